import { type ReadonlySignal, useComputed } from '@preact/signals';
import { positionLabel } from '../../../core/board/square';
import { text } from '../../../texts/text';
import type { WalkScope } from '../../state/walk/walk';
import type { ShownMove } from '../../view/candidates/shownMove';
import type { PanelProps } from '../window/panelProps';

interface WalkScopePickerProps extends PanelProps {
  readonly shown: ReadonlySignal<ShownMove | null>;
}

/** Chooses the part of the search to show. */
export function WalkScopePicker({ dispatch, shown, state }: WalkScopePickerProps) {
  const subject = useComputed(() => state.value.walk?.subject ?? null).value;
  const move = shown.value;
  const search = subject?.kind === 'search' ? subject : null;
  const anchor = anchorScope(search?.scope ?? null, move);
  const open = (scope: WalkScope) => {
    const before = search?.algorithm ?? 'gaddag';
    const isShowable = scope.kind === 'whole' || (scope.kind === 'anchor' && before === 'dawg');
    const algorithm = isShowable ? before : 'gaddag';
    dispatch({ type: 'walk-opened', subject: { kind: 'search', scope, algorithm } });
  };
  const scopeButton = (scope: WalkScope | null, label: string) => (
    <button
      type="button"
      aria-pressed={scope !== null && search?.scope.kind === scope.kind}
      disabled={scope === null}
      onClick={() => scope !== null && open(scope)}
    >
      {label}
    </button>
  );
  return (
    <fieldset class="segments scope-picker" aria-label={text('walkPanel.scope')}>
      {scopeButton(
        move === null ? null : { kind: 'candidate', rank: move.candidate.rank },
        text('walkPanel.candidateScope'),
      )}
      {scopeButton(
        anchor,
        anchor === null
          ? text('walkPanel.anchorScope')
          : text('walkPanel.anchorScopeAt', { anchor: labelOf(anchor) }),
      )}
      {scopeButton(move === null ? null : { kind: 'whole' }, text('walkPanel.wholeScope'))}
    </fieldset>
  );
}

type AnchorScope = Extract<WalkScope, { kind: 'anchor' }>;

/** The current anchor, otherwise that of the shown candidate. */
function anchorScope(scope: WalkScope | null, shown: ShownMove | null): AnchorScope | null {
  if (scope?.kind === 'anchor') return scope;
  if (shown === null) return null;
  return { kind: 'anchor', anchor: { ...shown.match.anchor, direction: shown.candidate.direction } };
}

const labelOf = ({ anchor }: AnchorScope) => positionLabel(anchor, anchor.direction);
