// A path walked step by step, as `crates/map-masters/src/explorer` has it: what may be done next, what forbids it, what is found. The server
// judges again what is handed in; here it is so that a drawing answers at once.
import {
  above, back, isUnder, LETTERS, otherLevel, readSpot, siteCell, slotOf, spotOf, spotWords,
  type Dir, type Dungeon, type Icon, type RoomAt, type Site, type Spot,
} from "./model";

export type Fairy = "sword" | "scroll" | "key" | "rope";
export const FAIRIES: readonly Fairy[] = ["sword", "scroll", "key", "rope"];
export interface Kit { fairies: Record<Fairy, number>; books: Set<string> }
export type Place =
  | { at: "hall"; spot: Spot }
  | { at: "room"; room: RoomAt; by: number | null }
  | { at: "outside"; slot: number; site: Site }
  | { at: "stopped"; rule: string };

interface Toll { items: number; fairies: number; book: boolean; cross: boolean }
interface Move {
  goal: Place | { at: "below"; spot: Spot } | { at: "above"; spot: Spot } | { at: "inside"; slot: number; site: Site };
  toll: Toll; book?: string; door?: number; dir?: Dir; circles?: [Spot, Spot, string]; pit?: Spot;
}
/** A step that can be taken: its words, and the cell it leads to. */
export interface Step { words: string; to: Spot | null }

const NONE: Toll = { items: 0, fairies: 0, book: false, cross: false };
const count = (toll: Toll): number => toll.items + toll.fairies + (toll.book ? 1 : 0);
const OBSTACLES: readonly Icon[] = ["monster", "padlock", "pitfall", "lava"];
const isObstacle = (icon: Icon | null): icon is Icon => icon !== null && OBSTACLES.includes(icon);
const MEANS: Partial<Record<Icon, Fairy>> = { monster: "sword", padlock: "key", pitfall: "rope", lava: "rope", circle: "scroll" };
const BOOKS: Partial<Record<Icon, string>> = { monster: "slay-monster", padlock: "unlock", pitfall: "pit-crossing", lava: "pit-crossing" };
const STOPS: Partial<Record<Icon, string>> = { padlock: "masters.padlock.opens-with-key", lava: "masters.lava.blocks" };
const roomKey = (room: RoomAt): string => `${room.slot}/${room.room}`;

class Fault extends Error {}
const fail = (rule: string): never => {
  throw new Fault(rule);
};

export class Explorer {
  place: Place;
  readonly visited = new Set<Spot>();
  readonly circled = new Set<Spot>();
  readonly crossed = new Set<Spot>();
  readonly counts: Partial<Record<Icon, number>> = {};
  rooms = 0;
  /** The line as it is drawn: cells, with a leap before those that were not walked to. */
  readonly line: { spot: Spot; leap: boolean; out?: Site }[] = [];
  readonly items: Record<Fairy, number> = { sword: 0, scroll: 0, key: 0, rope: 0 };
  private readonly mouths = new Set<string>();
  private readonly doors = new Set<string>();
  private readonly partners = new Map<string, number>();
  private readonly cleared = new Set<string>();
  private readonly arms = new Map<Spot, Set<Dir>>();
  private readonly fairies: Record<Fairy, number>;
  private readonly books: Set<string>;
  private readonly usedFairies = new Set<Fairy>();
  private readonly usedBooks = new Set<string>();

  constructor(readonly dungeon: Dungeon, kit: Kit, slot: number, site: Site) {
    this.fairies = { ...kit.fairies };
    this.books = new Set(kit.books);
    this.place = { at: "outside", slot, site };
    this.line.push({ spot: spotOf(slot, siteCell(site)), leap: true, out: site });
    this.comeIn(slot, site);
  }

  get exited(): boolean {
    return this.place.at === "outside";
  }

  /** Goes one step further; or stays, and names the rule that forbids it. */
  step(words: string): string | null {
    try {
      this.carry(this.resolve(words));
      return null;
    } catch (fault) {
      if (fault instanceof Fault) return fault.message;
      throw fault;
    }
  }

  private can(words: string): Move | null {
    try {
      return this.resolve(words);
    } catch (fault) {
      if (fault instanceof Fault) return null;
      throw fault;
    }
  }

