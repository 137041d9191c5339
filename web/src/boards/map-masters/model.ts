// The geometry of cards and dungeons, as `crates/map-masters/src/model` has it: seven columns, ten rows, two layers, six mouths.

export const WIDTH = 7;
export const HEIGHT = 10;
export const CELLS = WIDTH * HEIGHT;

/** Clockwise from the top. */
export type Dir = 0 | 1 | 2 | 3;
export const DIRS: readonly Dir[] = [0, 1, 2, 3];
export const LETTERS = "nesw";
export const back = (dir: Dir): Dir => ((dir + 2) % 4) as Dir;
const right = (dir: Dir): Dir => ((dir + 1) % 4) as Dir;

export type Site = "N" | "E1" | "E2" | "S" | "W2" | "W1";
export const SITES: readonly Site[] = ["N", "E1", "E2", "S", "W2", "W1"];
const SITE_CELLS: Record<Site, number> = { N: 3, E1: 20, E2: 55, S: 66, W2: 49, W1: 14 };
const OUTWARD: Record<Site, Dir> = { N: 0, E1: 1, E2: 1, S: 2, W2: 3, W1: 3 };
const TURNED: Record<Site, Site> = { N: "S", S: "N", E1: "W2", E2: "W1", W1: "E2", W2: "E1" };
export const siteCell = (site: Site): number => SITE_CELLS[site];
export const outward = (site: Site): Dir => OUTWARD[site];

export type Icon =
  | "coin" | "barrel" | "sword" | "rope" | "key" | "scroll" | "monster" | "padlock" | "pitfall" | "lava" | "circle" | "recycling" | "scissors" | "stairs";
const ICONS: Record<string, Icon> = {
  c: "coin", b: "barrel", s: "sword", r: "rope", k: "key", p: "scroll", m: "monster", l: "padlock", f: "pitfall", v: "lava", o: "circle", y: "recycling",
  x: "scissors", t: "stairs",
};

export interface Tile {
  ground: "rock" | "hall" | "room";
  /** Which room, for room cells. */
  room: number;
  icon: Icon | null;
  /** Directions of connected hallway cells. */
  halls: Set<Dir>;
  /** Directions of doors. */
  doors: Set<Dir>;
  degree: number;
}
export interface Door { hall: number; inside: number; out: Dir }
export interface Room { doors: Door[]; icons: [number, Icon][]; monsters: number }
/** A face as it lies: main floor first, then underground. */
export interface Plan { tiles: Tile[]; open: Set<Site>; rooms: Room[] }
export interface FaceRow { id: string; name: string; cost: number; main: string; under?: string }
export interface Placement { card: string; x: number; y: number; quarters?: number }

export function nextCell(cell: number, dir: Dir): number | null {
  const [column, row] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  if (dir === 0) return row > 0 ? cell - WIDTH : null;
  if (dir === 1) return column + 1 < WIDTH ? cell + 1 : null;
  if (dir === 2) return row + 1 < HEIGHT ? cell + WIDTH : null;
  return column > 0 ? cell - 1 : null;
}

function tile(drawn: string, under: boolean): Tile {
  const plain = { room: -1, icon: null, halls: new Set<Dir>(), doors: new Set<Dir>(), degree: 0 };
  if (drawn === "#") return { ...plain, ground: "rock" };
  if (drawn === "." || drawn === "+") return { ...plain, ground: "hall" };
  if (/[1-9]/.test(drawn)) return { ...plain, ground: "room" };
  const icon = ICONS[drawn.toLowerCase()] ?? null;
  return { ...plain, ground: drawn !== drawn.toLowerCase() && !under ? "room" : "hall", icon };
}

function printed(face: FaceRow): Plan {
  const layer = (picture: string | undefined, under: boolean): Tile[] =>
    picture ? [...picture.replace(/\s/g, "")].map((drawn) => tile(drawn, under)) : Array.from({ length: CELLS }, () => tile("#", under));
  const tiles = [...layer(face.main, false), ...layer(face.under, true)];
  const count = numberRooms(tiles);
  connect(tiles);
  const open = new Set(SITES.filter((site) => tiles[siteCell(site)]?.ground === "hall"));
  return { tiles, open, rooms: Array.from({ length: count }, (_, room) => surveyRoom(tiles, room)) };
}

