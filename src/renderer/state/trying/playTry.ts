import { type Message, message } from '../../../core/message';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { playCandidate } from '../candidates/candidatePlay';
import { whyNoCandidates } from '../endWaiting';
import { triedMove } from './triedMove';

/** Plays the tried tiles, waits until they are known to be legal, or says why they cannot be played. */
export function playTry(state: AppState): Action {
  const { tried } = state;
  const refusal = whyNoPlay(state);
  if (refusal !== null) return { type: 'notice-raised', message: refusal };
  const move = tried?.verdict?.move;
  return move == null ? { type: 'try-play-asked' } : playCandidate(state, move);
}

/** Null if they can be played, or if that is not known yet. */
function whyNoPlay(state: AppState): Message | null {
  const { tried } = state;
  if (tried === null) return message('impossible.nothingTried');
  const move = triedMove(state);
  if (!move.ok) return move.error;
  if (tried.verdict === null) return tried.problem ?? whyNoCandidates(state);
  return tried.verdict.move === null ? tried.verdict.headline : null;
}
