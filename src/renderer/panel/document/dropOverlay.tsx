import { useComputed } from '@preact/signals';
import { dropHint } from '../../view/lexicon/lexiconView';
import type { PanelProps } from '../window/panelProps';

/** Describes what dropping the dragged files will do. */
export function DropOverlay({ state }: Pick<PanelProps, 'state'>) {
  const hint = useComputed(() => dropHint(state.value.lexiconShelf.draggedFiles)).value;
  if (hint === null) return null;
  return (
    <div class="drop-overlay">
      <p class="drop-title">{hint.title}</p>
      <p>{hint.text}</p>
    </div>
  );
}
