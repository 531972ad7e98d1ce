import { useComputed } from '@preact/signals';
import { Icon } from './icons';
import type { PanelProps } from './panelProps';

/** What has just been done or could not be done, over the board, so that it pushes nothing aside. */
export function Toast({ dispatch, state }: PanelProps) {
  const notice = useComputed(() => state.value.notice).value;
  return (
    <div class="toast" role="alert" hidden={notice === null}>
      <p>{notice}</p>
      <button
        class="icon-button"
        type="button"
        aria-label="Close the message"
        onClick={() => dispatch({ type: 'notice-dismissed' })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
