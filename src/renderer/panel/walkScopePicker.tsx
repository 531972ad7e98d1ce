import { type ReadonlySignal, useComputed } from '@preact/signals';
import { positionLabel } from '../../core/board/square';
import type { TraceAlgorithm } from '../../core/trace/traceScope';
import type { WalkScope } from '../state/walkRun';
import type { ShownMove } from '../view/shownMove';
import type { WalkProps } from './walkProps';

interface WalkScopePickerProps extends WalkProps {
  readonly shown: ReadonlySignal<ShownMove | null>;
}

/** How much of the search is looked at, and by which algorithm. */
export function WalkScopePicker({ dispatch, shown, state }: WalkScopePickerProps) {
  const subject = useComputed(() => state.value.walk?.subject ?? null).value;
  const isComparing = useComputed(() => state.value.walk?.isComparing ?? false).value;
  const move = shown.value;
  const search = subject?.kind === 'search' ? subject : null;
  const algorithm = search?.algorithm ?? 'gaddag';
  const anchor = anchorScope(search?.scope ?? null, move);
  const open = (scope: WalkScope, by: TraceAlgorithm) =>
    dispatch({ type: 'walk-opened', subject: { kind: 'search', scope, algorithm: by } });
  const scopeButton = (scope: WalkScope | null, label: string) => (
    <button
      type="button"
      aria-pressed={scope !== null && search?.scope.kind === scope.kind}
      disabled={scope === null}
      onClick={() => scope !== null && open(scope, scope.kind === 'candidate' ? 'gaddag' : algorithm)}
    >
      {label}
    </button>
  );
  const algorithmButton = (by: TraceAlgorithm, label: string) => (
    <button
      type="button"
      aria-pressed={search !== null && algorithm === by}
      disabled={search === null || (by === 'dawg' && search.scope.kind === 'candidate')}
      onClick={() => search !== null && open(search.scope, by)}
    >
      {label}
    </button>
  );
  return (
    <div class="scope-picker">
      <fieldset class="segments" aria-label="How much of the search">
        {scopeButton(move === null ? null : { kind: 'candidate', rank: move.candidate.rank }, 'Candidate')}
        {scopeButton(anchor, anchor === null ? 'Anchor' : `Anchor ${labelOf(anchor)}`)}
        {scopeButton(move === null ? null : { kind: 'whole' }, 'Whole search')}
      </fieldset>
      <fieldset class="segments" aria-label="Algorithm">
        {algorithmButton('gaddag', 'GADDAG')}
        {algorithmButton('dawg', 'DAWG')}
        <button
          type="button"
          aria-pressed={isComparing}
          disabled={search === null || search.scope.kind === 'candidate'}
          onClick={() => dispatch({ type: 'walk-comparison-toggled' })}
        >
          Compare
        </button>
      </fieldset>
    </div>
  );
}

type AnchorScope = Extract<WalkScope, { kind: 'anchor' }>;

/** The anchor that is looked at, or else that of the shown candidate. */
function anchorScope(scope: WalkScope | null, shown: ShownMove | null): AnchorScope | null {
  if (scope?.kind === 'anchor') return scope;
  if (shown === null) return null;
  return { kind: 'anchor', anchor: { ...shown.match.anchor, direction: shown.candidate.direction } };
}

const labelOf = ({ anchor }: AnchorScope) => positionLabel(anchor, anchor.direction);
