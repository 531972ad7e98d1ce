import { entryAt } from '../certain';
import type { GameState } from '../game/gameState';
import { partOfSeed, type Seed } from '../game/seed';
import type { NewGame } from '../game/startGame';
import type { Message } from '../message';
import type { Result } from '../result';
import type { SoundAgent } from './agent';
import { playAgents } from './playAgents';

/** One game of two agents. */
export interface PairedGame {
  /** Which of the two begins. */
  readonly first: 0 | 1;
  readonly state: GameState;
}

/**
 * Plays the nth of many games of two agents, from 0 on. Two games each, the even one and the next, are a
 * pair: the same bag with seats swapped, so that each gets the tiles that the other had.
 */
export function playPairedGame(
  { rules, turnRules }: Pick<NewGame, 'rules' | 'turnRules'>,
  agents: readonly [SoundAgent, SoundAgent],
  seed: Seed,
  nth: number,
): Result<PairedGame, Message> {
  const first = nth % 2 === 0 ? 0 : 1;
  const seats = [entryAt(agents, first), entryAt(agents, 1 - first)];
  const game = {
    rules,
    seed: partOfSeed(seed, Math.floor(nth / 2)),
    ...(turnRules === undefined ? {} : { turnRules }),
  };
  const played = playAgents(game, seats);
  return played.ok ? { ok: true, value: { first, state: played.value } } : played;
}
