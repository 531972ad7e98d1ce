import type { Settings } from '../../../contract/window/settings';
import type { Message } from '../../../core/message';
import type { Result } from '../../../core/result';

/** A command with its keys, which can be changed. */
export interface KeyRow {
  /** Of the command. */
  readonly id: string;
  readonly title: string;
  /** What it belongs to, as the key sheet says it. */
  readonly category: string;
  readonly keys: readonly ShownKey[];
  /** As at the first start. */
  readonly isUsual: boolean;
  /** Its keys cannot be changed. */
  readonly isFixed: boolean;
}

export interface ShownKey {
  /** In the notation of the key table. */
  readonly binding: string;
  /** The caps to press together. */
  readonly caps: readonly string[];
}

type KeyChange = Pick<Settings, 'keys'>;

/** What can be done with the keys of commands; a command is named by its id. */
export interface KeyEditing {
  readonly rowsOf: (settings: Settings) => readonly KeyRow[];
  /**
   * The settings when a command has the pressed key, in place of another one or besides; why it cannot have
   * it; or null while only Shift, Ctrl or Alt is held.
   */
  readonly press: (
    settings: Settings,
    id: string,
    replaced: string | null,
    event: KeyboardEvent,
  ) => Result<KeyChange, Message> | null;
  readonly remove: (settings: Settings, id: string, binding: string) => KeyChange;
  /** As at the first start; the error names the command that has such a key now. */
  readonly reset: (settings: Settings, id: string) => Result<KeyChange, Message>;
}
