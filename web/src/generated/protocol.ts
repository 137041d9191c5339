// Made by `cargo test -p server`: what goes between the page and the server. See docs/protocol.md.

export type Value = boolean | number | string;
export type Condition =
  | { is: 'among'; key: string; values: Value[] }
  | { is: 'seats'; min: number; max: number };
export type Part = { kind: string; id: string };
export type Surface = { min: [number, number]; max: [number, number]; per_mm: number };
export type Outcome = { standings: { rank: number; score: number }[]; together?: 'won' | 'lost' };
export type Answer =
  | { pick: number }
  | { subset: number[] }
  | { order: number[] }
  | { number: number }
  | { place: { x: number; y: number } }
  | { stroke: { item: number; x: number; y: number } }
  | { words: string }
  | { action: unknown };

export type Spoken = { 
/**
 * The key in the locale files; empty for words that are the same in every language.
 */
id: string, 
/**
 * What the sentence's placeholders stand for.
 */
args: [string, unknown][] | undefined, 
/**
 * The sentence; left out for programs that want none.
 */
words?: string, };

export type GameInfo = { 
/**
 * The name in addresses.
 */
id: string, 
/**
 * The name people read.
 */
title: string, 
/**
 * A sentence about it.
 */
about: Spoken, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], 
/**
 * The ledgers its rules stand in.
 */
ledgers: Array<string>, 
/**
 * Raised whenever an old log could replay differently.
 */
rules_version: number, 
/**
 * The bots that can take a seat.
 */
bots: Array<string>, 
/**
 * What can be chosen.
 */
schema: SchemaInfo, };

export type SchemaInfo = { 
/**
 * The ways to play; the first is the default.
 */
modes: Array<ModeInfo>, 
/**
 * The single choices.
 */
fields: Array<FieldInfo>, 
/**
 * Which choices go together.
 */
limits: Array<LimitInfo>, };

export type ModeInfo = { 
/**
 * Its name in requests.
 */
name: string, 
/**
 * What people read.
 */
title: Spoken, 
/**
 * The values it sets.
 */
values: Record<string, boolean | number | string>, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], };

export type FieldInfo = { 
/**
 * Its name in requests.
 */
key: string, 
/**
 * What people read.
 */
label: Spoken, 
/**
 * A sentence that explains it.
 */
help: Spoken, 
/**
 * What can be chosen.
 */
kind: FieldKindInfo, 
/**
 * What holds when nothing is chosen.
 */
default: boolean | number | string, };

export type FieldKindInfo = { "kind": "switch" } | { "kind": "one-of", 
/**
 * The values.
 */
values: Array<ValueInfo>, } | { "kind": "whole", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, };

export type ValueInfo = { 
/**
 * Its name in requests.
 */
value: string, 
/**
 * What people read.
 */
title: Spoken, };

export type LimitInfo = { 
/**
 * The conditions: `{"is":"among","key","values"}` or `{"is":"seats","min","max"}`.
 */
when: Condition[], 
/**
 * What they demand.
 */
then: Condition[], 
/**
 * The reason.
 */
why: Spoken, };

export type Me = { 
/**
 * The id: `g-…` for a guest, `a-…` for an account.
 */
id: string, 
/**
 * The name others read.
 */
name: string, 
/**
 * Whether this is an account.
 */
account: boolean, 
/**
 * The bearer token, where one was asked for.
 */
token?: string, };

export type Naming = { 
/**
 * At most 40 characters.
 */
name: string, };

export type Credentials = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Its password, at least 8 characters.
 */
password: string, };

export type Password = { 
/**
 * The account's password.
 */
password: string, };

export type SessionInfo = { 
/**
 * Its name in requests.
 */
id: string, 
/**
 * Since when.
 */
created: number, 
/**
 * What the browser called itself.
 */
agent: string, 
/**
 * Whether it is this one.
 */
this: boolean, };

export type Export = { 
/**
 * The account.
 */
me: Me, 
/**
 * Since when.
 */
created: number, 
/**
 * Where it is signed in.
 */
sessions: Array<SessionInfo>, 
/**
 * The tables it sits or sat at.
 */
tables: Array<string>, 
/**
 * Where it wants to hear of its turns.
 */
notices: NoticeInfo | null, 
/**
 * The tables of whose turns it wants to hear elsewhere.
 */
table_notices: Array<[string, NoticeInfo]>, 
/**
 * Whom it met in rated matches.
 */
rated: Array<MetInfo>, 
/**
 * What it said: table, when, what.
 */
chat: [string, number, string][], };

export type MetInfo = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Against whom.
 */
against: string, 
/**
 * How many matches.
 */
matches: number, 
/**
 * What was won of them, in halves.
 */
halves: number, };

export type RatingInfo = { 
/**
 * Who.
 */
name: string, 
/**
 * The rating: 1500 is the mean of all rated players.
 */
rating: number, 
/**
 * Half the width of its 95 % interval.
 */
error: number, 
/**
 * How many rated matches.
 */
matches: number, };

export type NoticeWish = { 
/**
 * An address that is called.
 */
webhook?: string, 
/**
 * A mail address.
 */
mail?: string, };

