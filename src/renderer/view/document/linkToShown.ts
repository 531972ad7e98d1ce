import { formatPositionLink, linkedPlayOf } from '../../../core/notation/links/positionLink';
import type { AppState } from '../../state/appState';
import { stepInOther, type Walk } from '../../state/walk/walk';
import { shownCandidate } from '../candidates/shownMove';

/**
 * The address of the position with the candidate or the walk that is shown; null if the window has none.
 *
 * @param cgp of the position
 */
export function linkToShown(state: AppState, cgp: string): string | null {
  const { address, settings, setup, walk } = state;
  if (address === null) return null;
  const step = walk === null ? null : stepOf(walk, settings.walk.showsFailures);
  const isWhole = walk?.subject.kind === 'search' && walk.subject.scope.kind === 'whole';
  const candidate = step !== null && isWhole ? null : shownCandidate(state);
  const play = candidate === null ? null : linkedPlayOf(candidate, setup);
  return formatPositionLink(address, { cgp, candidate: play, step });
}

/**
 * Counted with all failures, so that it is the same step whatever the reader shows; null for walks that
 * links do not name.
 */
function stepOf({ run, step, subject }: Walk, showsFailures: boolean): number | null {
  if (run === null || subject.kind !== 'search' || subject.algorithm !== 'gaddag') return null;
  if (subject.scope.kind === 'anchor') return null;
  return showsFailures ? step : stepInOther(run, step, true);
}
