import { useComputed } from '@preact/signals';
import { positionLabel } from '../../../core/board/square';
import { text } from '../../../texts/text';
import type { PanelProps } from '../window/panelProps';

const MARGIN_PX = 12;

/** Asks for the letter of a blank, at its square. */
export function BlankChooser({ dispatch, state }: PanelProps) {
  const choice = useComputed(() => state.value.blankChoice).value;
  const letters = useComputed(() => state.value.setup.rules.distribution.letters).value;
  if (choice === null) return null;
  const { x, y } = choice.page;
  const left = `clamp(${MARGIN_PX}px, ${x}px / var(--zoom) - var(--chooser-width) / 2, 100 * var(--vw) - var(--chooser-width) - ${MARGIN_PX}px)`;
  const top = `min(${y}px / var(--zoom) + ${MARGIN_PX}px, 100 * var(--vh) - var(--chooser-height) - ${MARGIN_PX}px)`;
  return (
    <div
      class="blank-chooser"
      role="dialog"
      aria-label={text('editingPanel.blankLetter')}
      style={{ left, top }}
      data-zone="blank"
      tabIndex={-1}
    >
      <header>
        <h2>{text('editingPanel.blankQuestion', { square: positionLabel(choice.to, 'across') })}</h2>
        <button type="button" onClick={() => dispatch({ type: 'drag-cancelled' })}>
          <kbd>Esc</kbd>
        </button>
      </header>
      <div class="blank-letters">
        {letters.map(({ glyph }) => (
          <button
            key={glyph}
            type="button"
            onClick={() => dispatch({ type: 'blank-designated', text: glyph })}
          >
            {glyph}
          </button>
        ))}
      </div>
    </div>
  );
}
