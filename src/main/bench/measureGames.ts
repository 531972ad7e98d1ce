import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Position } from '../../core/board/position';
import { CLASSIC_RULES } from '../../core/board/rules';
import { entryAt } from '../../core/certain';
import { playGame } from '../../core/game/selfPlay';
import type { BestMoveFinder } from '../../core/movegen/bestMove/bestMoveFinder';
import { measureCpu, type Search } from './measure';

export interface SelfPlayFigures {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly pointsPerPlayer: number;
}

/** Every turn of seeded games in which both players take the move of most points. */
export function playPositions(finder: BestMoveFinder, games: number, firstSeed: number): Position[] {
  return Array.from(
    { length: games },
    (_, game) => playGame(CLASSIC_RULES, (position) => finder.find(position), firstSeed + game).positions,
  ).flat();
}

/** Games a second of CPU time. */
export function measureSelfPlay(finder: BestMoveFinder, games: number, firstSeed: number): SelfPlayFigures {
  const { result: points, millis } = measureCpu(() => {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const { scores } = playGame(CLASSIC_RULES, (position) => finder.find(position), firstSeed + game);
      sum += scores.reduce((total, score) => total + score);
    }
    return sum;
  });
  return {
    games,
    gamesPerSecond: Math.round((games * 1000) / millis),
    pointsPerPlayer: Math.round(points / games / 2),
  };
}

/**
 * Bytes by which the heap has grown after searching so many positions, garbage collected before and after.
 */
export function measureHeapGrowth(positions: readonly Position[], searches: number, search: Search): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  for (const position of positions) search(position);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < searches; i++) search(entryAt(positions, i % positions.length));
  collectGarbage();
  return process.memoryUsage().heapUsed - before;
}
