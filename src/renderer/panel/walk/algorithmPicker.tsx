import { useComputed } from '@preact/signals';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import type { WalkSync } from '../../state/walk/walk';
import { ALGORITHM_NAMES } from '../../view/walk/walkComparisonView';
import type { PanelProps } from '../window/panelProps';

/** Which algorithm is watched, and whether the other one goes along; while it does, in what way. */
export function AlgorithmPicker({ dispatch, state }: PanelProps) {
  const subject = useComputed(() => state.value.walk?.subject ?? null).value;
  const by = useComputed(() => state.value.walk?.comparedBy ?? null).value;
  const search = subject?.kind === 'search' ? subject : null;
  // The walk to one candidate is there for the GADDAG only.
  const isOneWay = search === null || search.scope.kind === 'candidate';
  const choose = (algorithm: TraceAlgorithm) => {
    if (search === null || algorithm === search.algorithm) return;
    dispatch({ type: 'walk-opened', subject: { ...search, algorithm } });
  };
  return (
    <div class="algorithm-picker">
      {by !== null && !isOneWay ? (
        <SyncPicker by={by} dispatch={dispatch} />
      ) : (
        <fieldset class="segments" aria-label={text('walkPanel.algorithm')}>
          {(['gaddag', 'dawg'] as const).map((algorithm) => (
            <button
              key={algorithm}
              type="button"
              aria-pressed={(search?.algorithm ?? 'gaddag') === algorithm}
              disabled={isOneWay && algorithm === 'dawg'}
              title={isOneWay && algorithm === 'dawg' ? text('walkPanel.oneWayDawg') : undefined}
              onClick={() => choose(algorithm)}
            >
              {ALGORITHM_NAMES[algorithm]}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        aria-pressed={by !== null && !isOneWay}
        disabled={isOneWay}
        title={text(isOneWay ? 'walkPanel.oneWayCompare' : 'walkPanel.bothSideBySide')}
        onClick={() => dispatch({ type: 'walk-comparison-chosen', by: by === null ? 'share' : null })}
      >
        {text('walkPanel.compare')}
      </button>
    </div>
  );
}

const SYNCS: readonly { readonly id: WalkSync; readonly title: TextKey }[] = [
  { id: 'share', title: 'walkPanel.syncShare' },
  { id: 'square', title: 'walkPanel.syncSquare' },
  { id: 'steps', title: 'walkPanel.syncSteps' },
];

const syncOf = (value: string): WalkSync => SYNCS.find(({ id }) => id === value)?.id ?? 'share';

const SyncPicker = ({ by, dispatch }: { readonly by: WalkSync; readonly dispatch: Dispatch }) => (
  <select
    aria-label={text('walkPanel.sync')}
    title={text('walkPanel.syncHint')}
    value={by}
    onChange={({ currentTarget }) =>
      dispatch({ type: 'walk-comparison-chosen', by: syncOf(currentTarget.value) })
    }
  >
    {SYNCS.map(({ id, title }) => (
      <option key={id} value={id}>
        {text(title)}
      </option>
    ))}
  </select>
);