function numberRooms(tiles: Tile[]): number {
  let rooms = 0;
  for (let first = 0; first < CELLS; first += 1) {
    const start = tiles[first];
    if (start?.ground !== "room" || start.room >= 0) continue;
    start.room = rooms;
    const open = [first];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const dir of DIRS) {
        const next = nextCell(cell, dir);
        const near = next === null ? undefined : tiles[next];
        if (next === null || near?.ground !== "room" || near.room >= 0) continue;
        near.room = rooms;
        open.push(next);
      }
    }
    rooms += 1;
  }
  return rooms;
}

function connect(tiles: Tile[]): void {
  for (const base of [0, CELLS]) {
    for (let cell = 0; cell < CELLS; cell += 1) {
      const here = tiles[base + cell];
      if (here?.ground !== "hall") continue;
      for (const dir of DIRS) {
        const next = nextCell(cell, dir);
        const ground = next === null ? "rock" : tiles[base + next]?.ground;
        if (ground === "hall") here.halls.add(dir);
        if (ground === "room") here.doors.add(dir);
      }
      const mouth = base === 0 && SITES.some((site) => siteCell(site) === cell) ? 1 : 0;
      here.degree = here.halls.size + here.doors.size + mouth;
    }
  }
}

function surveyRoom(tiles: Tile[], room: number): Room {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => tiles[cell]?.room === room);
  const icons = cells.flatMap((cell): [number, Icon][] => {
    const icon = tiles[cell]?.icon;
    return icon ? [[cell, icon]] : [];
  });
  return { doors: doorsClockwise(tiles, room, cells[0] ?? 0), icons, monsters: icons.filter(([, icon]) => icon === "monster").length };
}

/** Round the rim of a room with the wall on the left hand; doors are numbered as they come by. */
function doorsClockwise(tiles: Tile[], room: number, first: number): Door[] {
  const inside = (cell: number | null): number | null => (cell !== null && tiles[cell]?.room === room ? cell : null);
  const doors: Door[] = [];
  let [cell, wall]: [number, Dir] = [first, 0];
  for (let turn = 0; turn < 4 * CELLS; turn += 1) {
    const through = inside(nextCell(cell, wall));
    if (through !== null) {
      [cell, wall] = [through, back(right(wall))];
    } else {
      const hall = nextCell(cell, wall);
      if (hall !== null && tiles[hall]?.ground === "hall" && !doors.some((door) => door.hall === hall && door.inside === cell && door.out === wall))
        doors.push({ hall, inside: cell, out: wall });
      const along = inside(nextCell(cell, right(wall)));
      [cell, wall] = along === null ? [cell, right(wall)] : [along, wall];
    }
    if (cell === first && wall === 0) break;
  }
  return doors;
}

const turnedCell = (cell: number): number => CELLS - 1 - cell;
const turnedDirs = (dirs: Set<Dir>): Set<Dir> => new Set([...dirs].map(back));

function turned(plan: Plan): Plan {
  const half = (base: number): Tile[] =>
    Array.from({ length: CELLS }, (_, cell) => plan.tiles[base + turnedCell(cell)] as Tile).map((one) => ({ ...one, halls: turnedDirs(one.halls), doors: turnedDirs(one.doors) }));
  return {
    tiles: [...half(0), ...half(CELLS)],
    open: new Set([...plan.open].map((site) => TURNED[site])),
    rooms: plan.rooms.map((room) => ({
      doors: room.doors.map((door) => ({ hall: turnedCell(door.hall), inside: turnedCell(door.inside), out: back(door.out) })),
      icons: room.icons.map(([cell, icon]): [number, Icon] => [turnedCell(cell), icon]),
      monsters: room.monsters,
    })),
  };
}

/** The faces of a pack, in both orientations. */
export class Faces {
  private readonly plans = new Map<string, [Plan, Plan]>();
  readonly rows = new Map<string, FaceRow>();

  constructor(rows: FaceRow[]) {
    this.replace(rows);
  }

  /** Other faces in the place of these. */
  replace(rows: FaceRow[]): void {
    this.rows.clear();
    this.plans.clear();
    for (const row of rows) this.rows.set(row.id, row);
  }

  has(card: string): boolean {
    return this.rows.has(card);
  }

