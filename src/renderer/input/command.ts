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
