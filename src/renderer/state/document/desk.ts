import type { Setup } from '../../../core/board/setup';
import { FIRST_TURN_STATE } from '../../../core/game/turnState';
import type { AppState } from '../appState';
import { EMPTY_HISTORY } from '../editing/history';
import { reduceSetup } from '../editing/reduceSetup';
import type { Handlers } from '../handlers';
import { resumeClock } from '../play/clock';
import { newDocument } from './openDocument';

/** The user's own work, set aside while the board is lent to a lesson or an exercise. */
export type Desk = Pick<
  AppState,
  'boardCursor' | 'document' | 'game' | 'history' | 'play' | 'rackCaret' | 'setup' | 'shownRank' | 'turn'
>;

export type DeskAction =
  /** Shows a position that belongs to no document. If the board is lent already, this is a step to undo. */
  | { readonly type: 'desk-lent'; readonly setup: Setup }
  /** Shows the user's own work again. */
  | { readonly type: 'desk-returned' };

export const DESK_ACTIONS: Handlers<DeskAction> = {
  'desk-lent': (state, { setup }) => lendDesk(state, setup),
  'desk-returned': (state, _, nowMs) => {
    const { desk } = state;
    if (desk === null) return state;
    const { play } = desk;
    const resumed =
      play === null || play.clock === null ? play : { ...play, clock: resumeClock(play.clock, nowMs) };
    // Another value than before, so that the return itself is no step of the history.
    return { ...state, ...desk, play: resumed, history: { ...desk.history }, desk: null, tried: null };
  },
};

export function lendDesk(state: AppState, setup: Setup): AppState {
  const { boardCursor, document, game, history, play, rackCaret, shownRank, turn } = state;
  const own: Desk = {
    boardCursor,
    document,
    game,
    history,
    play,
    rackCaret,
    setup: state.setup,
    shownRank,
    turn,
  };
  const lent =
    state.desk === null
      ? {
          ...state,
          desk: own,
          document: newDocument(setup),
          game: null,
          play: null,
          history: { ...EMPTY_HISTORY },
        }
      : state;
  return { ...reduceSetup(lent, { setup, turn: FIRST_TURN_STATE }), tried: null };
}

/** What is saved, named in the title and kept after a crash. */
export const ownWorkOf = (state: AppState): Desk => state.desk ?? state;
