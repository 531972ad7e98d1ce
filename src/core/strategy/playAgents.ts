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
 * Plays a game to its end, one agent to a seat, or says why it cannot be begun. The same seed gives
 * the same game. Each seat has random numbers of its own, which follow from the seed; so who plays
 * with whom changes nobody's. Nobody looks over the turns of sound agents, which would take as long as
 * to find them; `validateGame` does so from outside.
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

/** The parts of the seed from 0 on are the turns’. */
const SEAT_PARTS = -1;
