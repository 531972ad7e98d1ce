import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import type { PaletteCommand } from '../../view/window/paletteCommand';
import { CATEGORIES, type Command } from '../command';
import { keysOf, NEEDS_KEY } from '../commandKeys';
import { COMMANDS, reasonOf } from '../commands';
import { keyCaps } from '../keyBinding';
import { SEARCH_WORDS } from './searchWords';

/** Alternative keys of other commands, in one zone. */
const SECOND_KEY = /(Here|OnBoard)$/;
/** Handled by the system, or useless in the palette. */
const LEFT_OUT: readonly string[] = ['file.paste', 'window.menu', 'window.escape', 'window.palette'];

const isNamed = ({ id, keys }: Command): boolean =>
  !keys.some((key) => NEEDS_KEY.test(key)) && !SECOND_KEY.test(id) && !LEFT_OUT.includes(id);

const NAMED = COMMANDS.filter(isNamed);

function wordsOf(id: string): string {
  const { [id]: words } = SEARCH_WORDS;
  return words === undefined ? '' : text(words);
}

/** Every command that can be called by name, in its current state. */
export const paletteCommands = (state: AppState, isMac: boolean): readonly PaletteCommand[] =>
  NAMED.map((command) => ({
    id: command.id,
    category: text(CATEGORIES[command.category]),
    title: text(command.title),
    words: wordsOf(command.id),
    keys: keysOf(command, state.settings.keys).map((key) => keyCaps(key, isMac)),
    why: reasonOf(command, state),
  }));
