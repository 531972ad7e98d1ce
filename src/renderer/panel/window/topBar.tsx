import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import type { FileMenuItem } from '../../view/document/fileMenuView';
import { FileMenu, type RecentFiles } from '../document/fileMenu';
import { HistoryButtons } from '../editing/historyButtons';
import type { LexiconActions } from '../lexicon/lexiconActions';
import { LexiconSwitcher } from '../lexicon/lexiconSwitcher';
import { useHint, useKey } from './keyNames';
import type { PanelProps } from './panelProps';

const PROGRAM_NAME = 'Tilewright';

interface TopBarProps extends PanelProps {
  readonly lexicon: LexiconActions;
  readonly fileMenu: (state: AppState) => readonly FileMenuItem[];
  readonly files: RecentFiles;
  readonly onCommand: (id: string) => void;
}

/** Name of the program, state of the lexicon, and what can be opened. */
export function TopBar({ dispatch, fileMenu, files, lexicon, onCommand, state }: TopBarProps) {
  const isSidePanelOpen = useComputed(() => state.value.settings.isSidePanelOpen).value;
  const isLookPanelOpen = useComputed(() => state.value.isLookPanelOpen).value;
  const isBoardFlat = useComputed(() => isFlat(state.value)).value;
  const areChecksShown = useComputed(() => state.value.crossChecks.isShown).value;
  const flatHint = useHint(text('windowPanel.flatHint'), 'window.flatBoard');
  const checksHint = useHint(text('windowPanel.crossChecksHint'), 'window.crossChecks');
  const lookHint = useHint(text('windowCommands.windowLook'), 'window.look');
  const panelHint = useHint(text('windowCommands.sideToggle'), 'side.toggle');
  const keySheetKey = useKey('window.keys');
  return (
    <header class="top-bar" data-covers="top" data-hides>
      <h1 class="brand">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="4" />
          <path d="M6.5 7.5h11M12 7.5V17" />
        </svg>
        <span class="brand-name">{PROGRAM_NAME}</span>
      </h1>
      <FileMenu state={state} itemsOf={fileMenu} files={files} onCommand={onCommand} />
      <LexiconSwitcher state={state} dispatch={dispatch} actions={lexicon} />
      <HistoryButtons state={state} dispatch={dispatch} />
      <nav class="top-actions" aria-label={text('windowPanel.overlays')}>
        <button
          type="button"
          aria-pressed={areChecksShown}
          title={checksHint}
          onClick={() => dispatch({ type: 'cross-checks-toggled' })}
        >
          {text('windowPanel.crossChecks')}
        </button>
        <button
          type="button"
          aria-pressed={isBoardFlat}
          title={flatHint}
          onClick={() => dispatch({ type: 'flat-board-toggled' })}
        >
          {text('windowPanel.flat')}
        </button>
        <button
          type="button"
          aria-pressed={isLookPanelOpen}
          title={lookHint}
          onClick={() => dispatch({ type: 'look-panel-toggled' })}
        >
          {text('windowPanel.look')}
        </button>
        <button
          type="button"
          aria-pressed={isSidePanelOpen}
          title={panelHint}
          onClick={() => dispatch({ type: 'side-panel-toggled' })}
        >
          {text('windowPanel.panel')}
        </button>
        <button type="button" onClick={() => dispatch({ type: 'key-sheet-toggled' })}>
          {text('windowPanel.keys')}{' '}
          {keySheetKey.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </button>
      </nav>
    </header>
  );
}
