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

/** Whole games of an agent with itself, with bag, turns and settlement. */
export interface AgentGameFigures {
  readonly agent: string;
  readonly games: number;
  readonly gamesPerSecond: number;
  /** Of the games a second of self-play, which knows no agents. */
  readonly ratioToSelfPlay: number;
  /** So many searches for all moves of a position take as long as a game: the same on any machine. */
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
  for (let game = 0; game < WARM_UP_GAMES; game++) play(firstSeed + game);
  const { millis } = measureCpu(() => {
    for (let game = 0; game < games; game++) play(firstSeed + game);
  });
  const gamesPerSecond = (games * 1000) / millis;
  return {
    agent,
    games,
    gamesPerSecond: Math.round(gamesPerSecond),
    ratioToSelfPlay: Math.round((100 * gamesPerSecond) / selfPlay.gamesPerSecond) / 100,
    searchesForAll: Math.round((10 * 1e6) / gamesPerSecond / allMicros) / 10,
  };
}

/** In which the engine compiles what it runs. */
const WARM_UP_GAMES = 20;

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
