// The boards there are, each loaded when its game is opened. A game without one is shown as its drawing in characters.
import type { Component } from "svelte";
import type { Answer, ChoiceInfo, EventInfo, QuestionInfo } from "../generated/protocol";
import { ownCards, type CardFile } from "../lib/cards";
import type { Details, Viewer } from "../lib/viewer";

export interface BoardProps {
  /** The game's own view. */
  view: unknown;
  /** Counts what this viewer was shown. */
  version: number;
  /** Who looks: a seat, or a spectator. */
  viewer: Viewer;
  /** What this viewer is asked, with every form of answer; null when nothing. */
  question: QuestionInfo | null;
  /** The list of the question's first `one-of` form, each with what it stands on; `pick` takes an index into it. */
  choices: ChoiceInfo[];
  /** The choice under the pointer or the focus in the list beside the board. */
  highlight: ChoiceInfo | null;
  /** The seats that are waited for: who may still decide or respond. */
  waiting: number[];
  /** What the seats are called. */
  names: string[];
  /** Whether the table stands still: time that is counted on the board stands still too. */
  paused: boolean;
  /** What happened since the state shown before, for animation; empty when the board is opened and after an undo. */
  events: EventInfo[];
  /** Everything this viewer was told, oldest first. */
  log: EventInfo[];
  /** Takes the choice with this index. */
  pick: (index: number) => void;
  /** Answers the question in any of its forms, or in words, or by an action of the game. */
  answer: (answer: Answer) => void;
  /** Says a wish that is not among the choices, in the game's own words: the server says by which rule it cannot be. */
  wish: (words: string) => void;
  /** Shows something in full in the drawer. */
  show: (details: Details) => void;
}

interface Board {
  default: Component<BoardProps>;
  /** Draws with these card files in the place of the house cards. */
  useCards?: (files: CardFile[]) => void;
}
type Load = () => Promise<Board>;

/** `<game>/Board.svelte`, with everything that belongs to it in the same folder. */
const boards = import.meta.glob<Board>("./*/Board.svelte");

export function board(game: string): Load | undefined {
  const load = boards[`./${game}/Board.svelte`];
  return load && (async () => {
    const [loaded, own] = await Promise.all([load(), ownCards(game)]);
    if (own.length) loaded.useCards?.(own);
    return loaded;
  });
}

/** The indices of the choices that stand on this part. */
export function choicesOn(choices: ChoiceInfo[], kind: string, id: string | number): number[] {
  const stands = (choice: ChoiceInfo): boolean => choice.on?.some((part) => part.kind === kind && part.id === String(id)) ?? false;
  return choices.flatMap((choice, index) => (stands(choice) ? [index] : []));
}

/** The index of the first choice that stands on this part. */
export function choiceOn(choices: ChoiceInfo[], kind: string, id: string | number): number | undefined {
  return choicesOn(choices, kind, id)[0];
}

/** Whether the choice pointed at in the list stands on this part. */
export function isLit(highlight: ChoiceInfo | null, kind: string, id: string | number): boolean {
  return highlight?.on?.some((part) => part.kind === kind && part.id === String(id)) ?? false;
}
