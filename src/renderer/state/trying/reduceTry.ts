import { message } from '../../../core/message';
import { isExerciseOnBoard } from '../../features/practice/state/exerciseBoard';
import { endWatch } from '../../features/simulation/state/watchSamples';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { cursorAt } from '../editing/boardCursor';
import type { Handlers } from '../handlers';
import { closeWalk } from '../walk/reduceWalk';
import { roomOf } from '../window/sideTab';
import { takeBack } from './takeBack';
import { isEditing, isPlaying } from './tried';
import type { TryAction } from './tryState';

/** Tried plays, and the switch to editing the position. */
export const TRY_ACTIONS: Handlers<TryAction> = {
  'try-play-asked': (state) => askToPlay(state),
  'try-judged': (state, { laid, verdict }) =>
    state.tried?.laid === laid ? { ...state, tried: { ...state.tried, verdict } } : state,
  'try-not-judged': (state, { laid, problem }) =>
    state.tried?.laid === laid ? { ...state, tried: { ...state.tried, problem } } : state,
  'tiles-recalled': (state) =>
    state.tried === null ? { ...state, notice: message('play.nothingToRecall') } : takeBack(state),
  'editing-toggled': (state) => {
    const { boardCursor } = state;
    if (isPlaying(state)) return { ...state, notice: message('play.rulesStand') };
    const isBegun = !state.isEditing;
    return {
      ...takeBack(state),
      isEditing: isBegun,
      boardCursor: cursorAt(boardCursor, boardCursor.direction),
    };
  },
};

function askToPlay(state: AppState): AppState {
  const { tried } = state;
  if (tried === null) return { ...state, notice: message('impossible.nothingTried') };
  return { ...state, tried: { ...tried, isToPlay: true } };
}

/** Actions that show a candidate, and so take the tried tiles off the board. */
const SHOWING: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'candidate-shown',
  'rank-sought',
  'candidate-stepped',
  'line-shown',
]);

/**
 * Takes the tried tiles back when anything else takes their place on the board: another position, a
 * candidate, a walk that does not explain a play, a line of play, a sample, or edits of the position. New
 * tiles in turn close what was shown.
 */
export function followTry(before: AppState, after: AppState, action: Action): AppState {
  const { tried } = after;
  if (after.isEditing && !mayEdit(after)) return followTry(before, { ...after, isEditing: false }, action);
  if (tried === null) return after;
  return tried.laid !== before.tried?.laid
    ? closeOthers(after)
    : isReplaced(before, after, action)
      ? { ...takeBack(after), notice: after.notice }
      : after;
}

/** Whether the switch has an effect: games and exercises cannot be edited, and in one room all is edited. */
const mayEdit = (state: AppState): boolean =>
  !isPlaying(state) && roomOf(state.sideTab) !== 'build' && !isExerciseOnBoard(state);

function closeOthers(state: AppState): AppState {
  const closed = state.walk === null ? state : closeWalk(state);
  const unwatched = closed.simulation.watch === null ? closed : endWatch(closed);
  return unwatched.question === null ? unwatched : { ...unwatched, question: null };
}

function isReplaced(before: AppState, after: AppState, { type }: Action): boolean {
  const hasOtherWalk = after.walk !== null && after.walk.subject.kind !== 'question';
  return (
    after.setup !== before.setup ||
    isEditing(after) ||
    SHOWING.has(type) ||
    hasOtherWalk ||
    after.endgame.line !== null ||
    after.simulation.watch !== null
  );
}
