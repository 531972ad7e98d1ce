import { clamp } from '../../../core/clamp';
import type { AppState, RowRange } from '../appState';
import type { Handlers } from '../handlers';
import { dismissQuestion, WALK_ACTIONS } from '../walk/reduceWalk';
import { openedWalk, stepInOther, type Walk } from '../walk/walk';
import { candidateAt } from './candidateSet';

export type CandidateAction =
  | { readonly type: 'candidate-stepped'; readonly by: number }
  /** By row of the list; rows outside 1 … total are clamped. */
  | { readonly type: 'candidate-shown'; readonly rank: number }
  /** Pins the shown candidate for comparison, or unpins it. */
  | { readonly type: 'candidate-pinned' }
  | { readonly type: 'rows-visible'; readonly rows: RowRange };

/** Selection among the candidates. `nowMs` dates the selection for the animation of its arrows. */
export const CANDIDATE_ACTIONS: Handlers<CandidateAction> = {
  'candidate-stepped': (state, action, nowMs) => showRank(state, state.shownRank + action.by, nowMs),
  'candidate-shown': (state, action, nowMs) => showRank(state, action.rank, nowMs),
  'candidate-pinned': (state) => pinShown(state),
  'rows-visible': (state, action) => ({ ...state, visibleRows: action.rows }),
};

/** Pinning the pinned candidate again unpins it. */
function pinShown(state: AppState): AppState {
  const { candidates, pinned, setup, shownRank } = state;
  const candidate = candidateAt(candidates, shownRank);
  if (candidates?.setup !== setup || candidate === undefined) return state;
  const isPinned = pinned?.setup === setup && pinned.candidate.rank === candidate.rank;
  return { ...state, pinned: isPinned ? null : { setup, candidate } };
}

export function showRank(state: AppState, rank: number, nowMs: number): AppState {
  const { candidates, setup, shownRank } = state;
  if (candidates === null || candidates.setup !== setup || candidates.total === 0) return state;
  const nearest = clamp(rank, 1, candidates.total);
  return followCandidate(
    nearest === shownRank ? state : { ...state, shownRank: nearest, shownAtMs: nowMs },
    nowMs,
  );
}

/**
 * Makes the board follow the shown candidate: a search moves to the step that finds it; the walk to another
 * candidate, or a search that does not find it, is replaced by the walk to this one. The answer to a question
 * is dismissed.
 */
export function followCandidate(before: AppState, nowMs: number): AppState {
  const state = before.question === null ? before : dismissQuestion(before);
  const { candidates, shownRank, walk } = state;
  const rank = candidateAt(candidates, shownRank)?.rank;
  if (walk?.subject.kind !== 'search' || rank === undefined) return state;
  const { scope } = walk.subject;
  const isOnItsWay = scope.kind !== 'candidate' && walk.progress.kind === 'loading';
  if (isOnItsWay || (scope.kind === 'candidate' && scope.rank === rank)) return state;
  const step = scope.kind === 'candidate' ? null : stepFinding(state, walk, rank);
  if (step !== null) return WALK_ACTIONS['walk-sought'](state, { type: 'walk-sought', step }, nowMs);
  const subject = { ...walk.subject, algorithm: 'gaddag', scope: { kind: 'candidate', rank } } as const;
  return { ...state, walk: openedWalk(subject, walk) };
}

/** The step of the replay that finds the candidate; null if there is none. */
function stepFinding({ settings }: AppState, { run }: Walk, rank: number): number | null {
  if (run === null) return null;
  const step = run.found.steps[run.found.ranks.indexOf(rank)] ?? 0;
  if (step === 0) return null;
  return settings.walk.showsFailures ? step : stepInOther(run, step, false);
}
