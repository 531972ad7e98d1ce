import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../../../core/message';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { Failure } from '../../state/window/failure';
import { CommandButton } from './commandButton';
import { Icon } from './icons';
import type { PanelProps } from './panelProps';

/** Maximum number of visible failures, the latest ones; an older one reappears when one of them is closed. */
const MAX_SEEN = 3;

/** Failures, and below them the latest notice, at the foot of the board without moving anything. */
export function Toasts({
  children,
  dispatch,
  state,
}: PanelProps & { readonly children?: ComponentChildren }) {
  const failures = useComputed(() => state.value.failures).value;
  return (
    <div class="toasts stack">
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
 * Stays until it is closed or resolved. Hidden ones stay in the page, so that screen readers do not announce
 * them again when they reappear.
 */
const FailureToast = ({ failure, isSeen, onClose }: FailureToastProps) => (
  <div class={isSeen ? 'toast failure' : 'visually-hidden'}>
    <div class="stack">
      <p role="alert">{say(failure.message)}</p>
      {isSeen && failure.others !== undefined && <OtherLines lines={failure.others} />}
      {isSeen && failure.beginning !== undefined && (
        <CommandButton
          id="file.openBeginning"
          label={text('windowPanel.openBeginning', { count: failure.beginning.turns })}
        />
      )}
    </div>
    {isSeen && <CloseButton onClose={onClose} />}
  </div>
);

/** One line with their number, until it is unfolded. */
const OtherLines = ({ lines }: { readonly lines: readonly Message[] }) => (
  <details class="other-lines">
    <summary>{text('windowPanel.otherLines', { count: lines.length })}</summary>
    <ul>
      {lines.map((line, at) => (
        <li key={at}>{say(line)}</li>
      ))}
    </ul>
  </details>
);

/** Disappears by itself, but not while the pointer or the focus is on it. */
function NoticeToast({ dispatch, state }: PanelProps) {
  const notice = useComputed(() => state.value.notice).value;
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dispatch({ type: 'notice-dismissed' });
  // An element removed under the pointer fires no leave event.
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

const SHORTEST_MS = 10_000;
const MS_A_CHARACTER = 60;

/** Display time of a notice in milliseconds: enough to notice it and to read it slowly. */
const noticeDurationMs = (text: string): number => SHORTEST_MS + text.length * MS_A_CHARACTER;
