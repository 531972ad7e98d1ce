import { entryAt } from '../certain';
import type { GameState } from '../game/gameState';
import { createRandom } from '../game/random';
import { partOfSeed } from '../game/seed';
import { type NewGame, startGame } from '../game/startGame';
import { takeTurn } from '../game/turns/takeTurn';
import type { Message } from '../message';
import type { Result } from '../result';
import { type Deadline, NO_DEADLINE, type SoundAgent } from './agent';
import { viewOf } from './playerView';

/**
 * Plays a complete game, one agent per seat, or returns why it cannot be started. The same seed gives the
 * same game. Each seat has its own random numbers, derived from the seed, so that they do not depend on the
 * opponent. Turns of sound agents are not validated, which would take as long as finding them; `validateGame`
 * does so independently.
 */
export function playAgents(
  game: Omit<NewGame, 'playerCount'>,
  agents: readonly SoundAgent[],
  deadline: Deadline = NO_DEADLINE,
): Result<GameState, Message> {
  const started = startGame({ ...game, playerCount: agents.length });
  if (!started.ok) return started;
  const randoms = agents.map((_, seat) => createRandom(partOfSeed(game.seed, SEAT_PARTS - seat)));
  let state = started.value;
  while (state.end === undefined) {
    const { player } = state;
    const turn = entryAt(agents, player)(viewOf(state, player), entryAt(randoms, player), deadline);
    state = takeTurn(state, turn);
  }
  return { ok: true, value: state };
}

/** Seed parts from 0 up belong to the turns. */
const SEAT_PARTS = -1;
