import { useComputed } from '@preact/signals';
import { positionLabel } from '../../core/board/square';
import type { PanelProps } from './panelProps';

const WIDTH_PX = 268;
const HEIGHT_PX = 230;
const MARGIN_PX = 12;

/** Asks which letter a blank stands for, where it has been put. */
export function BlankChooser({ dispatch, state }: PanelProps) {
  const choice = useComputed(() => state.value.blankChoice).value;
  const letters = useComputed(() => state.value.setup.rules.distribution.letters).value;
  if (choice === null) return null;
  const left = Math.min(Math.max(choice.page.x - WIDTH_PX / 2, MARGIN_PX), innerWidth - WIDTH_PX - MARGIN_PX);
  const top = Math.min(choice.page.y + MARGIN_PX, innerHeight - HEIGHT_PX - MARGIN_PX);
  return (
    <div
      class="blank-chooser"
      role="dialog"
      aria-label="Letter of the blank"
      style={{ left: `${left}px`, top: `${top}px`, width: `${WIDTH_PX}px` }}
      data-zone="blank"
      tabIndex={-1}
    >
      <header>
        <h2>Blank on {positionLabel(choice.to, 'across')}: which letter?</h2>
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