  /** Every step that can be taken from here, the cheapest way first. */
  moves(): Step[] {
    const place = this.place;
    const found: Step[] = [];
    const offer = (words: string): void => {
      const move = this.can(words);
      if (move) found.push({ words, to: this.target(move) });
    };
    if (place.at === "outside") offer("pass");
    if (place.at === "outside" || place.at === "stopped") return found;
    const starts = place.at === "hall" ? [...LETTERS] : this.dungeon.room(place.room).doors.map((_, door) => `door${door}`);
    for (const start of starts) for (const toll of this.tolls()) offer(start + toll);
    for (const start of ["stairs", "stairs1", "climb"]) for (const toll of ["", "+item", "+fairy", "+book"]) offer(start + toll);
    for (const start of ["drop", "drop1"]) offer(start);
    for (const to of this.dungeon.spotsWith("circle"))
      for (const by of ["item", "fairy", "book"]) for (const toll of this.tolls()) offer(`circle/${by}@${spotWords(to)}${toll}`);
    for (const to of this.dungeon.spotsWith("barrel")) for (const toll of this.tolls()) offer(`hop@${spotWords(to)}${toll}`);
    for (const to of this.dungeon.spotsWith("monster")) for (const toll of this.tolls()) offer(`leap@${spotWords(to)}${toll}`);
    return found;
  }

  private tolls(): string[] {
    const several = ["+item+item", "+item+fairy", "+item+book", "+fairy+fairy", "+fairy+book", "+item+item+item", "+item+item+fairy", "+item+item+book"];
    return ["+item", "+fairy", "+book", ...several, "", "+cross"];
  }

  private target(move: Move): Spot | null {
    const goal = move.goal;
    if ("spot" in goal) return goal.spot;
    if (goal.at === "room") return this.inside(goal.room, goal.by);
    return "slot" in goal ? spotOf(goal.slot, siteCell(goal.site)) : null;
  }

  private resolve(words: string): Move {
    const place = this.place;
    if (place.at === "stopped") return fail(place.rule);
    if (place.at === "outside" && words !== "pass") return fail("masters.exit.ends-path");
    const [what = "", ...means] = words.split("+");
    const toll: Toll = {
      items: means.filter((one) => one === "item").length, fairies: means.filter((one) => one === "fairy").length,
      book: means.includes("book"), cross: means.includes("cross"),
    };
    if (what.length === 1 && LETTERS.includes(what)) return this.walk(LETTERS.indexOf(what) as Dir, toll);
    const [name = "", at = ""] = what.split("@");
    const number = Number(/\d*$/.exec(name)?.[0] || 0);
    const to = readSpot(at);
    if (name.startsWith("door")) return this.leave(number, toll);
    if (name.startsWith("stairs")) return this.takeStairs(number, toll);
    if (name.startsWith("drop")) return this.dropDown(number);
    if (name === "climb") return this.climb(toll);
    if (name === "pass") return this.pass();
    if (to === null) return fail("masters.model.path-encoding");
    if (name.startsWith("circle/")) return this.teleport(name.slice(7), to, toll);
    if (name === "leap") return this.byBook("leap-to-monster", "monster", to, toll);
    if (name === "hop") return this.byBook("barrel-hop", "barrel", to, toll);
    return fail("masters.model.path-encoding");
  }

  private walk(dir: Dir, toll: Toll): Move {
    if (this.place.at !== "hall") return fail("masters.model.path-encoding");
    const spot = this.place.spot;
    const next = this.dungeon.hallTowards(spot, dir);
    if (next !== null) {
      const book = this.checkHall(next, back(dir), toll);
      return { goal: { at: "hall", spot: next }, toll, dir, ...(book ? { book } : {}) };
    }
    const door = this.dungeon.doorTowards(spot, dir);
    if (door) {
      this.checkRoom(door[0], door[1], toll);
      return { goal: { at: "room", room: door[0], by: door[1] }, toll, dir };
    }
    const site = this.dungeon.mouthTowards(spot, dir);
    if (!site || this.dungeon.beyond(slotOf(spot), site) !== "free") return fail("masters.path.card-to-card");
    if (this.mouths.has(`${slotOf(spot)}${site}`)) return fail("masters.exit.not-through-start");
    this.nothingToPay(toll);
    return { goal: { at: "outside", slot: slotOf(spot), site }, toll };
  }

