import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Position } from '../../core/board/position';
import { CLASSIC_RULES } from '../../core/board/rules';
import { entryAt } from '../../core/certain';
import { playGame } from '../../core/game/selfPlay';
import { finalScores } from '../../core/game/settlement';
import { flaw } from '../../core/message';
import type { BestMoveFinder } from '../../core/movegen/bestMove/bestMoveFinder';
import type { SoundAgent } from '../../core/strategy/agent';
import { playAgents } from '../../core/strategy/playAgents';
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

/** Games timed together, since one is too short for the resolution of CPU time. */
const BATCH = 25;
const ROUNDS = 6;

/**
 * Games a second of CPU time: of each batch the lowest over the rounds, as searches are measured. The first
 * round counts for no more than any other, so compilation during it has no effect.
 */
function gamesPerSecondOf(games: number, firstSeed: number, play: (seed: number) => void): number {
  const batches = Array.from({ length: Math.ceil(games / BATCH) }, (_, batch) =>
    Array.from({ length: Math.min(BATCH, games - batch * BATCH) }, (_, i) => firstSeed + batch * BATCH + i),
  );
  const lowest = batches.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, seeds] of batches.entries()) {
      const { millis } = measureCpu(() => {
        for (const seed of seeds) play(seed);
      });
      lowest[i] = Math.min(entryAt(lowest, i), millis);
    }
  return (games * 1000) / lowest.reduce((sum, millis) => sum + millis, 0);
}

export function measureSelfPlay(finder: BestMoveFinder, games: number, firstSeed: number): SelfPlayFigures {
  const points = new Map<number, number>();
  const gamesPerSecond = gamesPerSecondOf(games, firstSeed, (seed) => {
    const { scores } = playGame(CLASSIC_RULES, (position) => finder.find(position), seed);
    points.set(
      seed,
      scores.reduce((total, score) => total + score),
    );
  });
  const sum = [...points.values()].reduce((total, score) => total + score, 0);
  return {
    games,
    gamesPerSecond: Math.round(gamesPerSecond),
    pointsPerPlayer: Math.round(sum / games / 2),
  };
}

/** Whole games of an agent with itself, with bag, turns and settlement. */
export interface AgentGameFigures {
  readonly agent: string;
  readonly games: number;
  readonly gamesPerSecond: number;
  /** Ratio to the games per second of plain self-play, without agents. */
  readonly ratioToSelfPlay: number;
  /** Length of a game in searches for all moves of a position: the same on any machine. */
  readonly searchesForAll: number;
}

/** Games a second of CPU time of an agent with itself, and how that compares. */
export function measureAgentGames(
  agent: string,
  seats: readonly SoundAgent[],
  games: number,
  firstSeed: number,
  selfPlay: SelfPlayFigures,
  allMicros: number,
): AgentGameFigures {
  const play = (seed: number): void => {
    const played = playAgents({ rules: CLASSIC_RULES, seed }, seats);
    if (!played.ok) throw flaw(played.error);
    finalScores(played.value);
  };
  const gamesPerSecond = gamesPerSecondOf(games, firstSeed, play);
  return {
    agent,
    games,
    gamesPerSecond: Math.round(gamesPerSecond),
    ratioToSelfPlay: Math.round((100 * gamesPerSecond) / selfPlay.gamesPerSecond) / 100,
    searchesForAll: Math.round((10 * 1e6) / gamesPerSecond / allMicros) / 10,
  };
}

/**
 * Growth of the heap in bytes after searching this many positions, with garbage collected before and after.
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
