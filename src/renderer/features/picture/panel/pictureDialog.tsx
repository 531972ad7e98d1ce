import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Check, SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { PICTURE_SIZES, type PictureForm, type PictureSizeName } from '../state/pictureState';
import { FormDialog, LooksFields } from './pictureFields';

function sizeName(size: PictureSizeName): string {
  if (size === 'window') return text('picture.sizeWindow');
  const [width = '', height = ''] = size.split('x');
  return text('picture.sizeOf', { width, height });
}

/** Look and destination of a picture of the board. */
export function PictureDialog({ dispatch, state }: PanelProps) {
  const isOpen = useComputed(() => state.value.pictures.dialog === 'picture').value;
  const form = useComputed(() => state.value.pictures.form).value;
  const close = () => dispatch({ type: 'picture-dialog-toggled', dialog: 'picture' });
  const change = (part: Partial<PictureForm>) => dispatch({ type: 'picture-form-changed', change: part });
  return (
    <FormDialog
      isOpen={isOpen}
      title={text('picture.title')}
      onClose={close}
      onSubmit={() => dispatch({ type: 'picture-wanted', to: 'file' })}
    >
      <SelectField
        label={text('picture.size')}
        value={form.size}
        choices={PICTURE_SIZES.map((each) => [each, sizeName(each)] as const)}
        onChoose={(size) => change({ size })}
      />
      <LooksFields form={form} onChange={change} />
      <Check
        label={text('picture.transparent')}
        isChecked={form.isTransparent}
        onChange={(isTransparent) => change({ isTransparent })}
      />
      <div class="picture-actions">
        <button type="button" onClick={() => dispatch({ type: 'picture-wanted', to: 'clipboard' })}>
          {text('picture.copy')}
        </button>
        <button type="submit" class="primary">
          {text('picture.save')}
        </button>
      </div>
    </FormDialog>
  );
}
