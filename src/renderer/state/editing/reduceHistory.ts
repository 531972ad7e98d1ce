import { clamp } from '../../../core/clamp';
import { isSameTurnState } from '../../../core/game/turnState';
import { type Message, message } from '../../../core/message';
import type { Action } from '../action';
import type { AppState } from '../appState';
import type { OpenDocument } from '../document/openDocument';
import { isSameSetup } from '../document/sameSetup';
import type { Handlers } from '../handlers';
import { resumeClock } from '../play/clock';
import type { PlayedGame } from '../play/playedGame';
import { takeBack } from '../trying/takeBack';
import {
  type EditorSnapshot,
  EMPTY_HISTORY,
  type HistoryAction,
  type HistoryStep,
  RACK_RUN,
  redoName,
  undoName,
} from './history';
import { stepName } from './stepName';

export const HISTORY_ACTIONS: Handlers<HistoryAction> = {
  // Tried tiles are not in the history: undo first takes them back.
  undone: (state, _, nowMs) =>
    state.tried === null
      ? seek(state, state.history.done - 1, undoName(state), 'undo', nowMs)
      : takeBack(state),
  redone: (state, _, nowMs) => seek(state, state.history.done + 1, redoName(state), 'redo', nowMs),
  'history-sought': (state, action, nowMs) => {
    const done = clamp(action.done, 0, state.history.steps.length);
    if (done === state.history.done) return state;
    const isBack = done < state.history.done;
    return seek(
      state,
      done,
      state.history.steps[isBack ? done : done - 1]?.name ?? null,
      isBack ? 'undo' : 'redo',
      nowMs,
    );
  },
  'history-list-toggled': (state) => ({
    ...state,
    history: { ...state.history, isListOpen: !state.history.isListOpen },
  }),
};

/** @param name of the last step undone or redone on the way; null if there is none */
function seek(
  state: AppState,
  done: number,
  name: Message | null,
  way: 'undo' | 'redo',
  nowMs: number,
): AppState {
  const { history } = state;
  const moment = way === 'undo' ? history.steps[done]?.before : history.steps[done - 1]?.after;
  if (name === null || moment === undefined)
    return { ...state, notice: message('editing.nothingTo', { way }) };
  const notice = message('editing.done', { way, step: name });
  const document = documentAt(state, done, way);
  const play = moment.play === null ? null : resumePlay(moment.play, nowMs);
  return { ...state, ...moment, play, document, history: { ...history, done }, notice };
}

/** A player's time runs on from when the turn began: what has happened since then has not. */
const resumePlay = (play: PlayedGame, nowMs: number): PlayedGame =>
  play.clock === null ? play : { ...play, clock: resumeClock(play.clock, nowMs) };

/** The document after going there, which is another one beyond a step that began one. */
function documentAt({ document, history }: AppState, done: number, way: 'undo' | 'redo'): OpenDocument {
  const { done: now, steps } = history;
  const hasBegun = ({ documents }: HistoryStep) => documents !== undefined;
  const crossed =
    way === 'undo' ? steps.slice(done, now).find(hasBegun) : steps.slice(now, done).findLast(hasBegun);
  const begun = crossed?.documents;
  if (begun === undefined) return document;
  return way === 'undo' ? begun.before : begun.after;
}

/**
 * Records the effect of any action on the setup or the recorded game: returns `after` with that step in its
 * history. A change that returns to its beginning is no step, and restores the identity of that setup.
 */