  /** The full name of a card that may be named in short. */
  named(name: string): string {
    return this.rows.has(name) ? name : ([...this.rows.keys()].find((id) => id.endsWith(`.${name}`)) ?? name);
  }

  plan(card: string, isTurned: boolean): Plan {
    let both = this.plans.get(card);
    if (!both) {
      const plan = printed(this.rows.get(card) ?? { id: card, name: card, cost: 0, main: "#".repeat(CELLS) });
      both = [plan, turned(plan)];
      this.plans.set(card, both);
    }
    return both[isTurned ? 1 : 0];
  }
}

const isTurned = (placed: Placement): boolean => placed.quarters === 2;
const covers = (placed: Placement, x: number, y: number): boolean => placed.x === x && (placed.y === y || placed.y + 1 === y);

function outside(placed: Placement, site: Site): [number, number] {
  const { x, y } = placed;
  const places: Record<Site, [number, number]> = { N: [x, y - 1], S: [x, y + 2], E1: [x + 1, y], E2: [x + 1, y + 1], W1: [x - 1, y], W2: [x - 1, y + 1] };
  return places[site];
}

/** The site of `other` that faces this site, when the two cards lie against each other there. */
function facing(placed: Placement, site: Site, other: Placement): Site | null {
  const [x, y] = outside(placed, site);
  if (!covers(other, x, y)) return null;
  if (site === "N") return "S";
  if (site === "S") return "N";
  const half = y === other.y ? "1" : "2";
  return `${site.startsWith("E") ? "W" : "E"}${half}` as Site;
}

/** The first rule that a layout breaks; nothing when it is a dungeon. */
export function layoutFault(faces: Faces, cards: Placement[]): string | null {
  const plan = (placed: Placement): Plan => faces.plan(placed.card, isTurned(placed));
  if (cards.some((card) => (card.quarters ?? 0) % 2 !== 0)) return "masters.build.vertical-only";
  for (const [index, card] of cards.entries()) {
    for (const other of cards.slice(0, index)) {
      if (card.x === other.x && Math.abs(card.y - other.y) <= 1) return "masters.build.no-overlap";
      const meets = (one: Placement, two: Placement): boolean =>
        SITES.every((site) => {
          const face = facing(one, site, two);
          return face === null || plan(one).open.has(site) === plan(two).open.has(face);
        });
      if (!meets(card, other) || !meets(other, card)) return "masters.build.hallways-aligned";
    }
  }
  const touches = (one: Placement, two: Placement): boolean => {
    const [across, down] = [Math.abs(one.x - two.x), Math.abs(one.y - two.y)];
    return (across === 0 && down === 2) || (across === 1 && down <= 1);
  };
  if (cards.length > 1 && cards.some((card) => !cards.some((other) => touches(card, other)))) return "masters.build.directly-adjacent";
  const reached = new Set(cards.slice(0, 1));
  for (let round = 0; round < cards.length; round += 1) {
    for (const card of cards) {
      const joined = [...reached].some((known) =>
        SITES.some((site) => {
          const face = facing(known, site, card);
          return face !== null && plan(known).open.has(site) && plan(card).open.has(face);
        }),
      );
      if (joined) reached.add(card);
    }
  }
  return reached.size < cards.length ? "masters.build.one-piece" : null;
}

/** A cell of a dungeon: the card's place in the layout, the layer, the cell. */
export type Spot = number;
export const spotOf = (slot: number, tileIndex: number): Spot => slot * 2 * CELLS + tileIndex;
export const slotOf = (spot: Spot): number => Math.floor(spot / (2 * CELLS));
export const tileOf = (spot: Spot): number => spot % (2 * CELLS);
export const cellOf = (spot: Spot): number => tileOf(spot) % CELLS;
export const isUnder = (spot: Spot): boolean => tileOf(spot) >= CELLS;
export const otherLevel = (spot: Spot): Spot => (isUnder(spot) ? spot - CELLS : spot + CELLS);
export const above = (spot: Spot): Spot => (isUnder(spot) ? otherLevel(spot) : spot);
export const spotWords = (spot: Spot): string => `${slotOf(spot) + 1}:${isUnder(spot) ? "u" : ""}${cellOf(spot) % WIDTH},${Math.floor(cellOf(spot) / WIDTH)}`;

