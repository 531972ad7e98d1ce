import type { BoardLayout } from '../../../core/board/boardLayout';
import { columnLabel, type Direction } from '../../../core/board/square';
import type { Message } from '../../../core/message';
import { quoted } from '../../../core/quoted';
import { fail, ok, type Result } from '../../../core/result';
import { text } from '../../../texts/text';
import type { Question } from '../../state/walk/question';

const ACROSS = /^(\d{1,2})([A-Z]{1,2})$/i;
const DOWN = /^([A-Z]{1,2})(\d{1,2})$/i;

type Wanted = Extract<Question['wanted'], { kind: 'word' }>;
type Size = Pick<BoardLayout, 'rows' | 'cols'>;

/**
 * Parses `QUIXOTRY`, `MISTAKEn 8d` (the n a blank) or `8D QUIXOTRY`: a word, anywhere or at a place. The
 * error is one sentence.
 */
export function parseQuestion(typed: string, size: Size): Result<Wanted, Message> {
  const parts = typed.split(/\s+/).filter((part) => part !== '');
  const placeAt = parts.findIndex((part) => ACROSS.test(part) || DOWN.test(part));
  const words = parts.filter((_, index) => index !== placeAt);
  const [word] = words;
  if (words.length > 1) return fail(text('walkView.askOneWord'));
  if (word === undefined) return fail(text('walkView.askForWord'));
  const label = parts[placeAt];
  if (label === undefined) return ok({ kind: 'word', text: word, place: null });
  const place = parsePlace(label);
  if (place !== null && place.row < size.rows && place.col < size.cols)
    return ok({ kind: 'word', text: word, place });
  const last = `${columnLabel(size.cols - 1)}${size.rows}`;
  return fail(text('walkView.noSquare', { square: quoted(label.toUpperCase()), last }));
}

function parsePlace(text: string): Wanted['place'] {
  const [, row, column] = ACROSS.exec(text) ?? [];
  if (row !== undefined && column !== undefined) return placeOf(row, column, 'across');
  const [, downColumn, downRow] = DOWN.exec(text) ?? [];
  return downColumn === undefined || downRow === undefined ? null : placeOf(downRow, downColumn, 'down');
}

function placeOf(row: string, column: string, direction: Direction): Wanted['place'] {
  const letters = [...column.toUpperCase()].map((letter) => letter.charCodeAt(0) - 64);
  const col = letters.reduce((sum, letter) => sum * 26 + letter, 0) - 1;
  return Number(row) < 1 ? null : { row: Number(row) - 1, col, direction };
}