  private checkHall(spot: Spot, arm: Dir | null, toll: Toll): string | null {
    let book: string | null = null;
    const here = this.dungeon.tile(spot);
    if (this.visited.has(spot)) {
      if (!toll.cross) return fail(here.degree >= 4 ? "masters.path.intersection-once" : here.degree === 3 ? "masters.path.three-way-once" : here.icon === "pitfall" ? "masters.pitfall.once" : "masters.path.hallway-once");
      if (!this.books.has("path-crossing")) return fail(this.missingBook("path-crossing", "masters.sb.path-crossing"));
      const used = this.arms.get(spot) ?? new Set<Dir>();
      if (here.degree !== 4 || used.size !== 2 || arm === null || used.has(arm)) return fail("masters.sb.path-crossing-details");
      book = "path-crossing";
    } else if (toll.cross) return fail("masters.sb.path-crossing-details");
    if (isObstacle(here.icon)) {
      if (count(toll) > 1) return fail("masters.obstacle.one-means-each");
      this.affords(here.icon, toll);
    } else {
      if (count(toll) > 0 && isUnder(spot) && this.dungeon.tile(above(spot)).icon === "pitfall") return fail("masters.item.rope-main-floor-only");
      this.nothingToPay(toll);
    }
    return book;
  }

  private checkRoom(room: RoomAt, door: number | null, toll: Toll): void {
    if (door !== null && this.doors.has(`${roomKey(room)}/${door}`)) return fail("masters.room.door-once");
    if (toll.cross) return fail("masters.sb.path-crossing-details");
    const monsters = this.cleared.has(roomKey(room)) ? 0 : this.dungeon.room(room).monsters;
    if (monsters === 0) return this.nothingToPay(toll);
    if (count(toll) > monsters) return fail("masters.obstacle.one-means-each");
    this.affords("monster", toll);
  }

  private leave(door: number, toll: Toll): Move {
    if (this.place.at !== "room") return fail("masters.model.path-encoding");
    const { room, by } = this.place;
    const way = this.dungeon.room(room).doors[door];
    if (!way) return fail("masters.model.doors");
    if (this.doors.has(`${roomKey(room)}/${door}`)) return fail("masters.room.door-once");
    const crosses = by !== null && this.crossesEarlier(room, by, door);
    if (crosses && (!toll.cross || !this.books.has("path-crossing"))) return fail("masters.room.no-crossing-inside");
    const rest = crosses ? { ...toll, cross: false } : toll;
    const hall = spotOf(room.slot, way.hall);
    const book = this.checkHall(hall, back(way.out), rest) ?? (crosses ? "path-crossing" : null);
    return { goal: { at: "hall", spot: hall }, toll: rest, door, dir: way.out, ...(book ? { book } : {}) };
  }

  private crossesEarlier(room: RoomAt, from: number, to: number): boolean {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    for (let door = low + 1; door < high; door += 1) {
      const partner = this.partners.get(`${roomKey(room)}/${door}`);
      if (partner !== undefined && (partner <= low || partner >= high)) return true;
    }
    return false;
  }

  private cellsWith(room: RoomAt, icon: Icon): Spot[] {
    return this.dungeon.room(room).icons.filter(([, found]) => found === icon).map(([cell]) => spotOf(room.slot, cell));
  }

  private takeStairs(number: number, toll: Toll): Move {
    const place = this.place;
    const from = place.at === "hall" && this.dungeon.tile(place.spot).icon === "stairs" ? place.spot : place.at === "room" ? this.cellsWith(place.room, "stairs")[number] : undefined;
    if (from === undefined) return fail("masters.level.changes");
    const other = otherLevel(from);
    const room = this.dungeon.roomOf(other);
    if (room) {
      this.checkRoom(room, null, toll);
      return { goal: { at: "room", room, by: null }, toll };
    }
    if (this.visited.has(other)) return fail("masters.stairs.once");
    this.nothingToPay(toll);
    return { goal: { at: "hall", spot: other }, toll };
  }

