import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type OraclePosition, readOraclePositions } from '../oracle/oraclePositions';
import type { AppWindow, CandidateName } from './appWindow';

export function oraclePosition(id: string): OraclePosition {
  const found = readOraclePositions().find((position) => position.id === id);
  if (!found) throw new Error(`there is no oracle position ${id}`);
  return found;
}

type NamedMove = Pick<CandidateName, 'position' | 'word' | 'score'>;

/** The agreed moves of a position, with their main words as they read on the board, best first. */
function oracleMoves({ board, id }: OraclePosition): readonly NamedMove[] {
  const list = readFileSync(new URL(`../oracle/data/lists/${id}.txt`, import.meta.url), 'utf8');
  const moves = list
    .trim()
    .split('\n')
    .map((line) => {
      const [position = '', tiles = '', score] = line.split(' ');
      return { position, word: mainWord(board, position, tiles), score: Number(score) };
    });
  return moves.toSorted((a, b) => b.score - a.score);
}

/** Replaces the points in the list's notation by the board's letters. `8D` reads across, `D8` down. */
function mainWord(board: readonly string[], position: string, tiles: string): string {
  const isAcross = /^\d/.test(position);
  const row = Number(/\d+/.exec(position)?.[0]) - 1;
  const col = (/[A-Z]/.exec(position)?.[0] ?? '').charCodeAt(0) - 65;
  const letters = [...tiles].map((tile, index) => {
    if (tile !== '.') return tile;
    return isAcross ? board[row]?.[col + index] : board[row + index]?.[col];
  });
  return letters.join('');
}

const textOf = ({ position, word, score }: NamedMove) => `${position} ${word} ${score}`;

/**
 * Types the position into the window and compares the candidates with the agreement of four other programs.
 */
export async function expectAgreement(window: AppWindow, position: OraclePosition): Promise<void> {
  const moves = oracleMoves(position);
  const known = new Set(moves.map(textOf));
  await window.typeBoard(position.board);
  await window.typeRack(position.rack);
  await window.sortByRank();

  const best = await window.shownOf(position.moves);
  expect(best.rank).toBe(1);
  expect(best.score).toBe(position.best);

  // The list scrolls back to the best with the next frame.
  const ranks = async () => (await window.listedCandidates()).map(({ rank }) => rank);
  const first = Array.from({ length: Math.min(8, position.moves) }, (_, index) => index + 1);
  await expect.poll(async () => (await ranks()).slice(0, first.length)).toEqual(first);
  const listed = await window.listedCandidates();
  expect(listed.map(({ rank }) => rank)).toEqual(listed.map((_, index) => index + 1));
  expect(listed.map(({ score }) => score)).toEqual(moves.slice(0, listed.length).map(({ score }) => score));
  expect(listed.map(textOf).filter((move) => !known.has(move))).toEqual([]);
  expect(new Set(listed.map(textOf)).size).toBe(listed.length);

  await window.press('ControlOrMeta+End');
  const last = await window.shownAt(position.moves);
  expect(last.score).toBe(moves.at(-1)?.score);
  expect(known).toContain(textOf(last));
}
