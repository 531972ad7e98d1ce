import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { Failure } from '../../state/window/failure';
import { noticeDurationMs } from '../../view/window/noticeDuration';
import { Icon } from './icons';
import type { PanelProps } from './panelProps';

/**
 * Failures that are seen at the same time, the newest ones; an older one is seen again when one of them goes.
 */
const MAX_SEEN = 3;

/**
 * What failed, and below it what has just been done or could not be done; over the
 * panel, pushing nothing aside.
 */
export function Toasts({
  children,
  dispatch,
  state,
}: PanelProps & { readonly children?: ComponentChildren }) {
  const failures = useComputed(() => state.value.failures).value;
  return (
    <div class="toasts">
      {failures.map((failure, i) => (
        <FailureToast
          key={failure.kind}
          failure={failure}
          isSeen={i >= failures.length - MAX_SEEN}
          onClose={() => dispatch({ type: 'failure-cleared', kind: failure.kind })}
        />
      ))}
      {children}
      <NoticeToast dispatch={dispatch} state={state} />
    </div>
  );
}

interface FailureToastProps {
  readonly failure: Failure;
  readonly isSeen: boolean;
  readonly onClose: () => void;
}

/**
 * Stays until it is closed or holds no longer. What is not seen stays in the page: a screen reader that has
 * said it does not say it again when it comes back to sight.
 */
const FailureToast = ({ failure, isSeen, onClose }: FailureToastProps) => (
  <div class={isSeen ? 'toast failure' : 'visually-hidden'}>
    <p role="alert">{say(failure.message)}</p>
    {isSeen && <CloseButton onClose={onClose} />}
  </div>
);

/** It goes by itself, but not while the pointer or the focus is on it. */
function NoticeToast({ dispatch, state }: PanelProps) {
  const notice = useComputed(() => state.value.notice).value;
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dispatch({ type: 'notice-dismissed' });
  // What is taken away under the pointer is not left by it.
  useEffect(() => {
    if (notice === null) setHeld(false);
  }, [notice]);
  useEffect(() => {
    if (notice === null || isHeld) return undefined;
    const timer = setTimeout(dismiss, noticeDurationMs(say(notice)));
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
      <p>{notice === null ? '' : say(notice)}</p>
      <CloseButton onClose={dismiss} />
    </div>
  );
}

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button class="icon-button" type="button" aria-label={text('windowPanel.closeMessage')} onClick={onClose}>
    <Icon name="close" />
  </button>
);
