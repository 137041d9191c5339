// A table as this browser sees it: kept up to date by the WebSocket, which comes back by itself and resumes where it was.
import type { Answer, ChatMessage, EventInfo, Refused, ServerMessage, StateMessage, TableInfo } from "../generated/protocol";
import type { Viewer } from "./viewer";
import { language } from "./say.svelte";

export class Connection {
  table = $state<TableInfo | null>(null);
  states = $state<Record<string, StateMessage>>({});
  logs = $state<Record<string, EventInfo[]>>({});
  /** What happened since the state before, by viewer; nothing when a table is opened or taken back. */
  fresh = $state<Record<string, EventInfo[]>>({});
  chat = $state<ChatMessage[]>([]);
  refused = $state<Refused | null>(null);
  connected = $state(false);
  /** There is no such table. */
  gone = $state(false);

  private socket: WebSocket | null = null;
  private closed = false;
  /** Closed by us to be opened anew: not a connection that was lost. */
  private anew = false;
  /** Whose words are still in the language before: they are replaced by the next state. */
  private foreign = new Set<string>();
  private tries = 0;
  private requests = 0;

  constructor(readonly id: string) {
    this.open();
  }

  private open(): void {
    const address = new URL(`/api/tables/${this.id}/play`, location.origin);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("lang", language());
    address.searchParams.set("drawn", "1");
    const known = Object.entries(this.states).filter(([viewer]) => !this.foreign.has(viewer));
    const since = known.map(([viewer, state]) => `${viewer}:${state.version}`);
    if (since.length) address.searchParams.set("since", since.join(","));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.tries = 0;
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => {
      const lost = !this.anew;
      this.anew = false;
      if (lost) this.connected = false;
      if (this.tries === 2 && !this.table) void fetch(`/api/tables/${this.id}`).then((response) => (this.gone = response.status === 404), () => {});
      if (!this.closed && !this.gone) setTimeout(() => this.open(), lost ? Math.min(8000, 250 * 2 ** this.tries++) : 0);
    };
  }

  /** Speaks another language from now on: the words come anew, and what is on the table stays there meanwhile. */
  reopen(): void {
    this.foreign = new Set(Object.keys(this.states));
    this.anew = this.connected;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        // What was refused because the table stood still is nothing to read once it goes on.
        if (this.table?.paused && !message.table.paused) this.refused = null;
        this.table = message.table;
        break;
      case "state":
        this.keep(message);
        break;
      case "refused":
        this.refused = message;
        break;
      case "accepted":
        this.refused = null;
        break;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
        break;
      default:
    }
  }

  private keep(state: StateMessage): void {
    const viewer = String(state.viewer);
    const isNew = this.foreign.delete(viewer) || this.states[viewer] === undefined;
    const before = isNew ? [] : (this.logs[viewer] ?? []);
    const kept = state.undone === null ? before : before.filter((told) => told.version <= (state.undone ?? 0));
    const known = new Set(kept.map((told) => JSON.stringify([told.version, told.text])));
    const fresh = state.events.filter((told) => !known.has(JSON.stringify([told.version, told.text])));
    const lively = !isNew && state.undone === null;
    this.fresh = { ...this.fresh, [viewer]: lively ? fresh : [] };
    this.logs = { ...this.logs, [viewer]: [...kept, ...fresh] };
    this.states = { ...this.states, [viewer]: state };
    // That something came too late is said until the next state shows what came before it.
    if (this.refused?.why === "stale" && fresh.length) this.refused = null;
  }

  /** Sends it, if there is a connection; says whether there is. */
  send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.requests += 1;
    const request = `${Date.now().toString(36)}-${this.requests}`;
    this.socket.send(JSON.stringify({ request, ...message }));
    return true;
  }

  answer(viewer: Viewer, answer: Answer): void {
    const state = this.states[String(viewer)];
    if (state && viewer !== "spectator") this.send({ type: "act", seat: viewer, version: state.version, answer });
  }
}
