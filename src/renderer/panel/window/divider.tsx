import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { DIVIDERS, type DividerId, isShare } from '../../state/window/dividers';
import type { PanelProps } from './panelProps';
import { zoomOf } from './zoomOf';

interface DividerProps extends PanelProps {
  readonly id: DividerId;
  /** Whether it is dragged to the left and right. */
  readonly isAcross?: boolean;
}

/** Position of the pointer and of the adjacent elements, in pixels of the page. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly handle: HTMLElement;
}

const NAMES: Readonly<Record<DividerId, TextKey>> = {
  divider: 'windowPanel.sideRoom',
  captionDivider: 'windowPanel.captionRoom',
  algorithmDivider: 'windowPanel.algorithmRoom',
  graphDivider: 'windowPanel.graphRoom',
  stageDivider: 'windowPanel.stageRoom',
};

/** A draggable edge, placed beside or inside the element it resizes. */
export function Divider({ dispatch, id, isAcross = id === 'divider', state }: DividerProps) {
  const { limits, setting } = DIVIDERS[id];
  const handle = useRef<HTMLDivElement>(null);
  const size = useComputed(() => state.value.settings[setting]).value;
  // Until it is moved, the style sheet determines the size. An observer reports it; measuring would force a
  // layout of the whole page.
  const [measured, setMeasured] = useState<number>(limits.min);
  useEffect(() => {
    const bounded = size === null && handle.current !== null ? BOUNDED[id](handle.current) : null;
    if (bounded === null) return undefined;
    const observer = new ResizeObserver(() => setMeasured(Math.round(sizeOf(id, bounded))));
    observer.observe(bounded);
    return () => observer.disconnect();
  }, [id, size]);
  const unit = isShare(id) ? 100 : 1;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (handle.current !== null)
      dispatch({ type: 'divider-moved', divider: id, to: SIZES_AT[id]({ x, y, handle: handle.current }) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged
    <div
      ref={handle}
      class={isAcross ? 'divider across' : 'divider'}
      data-zone={id}
      role="separator"
      aria-orientation={isAcross ? 'vertical' : 'horizontal'}
      aria-label={text(NAMES[id])}
      title={text('windowPanel.dividerHint')}
      aria-valuemin={Math.round(limits.min * unit)}
      aria-valuemax={Math.round(limits.max * unit)}
      aria-valuenow={Math.round((size ?? measured) * unit)}
      tabIndex={0}
      onPointerDown={(event) => handle.current?.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (handle.current?.hasPointerCapture(event.pointerId)) move(event);
      }}
      onDblClick={() => dispatch({ type: 'divider-moved', divider: id, to: null })}
    />
  );
}

const boxOf = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();

/** Size of the resized element when the pointer has dragged the divider there. */
const SIZES_AT: Readonly<Record<DividerId, (drag: Drag) => number>> = {
  divider: ({ handle, x }) => (window.innerWidth - x) / zoomOf(handle),
  captionDivider: ({ handle, y }) => (boxOf(handle.nextElementSibling).bottom - y) / zoomOf(handle),
  algorithmDivider: ({ handle, y }) => (y - boxOf(handle.previousElementSibling).top) / zoomOf(handle),
  graphDivider: ({ handle, y }) => {
    const { top } = boxOf(handle.previousElementSibling);
    return (y - top) / (boxOf(handle.nextElementSibling).bottom - top);
  },
  stageDivider: ({ handle, x, y }) => {
    const stage = boxOf(handle.closest('.stage'));
    const graph = boxOf(handle.parentElement);
    const isAcross = handle.ariaOrientation === 'vertical';
    return isAcross ? (graph.right - x) / stage.width : (graph.bottom - y) / stage.height;
  },
};

/** The resized element, if its size is no share. */
const BOUNDED: Readonly<Record<DividerId, (handle: HTMLElement) => HTMLElement | null>> = {
  divider: ({ parentElement }) => parentElement,
  captionDivider: ({ nextElementSibling }) => elementOf(nextElementSibling),
  algorithmDivider: ({ previousElementSibling }) => elementOf(previousElementSibling),
  graphDivider: () => null,
  stageDivider: () => null,
};

const elementOf = (element: Element | null): HTMLElement | null =>
  element instanceof HTMLElement ? element : null;

const sizeOf = (id: DividerId, { offsetHeight, offsetWidth }: HTMLElement): number =>
  id === 'divider' ? offsetWidth : offsetHeight;