export type NoticeInfo = { 
/**
 * The address that is called.
 */
webhook: string | null, 
/**
 * What calls are signed with: the header `Undercroft-Signature` is `sha256=` and HMAC-SHA-256 of the body.
 */
secret: string | null, 
/**
 * The mail address.
 */
mail: string | null, 
/**
 * Whether this server sends mail at all.
 */
mail_works: boolean, };

export type RuleInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * The ledger it stands in.
 */
ledger: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What it speaks about.
 */
kind: string, 
/**
 * The rule.
 */
text: string, 
/**
 * The decision taken where the source leaves one open.
 */
ruling: string | null, 
/**
 * Where in the source it stands.
 */
source: string, 
/**
 * Rules to read with it.
 */
see: Array<string>, 
/**
 * The modes it belongs to; none means always.
 */
modes: Array<string>, 
/**
 * Whether the text is in the reader's language.
 */
translated: boolean, };

export type LedgerInfo = { 
/**
 * Its name in requests.
 */
id: string, 
/**
 * What people read.
 */
title: string, 
/**
 * The game in a few sentences.
 */
summary: string, 
/**
 * How many rules.
 */
rules: number, };

export type CitedRule = { 
/**
 * The id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * The rule.
 */
text: string, 
/**
 * The decision taken where the source leaves one open.
 */
ruling: string | null, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode; the game's first without it.
 */
mode?: string, 
/**
 * Single choices on top of the mode.
 */
options: Record<string, boolean | number | string> | undefined, 
/**
 * Who sits where.
 */
seats: Array<NewSeat>, 
/**
 * Whether it is kept out of the list.
 */
private?: boolean, 
/**
 * How long people may think.
 */
clock?: ClockRules, 
/**
 * My share in the luck of the match.
 */
entropy?: string, };

export type NewSeat = { "kind": "me", 
/**
 * What I am called here.
 */
name?: string, } | { "kind": "hot-seat", 
/**
 * What that person is called.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * Its name.
 */
bot: string, };

export type ClockRules = { "kind": "live", 
/**
 * The budget.
 */
initial: number, 
/**
 * What each answer adds.
 */
increment: number, } | { "kind": "days", 
/**
 * How long.
 */
per_answer: number, };

export type Joining = { 
/**
 * Which; the first open one without it.
 */
seat?: number, 
/**
 * What I am called here.
 */
name?: string, 
/**
 * My share in the luck of the match.
 */
entropy?: string, };

export type Leaving = { 
/**
 * Which.
 */
seat: number, 
/**
 * Who decides from now on: `nobody` or `bot:NAME`.
 */
to?: string, };

export type TableInfo = { 
/**
 * Its id; the link is `/t/ID`.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * Single choices on top of the mode.
 */
options: Record<string, boolean | number | string>, 
/**
 * Whether it is kept out of the list.
 */
private: boolean, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * When it was made.
 */
created: number, 
/**
 * The seats that the reader holds.
 */
yours: number[], 
/**
 * Whether the reader made it.
 */
owner: boolean, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * The hash of the secret seed.
 */
commitment: string, 
/**
 * How long people may think.
 */
clock: ClockRules | null, 
/**
 * Whether it is paused.
 */
paused: boolean, 
/**
 * A proposal to take actions back.
 */
proposal: Proposal | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, };

export type Stage = "gathering" | "playing" | "over";

export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * What it is called.
 */
name: string | null, 
/**
 * Who decides.
 */
kind: SeatKind, 
/**
 * The bot's name, where one decides.
 */
bot?: string, 
/**
 * Whether it is the reader's.
 */
you: boolean, 
/**
 * Whether whoever decides is connected.
 */
here: boolean, };

export type SeatKind = "open" | "person" | "bot" | "nobody";

export type Proposal = { 
/**
 * Who proposes it.
 */
by: number, 
/**
 * How many actions.
 */
actions: number, 
/**
 * Who has agreed.
 */
agreed: number[], };

export type TableList = { 
/**
 * The most recent first.
 */
tables: Array<TableInfo>, };

export type ClientMessage = { "type": "act" } & Act | { "type": "undo" } & Plain | { "type": "propose-undo", 
/**
 * How many.
 */
actions: number, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "agree", 
/**
 * Whether.
 */
yes: boolean, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "hand-over", 
/**
 * `person`, `nobody` or `bot:NAME`.
 */
to: string, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "orders", 
/**
 * The orders.
 */
orders: Array<Order>, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "pause", 
/**
 * Whether.
 */
on: boolean, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "chat", 
/**
 * What.
 */
words: string, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "rematch" } & Plain | { "type": "go", 
/**
 * The table's id.
 */
table: string, 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, } | { "type": "ping" };

export type Plain = { 
/**
 * The client's own name for it.
 */
request?: string, 
/**
 * Who.
 */
seat?: number, };

export type Act = { 
/**
 * The client's own name for it: never done twice.
 */
request?: string, 
/**
 * Who; not needed by whoever holds one seat.
 */
seat?: number, 
/**
 * The version of the state that it answers.
 */
version: number, 
/**
 * The answer.
 */
answer: Answer, };

