import { useComputed } from '@preact/signals';
import { isSearchLong } from '../../state/candidates/engineNeeds';
import { isSearchStopped } from '../../view/window/statusView';
import type { PanelProps } from '../window/panelProps';

/** Stops a search for moves that takes long, and begins it again. */
export function SearchControl({ dispatch, state }: PanelProps) {
  const isSearching = useComputed(() => isSearchLong(state.value)).value;
  const isStopped = useComputed(() => isSearchStopped(state.value)).value;
  if (isSearching)
    return (
      <button
        type="button"
        class="search-control"
        title="Stop the search for moves (Esc)"
        onClick={() => dispatch({ type: 'generation-stopped' })}
      >
        Stop
      </button>
    );
  if (!isStopped) return null;
  return (
    <button type="button" class="search-control" onClick={() => dispatch({ type: 'generation-retried' })}>
      Search again
    </button>
  );
}
