import { useComputed } from '@preact/signals';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { FormField } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import type { Anchor } from '../state/resizeBoard';
import { readSizeForm, type SizeForm, sizeFormOf } from '../state/sizeForm';

const PLACES = [0, 0.5, 1] as const;
/** Keys of the translated text. */
const DOWN_NAMES = { 0: 'top', 0.5: 'middle', 1: 'bottom' } as const;
const ACROSS_NAMES = { 0: 'left', 0.5: 'centre', 1: 'right' } as const;

/** Rows and columns, set separately. Warns of losses before they happen. */
export function SizeEditor({ dispatch, state }: PanelProps) {
  const setup = useComputed(() => state.value.setup).value;
  const form = useComputed(() => state.value.boardEditor.sizeForm).value ?? sizeFormOf(setup);
  const { edit, loss, problems } = readSizeForm(setup, form);
  const { cols, rows } = setup.rules.layout;
  const show = (sizeForm: SizeForm | null) =>
    dispatch({ type: 'board-editor-changed', change: { sizeForm } });
  const side = (field: 'rows' | 'cols', label: string) => (
    <FormField
      kind="number"
      label={label}
      value={form[field]}
      problem={problems.get(field) ?? null}
      onBegin={() => undefined}
      onInput={(typed) => show({ ...form, [field]: typed })}
    />
  );
  return (
    <form
      class="form-part"
      aria-label={text('designPanel.size')}
      onSubmit={(event) => {
        event.preventDefault();
        if (edit === null) return;
        dispatchEdit(dispatch, edit);
        show(null);
      }}
    >
      <h3>
        {text('designPanel.size')}{' '}
        <span class="editor-note">{text('designPanel.presentSize', { rows, cols })}</span>
      </h3>
      <div class="size-fields row apart">
        <div class="size-sides">
          {side('rows', text('designPanel.rows'))}
          {side('cols', text('designPanel.columns'))}
        </div>
        <AnchorPicker anchor={form.anchor} onAnchor={(anchor) => show({ ...form, anchor })} />
        <button type="submit" disabled={edit === null}>
          {text('designPanel.resize')}
        </button>
      </div>
      {edit !== null && loss !== null && (
        <p class="field-warning small">{text('designPanel.loss', { loss: say(loss) })}</p>
      )}
    </form>
  );
}

interface AnchorPickerProps {
  readonly anchor: Anchor;
  readonly onAnchor: (anchor: Anchor) => void;
}

/** The position of the current squares in the resized board. */
const AnchorPicker = ({ anchor, onAnchor }: AnchorPickerProps) => (
  <fieldset class="anchors" aria-label={text('designPanel.anchor')}>
    {PLACES.flatMap((down) =>
      PLACES.map((across) => {
        const name = text('designPanel.anchorAt', {
          down: DOWN_NAMES[down],
          across: ACROSS_NAMES[across],
        });
        return (
          <button
            key={`${down}:${across}`}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={anchor.down === down && anchor.across === across}
            onClick={() => onAnchor({ down, across })}
          />
        );
      }),
    )}
  </fieldset>
);
