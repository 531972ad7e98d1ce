import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../contract/document/documentLimits';
import { CLASSIC_RULES, type Rules } from '../../core/board/rules';
import type { BoardPreset } from '../../core/notation/boards/boardFile';
import {
  composeRules,
  findBoard,
  findTileSet,
  type PresetCatalogue,
} from '../../core/notation/boards/presets';
import type { Imported } from '../../core/notation/exchange/imported';
import { importText } from '../../core/notation/exchange/textFormats';
import type { TileSetPreset } from '../../core/notation/tileSets/tileSetFile';
import { quoted } from '../../core/quoted';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { presetCatalogue } from '../presetCatalogue';
import { InputError } from './inputError';
import { readText } from './readText';

/** Presets or files chosen by the user; the classic ones if undefined. */
export interface RulesOptions {
  readonly board: string | undefined;
  readonly tiles: string | undefined;
}

/** Help text of the options of `RulesOptions`. */
export const rulesUsage = (): string => text('commandLine.rulesUsage');

const CLASSIC_BOARD: BoardPreset = { ...CLASSIC_RULES, aliases: [] };
const CLASSIC_TILES: TileSetPreset = { ...CLASSIC_RULES, aliases: [] };

/**
 * The rules named by the options. Throws an `InputError` for anything but a preset or a valid file.
 */
export function chooseRules({ board, tiles }: RulesOptions): Rules {
  if (board === undefined && tiles === undefined) return CLASSIC_RULES;
  const catalogue = presetCatalogue();
  return composeRules(
    board === undefined ? CLASSIC_BOARD : (findBoard(catalogue, board) ?? readBoard(board, catalogue)),
    tiles === undefined ? CLASSIC_TILES : (findTileSet(catalogue, tiles) ?? readTileSet(tiles, catalogue)),
  );
}

function readBoard(path: string, catalogue: PresetCatalogue): BoardPreset {
  const imported = readFile('--board', path, catalogue, catalogue.boards);
  if (imported.kind === 'board') return imported.board;
  throw new InputError(text('commandLine.noBoard', { path, what: say(imported.what) }));
}

function readTileSet(path: string, catalogue: PresetCatalogue): TileSetPreset {
  const names = catalogue.tileSets.map(({ distribution }) => distribution);
  const imported = readFile('--tiles', path, catalogue, names);
  if (imported.kind === 'tile-set') return imported.tileSet;
  throw new InputError(text('commandLine.noTileSet', { path, what: say(imported.what) }));
}

function readFile(
  option: string,
  path: string,
  catalogue: PresetCatalogue,
  presets: readonly { readonly name: string }[],
): Imported {
  if (!existsSync(path)) {
    const known = presets.map(({ name }) => name).join(', ');
    throw new InputError(text('commandLine.noPreset', { option, given: quoted(path), known }));
  }
  const deps = { rules: CLASSIC_RULES, catalogue, fileName: basename(path) };
  const imported = importText(readText(path, MAX_DOCUMENT_BYTES), deps);
  if (!imported.ok) throw new InputError(`${option} ${path}: ${say(imported.error)}`);
  return imported.value;
}
