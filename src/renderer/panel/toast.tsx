import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { noticeDurationMs } from '../view/noticeDuration';
import { Icon } from './icons';
import type { PanelProps } from './panelProps';

/**
 * What has just been done or could not be done, over the board, so that it pushes nothing aside. It goes by itself,
 * but not while the pointer or the focus is on it.
 */
export function Toast({ dispatch, state }: PanelProps) {
  const notice = useComputed(() => state.value.notice).value;
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dispatch({ type: 'notice-dismissed' });
  // What is taken away under the pointer is not left by it.
  useEffect(() => {
    if (notice === null) setHeld(false);
  }, [notice]);
  useEffect(() => {
    if (notice === null || isHeld) return undefined;
    const timer = setTimeout(dismiss, noticeDurationMs(notice));
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  return (
    <div
      class="toast"
      role="alert"
      hidden={notice === null}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{notice}</p>
      <button class="icon-button" type="button" aria-label="Close the message" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
