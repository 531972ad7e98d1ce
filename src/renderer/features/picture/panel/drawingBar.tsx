import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';

/** Progress of an export; the window stays usable. */
export function DrawingBar({ dispatch, state }: PanelProps) {
  const job = useComputed(() => state.value.pictures.job).value;
  const done = useComputed(() => state.value.pictures.done).value;
  // Printing is immediate.
  if (job === null || job.kind === 'paper') return null;
  const status =
    job.kind === 'film' ? text('film.drawing', { percent: Math.floor(done * 100) }) : text('picture.drawing');
  return (
    <section class="toast drawing-bar" aria-label={text('picture.drawing')}>
      <p>{status}</p>
      <progress aria-label={text('picture.drawing')} max={1} {...(done > 0 && { value: done })} />
      <button type="button" onClick={() => dispatch({ type: 'picture-ended', job })}>
        {text('picture.cancel')}
      </button>
    </section>
  );
}
