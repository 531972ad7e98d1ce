import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { messagesOf } from '../../view/window/statusView';
import { ProblemList } from '../editing/problemList';
import type { PanelProps } from './panelProps';

/** Beyond these, only the number is shown. */
const MAX_SHOWN = 3;

/** Errors and irregularities of the position, in sentences. */
export function Messages({ dispatch, state }: PanelProps) {
  const messages = useComputed(() => messagesOf(state.value)).value;
  const hidden = messages.length - MAX_SHOWN;
  return (
    <div class="messages stack">
      <div class="message-lines" role="alert">
        {messages.slice(0, MAX_SHOWN).map(({ severity, text: message }) => (
          <p key={message} class={`message ${severity}`}>
            {message}
          </p>
        ))}
        {hidden > 0 && <p class="message notice">{text('windowPanel.moreMessages', { count: hidden })}</p>}
      </div>
      <ProblemList state={state} dispatch={dispatch} />
    </div>
  );
}