export function readSpot(words: string): Spot | null {
  const found = /^(\d):(u?)(\d),(\d)$/.exec(words);
  if (!found) return null;
  return spotOf(Number(found[1]) - 1, (found[2] ? CELLS : 0) + Number(found[4]) * WIDTH + Number(found[3]));
}

export type Beyond = "wall" | "free" | { spot: Spot };

/** A layout with its joined and free mouths. */
export class Dungeon {
  readonly plans: Plan[];

  constructor(faces: Faces, readonly cards: Placement[]) {
    this.plans = cards.map((placed) => faces.plan(placed.card, isTurned(placed)));
  }

  tile(spot: Spot): Tile {
    return this.plans[slotOf(spot)]?.tiles[tileOf(spot)] as Tile;
  }

  has(spot: Spot): boolean {
    return slotOf(spot) < this.cards.length;
  }

  room(at: RoomAt): Room {
    return this.plans[at.slot]?.rooms[at.room] as Room;
  }

  roomOf(spot: Spot): RoomAt | null {
    const here = this.tile(spot);
    return here.ground === "room" ? { slot: slotOf(spot), room: here.room } : null;
  }

  beyond(slot: number, site: Site): Beyond {
    const card = this.cards[slot];
    if (!card || !this.plans[slot]?.open.has(site)) return "wall";
    for (const [other, placed] of this.cards.entries()) {
      const face = facing(card, site, placed);
      if (face) return { spot: spotOf(other, siteCell(face)) };
    }
    return "free";
  }

  freeMouths(): [number, Site][] {
    return this.cards.flatMap((_, slot) => SITES.filter((site) => this.beyond(slot, site) === "free").map((site): [number, Site] => [slot, site]));
  }

  mouthTowards(spot: Spot, dir: Dir): Site | null {
    if (isUnder(spot)) return null;
    const site = SITES.find((known) => siteCell(known) === cellOf(spot) && outward(known) === dir);
    return site && this.plans[slotOf(spot)]?.open.has(site) ? site : null;
  }

  hallTowards(spot: Spot, dir: Dir): Spot | null {
    if (this.tile(spot).halls.has(dir)) {
      const next = nextCell(cellOf(spot), dir);
      return next === null ? null : spotOf(slotOf(spot), (isUnder(spot) ? CELLS : 0) + next);
    }
    const site = this.mouthTowards(spot, dir);
    const over = site ? this.beyond(slotOf(spot), site) : "wall";
    return typeof over === "object" ? over.spot : null;
  }

  doorTowards(spot: Spot, dir: Dir): [RoomAt, number] | null {
    if (!this.tile(spot).doors.has(dir)) return null;
    const next = nextCell(cellOf(spot), dir);
    const at = next === null ? null : this.roomOf(spotOf(slotOf(spot), next));
    if (!at) return null;
    const door = this.room(at).doors.findIndex((known) => known.hall === cellOf(spot) && known.out === back(dir));
    return door < 0 ? null : [at, door];
  }

  spotsWith(icon: Icon): Spot[] {
    return this.plans.flatMap((plan, slot) => plan.tiles.flatMap((here, index) => (here.icon === icon ? [spotOf(slot, index)] : [])));
  }

  /** The free mouth exactly opposite a free mouth, at the far end of the tableau. */
  opposite(slot: number, site: Site): [number, Site] | null {
    const card = this.cards[slot];
    if (!card) return null;
    const dir = outward(site);
    const row = card.y + (site.endsWith("2") ? 1 : 0);
    const line = this.cards.filter((other) => (dir % 2 === 0 ? other.x === card.x : covers(other, other.x, row)));
    const far = line.reduce((best, other) => {
      const further = dir === 0 ? other.y > best.y : dir === 2 ? other.y < best.y : dir === 1 ? other.x < best.x : other.x > best.x;
      return further ? other : best;
    }, line[0] as Placement);
    const half = row === far.y ? "1" : "2";
    const entrance = (dir === 0 ? "S" : dir === 2 ? "N" : `${dir === 1 ? "W" : "E"}${half}`) as Site;
    const farSlot = this.cards.indexOf(far);
    return this.beyond(farSlot, entrance) === "free" ? [farSlot, entrance] : null;
  }
}

export interface RoomAt { slot: number; room: number }
