import type { CandidateAction } from '../action';
import type { AppState } from '../appState';
import { dismissQuestion, reduceWalk } from '../walk/reduceWalk';
import { stepInOther } from '../walk/walkRun';
import { openedWalk, type Walk } from '../walk/walkState';
import { candidateAt } from './candidateSet';

/** Choosing among the candidates. `nowMs` dates the choice, so that its arrows can draw themselves. */
export function reduceCandidates(state: AppState, action: CandidateAction, nowMs: number): AppState {
  switch (action.type) {
    case 'candidate-stepped':
      return showRank(state, state.shownRank + action.by, nowMs);
    case 'candidate-shown':
      return showRank(state, action.rank, nowMs);
    case 'candidate-pinned':
      return pinShown(state);
    case 'rows-visible':
      return { ...state, visibleRows: action.rows };
  }
}

/** The pinned one pinned again is let go. */
function pinShown(state: AppState): AppState {
  const { candidates, pinned, setup, shownRank } = state;
  const candidate = candidateAt(candidates, shownRank);
  if (candidates?.setup !== setup || candidate === undefined) return state;
  const isPinned = pinned?.setup === setup && pinned.candidate.rank === candidate.rank;
  return { ...state, pinned: isPinned ? null : { setup, candidate } };
}

function showRank(state: AppState, rank: number, nowMs: number): AppState {
  const { candidates, setup, shownRank } = state;
  if (candidates === null || candidates.setup !== setup || candidates.total === 0) return state;
  const nearest = Math.min(Math.max(rank, 1), candidates.total);
  return followCandidate(
    nearest === shownRank ? state : { ...state, shownRank: nearest, shownAtMs: nowMs },
    nowMs,
  );
}

/**
 * The board goes along to the shown candidate: a search to the step that finds it, the walk to another candidate, or
 * a search that does not find it, becomes the walk to this one. The answer to a question makes way.
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
  if (step !== null) return reduceWalk(state, { type: 'walk-sought', step }, nowMs);
  const subject = { ...walk.subject, algorithm: 'gaddag', scope: { kind: 'candidate', rank } } as const;
  return { ...state, walk: openedWalk(subject, walk) };
}

/** The step that finds the candidate, of what is replayed; null where the walk does not come to it. */
function stepFinding({ settings }: AppState, { run }: Walk, rank: number): number | null {
  if (run === null) return null;
  const step = run.found.steps[run.found.ranks.indexOf(rank)] ?? 0;
  if (step === 0) return null;
  return settings.walk.showsFailures ? step : stepInOther(run, step, false);
}