export type Order = { 
/**
 * The answer in the game's own words.
 */
words: string, 
/**
 * The key of the question's prompt; any without it.
 */
prompt?: string, 
/**
 * How long it stands.
 */
until?: Until, };

export type Until = "cancelled" | "other";

export type ServerMessage = { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "state" } & StateMessage | { "type": "brief" } & BriefMessage | { "type": "rematch" } & RematchMessage | { "type": "accepted" } & Accepted | { "type": "refused" } & Refused | { "type": "chat" } & ChatMessage | { "type": "pong" } | { "type": "closing", 
/**
 * A sentence to show.
 */
words: string, };

export type StateMessage = { 
/**
 * Who looks.
 */
viewer: number | "spectator", 
/**
 * Counts what this viewer was shown.
 */
version: number, 
/**
 * The game's own view; null before the match begins.
 */
view: unknown, 
/**
 * The seats that this viewer sees being waited for.
 */
waiting: number[], 
/**
 * What this viewer is asked.
 */
question: QuestionInfo | null, 
/**
 * The version since which this very question has been open.
 */
asked: number, 
/**
 * What happened since the last state that was sent.
 */
events: Array<EventInfo>, 
/**
 * After an undo: forget the events after this version.
 */
undone: number | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * Whether this viewer may take its last action back alone.
 */
can_undo: boolean, 
/**
 * The table drawn with characters, where that was asked for.
 */
drawn?: string, 
/**
 * What is left of everybody's time.
 */
clocks?: Array<ClockInfo>, 
/**
 * This viewer's standing orders.
 */
orders: Array<Order>, };

export type BriefMessage = { 
/**
 * Who looks.
 */
viewer: number | "spectator", 
/**
 * Counts what this viewer was shown.
 */
version: number, 
/**
 * The version since which the question has been open.
 */
asked: number, 
/**
 * How many answers the question lists, 0 where it is no list; null when this viewer is not asked.
 */
choices: number | null, 
/**
 * The seats that this viewer sees being waited for.
 */
waiting: number[], 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * The game's own view; null before the match begins.
 */
view: unknown, 
/**
 * What happened since the last state that was sent, in the game's own data.
 */
events: unknown[], 
/**
 * After an undo: forget the events after this version.
 */
undone?: number, };

export type RematchMessage = { 
/**
 * Its id.
 */
table: string, 
/**
 * The hash of its secret seed.
 */
commitment: string, };

export type QuestionInfo = { 
/**
 * The question itself.
 */
prompt: Spoken, 
/**
 * The rules that it comes from.
 */
rules: Array<string>, 
/**
 * The ways to answer it.
 */
forms: Array<FormInfo>, };

export type FormInfo = { "form": "one-of", 
/**
 * The list.
 */
choices: Array<ChoiceInfo>, } | { "form": "subset", 
/**
 * The list.
 */
items: Array<ChoiceInfo>, 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "form": "order", 
/**
 * The list.
 */
items: Array<ChoiceInfo>, } | { "form": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "form": "place", 
/**
 * The surface.
 */
surface: Surface, } | { "form": "stroke", 
/**
 * The surface.
 */
surface: Surface, 
/**
 * What may be pushed.
 */
items: Array<ChoiceInfo>, 
/**
 * The greatest strength.
 */
strongest: number, } | { "form": "build", 
/**
 * What is to be built.
 */
what: Spoken, };

export type ChoiceInfo = { 
/**
 * What it is.
 */
text: Spoken, 
/**
 * What it stands on.
 */
on: Part[] | undefined, 
/**
 * The answer in the game's own words.
 */
words?: string, };

export type EventInfo = { 
/**
 * The version in which this viewer was shown it.
 */
version: number, 
/**
 * A line for the log.
 */
text: Spoken, 
/**
 * The game's own event.
 */
data: unknown, };

export type ClockInfo = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Milliseconds.
 */
left: number, 
/**
 * Whether it runs.
 */
running: boolean, };

export type Accepted = { 
/**
 * The client's own name for it.
 */
request: string, 
/**
 * Who.
 */
seat: number | null, 
/**
 * The version that it led to, as this seat counts.
 */
version: number, };

export type Refused = { 
/**
 * The client's own name for it.
 */
request: string, 
/**
 * Who.
 */
seat: number | null, 
/**
 * Why.
 */
why: Why, 
/**
 * A sentence to show.
 */
words: string, 
/**
 * The rule that refuses it.
 */
rule: CitedRule | null, 
/**
 * A sentence about this very case.
 */
because: Spoken | null, 
/**
 * What a client did wrong, for whoever writes it.
 */
detail?: string, };

export type Why = "rule" | "stale" | "not-an-answer" | "not-yours" | "not-begun" | "over" | "not-over" | "no-such-table" | "undo" | "paused" | "busy" | "limit" | "malformed";

export type ChatMessage = { 
/**
 * Its number.
 */
n: number, 
/**
 * When.
 */
at: number, 
/**
 * From which seat; null for a spectator.
 */
seat: number | null, 
/**
 * Who.
 */
name: string, 
/**
 * What: text, never markup.
 */
words: string, };

