import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import { shortHash } from '../../view/lexicon/lexiconView';
import { lexiconStatus } from '../../view/window/statusView';
import type { PanelProps } from '../window/panelProps';
import type { LexiconActions } from './lexiconActions';
import { LexiconPanel } from './lexiconPanel';

interface LexiconSwitcherProps extends PanelProps {
  readonly actions: LexiconActions;
}

/** The current lexicon, or the progress of opening one; a click shows details and others to open. */
export function LexiconSwitcher({ actions, dispatch, state }: LexiconSwitcherProps) {
  const status = useComputed(() => lexiconStatus(state.value)).value;
  const { about, canCancel, canOpen, detail, progress } = status;
  const info = useComputed(() =>
    state.value.lexicon.kind === 'open' ? state.value.lexicon.info : null,
  ).value;
  const isOpen = useComputed(() => state.value.lexiconShelf.isPanelOpen).value;
  const opens = text('lexiconPanel.about');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target))
        dispatch({ type: 'lexicon-panel-toggled' });
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, dispatch]);
  return (
    <div ref={place} class="lexicon">
      <button
        type="button"
        class="lexicon-button bare"
        aria-expanded={isOpen}
        title={(info === null
          ? [opens]
          : [about, text('lexiconPanel.identity', { hash: shortHash(info) }), opens]
        ).join('\n')}
        onClick={() => dispatch({ type: 'lexicon-panel-toggled' })}
      >
        <span class="lexicon-name ellipsis">{status.text}</span>
        <span class={info !== null && progress === null ? 'lexicon-detail aside' : 'lexicon-detail'}>
          {detail}
        </span>
        <span class="lexicon-more" aria-hidden="true">
          ▾
        </span>
      </button>
      {progress !== null && <progress aria-label={status.text} max={1} value={progress} />}
      {canCancel && (
        <button type="button" onClick={actions.cancelLexicon}>
          {text('lexiconPanel.cancel')}
        </button>
      )}
      {canOpen && (
        <button type="button" onClick={actions.retryLexicon}>
          {text('lexiconPanel.tryAgain')}
        </button>
      )}
      {isOpen && <LexiconPanel state={state} dispatch={dispatch} actions={actions} info={info} />}
    </div>
  );
}