export function recordStep(before: AppState, after: AppState, action: Action): AppState {
  if (isBeginning(action)) return { ...after, history: EMPTY_HISTORY };
  // Lent or returned, the board comes with its own history.
  if ((before.desk === null) !== (after.desk === null)) return after;
  if (ANSWERS.has(action.type)) return joinToTurn(before, after);
  // With another lexicon the same position counts as a new one, which is no step either.
  if (after.history !== before.history || action.type === 'lexicon-opened') return after;
  const isSameRecord = hasSameRecord(before, after);
  if (after.setup === before.setup && isSameRecord)
    return after.zone === before.zone ? after : endRackRun(after);
  const { history } = before;
  const last = history.steps[history.done - 1];
  const run = runOf(action);
  const isContinued = last !== undefined && last.after.setup === before.setup && continues(last, before, run);
  const kept = history.steps.slice(0, isContinued ? history.done - 1 : history.done);
  const from = isContinued ? last.before : snapshotOf(before);
  if (
    isSameSetup(from.setup, after.setup) &&
    isSameTurnState(from.turn, after.turn) &&
    hasSameRecord(from, after) &&
    // Two turns of a game can have the same board and rack.
    from.game?.turn === after.game?.turn
  ) {
    const rest = isContinued ? { ...history, steps: kept, done: kept.length } : history;
    return { ...after, setup: from.setup, history: rest };
  }
  const name = stepName(from.setup, after, action);
  const begun = action.type === 'play-started' && {
    documents: { before: before.document, after: after.document },
  };
  const steps = [...kept, { name, run, before: from, after: snapshotOf(after), ...begun }];
  return { ...after, history: { ...history, steps, done: steps.length } };
}

/** Whether it opens an unrelated position. A game that plays on from what was shown is related to it. */
function isBeginning(action: Action): boolean {
  if (action.type === 'play-started') return action.start.from === null;
  return action.type === 'document-opened' || action.type === 'play-restored';
}

/** Actions that follow a turn of a played game without the user's doing. */
const ANSWERS: ReadonlySet<Action['type']> = new Set<Action['type']>(['agent-turn-arrived', 'cover-lifted']);

/**
 * Undoing a turn also undoes the reply, and changes in between. A reply without a turn, as of an
 * agent that starts, cannot be undone.
 */
function joinToTurn(before: AppState, after: AppState): AppState {
  if (after.setup === before.setup) return after;
  const { history } = before;
  const done = history.steps.slice(0, history.done);
  const index = done.findLastIndex(({ run }) => run === TURN_RUN);
  const turn = done[index];
  const steps = turn === undefined ? [] : [...done.slice(0, index), { ...turn, after: snapshotOf(after) }];
  return { ...after, history: { ...history, steps, done: steps.length } };
}

/** Without the turn that is being validated: returning to the moment must not submit it again. */
const snapshotOf = ({ boardCursor, game, play, rackCaret, setup, turn }: AppState): EditorSnapshot => ({
  boardCursor,
  game,
  play: play === null || play.judging === null ? play : { ...play, judging: null },
  rackCaret,
  setup,
  turn,
});

type WithGame = Pick<EditorSnapshot, 'game'>;

const hasSameRecord = ({ game: one }: WithGame, { game: other }: WithGame): boolean =>
  one?.main.record === other?.main.record && one?.branches === other?.branches;

const WORD_RUN = 'word';
const GAME_RUN = 'game';
/** Each turn is a separate step; see `continues`. */
const TURN_RUN = 'turn';

function runOf(action: Action): string | null {
  switch (action.type) {
    case 'board-letter-typed':
    case 'board-tile-taken-back':
    case 'pending-word-cleared':
      return WORD_RUN;
    case 'rack-letter-typed':
    case 'rack-blank-typed':
    case 'rack-tile-taken-back':
    case 'rack-tile-deleted':
    case 'rack-tile-moved':
    case 'rack-shuffled':
    case 'rack-sorted':
      return RACK_RUN;
    case 'game-turn-shown':
    case 'game-turn-stepped':
    case 'game-branch-changed':
    case 'review-mistake-stepped':
      return GAME_RUN;
    case 'turn-submitted':
    case 'turn-judged':
    case 'play-started':
      return TURN_RUN;
    case 'setup-edited':
      return action.stroke === undefined ? null : `stroke ${action.stroke}`;
    default:
      return null;
  }
}

/** A word step is extended while its tiles are pending, whatever else happens in between. */
const continues = (last: HistoryStep, { boardCursor }: AppState, run: string | null): boolean =>
  run !== null && run !== TURN_RUN && last.run === run && (run !== WORD_RUN || boardCursor.typed.length > 0);

/** Returning to the rack later starts a new step. */
function endRackRun(state: AppState): AppState {
  const { history } = state;
  const last = history.steps[history.done - 1];
  if (last?.run !== RACK_RUN) return state;
  return {
    ...state,
    history: { ...history, steps: history.steps.with(history.done - 1, { ...last, run: null }) },
  };
}
