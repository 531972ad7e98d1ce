import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { roomOf } from '../../state/window/sideTab';
import type { FileMenuItem } from '../../view/document/fileMenuView';
import { FileMenu, type RecentFiles } from '../document/fileMenu';
import { HistoryButtons } from '../editing/historyButtons';
import type { LexiconActions } from '../lexicon/lexiconActions';
import { LexiconSwitcher } from '../lexicon/lexiconSwitcher';
import { CommandButton } from './commandButton';
import { useKey } from './commandHost';
import type { PanelProps } from './panelProps';
import { RoomButtons } from './roomButtons';

const PROGRAM_NAME = 'Tilewright';

interface TopBarProps extends PanelProps {
  readonly lexicon: LexiconActions;
  readonly fileMenu: (state: AppState) => readonly FileMenuItem[];
  readonly files: RecentFiles;
  readonly onCommand: (id: string) => void;
}

/** Name of the program, the rooms, the document, the lexicon, and buttons of the window. */
export function TopBar({ dispatch, fileMenu, files, lexicon, onCommand, state }: TopBarProps) {
  const isLearning = useComputed(() => roomOf(state.value.sideTab) === 'learn').value;
  const areChecksShown = useComputed(() => state.value.crossChecks.isShown).value;
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
      <RoomButtons state={state} />
      <FileMenu state={state} itemsOf={fileMenu} files={files} onCommand={onCommand} />
      <LexiconSwitcher state={state} dispatch={dispatch} actions={lexicon} />
      <HistoryButtons state={state} dispatch={dispatch} />
      <nav class="top-actions" aria-label={text('windowPanel.overlays')}>
        {(isLearning || areChecksShown) && (
          <CommandButton
            id="window.crossChecks"
            hint={text('windowPanel.crossChecksHint')}
            isPressed={areChecksShown}
          />
        )}
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