  private dropDown(number: number): Move {
    const pit = this.place.at === "room" ? this.cellsWith(this.place.room, "pitfall")[number] : undefined;
    if (pit === undefined) return fail("masters.level.changes");
    if (this.crossed.has(pit)) return fail("masters.pitfall.once");
    return { goal: { at: "below", spot: otherLevel(pit) }, toll: NONE, pit };
  }

  private climb(toll: Toll): Move {
    const place = this.place;
    if (place.at !== "hall" || !isUnder(place.spot)) return fail("masters.sb.pitfall-climb");
    const pit = above(place.spot);
    if (this.dungeon.tile(pit).icon !== "pitfall") return fail("masters.sb.pitfall-climb");
    if (!this.books.has("pitfall-climb")) return fail(this.missingBook("pitfall-climb", this.items.rope + this.fairies.rope > 0 ? "masters.item.rope-not-upward" : "masters.pitfall.one-way"));
    if (this.crossed.has(pit) || this.visited.has(pit)) return fail("masters.sb.pitfall-climb-unused");
    const room = this.dungeon.roomOf(pit);
    if (room) this.checkRoom(room, null, toll);
    else this.nothingToPay(toll);
    return { goal: room ? { at: "room", room, by: null } : { at: "above", spot: pit }, toll, book: "pitfall-climb", pit };
  }

  private departure(icon: Icon, to: Spot, usable: (spot: Spot) => boolean): Spot | null {
    const place = this.place;
    const here = place.at === "hall" ? [place.spot].filter((spot) => this.dungeon.tile(spot).icon === icon) : place.at === "room" ? this.cellsWith(place.room, icon) : [];
    return here.find((spot) => spot !== to && usable(spot)) ?? null;
  }

  private destination(to: Spot, toll: Toll, travelled: string): Place {
    const room = this.dungeon.roomOf(to);
    if (room) {
      this.checkRoom(room, null, toll);
      return { at: "room", room, by: null };
    }
    if (this.visited.has(to)) return fail(travelled);
    this.checkHall(to, null, toll);
    return { at: "hall", spot: to };
  }

  private teleport(by: string, to: Spot, toll: Toll): Move {
    if (!this.dungeon.has(to) || this.dungeon.tile(to).icon !== "circle") return fail("masters.teleport.destination");
    const from = this.departure("circle", to, (spot) => !this.crossed.has(spot));
    if (from === null) return fail(this.departure("circle", to, () => true) === null ? "masters.teleport.means" : "masters.teleport.circle-once");
    if (this.crossed.has(to)) return fail("masters.teleport.circle-once");
    if (by === "item" && this.items.scroll === 0) return fail(this.counts.scroll ? "masters.item.single-use" : "masters.item.use-later-only");
    if (by === "fairy" && this.fairies.scroll === 0) return fail(this.missingFairy("scroll"));
    if (by === "book" && !this.books.has("free-circle")) return fail(this.missingBook("free-circle", "masters.teleport.means"));
    return { goal: this.destination(to, toll, "masters.teleport.hallway-destination-free"), toll, circles: [from, to, by] };
  }

  private byBook(book: "leap-to-monster" | "barrel-hop", icon: Icon, to: Spot, toll: Toll): Move {
    if (!this.books.has(book)) return fail(this.missingBook(book, `masters.sb.${book}`));
    const details = `masters.sb.${book}-details`;
    if (!this.dungeon.has(to) || this.dungeon.tile(to).icon !== icon || (icon === "monster" && this.crossed.has(to))) return fail(details);
    if (icon === "barrel" && this.departure("barrel", to, () => true) === null) return fail(details);
    return { goal: this.destination(to, toll, details), toll, book };
  }

  private pass(): Move {
    if (this.place.at !== "outside") return fail("masters.model.path-encoding");
    const { slot, site } = this.place;
    const book = site === "N" || site === "S" ? "wrap-vertical" : "wrap-horizontal";
    if (!this.books.has(book)) return fail(this.missingBook(book, `masters.sb.${book}`));
    const far = this.dungeon.opposite(slot, site);
    if (!far || this.visited.has(spotOf(far[0], siteCell(far[1])))) return fail("masters.sb.wrap-opposite-point");
    return { goal: { at: "inside", slot: far[0], site: far[1] }, toll: NONE, book };
  }

