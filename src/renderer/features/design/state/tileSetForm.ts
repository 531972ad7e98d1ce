import { type LetterCode, MAX_LETTERS, NO_TILE } from '../../../../core/alphabet/tile';
import type { LetterTile, TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { checkRules } from '../../../../core/board/checkRules';
import type { Setup } from '../../../../core/board/setup';
import { type KeyedMessage, type Message, message } from '../../../../core/message';
import { checkGlyph } from '../../../../core/notation/positions/checkPlayable';
import type { SetupEdit } from '../../../state/editing/setupEdit';
import { type FieldProblems, nameProblem, readWhole, wholeProblem } from '../../../state/window/formFields';
import { changeTileSet } from './changeTileSet';

/** A tile set as typed in its fields. */
export interface TileSetForm {
  readonly name: string;
  readonly blankCount: string;
  readonly rows: readonly TileRow[];
}

export interface TileRow {
  /** The letter of the row in the set that the form was opened with; `NO_TILE` for a new one. */
  readonly code: LetterCode;
  readonly glyph: string;
  readonly value: string;
  readonly count: string;
  readonly isVowel: boolean;
}

export const tileSetFormOf = ({ blankCount, letters, name }: TileDistribution): TileSetForm => ({
  name,
  blankCount: String(blankCount),
  rows: letters.map(({ count, glyph, isVowel, value }, index) => ({
    code: index + 1,
    glyph,
    value: String(value),
    count: String(count),
    isVowel,
  })),
});

const NEW_ROW: TileRow = { code: NO_TILE, glyph: '', value: '1', count: '1', isVowel: false };

export const withTileRow = (form: TileSetForm): TileSetForm => ({ ...form, rows: [...form.rows, NEW_ROW] });

export const canAddTile = ({ rows }: TileSetForm): boolean => rows.length < MAX_LETTERS;

/**
 * Field names: `tileSetName`, `letter 0 glyph`, `letter 0 value`, `letter 0 count`, `blankCount`, `letters`.
 */
export interface TileSetReading {
  readonly problems: FieldProblems;
  /** Null if there are problems. */
  readonly edit: SetupEdit | null;
}

/** The edit of the setup that results from a form. A renamed letter keeps its tiles on board and rack. */
export function readTileSetForm(setup: Setup, form: TileSetForm): TileSetReading {
  const problems = findProblems(setup, form);
  if (problems.size > 0) return { problems, edit: null };
  const old = setup.rules.distribution;
  const distribution = distributionOf(form);
  const edit = changeTileSet(setup, distribution, newCodesOf(old, form));
  return { problems, edit: { ...edit, name: changeName(old, distribution) } };
}

function findProblems(setup: Setup, form: TileSetForm): FieldProblems {
  const problems = new Map<string, Message>();
  const distribution = distributionOf(form);
  for (const { atField, field, message } of checkRules({ ...setup.rules, distribution }))
    if (field !== undefined) problems.set(field, atField ?? message);
  form.rows.forEach(({ count, glyph, value }, index) => {
    const unwritable = glyph === '' ? message('tileSetFiles.noLetter') : checkGlyph(glyph);
    if (unwritable !== undefined) problems.set(`letter ${index} glyph`, unwritable);
    noteWhole(problems, `letter ${index} value`, value);
    noteWhole(problems, `letter ${index} count`, count);
  });
  noteWhole(problems, 'blankCount', form.blankCount);
  const unnamed = nameProblem(form.name);
  if (unnamed !== null) problems.set('tileSetName', unnamed);
  return problems;
}

function noteWhole(problems: Map<string, Message>, field: string, text: string): void {
  const problem = wholeProblem(text);
  if (problem !== null) problems.set(field, problem);
}

function distributionOf({ blankCount, name, rows }: TileSetForm): TileDistribution {
  const letters = rows.map(
    ({ count, glyph, isVowel, value }): LetterTile => ({
      glyph,
      value: readWhole(value) ?? 0,
      count: readWhole(count) ?? 0,
      isVowel,
    }),
  );
  return { name, letters, blankCount: readWhole(blankCount) ?? 0 };
}

/** A letter follows its row; if the row was removed, another row with the same letter. */
const newCodesOf = (old: TileDistribution, { rows }: TileSetForm): readonly LetterCode[] =>
  old.letters.map(({ glyph }, index) => {
    const own = rows.findIndex(({ code }) => code === index + 1);
    return (own >= 0 ? own : rows.findIndex((row) => row.glyph === glyph)) + 1;
  });

function changeName(before: TileDistribution, after: TileDistribution): KeyedMessage {
  if (before.name !== after.name) return message('steps.nameTileSet', { name: after.name });
  if (before.blankCount !== after.blankCount) return message('steps.blankCount', { count: after.blankCount });
  if (before.letters.length < after.letters.length)
    return message('steps.addTile', { tile: after.letters.at(-1)?.glyph ?? '' });
  const changed = before.letters.findIndex((letter, index) => !isSameLetter(letter, after.letters[index]));
  const letter = before.letters[changed];
  const now = after.letters[changed];
  if (letter === undefined) return message('steps.changeTileSet');
  const tile = letter.glyph;
  if (before.letters.length > after.letters.length) return message('steps.takeTile', { tile });
  if (now === undefined) return message('steps.changeTileSet');
  if (tile !== now.glyph) return message('steps.renameTile', { tile, now: now.glyph });
  if (letter.value !== now.value) return message('steps.tileValue', { tile, points: now.value });
  return letter.count === now.count
    ? message('steps.tileVowel', { tile })
    : message('steps.tileCount', { tile, count: String(now.count) });
}

const isSameLetter = (one: LetterTile, other: LetterTile | undefined): boolean =>
  one.glyph === other?.glyph &&
  one.value === other.value &&
  one.count === other.count &&
  one.isVowel === other.isVowel;

export interface TileTotals {
  readonly tiles: number;
  readonly points: number;
  readonly vowels: number;
  readonly consonants: number;
}

/** Tiles and points of the whole set, including blanks. */
export function tileTotals({ blankCount, letters }: TileDistribution): TileTotals {
  const sum = (amount: (letter: LetterTile) => number) =>
    letters.reduce((total, letter) => total + amount(letter), 0);
  const letterCount = sum(({ count }) => count);
  const vowels = sum(({ count, isVowel }) => (isVowel ? count : 0));
  return {
    tiles: letterCount + blankCount,
    points: sum(({ count, value }) => count * value),
    vowels,
    consonants: letterCount - vowels,
  };
}
