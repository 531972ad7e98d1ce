import { closePictureDialog } from '../../features/picture/state/reducePicture';
import { closePage } from '../../features/settings/state/reduceSettingsPage';
import type { AppState } from '../appState';
import { toggleLexiconPanel } from '../lexicon/reduceLexicon';

interface Overlay {
  readonly isOpen: (state: AppState) => boolean;
  readonly close: (state: AppState) => AppState;
  /** While it is open, only commands that are meant for overlays have keys. */
  readonly blocksKeys: boolean;
}

const EXCHANGE: Overlay = {
  isOpen: ({ exchange }) => exchange !== null,
  close: (state) => ({ ...state, exchange: null }),
  blocksKeys: true,
};

const PICTURE_DIALOG: Overlay = {
  isOpen: ({ pictures }) => pictures.dialog !== null,
  close: closePictureDialog,
  blocksKeys: true,
};

/** Everything that opens over the window, topmost first. */
const OVERLAYS: readonly Overlay[] = [
  {
    isOpen: ({ menu }) => menu !== null,
    close: (state) => ({ ...state, menu: null }),
    blocksKeys: false,
  },
  {
    isOpen: ({ dialogs }) => dialogs.length > 0,
    close: (state) => ({ ...state, dialogs: state.dialogs.slice(0, -1) }),
    blocksKeys: true,
  },
  {
    isOpen: (state) => isPageExplained(state),
    close: (state) => ({ ...state, explainedPage: null }),
    blocksKeys: false,
  },
  { isOpen: ({ settingsPage }) => settingsPage !== null, close: closePage, blocksKeys: true },
  EXCHANGE,
  PICTURE_DIALOG,
  {
    isOpen: ({ lexiconShelf }) => lexiconShelf.isPanelOpen,
    close: toggleLexiconPanel,
    blocksKeys: false,
  },
  {
    isOpen: ({ history }) => history.isListOpen,
    close: (state) => ({ ...state, history: { ...state.history, isListOpen: false } }),
    blocksKeys: false,
  },
  {
    isOpen: ({ isLookPanelOpen }) => isLookPanelOpen,
    close: (state) => ({ ...state, isLookPanelOpen: false }),
    blocksKeys: false,
  },
];

/** Whether what explains the page is shown. */
export const isPageExplained = ({ explainedPage, settings, sideTab }: AppState): boolean =>
  explainedPage === sideTab && settings.isSidePanelOpen;

export const isFormOpen = (state: AppState): boolean =>
  [EXCHANGE, PICTURE_DIALOG].some(({ isOpen }) => isOpen(state));

export const areKeysBlocked = (state: AppState): boolean =>
  OVERLAYS.some(({ blocksKeys, isOpen }) => blocksKeys && isOpen(state));

/** Null: none is open. */
export function closeTopmost(state: AppState): AppState | null {
  const topmost = OVERLAYS.find(({ isOpen }) => isOpen(state));
  return topmost?.close(state) ?? null;
}