  private affords(obstacle: Icon, toll: Toll): void {
    const kind = MEANS[obstacle];
    if (!kind) return this.nothingToPay(toll);
    if (toll.items > this.items[kind]) return fail(this.counts[kind] ? "masters.item.single-use" : "masters.item.use-later-only");
    if (toll.fairies > this.fairies[kind]) return fail(this.missingFairy(kind));
    const book = BOOKS[obstacle];
    if (toll.book && (!book || !this.books.has(book))) return fail(this.missingBook(book ?? "", "masters.obstacle.means"));
  }

  private missingFairy(kind: Fairy): string {
    return this.usedFairies.has(kind) ? "masters.fairy.single-use" : "masters.fairy.use";
  }

  private missingBook(book: string, otherwise: string): string {
    return this.usedBooks.has(book) ? "masters.spellbook.once-per-round" : otherwise;
  }

  private useBook(book: string): void {
    this.books.delete(book);
    this.usedBooks.add(book);
  }

  private useFairy(kind: Fairy, count: number): void {
    this.fairies[kind] -= count;
    if (count > 0) this.usedFairies.add(kind);
  }

  private nothingToPay(toll: Toll): void {
    if (count(toll) > 0) fail("masters.obstacle.one-means-each");
  }

  private carry(move: Move): void {
    if (move.book) this.useBook(move.book);
    if (this.place.at === "room" && move.door !== undefined) this.drawThrough(this.place.room, this.place.by, move.door);
    if (this.place.at === "hall" && move.dir !== undefined) this.useArm(this.place.spot, move.dir);
    if (move.circles) {
      const [from, to, by] = move.circles;
      if (by === "item") this.spend("scroll");
      else if (by === "fairy") this.useFairy("scroll", 1);
      else this.useBook("free-circle");
      this.crossed.add(from).add(to);
    }
    if (move.pit !== undefined) this.crossed.add(move.pit);
    const leap = move.dir === undefined;
    const goal = move.goal;
    if (goal.at === "hall") this.arrive(goal.spot, move.dir ?? null, move.toll, leap);
    else if (goal.at === "room") this.enter(goal.room, goal.by, move.toll, leap);
    else if (goal.at === "outside") {
      this.mouths.add(`${goal.slot}${goal.site}`);
      this.place = goal;
      this.line.push({ spot: spotOf(goal.slot, siteCell(goal.site)), leap: false, out: goal.site });
    } else if (goal.at === "inside") {
      this.line.push({ spot: spotOf(goal.slot, siteCell(goal.site)), leap: true, out: goal.site });
      this.comeIn(goal.slot, goal.site);
    } else if (goal.at === "below") this.land(goal.spot);
    else if (goal.at === "above") {
      this.visited.add(goal.spot);
      this.place = { at: "hall", spot: goal.spot };
      this.line.push({ spot: goal.spot, leap: true });
      this.circle(goal.spot, "pitfall");
    }
  }

  private comeIn(slot: number, site: Site): void {
    this.mouths.add(`${slot}${site}`);
    this.arrive(spotOf(slot, siteCell(site)), null, NONE, false);
  }

  private arrive(spot: Spot, dir: Dir | null, toll: Toll, leap: boolean): void {
    this.visited.add(spot);
    this.place = { at: "hall", spot };
    this.line.push({ spot, leap });
    if (dir !== null) this.useArm(spot, back(dir));
    const icon = this.dungeon.tile(spot).icon;
    if (!icon) return;
    if (!isObstacle(icon)) return this.circle(spot, icon);
    if (count(toll) > 0) {
      this.pay(icon, toll);
      this.circle(spot, icon);
      this.crossed.add(spot);
    } else if (icon === "pitfall") {
      this.circle(spot, icon);
      this.crossed.add(spot);
      this.land(otherLevel(spot));
    } else this.place = { at: "stopped", rule: STOPS[icon] ?? "masters.monster.hallway" };
  }

  private land(below: Spot): void {
    const fresh = !this.visited.has(below);
    this.visited.add(below);
    this.line.push({ spot: below, leap: true });
    this.place = fresh ? { at: "hall", spot: below } : { at: "stopped", rule: "masters.pitfall.landing-on-own-path" };
  }

