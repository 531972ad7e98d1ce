import type { Settings } from '../../contract/window/settings';
import type { Command } from './command';

/** Custom keys, by command id. */
export type ChangedKeys = Settings['keys'];

/** The current keys of a command. */
export const keysOf = ({ id, keys }: Pick<Command, 'id' | 'keys'>, changed: ChangedKeys): readonly string[] =>
  changed[id] ?? keys;

/** Keys that are part of the command's meaning, handled by the system, or indispensable for closing. */
export const hasFixedKeys = ({ id, isLeftToSystem, keys }: Command): boolean =>
  isLeftToSystem === true || id === 'window.escape' || keys.some((key) => NEEDS_KEY.test(key));

/** Bindings that depend on the pressed key itself. */
export const NEEDS_KEY = /Letter|^Sign |^Alt\+Digit1$/;

/** The custom keys after a command was given these; default keys are removed. */
export function withKeys(
  changed: ChangedKeys,
  { id, keys: atStart }: Command,
  keys: readonly string[],
): ChangedKeys {
  const { [id]: _, ...others } = changed;
  const isUsual = keys.length === atStart.length && keys.every((key, index) => key === atStart[index]);
  return isUsual ? others : { ...others, [id]: keys };
}
