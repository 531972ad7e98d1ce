import { useComputed } from '@preact/signals';
import { dropHint } from '../../view/lexicon/lexiconView';
import type { PanelProps } from '../window/panelProps';

/** What dropping the files that are held over the window will do. */
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
