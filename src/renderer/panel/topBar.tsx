import { useComputed } from '@preact/signals';
import { lexiconStatus } from '../view/statusView';
import type { PanelProps } from './panelProps';

interface TopBarProps extends PanelProps {
  readonly onOpenLexicon: () => void;
  readonly onCancelLexicon: () => void;
}

/** Name of the program, state of the lexicon, and what can be opened. */
export function TopBar({ dispatch, onCancelLexicon, onOpenLexicon, state }: TopBarProps) {
  const isSidePanelOpen = useComputed(() => state.value.settings.isSidePanelOpen).value;
  const isLookPanelOpen = useComputed(() => state.value.isLookPanelOpen).value;
  return (
    <header class="top-bar" data-covers="top">
      <h1 class="brand">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="4" />
          <path d="M6.5 7.5h11M12 7.5V17" />
        </svg>
        Tilewright
      </h1>
      <Lexicon state={state} onCancel={onCancelLexicon} onOpen={onOpenLexicon} />
      <nav class="top-actions" aria-label="Overlays">
        <button
          type="button"
          aria-pressed={isLookPanelOpen}
          onClick={() => dispatch({ type: 'look-panel-toggled' })}
        >
          Look
        </button>
        <button
          type="button"
          aria-pressed={isSidePanelOpen}
          onClick={() => dispatch({ type: 'side-panel-toggled' })}
        >
          Panel
        </button>
        <button type="button" onClick={() => dispatch({ type: 'key-sheet-toggled' })}>
          Keys <kbd>?</kbd>
        </button>
      </nav>
    </header>
  );
}

interface LexiconProps extends Pick<PanelProps, 'state'> {
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

function Lexicon({ onCancel, onOpen, state }: LexiconProps) {
  const { canCancel, canOpen, detail, progress, text } = useComputed(() => lexiconStatus(state.value)).value;
  return (
    <div class="lexicon">
      <span class="lexicon-name">{text}</span>
      <span class="lexicon-detail">{detail}</span>
      {progress !== null && <progress aria-label={text} max={1} value={progress} />}
      {canCancel && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
      {canOpen && (
        <button type="button" onClick={onOpen}>
          Try again
        </button>
      )}
    </div>
  );
}
