import type { Message } from '../../core/message';
import type { TextKey } from '../../texts/catalogue';
import type { Dispatch } from '../state/action';
import type { AppState } from '../state/appState';
import type { FileActions } from '../state/document/fileActions';
import type { Zone } from '../state/window/zone';
import type { CameraControl } from './board/camera';

/** What a command can act on. */
export interface CommandContext {
  readonly dispatch: Dispatch;
  readonly state: AppState;
  /**
   * Of the board that is shown, which moves and grows without a camera where it is flat; null without any.
   */
  readonly camera: CameraControl | null;
  readonly files: FileActions;
  /** Opens the menu of what has the focus. */
  readonly openMenu: () => void;
}

/** What the key sheet and the palette sort the commands by, in the order of the sheet. */
export const CATEGORIES = {
  candidates: 'windowCommands.sheetCandidates',
  board: 'windowCommands.sheetBoard',
  rack: 'windowCommands.sheetRack',
  files: 'windowCommands.sheetFiles',
  editing: 'windowCommands.sheetEditing',
  game: 'windowCommands.sheetGame',
  play: 'windowCommands.sheetPlay',
  history: 'windowCommands.sheetHistory',
  blank: 'windowCommands.sheetBlank',
  timeline: 'windowCommands.sheetTimeline',
  words: 'windowCommands.sheetWords',
  tournament: 'windowCommands.sheetTournament',
  review: 'windowCommands.sheetReview',
  endgame: 'windowCommands.sheetEndgame',
  graph: 'windowCommands.sheetGraph',
  log: 'windowCommands.sheetLog',
  algorithm: 'windowCommands.sheetAlgorithm',
  sidePanel: 'windowCommands.sheetSidePanel',
  dividers: 'windowCommands.sheetDividers',
  camera: 'windowCommands.sheetCamera',
  window: 'windowCommands.sheetWindow',
} as const satisfies Readonly<Record<string, TextKey>>;

export type Category = keyof typeof CATEGORIES;

/** Why a command can do nothing now; null if it can. */
export type WhyNot = (state: AppState) => Message | null;

/** One row of the key table: what keys do what, and where. */
export interface Command {
  /** Stable name. */
  readonly id: string;
  /** The zone that must have the focus; in a zone its own commands come before those of everywhere. */
  readonly zone: Zone | 'everywhere';
  /**
   * In the notation of tinykeys (`$mod+ArrowUp`), or `Letter` / `Shift+Letter` for any letter, told apart by
   * the Shift key alone and not by Caps Lock, or `Sign [` for a sign that is typed in whatever way.
   */
  readonly keys: readonly string[];
  /** What it does, as the key sheet says it. */
  readonly title: TextKey;
  readonly category: Category;
  /** Its name in menus, if not the title. */
  readonly label?: TextKey | ((state: AppState) => Message);
  /** Menus, palette and buttons offer the command only while this is null; its key is always heard. */
  readonly whyNot?: WhyNot;
  readonly run: (context: CommandContext, event: KeyboardEvent) => void;
  /** It works while a dialog is open, too. */
  readonly isForOverlays?: boolean;
  /** It works in the text field of its zone, too. */
  readonly isForTextFields?: boolean;
  /** In a field that is typed in, the key keeps its meaning for the text. */
  readonly isLeftToText?: boolean;
  /** On a button the key keeps its meaning: it presses it. */
  readonly isLeftToButtons?: boolean;
  /** The system acts on the key by itself; the command is there to be told. */
  readonly isLeftToSystem?: boolean;
}

/** What only some commands of a list have. */
export type CommandExtras = Pick<Command, 'label' | 'whyNot'>;

export type ListedCommand = Omit<Command, 'category'>;

/** Commands of one category. One without a reason of its own has the reason of the list. */
export const commandsOf = (
  category: Category,
  commands: readonly ListedCommand[],
  whyNot?: WhyNot,
): readonly Command[] =>
  commands.map((command) => ({ category, ...(whyNot !== undefined && { whyNot }), ...command }));
