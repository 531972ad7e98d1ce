import { text } from '../../../texts/text';
import type { LetterRoom } from './boardDetail';

/** The letters that a square allows in one direction, and the others, both in alphabet order. */
export interface LetterSet {
  readonly allowed: readonly string[];
  readonly missing: readonly string[];
}

export const NO_LETTER = '–';
/** Precedes the letters that a square does not allow. In lower case, unlike letters of tiles. */
const allBut = (): string => text('boardView.allBut');

/**
 * A letter set as lines that fit: its letters, or `not` and the missing ones. The latter are preferred if
 * they are at most half as many. If neither fits, the number of letters.
 */
export function letterSetLines({ allowed, missing }: LetterSet, room: LetterRoom): readonly string[] {
  if (allowed.length === 0) return [NO_LETTER];
  const letters = () => linesIn(allowed, room);
  const others = () => {
    const lines = linesIn(missing, { ...room, lines: room.lines - 1 });
    return lines === null || room.columns < allBut().length ? null : [allBut(), ...lines];
  };
  const [first, second] = missing.length * 2 <= allowed.length ? [others, letters] : [letters, others];
  return first() ?? second() ?? [String(allowed.length)];
}

/** More letters than this per line are printed on more lines, so that they stay as large as possible. */
const MOST_ON_ONE = 3;
const MOST_ON_TWO = 8;

/** The letters in lines of about equal length; null if they do not fit. */
function linesIn(letters: readonly string[], room: LetterRoom): readonly string[] | null {
  const { length } = letters.join(spaceBetween(letters));
  const best = length <= MOST_ON_ONE ? 1 : length <= MOST_ON_TWO ? 2 : 3;
  const counts = [best, ...Array.from({ length: room.lines }, (_, index) => index + 1)];
  return counts.map((count) => inLines(letters, count)).find((lines) => fits(lines, room)) ?? null;
}

function inLines(letters: readonly string[], count: number): readonly string[] {
  const perLine = Math.ceil(letters.length / count);
  return Array.from({ length: Math.ceil(letters.length / perLine) }, (_, line) =>
    letters.slice(line * perLine, (line + 1) * perLine).join(spaceBetween(letters)),
  );
}

const fits = (lines: readonly string[], { columns, lines: most }: LetterRoom): boolean =>
  lines.length <= most && lines.every((line) => line.length <= columns);

/** Letters of several characters are separated by spaces. */
const spaceBetween = (letters: readonly string[]): string =>
  letters.some(({ length }) => length > 1) ? ' ' : '';
