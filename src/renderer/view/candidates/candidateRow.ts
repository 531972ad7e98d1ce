import type { Candidate, ListedTurn } from '../../../contract/candidates/candidatesApi';
import { isBlank, letterOf, NO_TILE } from '../../../core/alphabet/tile';
import { letterGlyph, tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { positionLabel } from '../../../core/board/square';
import type { Move } from '../../../core/movegen/move';
import type { OtherTurn } from '../../../core/strategy/equity/otherTurns';
import { text } from '../../../texts/text';
import { equityOf } from './equityOf';
import { leaveGlyphs } from './leaveGlyphs';
import { formatGain, formatPoints } from './points';

/** One letter of a move's main word in notation: upper case, lower case for a blank. */
export interface WordLetter {
  readonly text: string;
  /** Whether the tile was on the board before the move. */
  readonly isThrough: boolean;
  readonly isBlank: boolean;
}

/** One row of the candidate list. */
export interface CandidateRow {
  readonly rank: number;
  readonly letters: readonly WordLetter[];
  /** `8D` reads across, `D8` reads down. */
  readonly position: string;
  readonly score: number;
  readonly value: ListedValue | null;
  /** `1 of 243, QUIZ, 8D, 64 points, keeps AE, equity 63.1`. */
  readonly name: string;
}

/** Values in a row beside the score, if known. */
export interface ListedValue {
  /** Worth of the leave. */
  readonly leave: string;
  readonly equity: string;
}

/** A row other than a placement. */
export interface OtherTurnRow {
  /** `Exchange`. */
  readonly title: string;
  /** The tiles that go back into the bag. */
  readonly tiles: string;
  readonly value: ListedValue;
  readonly name: string;
}

export function candidateRow(setup: Setup, candidate: Candidate, total: number): CandidateRow {
  const { rank, score } = candidate;
  const letters = wordLetters(setup, candidate);
  const position = positionLabel(candidate, candidate.direction);
  const word = letters.map((letter) => letter.text).join('');
  const name = text('candidatesView.row', { rank, total, word, position, points: score });
  const value = listedValue(candidate);
  return {
    rank,
    letters,
    position,
    score,
    value,
    name: value === null ? name : judgedName(setup, candidate, name, value.equity),
  };
}

function listedValue(candidate: Candidate): ListedValue | null {
  const equity = equityOf(candidate);
  const { worth } = candidate;
  if (equity === null || worth === undefined) return null;
  return { leave: formatGain(worth.kept), equity: formatPoints(equity) };
}

function judgedName(setup: Setup, turn: ListedTurn, row: string, equity: string): string {
  const kept = leaveGlyphs(setup, turn);
  return kept === ''
    ? text('strategy.rowKeepingNothing', { row, equity })
    : text('strategy.rowKeeping', { row, kept, equity });
}

export function otherTurnRow(setup: Setup, turn: OtherTurn): OtherTurnRow {
  const tiles = turn.tiles.map((tile) => tileGlyph(setup.rules.distribution, tile)).join('');
  const equity = turn.worth === null ? '–' : formatPoints(turn.worth);
  const value = { leave: turn.worth === null ? '–' : formatGain(turn.worth), equity };
  if (turn.kind === 'exchange') {
    const row = text('strategy.exchangeRow', { tiles });
    return { title: text('strategy.exchange'), tiles, value, name: judgedName(setup, turn, row, equity) };
  }
  const name = turn.worth === null ? text('strategy.passRow') : text('strategy.judgedPassRow', { equity });
  return { title: text('strategy.pass'), tiles, value, name };
}

/** `QUIZ 8D`. @param setup before the move */
export const playName = (setup: Setup, move: Move): string =>
  `${wordLetters(setup, move)
    .map((letter) => letter.text)
    .join('')} ${positionLabel(move, move.direction)}`;

/** The main word of a move in reading order. */
export function wordLetters({ rules, tiles }: Setup, move: Move): readonly WordLetter[] {
  return move.tiles.map((played, index) => {
    const row = move.direction === 'down' ? move.row + index : move.row;
    const col = move.direction === 'across' ? move.col + index : move.col;
    const tile = played === NO_TILE ? (tiles[row * rules.layout.cols + col] ?? NO_TILE) : played;
    const glyph = letterGlyph(rules.distribution, letterOf(tile));
    return {
      text: isBlank(tile) ? glyph.toLowerCase() : glyph,
      isThrough: played === NO_TILE,
      isBlank: isBlank(tile),
    };
  });
}
