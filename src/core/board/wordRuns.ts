import { NO_TILE, type Tile } from '../alphabet/tile';
import type { Setup } from './setup';
import type { Direction, Square } from './square';

/** A word on the board: a maximal run of two or more tiles. */
export interface WordRun extends Square {
  readonly direction: Direction;
  readonly tiles: readonly Tile[];
}

/** Every word on the board: across words from the top row down, then down words from the left. */
export function findWordRuns({ rules, tiles }: Pick<Setup, 'rules' | 'tiles'>): WordRun[] {
  const { rows, cols } = rules.layout;
  const across = Array.from({ length: rows }, (_, row) =>
    runsOfLine(tiles.slice(row * cols, (row + 1) * cols)).map(
      ({ from, run }): WordRun => ({ row, col: from, direction: 'across', tiles: run }),
    ),
  );
  const down = Array.from({ length: cols }, (_, col) =>
    runsOfLine(tiles.filter((_tile, index) => index % cols === col)).map(
      ({ from, run }): WordRun => ({ row: from, col, direction: 'down', tiles: run }),
    ),
  );
  return [...across, ...down].flat();
}

function runsOfLine(line: readonly Tile[]): { from: number; run: readonly Tile[] }[] {
  const runs: { from: number; run: readonly Tile[] }[] = [];
  let from = 0;
  for (let end = 0; end <= line.length; end++) {
    if ((line[end] ?? NO_TILE) !== NO_TILE) continue;
    if (end - from > 1) runs.push({ from, run: line.slice(from, end) });
    from = end + 1;
  }
  return runs;
}
