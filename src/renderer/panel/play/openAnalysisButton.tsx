import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { helpBlockedReason } from '../../state/play/analysisBlockedReason';
import type { PanelProps } from '../window/panelProps';

/** Unlocks the analysis for this turn of a person. */
export function OpenAnalysisButton({ dispatch, state }: PanelProps) {
  const isShut = useComputed(() => helpBlockedReason(state.value) !== null).value;
  if (!isShut) return null;
  return (
    <button type="button" onClick={() => dispatch({ type: 'analysis-opened' })}>
      {text('play.analysisButton')}
    </button>
  );
}
