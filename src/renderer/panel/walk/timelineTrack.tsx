import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clamp } from '../../../core/clamp';
import { text } from '../../../texts/text';
import { shownTheme } from '../../state/window/theme';
import { shareOf } from '../../view/walk/timelineMarks';
import { stepText } from '../../view/walk/walkPanelView';
import { drawTrack, LANES_HEIGHT_PX } from './drawTrack';
import type { WalkProps } from './walkProps';

/** Wheel distance that doubles or halves the visible steps. */
const WHEEL_PX_TO_DOUBLE = 200;

/** The scrubber: a canvas with marks by kind, and the playhead over it. */
export function TimelineTrack({ dispatch, state, walkViews }: WalkProps) {
  const step = useComputed(() => state.value.walk?.step ?? 0).value;
  const recording = walkViews.recording.value;
  const sentence = walkViews.stepView.value?.sentence ?? '';
  const lit = walkViews.lit.value;
  const track = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const widthPx = useWidth(track);
  // The canvas is redrawn when the text size or the theme changes.
  const zoom = useComputed(() => state.value.settings.textZoom).value;
  const theme = useComputed(() => shownTheme(state.value)).value;
  const length = recording?.trace.length ?? 0;
  const part = useComputed(() => state.value.walk?.span ?? null).value;
  const { from, to } = part ?? { from: 0, to: length };

  useEffect(() => {
    if (canvas.current !== null && recording !== null)
      drawTrack(canvas.current, recording.markers, { span: { from, to }, widthPx });
  }, [recording, from, to, widthPx, zoom, theme]);

  // Measured once per hover, because measuring forces a layout of the page.
  const box = useRef<DOMRect | null>(null);
  const stepAt = (clientX: number): number => {
    box.current ??= track.current?.getBoundingClientRect() ?? null;
    if (box.current === null || box.current.width === 0) return 0;
    const share = clamp((clientX - box.current.left) / box.current.width, 0, 1);
    return Math.round(from + share * (to - from));
  };
  const seek = (clientX: number) => dispatch({ type: 'walk-sought', step: stepAt(clientX) });
  const percent = (at: number) => `${clamp(shareOf({ from, to }, at), 0, 1) * 100}%`;
  const isInPart = (at: number) => at >= from && at <= to;
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && part === null) return;
      event.preventDefault();
      if (event.ctrlKey) {
        const factor = 2 ** (-event.deltaY / WHEEL_PX_TO_DOUBLE);
        dispatch({ type: 'timeline-zoomed', factor, at: stepAt(event.clientX) });
      } else dispatch({ type: 'timeline-panned', by: (event.deltaX + event.deltaY) / Math.max(1, widthPx) });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
  return (
    <div class="track-frame">
      <div
        ref={track}
        class="track"
        data-zone="timeline"
        role="slider"
        tabIndex={0}
        aria-label={text('walkPanel.stepOfWalk')}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={step}
        aria-valuetext={recording === null ? '' : stepText({ step, sentence }, recording)}
        style={{ height: `${LANES_HEIGHT_PX}px` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          track.current?.setPointerCapture(event.pointerId);
          track.current?.focus();
          box.current = null;
          dispatch({ type: 'highlight-changed', highlight: null });
          seek(event.clientX);
        }}
        onPointerMove={(event) => {
          if (track.current?.hasPointerCapture(event.pointerId)) seek(event.clientX);
          else {
            dispatch({ type: 'highlight-changed', highlight: { kind: 'step', step: stepAt(event.clientX) } });
          }
        }}
        onPointerLeave={() => {
          box.current = null;
          dispatch({ type: 'highlight-changed', highlight: null });
        }}
      >
        <canvas ref={canvas} />
        <div class="track-past" style={{ width: percent(step) }} />
        {lit.step !== null && isInPart(lit.step) && (
          <div class="track-lit" style={{ left: percent(lit.step) }} />
        )}
        {isInPart(step) && <div class="track-head" style={{ left: percent(step) }} />}
      </div>
      {part !== null && (
        <div class="track-part" title={text('walkPanel.shownPart')}>
          <div style={{ left: `${(from / length) * 100}%`, width: `${((to - from) / length) * 100}%` }} />
        </div>
      )}
    </div>
  );
}

/** The width of an element, in its own pixels. */
export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