  /** The cell of a room by a door, or its middle. */
  inside(room: RoomAt, by: number | null): Spot {
    const plan = this.dungeon.room(room);
    const door = by === null ? plan.doors[0] : plan.doors[by];
    return spotOf(room.slot, door?.inside ?? plan.icons[0]?.[0] ?? 0);
  }

  private enter(room: RoomAt, door: number | null, toll: Toll, leap: boolean): void {
    if (door !== null) this.doors.add(`${roomKey(room)}/${door}`);
    this.place = { at: "room", room, by: door };
    this.line.push({ spot: this.inside(room, door), leap });
    if (this.cleared.has(roomKey(room))) return;
    this.pay("monster", toll);
    if (count(toll) < this.dungeon.room(room).monsters) {
      this.place = { at: "stopped", rule: "masters.room.must-clear-to-leave" };
      return;
    }
    this.cleared.add(roomKey(room));
    this.rooms += 1;
    for (const [cell, icon] of this.dungeon.room(room).icons) {
      if (icon === "lava") continue;
      this.circle(spotOf(room.slot, cell), icon);
      if (icon === "monster") this.crossed.add(spotOf(room.slot, cell));
    }
  }

  private drawThrough(room: RoomAt, by: number | null, door: number): void {
    this.doors.add(`${roomKey(room)}/${door}`);
    this.line.push({ spot: spotOf(room.slot, this.dungeon.room(room).doors[door]?.inside ?? 0), leap: false });
    if (by === null) return;
    this.partners.set(`${roomKey(room)}/${by}`, door);
    this.partners.set(`${roomKey(room)}/${door}`, by);
  }

  private useArm(spot: Spot, dir: Dir): void {
    if (this.dungeon.tile(spot).degree < 4) return;
    this.arms.set(spot, (this.arms.get(spot) ?? new Set<Dir>()).add(dir));
  }

  private circle(spot: Spot, icon: Icon): void {
    const counted = icon === "stairs" ? above(spot) : spot;
    if (this.circled.has(counted)) return;
    this.circled.add(counted);
    this.counts[icon] = (this.counts[icon] ?? 0) + 1;
    const item = FAIRIES.find((kind) => kind === icon);
    if (item) this.items[item] += 1;
  }

  private pay(obstacle: Icon, toll: Toll): void {
    const kind = MEANS[obstacle];
    if (!kind) return;
    for (let paid = 0; paid < toll.items; paid += 1) this.spend(kind);
    this.useFairy(kind, toll.fairies);
    const book = BOOKS[obstacle];
    if (toll.book && book) this.useBook(book);
  }

  private spend(kind: Fairy): void {
    this.items[kind] -= 1;
    const lies = this.dungeon.spotsWith(kind).find((spot) => this.circled.has(spot) && !this.crossed.has(spot));
    if (lies !== undefined) this.crossed.add(lies);
  }

  /** How many of what an objective counts. */
  units(kind: string): number {
    if (kind === "room") return this.rooms;
    if (kind === "pit") return (this.counts.pitfall ?? 0) + (this.counts.lava ?? 0);
    if (kind === "magic-circle") return this.counts.circle ?? 0;
    if (kind === "stairway") return this.counts.stairs ?? 0;
    return this.counts[kind as Icon] ?? 0;
  }
}

/** A written path walked as far as it is legal. */
export function follow(dungeon: Dungeon, kit: Kit, path: string): { explorer: Explorer | null; legal: string[]; fault: string | null } {
  const [start = "", ...steps] = path.trim().split(/\s+/);
  const found = /^(\d):(N|E1|E2|S|W1|W2)$/.exec(start);
  if (!found) return { explorer: null, legal: [], fault: "masters.model.path-encoding" };
  const [slot, site] = [Number(found[1]) - 1, found[2] as Site];
  if (dungeon.beyond(slot, site) !== "free") return { explorer: null, legal: [], fault: "masters.path.start-free-edge" };
  const explorer = new Explorer(dungeon, kit, slot, site);
  const legal = [start];
  for (const step of steps) {
    const fault = explorer.step(step);
    if (fault) return { explorer, legal, fault };
    legal.push(step);
  }
  return { explorer, legal, fault: null };
}

