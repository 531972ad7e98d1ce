import { entryAt } from '../certain';
import type { GameState } from '../game/gameState';
import { createRandom } from '../game/random';
import { partOfSeed } from '../game/seed';
import { type NewGame, startGame } from '../game/startGame';
import { applyTurn } from '../game/turns/applyTurn';
import type { Gaddag } from '../lexicon/gaddag';
import type { Message } from '../message';
import type { Result } from '../result';
import { type Agent, type Deadline, NO_DEADLINE } from './agent';
import { viewOf } from './playerView';

/**
 * Plays a game to its end, one agent to a seat, or says why it cannot be played. The same seed gives
 * the same game. Each seat has random numbers of its own, which follow from the seed; so who plays
 * with whom changes nobody's.
 */
export function playAgents(
  game: Omit<NewGame, 'playerCount'>,
  agents: readonly Agent[],
  lexicon: Gaddag,
  deadline: Deadline = NO_DEADLINE,
): Result<GameState, Message> {
  const started = startGame({ ...game, playerCount: agents.length });
  if (!started.ok) return started;
  const randoms = agents.map((_, seat) => createRandom(partOfSeed(game.seed, SEAT_PARTS - seat)));
  let state = started.value;
  while (state.end === undefined) {
    const { player } = state;
    const turn = entryAt(agents, player)(viewOf(state, player), entryAt(randoms, player), deadline);
    const next = applyTurn(state, turn, (letters) => lexicon.acceptsWord(letters));
    if (!next.ok) return next;
    state = next.value;
  }
  return { ok: true, value: state };
}

/** The parts of the seed from 0 on are the turns’. */
const SEAT_PARTS = -1;
