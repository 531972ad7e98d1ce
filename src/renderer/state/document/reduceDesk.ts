import type { Setup } from '../../../core/board/setup';
import { FIRST_TURN_STATE } from '../../../core/game/turnState';
import type { AppState } from '../appState';
import { NO_FILTER } from '../candidates/candidateFilter';
import { EMPTY_HISTORY } from '../editing/history';
import { reduceSetup } from '../editing/reduceSetup';
import { resumeClock } from '../play/clock';
import type { Desk } from './desk';
import { newDocument } from './openDocument';

/**
 * Shows a position that belongs to no document. If the board is lent already, this is a step to undo.
 * Candidates are listed by rank, whatever the user's own order is.
 */
export function lendDesk(state: AppState, setup: Setup): AppState {
  const lent: AppState =
    state.desk === null
      ? {
          ...state,
          desk: setAside(state),
          document: newDocument(setup),
          filter: NO_FILTER,
          game: null,
          play: null,
          history: EMPTY_HISTORY,
          walk: null,
          question: null,
          highlight: null,
        }
      : state;
  return { ...reduceSetup(lent, { setup, turn: FIRST_TURN_STATE }), tried: null };
}

/** Shows the user's own work again. */
export function returnDesk(state: AppState, nowMs: number): AppState {
  const { desk } = state;
  if (desk === null) return state;
  const { play, walk } = desk;
  const resumed = play?.clock ? { ...play, clock: resumeClock(play.clock, nowMs) } : play;
  // It rests where it was.
  const rested = walk === null ? null : { ...walk, motion: null, isPlaying: false };
  return { ...state, ...desk, play: resumed, walk: rested, desk: null };
}

function setAside(state: AppState): Desk {
  const { boardCursor, candidates, document, filter, game, history } = state;
  const { play, rackCaret, setup, shownRank, tried, turn, walk } = state;
  return {
    boardCursor,
    candidates,
    document,
    filter,
    game,
    history,
    play,
    rackCaret,
    setup,
    shownRank,
    tried,
    turn,
    walk,
  };
}
