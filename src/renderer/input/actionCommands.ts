import type { TextKey } from '../../texts/catalogue';
import type { Action } from '../state/action';
import type { Command, CommandExtras, ListedCommand } from './command';

type Keys = string | readonly string[];

export type CommandMaker = (
  id: string,
  keys: Keys,
  title: TextKey,
  action: Action,
  extras?: CommandExtras,
) => ListedCommand;

/** Makes commands of one zone, each of which dispatches one action. @param prefix of their ids */
export const actionCommands =
  (prefix: string, zone: Command['zone']): CommandMaker =>
  (id, keys, title, action, extras = {}) => ({
    id: `${prefix}.${id}`,
    zone,
    keys: typeof keys === 'string' ? [keys] : keys,
    title,
    run: ({ dispatch }) => dispatch(action),
    ...extras,
  });

const PAGE_STEP = 10;
const ALL_ROWS = Number.MAX_SAFE_INTEGER;

/** How far each command of a list steps, and its key. */
const LIST_MOVES = {
  previous: { key: 'ArrowUp', by: -1 },
  next: { key: 'ArrowDown', by: 1 },
  pageUp: { key: 'PageUp', by: -PAGE_STEP },
  pageDown: { key: 'PageDown', by: PAGE_STEP },
  first: { key: 'Home', by: -ALL_ROWS },
  last: { key: 'End', by: ALL_ROWS },
} as const;

type ListMove = keyof typeof LIST_MOVES;
type MovedCommand = readonly [move: ListMove, title: TextKey, id?: string, keys?: readonly string[]];

/** The commands that go through the rows of a list. A step too far ends at its first or last row. */
export const listCommands = (
  command: CommandMaker,
  step: (by: number) => Action,
  moves: readonly MovedCommand[],
): readonly ListedCommand[] =>
  moves.map(([move, title, id = move, keys = [LIST_MOVES[move].key]]) =>
    command(id, keys, title, step(LIST_MOVES[move].by)),
  );
