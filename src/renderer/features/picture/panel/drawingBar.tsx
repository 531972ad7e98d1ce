import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';

/** How far what is being drawn has come; the window stays free meanwhile. */
export function DrawingBar({ dispatch, state }: PanelProps) {
  const job = useComputed(() => state.value.pictures.job).value;
  const done = useComputed(() => state.value.pictures.done).value;
  // Paper is there at once.
  if (job === null || job.kind === 'paper') return null;
  const said =
    job.kind === 'film' ? text('film.drawing', { percent: Math.floor(done * 100) }) : text('picture.drawing');
  return (
    <section class="toast drawing-bar" aria-label={text('picture.drawing')}>
      <p>{said}</p>
      <progress aria-label={text('picture.drawing')} max={1} {...(done > 0 && { value: done })} />
      <button type="button" onClick={() => dispatch({ type: 'picture-ended', job })}>
        {text('picture.cancel')}
      </button>
    </section>
  );
}
