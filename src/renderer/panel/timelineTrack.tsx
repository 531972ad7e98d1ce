import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatCount } from '../view/statusView';
import { stepText } from '../view/walkPanelView';
import { drawTrack, LANES_HEIGHT_PX } from './drawTrack';
import type { WalkProps } from './walkProps';

/** The scrubber: marks by kind on a canvas, the playhead over it. */
export function TimelineTrack({ dispatch, state, walkViews }: WalkProps) {
  const step = useComputed(() => state.value.walk?.step ?? 0).value;
  const recording = walkViews.recording.value;
  const sentence = walkViews.stepView.value?.sentence ?? '';
  const lit = walkViews.lit.value;
  const [isOver, setOver] = useState(false);
  // An event of the log that is pointed at says itself what it is.
  const isNoted = useComputed(() => state.value.highlight?.kind !== 'step').value || isOver;
  const track = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const widthPx = useWidth(track);
  const length = recording?.trace.length ?? 0;

  useEffect(() => {
    if (canvas.current !== null && recording !== null)
      drawTrack(canvas.current, recording.markers, { length, widthPx });
  }, [recording, widthPx]);

  // Measured once for each stay of the pointer: to measure is to lay out the whole page.
  const box = useRef<DOMRect | null>(null);
  const stepAt = (clientX: number): number => {
    box.current ??= track.current?.getBoundingClientRect() ?? null;
    if (box.current === null || box.current.width === 0) return 0;
    return Math.round(Math.min(Math.max((clientX - box.current.left) / box.current.width, 0), 1) * length);
  };
  const seek = (clientX: number) => dispatch({ type: 'walk-sought', step: stepAt(clientX) });
  const percent = (at: number) => `${(at / Math.max(1, length)) * 100}%`;
  return (
    <div class="track-frame">
      <div
        ref={track}
        class="track"
        data-zone="timeline"
        role="slider"
        tabIndex={0}
        aria-label="Step of the walk"
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
          setOver(false);
          dispatch({ type: 'highlight-changed', highlight: null });
          seek(event.clientX);
        }}
        onPointerMove={(event) => {
          if (track.current?.hasPointerCapture(event.pointerId)) seek(event.clientX);
          else {
            setOver(true);
            dispatch({ type: 'highlight-changed', highlight: { kind: 'step', step: stepAt(event.clientX) } });
          }
        }}
        onPointerLeave={() => {
          box.current = null;
          setOver(false);
          dispatch({ type: 'highlight-changed', highlight: null });
        }}
      >
        <canvas ref={canvas} />
        <div class="track-past" style={{ width: percent(step) }} />
        {lit.step !== null && <div class="track-lit" style={{ left: percent(lit.step) }} />}
        <div class="track-head" style={{ left: percent(step) }} />
        {lit.step !== null && isNoted && (
          <Note step={lit.step} sentence={lit.sentence} at={percent(lit.step)} />
        )}
      </div>
    </div>
  );
}

interface NoteProps {
  readonly step: number;
  readonly sentence: string;
  /** Along the track. */
  readonly at: string;
}

/** What happens at the step that is pointed at. Shifted by its place, it never reaches beyond the track. */
const Note = ({ at, sentence, step }: NoteProps) => (
  <div class="track-note" style={{ left: at, transform: `translateX(-${at})` }} aria-hidden="true">
    <span class="track-note-step">{formatCount(step)}</span> {sentence}
  </div>
);

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
