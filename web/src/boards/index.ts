// The boards there are, each loaded when its game is opened. A game without one is shown as its drawing in characters.
import type { Component } from "svelte";
import type { Choice } from "../lib/protocol";

export interface BoardProps {
  /** The game's own view. */
  view: unknown;
  /** Who looks: a seat, or a spectator. */
  viewer: number | "spectator";
  /** What may be chosen now, each with what it stands on. */
  choices: Choice[];
  /** The choice under the pointer in the list. */
  highlight: Choice | null;
  /** Takes the choice with this index. */
  pick: (index: number) => void;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

const boards: Record<string, Load> = {
  "tic-tac-toe": () => import("./TicTacToe.svelte"),
  "connect-four": () => import("./ConnectFour.svelte"),
};

export function board(game: string): Load | undefined {
  return boards[game];
}

/** The index of the choice that stands on this part alone. */
export function choiceOn(choices: Choice[], kind: string, id: string | number): number | undefined {
  const index = choices.findIndex((choice) => choice.on?.some((part) => part.kind === kind && part.id === String(id)));
  return index < 0 ? undefined : index;
}
