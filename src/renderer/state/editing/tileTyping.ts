import { isBlank, type LetterCode, letterOf, type Tile } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution } from '../../../core/alphabet/tileDistribution';
import { tileSetName } from '../../../core/board/ruleNames';
import { entryAt } from '../../../core/certain';
import { message } from '../../../core/message';
import type { AppState } from '../appState';
import { shownSetup } from '../trying/tried';
import {
  beginsTile,
  isOfSeveral,
  joinedLetter,
  letterForText,
  longestGlyph,
  partsOfLetter,
  type TypedText,
  unknownLetterNotice,
} from './typedTile';

/** A row of tiles for typing: the pending word on the board, or the rack up to its caret. */
export interface TileRow {
  readonly tiles: readonly Tile[];
  /** Returns the state with the last `count` tiles replaced. */
  readonly replaceLast: (count: number, tiles: readonly Tile[]) => AppState;
  /** Whether consecutively typed tiles are meant as the one that they spell. */
  readonly isJoinMeant: (parts: readonly LetterCode[], joined: LetterCode) => boolean;
  /** The blank for a letter in this row. */
  readonly blankFor: (letter: LetterCode) => Tile;
}

/**
 * Applies a typed character to a row: a letter adds a tile, `'` joins the last tiles to one of several
 * characters or splits it again, `[` … `]` encloses such a tile.
 */
export function typeCharacter(state: AppState, row: TileRow, text: string, asBlank: boolean): AppState {
  if (text === "'") return joinOrSplit(state, row);
  if (text === '[') return waitFor(state, { text: '', isBracketed: true, isBlank: asBlank, replaces: 0 });
  const pending = state.typedText;
  if (pending?.isBracketed) return typeInBrackets(state, row, pending, text, asBlank);
  const { distribution } = state.setup.rules;
  if (pending !== null) {
    const longer = { ...pending, text: pending.text + text.toUpperCase() };
    const letter = letterForText(distribution, longer.text);
    if (letter !== null) return finish(row, longer, letter);
    if (beginsTile(distribution, longer.text)) return waitFor(state, longer);
  }
  return typeAlone({ ...state, typedText: null }, row, text, asBlank);
}

function typeAlone(state: AppState, row: TileRow, text: string, asBlank: boolean): AppState {
  const { distribution } = state.setup.rules;
  const letter = letterForText(distribution, text);
  const last = row.tiles.at(-1);
  const before = last === undefined ? '' : letterGlyph(distribution, letterOf(last));
  const joined = before === '' ? null : letterForText(distribution, before + text);
  if (letter !== null) {
    const isMeant =
      last !== undefined && joined !== null && row.isJoinMeant([letterOf(last), letter], joined);
    const asTile = (code: LetterCode) => (asBlank ? row.blankFor(code) : code);
    if (!isMeant) return row.replaceLast(0, [asTile(letter)]);
    const notice = message('editing.oneTile', { tile: letterGlyph(distribution, joined) });
    return { ...row.replaceLast(1, [asTile(joined)]), notice };
  }
  const isBlankHere = asBlank || (last !== undefined && isBlank(last));
  if (joined !== null) return row.replaceLast(1, [isBlankHere ? row.blankFor(joined) : joined]);
  const waiting = { isBracketed: false, isBlank: isBlankHere };
  if (before !== '' && beginsTile(distribution, before + text))
    return waitFor(state, { ...waiting, text: before + text.toUpperCase(), replaces: 1 });
  if (beginsTile(distribution, text))
    return waitFor(state, { ...waiting, isBlank: asBlank, text: text.toUpperCase(), replaces: 0 });
  return { ...state, notice: unknownLetterNotice(distribution, text) };
}

function typeInBrackets(
  state: AppState,
  row: TileRow,
  pending: TypedText,
  text: string,
  asBlank: boolean,
): AppState {
  if (text !== ']') {
    const isFirst = pending.text === '';
    return waitFor(state, {
      ...pending,
      text: pending.text + text.toUpperCase(),
      isBlank: isFirst ? asBlank : pending.isBlank,
    });
  }
  const { distribution } = state.setup.rules;
  const letter = letterForText(distribution, pending.text);
  if (letter !== null) return finish(row, pending, letter);
  const spelled = spell(distribution, pending.text);
  const joined = spelled === null ? null : joinedLetter(distribution, spelled);
  if (joined !== null) return finish(row, pending, joined);
  return { ...state, typedText: null, notice: unknownLetterNotice(distribution, pending.text) };
}

function spell(distribution: TileDistribution, text: string): readonly LetterCode[] | null {
  const letters = [...text].map((character) => letterForText(distribution, character));
  return letters.includes(null) ? null : letters.filter((letter) => letter !== null);
}

const finish = (
  row: TileRow,
  { isBlank: isBlankTile, replaces }: TypedText,
  letter: LetterCode,
): AppState => ({
  ...row.replaceLast(replaces, [isBlankTile ? row.blankFor(letter) : letter]),
  typedText: null,
});

function waitFor(state: AppState, typedText: TypedText): AppState {
  const { isBracketed, text } = typedText;
  const key = isBracketed ? 'editing.bracketBegun' : 'editing.tileBegun';
  return { ...state, typedText, notice: message(key, { typed: text }) };
}

function joinOrSplit(state: AppState, row: TileRow): AppState {
  const { distribution } = state.setup.rules;
  const { tiles } = row;
  const put = (letter: LetterCode, from: Tile) => (isBlank(from) ? row.blankFor(letter) : letter);
  for (let count = Math.min(tiles.length, longestGlyph(distribution)); count >= 2; count--) {
    const parts = tiles.slice(-count);
    const joined = joinedLetter(distribution, parts.map(letterOf));
    if (joined !== null) return row.replaceLast(count, [put(joined, entryAt(parts, 0))]);
  }
  const last = tiles.at(-1);
  const parts = last === undefined ? null : partsOfLetter(distribution, letterOf(last));
  if (last !== undefined && parts !== null)
    return row.replaceLast(
      1,
      parts.map((letter) => put(letter, last)),
    );
  // Typed letter by letter, it has become one tile, and there are no tiles to split it into.
  if (last !== undefined && isOfSeveral(distribution, letterOf(last))) return { ...state, notice: null };
  const notice = message('editing.noSuchTile', { tileSet: tileSetName(distribution) });
  return { ...state, notice };
}

/** The beginning of a tile is discarded by any other action. */
export function dropTypedText(before: AppState, after: AppState): AppState {
  const isUntouched =
    shownSetup(before) === shownSetup(after) &&
    before.boardCursor === after.boardCursor &&
    before.rackCaret === after.rackCaret &&
    before.zone === after.zone;
  if (after.typedText === null || isUntouched || after.typedText !== before.typedText) return after;
  return { ...after, typedText: null };
}
