import { useComputed } from '@preact/signals';
import { entryAt } from '../../../../core/certain';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import { hasSymmetry, SYMMETRIES, type Symmetry } from '../state/symmetry';

/** The axes of a board of side 14. */
const AXES: Readonly<Record<Symmetry, string>> = {
  none: '',
  leftRight: 'M7 0v14',
  topBottom: 'M0 7h14',
  fourFold: 'M7 0v14M0 7h14',
  eightFold: 'M7 0v14M0 7h14M0 0l14 14M14 0 0 14',
};

/** Symmetry of the painted squares. */
export function SymmetryPicker({ dispatch, state }: PanelProps) {
  const chosen = useComputed(() => state.value.boardEditor.symmetry).value;
  const layout = useComputed(() => state.value.setup.rules.layout).value;
  const isImpossible = !hasSymmetry(layout, chosen);
  return (
    <section class="form-part" aria-label={text('designPanel.symmetry')}>
      <h3>
        {text('designPanel.symmetry')}{' '}
        <span class="editor-note">
          {say(
            entryAt(
              SYMMETRIES,
              SYMMETRIES.findIndex(({ id }) => id === chosen),
            ).title,
          )}
        </span>
      </h3>
      <div class="symmetries">
        {SYMMETRIES.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-label={say(title)}
            aria-pressed={id === chosen}
            title={say(title)}
            onClick={() => dispatch({ type: 'board-editor-changed', change: { symmetry: id } })}
          >
            <svg viewBox="-1 -1 16 16" aria-hidden="true">
              <path class="outline" d="M0 0h14v14H0z" />
              <path class="axes" d={AXES[id]} />
            </svg>
          </button>
        ))}
      </div>
      {isImpossible && (
        <p class="field-problem">
          {text('designPanel.noEightFold', { rows: layout.rows, cols: layout.cols })}
        </p>
      )}
    </section>
  );
}
