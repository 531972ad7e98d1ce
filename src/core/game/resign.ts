import type { Message } from '../message';
import { fail, ok, type Result } from '../result';
import type { GameState } from './gameState';
import { gameOver, noSuchPlayer } from './turns/turnProblems';

/** Ends the game by a player's resignation, on turn or not: the others win regardless of the score. */
export function resignGame(state: GameState, player: number): Result<GameState, Message> {
  if (state.end !== undefined) return fail(gameOver);
  if (state.racks[player] === undefined) return fail(noSuchPlayer(player, state.racks.length));
  return ok({ ...state, end: { by: 'resignation', player } });
}
