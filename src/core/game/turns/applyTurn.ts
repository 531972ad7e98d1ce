import type { IsWord } from '../../board/checkTiles';
import type { Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { GameState } from '../gameState';
import { challengedPlay, takeChallenge } from './challenge';
import { checkTurn } from './checkTurn';
import { takeTurn } from './takeTurn';
import type { Turn } from './turn';
import { nothingToChallenge } from './turnProblems';

/**
 * The game after a turn of the player on turn, or the first reason why the turn is illegal.
 *
 * @param isWord validates the words of a play: immediately if the rules refuse phonies, otherwise when it is
 * challenged
 */
export function applyTurn(state: GameState, turn: Turn, isWord: IsWord): Result<GameState, Message> {
  const problem = checkTurn(state, turn, isWord);
  if (problem !== undefined) return fail(problem);
  if (turn.kind !== 'challenge') return ok(takeTurn(state, turn));
  const play = challengedPlay(state);
  return play === undefined ? fail(nothingToChallenge) : ok(takeChallenge(state, play, isWord));
}
