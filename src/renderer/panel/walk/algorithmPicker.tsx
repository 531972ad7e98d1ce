import { useComputed } from '@preact/signals';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import type { WalkSync } from '../../state/walk/walk';
import { algorithmName } from '../../view/walk/walkComparisonView';
import { Select } from '../window/form';
import type { PanelProps } from '../window/panelProps';

/** Chooses the algorithm, and whether and how it is compared with the other. */
export function AlgorithmPicker({ dispatch, state }: PanelProps) {
  const subject = useComputed(() => state.value.walk?.subject ?? null).value;
  const by = useComputed(() => state.value.walk?.comparedBy ?? null).value;
  const search = subject?.kind === 'search' ? subject : null;
  // Walks to a single candidate exist for the GADDAG only.
  const isOneWay = search === null || search.scope.kind === 'candidate';
  /** Why the algorithm cannot show this part of the search; undefined if it can. */
  const whyNot = (algorithm: TraceAlgorithm): string | undefined => {
    if (algorithm === 'board' && search?.scope.kind !== 'whole') return text('walkPanel.oneWalkWhole');
    return algorithm === 'dawg' && isOneWay ? text('walkPanel.oneWayDawg') : undefined;
  };
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
          {(['gaddag', 'dawg', 'board'] as const).map((algorithm) => (
            <button
              key={algorithm}
              type="button"
              aria-pressed={(search?.algorithm ?? 'gaddag') === algorithm}
              disabled={whyNot(algorithm) !== undefined}
              title={whyNot(algorithm) ?? (algorithm === 'board' ? text('walkPanel.oneWalkHint') : undefined)}
              onClick={() => choose(algorithm)}
            >
              {algorithmName(algorithm)}
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

const SYNCS: readonly (readonly [by: WalkSync, name: TextKey])[] = [
  ['share', 'walkPanel.syncShare'],
  ['square', 'walkPanel.syncSquare'],
  ['steps', 'walkPanel.syncSteps'],
];

const SyncPicker = ({ by, dispatch }: { readonly by: WalkSync; readonly dispatch: Dispatch }) => (
  <Select
    label={text('walkPanel.sync')}
    hint={text('walkPanel.syncHint')}
    value={by}
    choices={SYNCS.map(([each, name]) => [each, text(name)] as const)}
    onChoose={(chosen) => dispatch({ type: 'walk-comparison-chosen', by: chosen })}
  />
);
