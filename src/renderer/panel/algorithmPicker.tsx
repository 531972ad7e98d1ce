import { useComputed } from '@preact/signals';
import type { TraceAlgorithm } from '../../core/trace/traceScope';
import { ALGORITHM_NAMES } from '../view/walkComparisonView';
import type { PanelProps } from './panelProps';

/** Which algorithm is watched, and whether the other one goes along. */
export function AlgorithmPicker({ dispatch, state }: PanelProps) {
  const subject = useComputed(() => state.value.walk?.subject ?? null).value;
  const rival = useComputed(() => state.value.walk?.rival?.algorithm ?? null).value;
  const isComparing = useComputed(() => (state.value.walk?.comparedBy ?? null) !== null).value;
  const search = subject?.kind === 'search' ? subject : null;
  // The walk to one candidate is there for the GADDAG only.
  const isOneWay = search === null || search.scope.kind === 'candidate';
  const choose = (algorithm: TraceAlgorithm) => {
    if (search === null || algorithm === search.algorithm) return;
    if (isComparing && rival === algorithm) dispatch({ type: 'walk-sides-swapped' });
    else dispatch({ type: 'walk-opened', subject: { ...search, algorithm } });
  };
  return (
    <div class="algorithm-picker">
      <fieldset class="segments" aria-label="Algorithm">
        {(['gaddag', 'dawg'] as const).map((algorithm) => (
          <button
            key={algorithm}
            type="button"
            aria-pressed={(search?.algorithm ?? 'gaddag') === algorithm}
            disabled={isOneWay && algorithm === 'dawg'}
            onClick={() => choose(algorithm)}
          >
            {ALGORITHM_NAMES[algorithm]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        aria-pressed={isComparing && !isOneWay}
        disabled={isOneWay}
        title={isOneWay ? 'An anchor or the whole search can be compared' : 'Both algorithms side by side'}
        onClick={() => dispatch({ type: 'walk-comparison-chosen', by: isComparing ? null : 'share' })}
      >
        Compare
      </button>
    </div>
  );
}
