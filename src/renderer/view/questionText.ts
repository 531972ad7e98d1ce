import type { Direction } from '../../core/board/square';
import type { Question } from '../state/question';

const ACROSS = /^(\d{1,2})([A-Z]{1,2})$/i;
const DOWN = /^([A-Z]{1,2})(\d{1,2})$/i;

type Place = Extract<Question['wanted'], { kind: 'word' }>['place'];

/** `QUIXOTRY`, `quixotry 8d`, `8D QUIXOTRY`: a word, wherever it fits or at a place. Null without a word. */
export function parseQuestion(text: string): Question['wanted'] | null {
  const parts = text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  const places = parts.map(parsePlace);
  const at = places.findIndex((place) => place !== null);
  const word = parts.filter((_, index) => index !== at || parts.length === 1).join('');
  if (word === '') return null;
  return { kind: 'word', text: word, place: parts.length === 1 ? null : (places[at] ?? null) };
}

function parsePlace(text: string): Place {
  const across = ACROSS.exec(text);
  if (across !== null) return placeOf(across[1]!, across[2]!, 'across');
  const down = DOWN.exec(text);
  return down === null ? null : placeOf(down[2]!, down[1]!, 'down');
}

function placeOf(row: string, column: string, direction: Direction): Place {
  const letters = [...column.toUpperCase()].map((letter) => letter.charCodeAt(0) - 64);
  const col = letters.reduce((sum, letter) => sum * 26 + letter, 0) - 1;
  return Number(row) < 1 ? null : { row: Number(row) - 1, col, direction };
}
