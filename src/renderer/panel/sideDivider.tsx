import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { SIDE_PANEL_WIDTH_LIMITS } from '../../contract/settings';
import type { PanelProps } from './panelProps';

/** The edge of the side panel, to be dragged. */
export function SideDivider({ dispatch, state }: PanelProps) {
  const handle = useRef<HTMLDivElement>(null);
  const width = useComputed(() => state.value.settings.sidePanelWidth).value;
  const { max, min } = SIDE_PANEL_WIDTH_LIMITS;
  const dragTo = (x: number) => dispatch({ type: 'side-panel-resized', width: window.innerWidth - x });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged
    <div
      ref={handle}
      class="side-divider"
      data-zone="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the side panel"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width ?? Math.round(handle.current?.parentElement?.offsetWidth ?? min)}
      tabIndex={0}
      onPointerDown={(event) => handle.current?.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (handle.current?.hasPointerCapture(event.pointerId)) dragTo(event.clientX);
      }}
      onDblClick={() => dispatch({ type: 'settings-changed', change: { sidePanelWidth: null } })}
    />
  );
}
