import type { Settings } from '../../contract/window/settings';
import type { Command } from './command';

/** Keys that somebody has changed, by the command's id. */
export type ChangedKeys = Settings['keys'];

/** The keys that a command has now. */
export const keysOf = ({ id, keys }: Pick<Command, 'id' | 'keys'>, changed: ChangedKeys): readonly string[] =>
  changed[id] ?? keys;

/** Its key says what it does, or the system acts on it, or without it nothing could be closed. */
export const hasFixedKeys = ({ id, isLeftToSystem, keys }: Command): boolean =>
  isLeftToSystem === true || id === 'window.escape' || keys.some((key) => NEEDS_KEY.test(key));

/** They mean the very key that is pressed. */
export const NEEDS_KEY = /Letter|^Sign |^Alt\+Digit1$/;

/** The changed keys when a command has these; as at the start they are no change. */
export function withKeys(
  changed: ChangedKeys,
  { id, keys: atStart }: Command,
  keys: readonly string[],
): ChangedKeys {
  const { [id]: _, ...others } = changed;
  const isUsual = keys.length === atStart.length && keys.every((key, index) => key === atStart[index]);
  return isUsual ? others : { ...others, [id]: keys };
}
