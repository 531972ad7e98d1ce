import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { GRAPH_SHARE_LIMITS } from '../../contract/settings';
import type { PanelProps } from './panelProps';

const percent = (share: number): number => Math.round(share * 100);

/** The edge between the graph and the events, to be dragged. It stands between their two elements. */
export function GraphDivider({ dispatch, state }: PanelProps) {
  const handle = useRef<HTMLDivElement>(null);
  const share = useComputed(() => state.value.settings.graphShare).value;
  const dragTo = (y: number) => {
    const above = handle.current?.previousElementSibling?.getBoundingClientRect();
    const below = handle.current?.nextElementSibling?.getBoundingClientRect();
    if (above === undefined || below === undefined) return;
    dispatch({ type: 'graph-share-changed', share: (y - above.top) / (below.bottom - above.top) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged
    <div
      ref={handle}
      class="graph-divider"
      data-zone="graphDivider"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the graph"
      aria-valuemin={percent(GRAPH_SHARE_LIMITS.min)}
      aria-valuemax={percent(GRAPH_SHARE_LIMITS.max)}
      aria-valuenow={percent(share)}
      tabIndex={0}
      onPointerDown={(event) => handle.current?.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (handle.current?.hasPointerCapture(event.pointerId)) dragTo(event.clientY);
      }}
      onDblClick={() => dispatch({ type: 'graph-share-changed', share: 0.5 })}
    />
  );
}
