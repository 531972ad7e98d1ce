import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import { partOfSeed } from '../../game/seed';
import { finalScores } from '../../game/settlement';
import { countPlayed } from '../../game/turns/placement';
import { takeTurn } from '../../game/turns/takeTurn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Message } from '../../message';
import { ok, type Result } from '../../result';
import type { SoundAgent } from '../agent';
import { playAgents, playOn } from '../playAgents';
import { validateGame } from '../validateGame';
import { beginnerOf, type GameSummary, type SideSummary } from './gameSummary';
import { dealtGame, type OpenStart } from './startPosition';
import type { TournamentPlan } from './tournamentPlan';

/** Everything needed to play the games of a plan. */
export interface GameTable {
  readonly plan: Pick<TournamentPlan, 'rules' | 'turnRules' | 'seed' | 'isValidated' | 'start'>;
  /** The start of the plan. */
  readonly start?: OpenStart | undefined;
  /** The two agents of a pairing. */
  readonly agents: readonly [SoundAgent, SoundAgent];
  readonly lexicon: Gaddag;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

export interface FinishedGame {
  readonly state: GameState;
  readonly summary: GameSummary;
  /** Faults found by validation. */
  readonly faults: readonly Message[];
}

/**
 * Plays the nth of many games of two agents, from 0. An even game and the next one are a pair: the same bag
 * with seats swapped, so that each agent gets the other's tiles. From a position, the pairing is the first
 * turn, which is given.
 */
export function playPairedGame(
  { agents, lexicon, now, plan, start }: GameTable,
  pairing: number,
  nth: number,
): Result<FinishedGame, Message> {
  const { isValidated, rules, seed, turnRules } = plan;
  const begins = beginnerOf(plan, nth);
  const clocks = agents.map((agent) => new Stopwatch(agent, now));
  const seats = [entryAt(clocks, begins).agent, entryAt(clocks, 1 - begins).agent];
  const dealt = start && dealtGame(start, seed, nth);
  const played =
    start === undefined || dealt === undefined
      ? playAgents({ rules, seed: partOfSeed(seed, Math.floor(nth / 2)), turnRules }, seats)
      : ok(playOn(takeTurn(dealt, entryAt(start.firstTurns, pairing)), seats));
  if (!played.ok) return played;
  const state = played.value;
  const scores = finalScores(state);
  const isWord = (letters: ArrayLike<number>) => lexicon.acceptsWord(letters);
  const faults = isValidated ? validateGame(state, scores, isWord, dealt) : [];
  const side = (index: 0 | 1): SideSummary => {
    const player = index === begins ? 0 : 1;
    return {
      ...turnsOf(state, player),
      score: entryAt(scores, player),
      micros: entryAt(clocks, index).micros,
    };
  };
  return ok({ state, faults, summary: { pairing, nth, sides: [side(0), side(1)], faults: faults.length } });
}

/** Measures the thinking time of an agent. */
class Stopwatch {
  private millis = 0;
  readonly agent: SoundAgent;

  constructor(agent: SoundAgent, now: () => number) {
    this.agent = (...asked) => {
      const begun = now();
      const turn = agent(...asked);
      this.millis += now() - begun;
      return turn;
    };
  }

  get micros(): number {
    return Math.round(this.millis * 1000);
  }
}

function turnsOf({ history, position }: GameState, player: number): Omit<SideSummary, 'score' | 'micros'> {
  const { bingoBonus } = position.rules;
  let turns = 0;
  let bingos = 0;
  let exchanged = 0;
  let passes = 0;
  for (const { player: who, turn } of history) {
    if (who !== player) continue;
    turns++;
    if (turn.kind === 'pass') passes++;
    else if (turn.kind === 'exchange') exchanged += turn.tiles.length;
    else if (turn.kind === 'placement' && (bingoBonus[countPlayed(turn.tiles)] ?? 0) > 0) bingos++;
  }
  return { turns, bingos, exchanged, passes };
}
