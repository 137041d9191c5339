// Shows what happened as it was recorded: cubes fall and are flicked, rooms light up and are emptied.
import { PICTURES, poseAt, read, resting, standing, type Film, type Pose } from "./film";
import { edgeOf } from "./pieces";
import type { Open, PieceId, Settled, Told } from "./view";

export type Poses = Map<string, Pose>;

/** Everything on the table at rest, meeples included. */
export function atRest(open: Open, turns: Map<string, Pose>): Poses {
  const poses: Poses = new Map();
  for (const [piece, square] of open.dungeon) {
    const rest = resting(square, edgeOf(piece));
    // A cube keeps the side it rolled onto, as long as nobody has moved it since.
    const rolled = turns.get(piece);
    const same = rolled && Math.hypot(rolled.x - rest.x, rolled.y - rest.y) < 1500;
    poses.set(piece, same ? { ...rest, turn: rolled.turn } : rest);
  }
  open.heroes.forEach((hero, seat) => {
    if (typeof hero.meeple === "object") poses.set(`meeple-${seat + 1}`, standing(hero.meeple.at));
  });
  return poses;
}

type Clip =
  | { kind: "film"; film: Film; settled: Settled; dropped: { pieces: PieceId[]; at: [number, number]; height: number } | null }
  | { kind: "loot"; corners: PieceId[]; pieces: PieceId[] };

/** Seconds of a fall that the film leaves out, for the eye. */
const FALL = 0.35;
/** Slower than it was, so that one can follow. */
const SPEED = 0.6;
const LOOT = 1.1;

export class Player {
  shown = $state.raw<Poses>(new Map());
  /** The room that is being looted. */
  room = $state.raw<{ corners: PieceId[]; pieces: PieceId[] } | null>(null);
  playing = $state(false);

  private turns = new Map<string, Pose>();
  private clips: Clip[] = [];
  private after: Open | null = null;
  private started = 0;
  private from: Poses = new Map();
  private wanted = 0;

  constructor(private readonly still: () => boolean) {}

  /** Shows a position, with what led to it where there is anything to see. */
  show(open: Open, events: unknown[]): void {
    this.after = open;
    const clips = this.still() ? [] : events.flatMap((event) => clip(event as Told));
    if (clips.length === 0 && !this.playing) {
      this.settle();
      return;
    }
    this.clips.push(...clips);
    if (!this.playing && this.clips.length > 0) this.begin();
  }

  /** Jumps to the end. */
  skip(): void {
    this.clips = [];
    this.settle();
  }

  stop(): void {
    cancelAnimationFrame(this.wanted);
  }

  private settle(): void {
    this.stop();
    this.playing = false;
    this.room = null;
    if (this.after) this.shown = atRest(this.after, this.turns);
  }

  private begin(): void {
    this.playing = true;
    this.started = performance.now();
    this.from = new Map(this.shown);
    this.wanted = requestAnimationFrame(() => this.step());
  }

  private step(): void {
    const clip = this.clips[0];
    if (!clip) return this.settle();
    const hurry = 1 + Math.max(0, this.clips.length - 2) / 2;
    const time = ((performance.now() - this.started) / 1000) * hurry;
    const over = clip.kind === "film" ? this.draw(clip, time) : this.loot(clip, time);
    if (over) {
      this.clips.shift();
      this.room = null;
      this.from = new Map(this.shown);
      this.started = performance.now();
    }
    this.wanted = requestAnimationFrame(() => this.step());
  }

  private draw(clip: Extract<Clip, { kind: "film" }>, time: number): boolean {
    const fall = clip.dropped ? FALL : 0;
    const at = (time - fall) * SPEED * PICTURES;
    const poses: Poses = new Map(this.from);
    clip.dropped?.pieces.forEach((piece) => poses.delete(piece));
    for (const [body, pictures] of clip.film.bodies) {
      const pose = poseAt(pictures, at) ?? (clip.dropped?.pieces.includes(body) ? falling(pictures[0]![1], clip.dropped.height, time / fall) : undefined);
      if (pose) poses.set(body, pose);
    }
    this.shown = poses;
    if (at < clip.film.length) return false;
    for (const [body, pictures] of clip.film.bodies) this.turns.set(body, pictures[pictures.length - 1]![1]);
    for (const [body, square] of clip.settled.lies) {
      if (body.startsWith("meeple-")) poses.set(body, standing([square[0], square[1]]));
      else poses.set(body, { ...resting(square, edgeOf(body)), turn: this.turns.get(body)?.turn ?? resting(square, 0).turn });
    }
    clip.settled.off?.forEach((body) => poses.delete(body));
    this.shown = new Map(poses);
    return true;
  }

  private loot(clip: Extract<Clip, { kind: "loot" }>, time: number): boolean {
    if (!this.room) this.room = { corners: clip.corners, pieces: clip.pieces };
    const part = Math.min(1, time / LOOT);
    const poses: Poses = new Map(this.from);
    for (const piece of clip.pieces) {
      const pose = this.from.get(piece);
      if (pose && part > 0.4) poses.set(piece, { ...pose, up: pose.up + (part - 0.4) ** 2 * 400_000 });
    }
    if (part >= 1) clip.pieces.forEach((piece) => poses.delete(piece));
    this.shown = poses;
    return part >= 1;
  }
}

function clip(event: Told): Clip[] {
  if (event.event === "looted" && "corners" in event) return [{ kind: "loot", corners: event.corners, pieces: event.pieces }];
  if (!("settled" in event) || !event.settled.path) return [];
  const dropped = "pieces" in event ? { pieces: event.pieces, at: event.at, height: event.height } : null;
  return [{ kind: "film", film: read(event.settled.path), settled: event.settled, dropped }];
}

/** A cube on its way to the first picture of the film. */
function falling(first: Pose, height: number, part: number): Pose {
  const done = Math.max(0, Math.min(1, part));
  return { ...first, up: first.up + height * 1000 * (1 - done * done) };
}
