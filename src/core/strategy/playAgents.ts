import { entryAt } from '../certain';
import type { GameState } from '../game/gameState';
import { createRandom } from '../game/random';
import { partOfSeed, type Seed } from '../game/seed';
import { type NewGame, startGame } from '../game/startGame';
import { takeTurn } from '../game/turns/takeTurn';
import type { Message } from '../message';
import { ok, type Result } from '../result';
import { type Deadline, NO_DEADLINE, type SoundAgent } from './agent';
import { viewOf } from './playerView';

/**
 * Plays a complete game, one agent per seat, or returns why it cannot be started. The same seed gives the
 * same game. Turns of sound agents are not validated, which would take as long as finding them;
 * `validateGame` does so independently.
 */
export function playAgents(
  game: Omit<NewGame, 'playerCount'>,
  agents: readonly SoundAgent[],
  deadline: Deadline = NO_DEADLINE,
): Result<GameState, Message> {
  const started = startGame({ ...game, playerCount: agents.length });
  return started.ok ? ok(playOn(started.value, agents, deadline)) : started;
}

/**
 * Plays a game to its end. Each seat has its own random numbers, derived from the seed of the game, so that
 * they do not depend on the opponent.
 */
export function playOn(
  game: GameState,
  agents: readonly SoundAgent[],
  deadline: Deadline = NO_DEADLINE,
): GameState {
  const randoms = agents.map((_, seat) => createRandom(seatSeed(game.seed, seat)));
  let state = game;
  while (state.end === undefined) {
    const { player } = state;
    const turn = entryAt(agents, player)(viewOf(state, player), entryAt(randoms, player), deadline);
    state = takeTurn(state, turn);
  }
  return state;
}

/** Parts from 0 up belong to the turns. */
const seatSeed = (seed: Seed, seat: number): Seed => partOfSeed(seed, -1 - seat);
