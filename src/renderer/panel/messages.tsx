import { useComputed } from '@preact/signals';
import { messagesOf } from '../view/statusView';
import type { PanelProps } from './panelProps';

/** Beyond these the rest is only counted. */
const MAX_SHOWN = 3;

/** What could not be done and what is odd about the position, in sentences. */
export function Messages({ dispatch, state }: PanelProps) {
  const messages = useComputed(() => messagesOf(state.value)).value;
  const hasNotice = useComputed(() => state.value.notice !== null).value;
  const hidden = messages.length - MAX_SHOWN;
  return (
    <div class="messages" role="alert">
      {messages.slice(0, MAX_SHOWN).map(({ severity, text }) => (
        <p key={text} class={`message ${severity}`}>
          {text}
        </p>
      ))}
      {hidden > 0 && <p class="message notice">… and {hidden} more.</p>}
      {hasNotice && (
        <button class="message-close" type="button" onClick={() => dispatch({ type: 'notice-dismissed' })}>
          Dismiss
        </button>
      )}
    </div>
  );
}
