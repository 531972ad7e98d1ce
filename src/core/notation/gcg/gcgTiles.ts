import { BLANK_GLYPH } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { MAX_PART } from '../text/textBounds';
import type { GcgDocument, GcgTiles } from './gcgDocument';

export const PLAY_THROUGH = '.';

/** A tile of several characters, as declared by a `#tile` line. */
export interface DeclaredTile {
  readonly upper: string;
  readonly lower: string;
}

export const declaredTilesOf = (document: GcgDocument): DeclaredTile[] =>
  document.lines.filter((line) => line.kind === 'tile');

/** Where the message of an error is used: after a colon it begins in lower case. */
type ErrorPlace = 'alone' | 'behindColon';

/**
 * Parses a rack: upper-case letters and `?`; a tile of several characters in brackets or, if declared,
 * without.
 */
export function parseGcgRack(
  text: string,
  declared: readonly DeclaredTile[],
  place: ErrorPlace = 'alone',
): Result<string[], Message> {
  const tiles = splitTiles(text, declared, place);
  if (!tiles.ok) return tiles;
  const wrong = tiles.value.find((tile) => tile !== BLANK_GLYPH && !isUpper(tile));
  if (wrong === undefined) return tiles;
  return fail(message('gcg.notRackTile', { tile: shortened(wrong), text: shortened(text) }));
}

/**
 * Parses a word: letters in either case, `.` = tile already on the board, which may also be written
 * `(HE)LLO`. The error message is for use after a colon.
 */
export function parseGcgWord(text: string, declared: readonly DeclaredTile[]): Result<string[], Message> {
  if (text.length > MAX_PART) return fail(message('gcg.longWord', { text: shortened(text) }));
  const word: string[] = [];
  for (const [index, part] of text.split(/[()]/).entries()) {
    const tiles = splitTiles(part, declared, 'behindColon');
    if (!tiles.ok) return tiles;
    const wrong = tiles.value.find((tile) => tile === BLANK_GLYPH);
    if (wrong !== undefined) return fail(message('gcg.blankInWord', { text: shortened(text) }));
    word.push(...(index % 2 === 0 ? tiles.value : tiles.value.map(() => PLAY_THROUGH)));
  }
  if (!/^[^()]*(\([^()]+\)[^()]*)*$/.test(text))
    return fail(message('gcg.parentheses', { text: shortened(text) }));
  return ok(word);
}

/** The inverse of both parsers. */
export function formatGcgTiles(tiles: GcgTiles, declared: readonly DeclaredTile[]): string {
  return tiles.map((tile, index) => (needsBrackets(tiles, index, declared) ? `[${tile}]` : tile)).join('');
}

/** Tiles for messages and lists, with those of several characters in brackets. */
export const shownTiles = (tiles: GcgTiles): string => shortened(formatGcgTiles(tiles, []));

/** Whether a text can be a tile of several characters: all upper or all lower case. */
export const isTileText = (text: string): boolean =>
  /\p{L}/u.test(text) && !/[[\]().?\s]/.test(text) && (isUpper(text) || isLower(text));

export const isUpper = (tile: string): boolean => tile !== PLAY_THROUGH && tile === tile.toUpperCase();

export const isLower = (tile: string): boolean => tile !== tile.toUpperCase() && tile === tile.toLowerCase();

/** It has several characters, or would be read as the beginning of a declared tile. */
function needsBrackets(tiles: GcgTiles, index: number, declared: readonly DeclaredTile[]): boolean {
  const [tile = '', ...others] = tiles.slice(index);
  if ([...tile].length > 1) return true;
  const rest = tile + others.join('');
  return declared.some(({ upper, lower }) => rest.startsWith(upper) || rest.startsWith(lower));
}

function splitTiles(
  text: string,
  declared: readonly DeclaredTile[],
  place: ErrorPlace,
): Result<string[], Message> {
  if (text.length > MAX_PART) return fail(message('gcg.longTiles', { text: shortened(text) }));
  const source = text.normalize('NFC');
  const bare = declared.flatMap(({ upper, lower }) => [upper, lower]).sort((a, b) => b.length - a.length);
  const tiles: string[] = [];
  for (let at = 0; at < source.length; ) {
    if (source[at] === '[') {
      const close = source.indexOf(']', at);
      const tile = source.slice(at + 1, close);
      if (close < 0 || !isTileText(tile))
        return fail(message('gcg.brackets', { place, text: shortened(text) }));
      tiles.push(tile);
      at = close + 1;
      continue;
    }
    const [character = ''] = source.slice(at, at + 2);
    const tile = bare.find((each) => source.startsWith(each, at)) ?? character;
    const isTile = tile === BLANK_GLYPH || tile === PLAY_THROUGH || isTileText(tile);
    if (!isTile) return fail(message('gcg.notTile', { tile: shortened(tile), text: shortened(text) }));
    tiles.push(tile);
    at += tile.length;
  }
  return ok(tiles);
}
