import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import { partOfSeed } from '../../game/seed';
import { finalScores } from '../../game/settlement';
import { startGame } from '../../game/startGame';
import { countPlayed } from '../../game/turns/placement';
import { takeTurn } from '../../game/turns/takeTurn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Message } from '../../message';
import { ok, type Result } from '../../result';
import { NO_DEADLINE, type SoundAgent } from '../agent';
import { type AwaitedTurn, conduct, type OpenGame, openGame } from '../playAgents';
import { validateGame } from '../validateGame';
import { beginnerOf, type GameSummary, type SideSummary } from './gameSummary';
import { dealtGame, type OpenStart } from './startPosition';
import type { TournamentPlan } from './tournamentPlan';

/** Everything needed to play the games of a plan. */
export interface GameTable {
  readonly plan: Pick<TournamentPlan, 'rules' | 'turnRules' | 'seed' | 'isValidated' | 'start'>;
  /** The start of the plan. */
  readonly start?: OpenStart | undefined;
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

/** A turn that one of the two agents of a pairing has to choose. */
export interface AgentsTurn extends AwaitedTurn {
  readonly pairing: number;
  readonly agent: 0 | 1;
}

/**
 * The nth of many games of two agents, from 0. An even game and the next one are a pair: the same bag
 * with seats swapped, so that each agent gets the other's tiles. From a position, the pairing is the first
 * turn, which is given.
 */
export function* pairedGame(
  { lexicon, now, plan, start }: GameTable,
  pairing: number,
  nth: number,
): OpenGame<Result<FinishedGame, Message>, AgentsTurn> {
  const { isValidated, rules, seed, turnRules } = plan;
  const begins = beginnerOf(plan, nth);
  const dealt = start && dealtGame(start, seed, nth);
  const begun =
    start === undefined || dealt === undefined
      ? startGame({ rules, seed: partOfSeed(seed, Math.floor(nth / 2)), turnRules, playerCount: 2 })
      : ok(takeTurn(dealt, entryAt(start.firstTurns, pairing)));
  if (!begun.ok) return begun;
  const game = openGame(begun.value);
  const millis: [number, number] = [0, 0];
  let step = game.next();
  while (step.done !== true) {
    const agent = step.value.player === begins ? 0 : 1;
    const asked = now();
    const turn = yield { ...step.value, pairing, agent };
    millis[agent] += now() - asked;
    step = game.next(turn);
  }
  const state = step.value;
  const scores = finalScores(state);
  const isWord = (letters: ArrayLike<number>) => lexicon.acceptsWord(letters);
  const faults = isValidated ? validateGame(state, scores, isWord, dealt) : [];
  const side = (index: 0 | 1): SideSummary => {
    const player = index === begins ? 0 : 1;
    return {
      ...turnsOf(state, player),
      score: entryAt(scores, player),
      micros: Math.round(millis[index] * 1000),
    };
  };
  return ok({ state, faults, summary: { pairing, nth, sides: [side(0), side(1)], faults: faults.length } });
}

/** Plays such a game. */
export const playPairedGame = (
  { agents, ...table }: GameTable & { readonly agents: readonly [SoundAgent, SoundAgent] },
  pairing: number,
  nth: number,
): Result<FinishedGame, Message> =>
  conduct(pairedGame(table, pairing, nth), ({ agent, random, view }) =>
    agents[agent](view, random, NO_DEADLINE),
  );

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
