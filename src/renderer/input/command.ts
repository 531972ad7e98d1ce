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
  /** Of the board that is shown, which pans and zooms without a camera if it is flat; null without any. */
  readonly camera: CameraControl | null;
  readonly files: FileActions;
  /** Opens the context menu of the focused element. */
  readonly openMenu: () => void;
}

/** Categories of commands in the key sheet and the palette, in order. */
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
  course: 'windowCommands.sheetCourse',
  tournament: 'windowCommands.sheetTournament',
  review: 'windowCommands.sheetReview',
  endgame: 'windowCommands.sheetEndgame',
  practice: 'windowCommands.sheetPractice',
  graph: 'windowCommands.sheetGraph',
  log: 'windowCommands.sheetLog',
  algorithm: 'windowCommands.sheetAlgorithm',
  sidePanel: 'windowCommands.sheetSidePanel',
  dividers: 'windowCommands.sheetDividers',
  camera: 'windowCommands.sheetCamera',
  window: 'windowCommands.sheetWindow',
  examples: 'windowCommands.sheetExamples',
} as const satisfies Readonly<Record<string, TextKey>>;

export type Category = keyof typeof CATEGORIES;

/** Why a command can do nothing now; null if it can. */
export type WhyNot = (state: AppState) => Message | null;

/** One row of the key table. */
export interface Command {
  /** Stable name. */
  readonly id: string;
  /** The zone that must have the focus; its commands take precedence over those of everywhere. */
  readonly zone: Zone | 'everywhere';
  /**
   * In the notation of tinykeys (`$mod+ArrowUp`), or `Letter` / `Shift+Letter` for any letter, distinguished
   * by the Shift key and not by Caps Lock, or `Sign [` for a character, however it is typed.
   */
  readonly keys: readonly string[];
  /** Its description in the key sheet. */
  readonly title: TextKey;
  readonly category: Category;
  /** Its name in menus, if not the title. */
  readonly label?: TextKey | ((state: AppState) => Message);
  /** Menus, palette and buttons offer the command only while this is null; its key always works. */
  readonly whyNot?: WhyNot;
  readonly run: (context: CommandContext, event: KeyboardEvent) => void;
  /** Whether it also works while a dialog is open. */
  readonly isForOverlays?: boolean;
  /** Whether it also works in the text field of its zone. */
  readonly isForTextFields?: boolean;
  /** Whether text fields keep the key. */
  readonly isLeftToText?: boolean;
  /** Whether buttons keep the key, which presses them. */
  readonly isLeftToButtons?: boolean;
  /** Whether the system handles the key; the command only documents it. */
  readonly isLeftToSystem?: boolean;
}

/** Optional fields of the commands in a list. */
export type CommandExtras = Pick<Command, 'label' | 'whyNot'>;

export type ListedCommand = Omit<Command, 'category'>;

/** Commands of one category. One without its own reason has the list's. */
export const commandsOf = (
  category: Category,
  commands: readonly ListedCommand[],
  whyNot?: WhyNot,
): readonly Command[] =>
  commands.map((command) => ({ category, ...(whyNot !== undefined && { whyNot }), ...command }));
