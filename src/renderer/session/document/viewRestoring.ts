import { effect } from '@preact/signals';
import { message, sentences } from '../../../core/message';
import type { LinkedView } from '../../../core/notation/links/positionLink';
import { formatMoveLine } from '../../../core/notation/positions/moveList';
import type { LexiconName } from '../../../core/notation/positions/positionDocument';
import type { JsonObject } from '../../../core/notation/text/jsonFields';
import type { AppState } from '../../state/appState';
import { candidateAt, loadedRow } from '../../state/candidates/candidateSet';
import { hasSameParts } from '../../state/document/openGame';
import { stepInOther, type WalkRun, type WalkSubject, walkTo } from '../../state/walk/walk';
import type { CameraPose } from '../../view/board/cameraPose';
import { readDocumentView, type ShownCandidate, type ShownWalk } from '../../view/document/documentView';
import type { Store } from '../store';

interface Opened {
  readonly view: JsonObject | null;
  readonly lexicon: LexiconName | null;
  readonly linked?: LinkedView | undefined;
}

/**
 * Restores a document's view: the camera at once, the candidate and the step of the walk as soon as the
 * engine has them. Reports whatever cannot be restored, and a lexicon other than the document's.
 */
export function createViewRestoring(store: Store, restoreCamera: (pose: CameraPose) => void) {
  let stop: (() => void) | undefined;
  return (opened: Opened): void => {
    stop?.();
    const { camera, candidate, walk } = readDocumentView(opened.view);
    if (camera !== null) restoreCamera(camera);
    const opening = store.state.peek().setup;
    // A lexicon with the same letters makes no difference to the position.
    const isStill = ({ setup }: AppState) => hasSameParts(setup, opening);
    stop = whenReady(
      store,
      isStill,
      ({ candidates, setup }) => candidates?.setup === setup,
      () => {
        tellOtherLexicon(store, opened.lexicon);
        if (opened.linked !== undefined) stop = showLinked(store, opened.linked, isStill);
        const isShown = candidate === null || showCandidate(store, candidate);
        if (walk !== null && isShown) stop = showWalk(store, walk, isStill);
      },
    );
  };
}

type IsStill = (state: AppState) => boolean;

/** Runs `work` once `isReady`; gives up when the position changes. Returns how to cancel. */
function whenReady(
  { state }: Store,
  isStill: IsStill,
  isReady: (state: AppState) => boolean,
  work: () => void,
): () => void {
  let isDone = false;
  const stop = effect(() => {
    const current = state.value;
    if (isDone) return;
    if (isStill(current) && !isReady(current)) return;
    isDone = true;
    // Not within the state change that triggered this.
    queueMicrotask(() => {
      stop();
      if (isStill(state.peek())) work();
    });
  });
  return () => {
    isDone = true;
    stop();
  };
}

/** Returns whether it could be requested. Its page may be pending; it is compared on arrival. */
function showCandidate(store: Store, wanted: ShownCandidate): boolean {
  const { dispatch, state } = store;
  const { candidates, setup } = state.peek();
  const lost = () =>
    dispatch({
      type: 'notice-raised',
      message: message('documentSession.otherCandidate', { move: wanted.move, rank: String(wanted.rank) }),
    });
  if (candidates === null || wanted.rank > candidates.allTotal) {
    lost();
    return false;
  }
  const here = candidateAt(candidates, loadedRow(candidates, wanted.rank));
  if (here !== undefined && formatMoveLine(here, setup.rules.distribution) !== wanted.move) {
    lost();
    return false;
  }
  dispatch({ type: 'rank-sought', rank: wanted.rank });
  return true;
}

function showWalk(store: Store, { algorithm, scope, step }: ShownWalk, isStill: IsStill) {
  return seekStep(store, { kind: 'search', scope, algorithm }, () => step, isStill);
}

/** @param stepOf the step to show, once the walk is loaded */
function seekStep(
  store: Store,
  subject: WalkSubject,
  stepOf: (run: WalkRun, state: AppState) => number,
  isStill: IsStill,
) {
  const { dispatch, state } = store;
  dispatch({ type: 'walk-opened', subject });
  const runOf = ({ walk }: AppState) => (walk?.subject === subject ? walk.run : null);
  const isThere = (current: AppState) => current.walk?.progress.kind === 'ready' && runOf(current) !== null;
  return whenReady(store, isStill, isThere, () => {
    const run = runOf(state.peek());
    if (run !== null) dispatch({ type: 'walk-sought', step: stepOf(run, state.peek()) });
  });
}

/**
 * Shows a link's play and opens its walk. If the play is not a candidate here, the reason is shown, as it is
 * for any play that the user asks about.
 */
function showLinked(store: Store, { play, step }: LinkedView, isStill: IsStill): () => void {
  const { dispatch, state } = store;
  const walkAt = (subject: WalkSubject, wanted: number) =>
    seekStep(store, subject, linkedStep(wanted), isStill);
  if (play === null) return step === null ? () => undefined : walkAt(WHOLE_SEARCH, step);
  let stop: (() => void) | undefined;
  dispatch({ type: 'question-asked', wanted: { kind: 'tiles', tiles: [...play] } });
  const { question: asked } = state.peek();
  const answerIn = ({ question }: AppState) => (question?.wanted === asked?.wanted ? question?.answer : null);
  const wait = whenReady(
    store,
    isStill,
    (current) => current.question?.wanted !== asked?.wanted || (answerIn(current) ?? null) !== null,
    () => {
      const { headline, rank } = answerIn(state.peek()) ?? {};
      if (rank === undefined) return;
      if (rank === null) return dispatch({ type: 'notice-raised', message: headline ?? '' });
      dispatch({ type: 'question-dismissed' });
      dispatch({ type: 'rank-sought', rank });
      if (step !== null) stop = walkAt(walkTo(rank), step);
    },
  );
  return () => {
    wait();
    stop?.();
  };
}

const WHOLE_SEARCH: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };

/** Links count the steps with all failures. */
const linkedStep =
  (step: number) =>
  (run: WalkRun, { settings }: AppState): number =>
    settings.walk.showsFailures ? step : stepInOther(run, Math.min(step, run.whole.trace.length), false);

/** A document's moves are those of its lexicon. */
function tellOtherLexicon({ dispatch, state }: Store, named: LexiconName | null): void {
  const { lexicon, notice } = state.peek();
  if (named === null || lexicon.kind !== 'open' || lexicon.info.id === named.hash) return;
  const other = message('documentSession.otherLexicon', { named: named.name, inUse: lexicon.info.name });
  dispatch({ type: 'notice-raised', message: sentences(notice, other) });
}
