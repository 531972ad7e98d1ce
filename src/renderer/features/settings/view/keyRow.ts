import type { Settings } from '../../../../contract/window/settings';
import type { Message } from '../../../../core/message';
import type { Result } from '../../../../core/result';

/** A command and its keys, which can be changed. */
export interface KeyRow {
  /** Id of the command. */
  readonly id: string;
  readonly title: string;
  /** Its category in the key sheet. */
  readonly category: string;
  readonly keys: readonly ShownKey[];
  /** Whether it has its default keys. */
  readonly isUsual: boolean;
  /** Whether its keys cannot be changed. */
  readonly isFixed: boolean;
}

export interface ShownKey {
  /** In the notation of the key table. */
  readonly binding: string;
  /** The keys to press together. */
  readonly caps: readonly string[];
}

type KeyChange = Pick<Settings, 'keys'>;

/** Operations on the keys of commands, which are named by id. */
export interface KeyEditing {
  readonly rowsOf: (settings: Settings) => readonly KeyRow[];
  /**
   * The settings with the pressed key assigned to a command, replacing another key or in addition; why that
   * is impossible; or null while only Shift, Ctrl or Alt is held.
   */
  readonly press: (
    settings: Settings,
    id: string,
    replaced: string | null,
    event: KeyboardEvent,
  ) => Result<KeyChange, Message> | null;
  readonly remove: (settings: Settings, id: string, binding: string) => KeyChange;
  /** Restores the default keys; the error names the command that now has one of them. */
  readonly reset: (settings: Settings, id: string) => Result<KeyChange, Message>;
}
