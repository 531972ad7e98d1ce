import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { isSearchLong } from '../../state/candidates/engineNeeds';
import { isSearchStopped } from '../../view/window/statusView';
import { useHint } from '../window/commandHost';
import type { PanelProps } from '../window/panelProps';

/** Stops a long move search, and restarts it. */
export function SearchControl({ dispatch, state }: PanelProps) {
  const isSearching = useComputed(() => isSearchLong(state.value)).value;
  const isStopped = useComputed(() => isSearchStopped(state.value)).value;
  const stopHint = useHint(text('candidatesPanel.stopHint'), 'window.escape');
  if (isSearching)
    return (
      <button
        type="button"
        class="search-control"
        title={stopHint}
        onClick={() => dispatch({ type: 'generation-stopped' })}
      >
        {text('candidatesPanel.stop')}
      </button>
    );
  if (!isStopped) return null;
  return (
    <button type="button" class="search-control" onClick={() => dispatch({ type: 'generation-retried' })}>
      {text('candidatesPanel.searchAgain')}
    </button>
  );
}
