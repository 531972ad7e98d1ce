import './style.css';
import { render } from 'preact';
import { connect } from './connection/connect';
import { startBoardPointer, startPointing } from './input/board/boardPointer';
import { startFlatBoardGestures } from './input/board/flatBoardGestures';
import { pickFlat } from './input/board/flatPick';
import type { CommandContext } from './input/command';
import { startBoardPainting } from './input/design/boardPainting';
import { startFileDrop } from './input/document/fileDrop';
import { fileMenuItems } from './input/document/fileMenu';
import { startClipboard } from './input/editing/clipboard';
import { startTileDragging } from './input/editing/tileDragging';
import { startKeyboard } from './input/keyboard';
import { contextMenuOf } from './input/window/contextMenus';
import { openMenuAtFocus, startContextPointer } from './input/window/contextPointer';
import { keySheetSections } from './input/window/keySheet';
import { App } from './panel/app';
import { zoomFactor } from './scene/camera/wheelZoom';
import { startBoardPicture } from './session/board/boardPicture';
import { startCrossCheckSession } from './session/board/crossCheckSession';
import { startFlatBoardSession } from './session/board/flatBoardSession';
import { FONT_CHOICES } from './session/board/sceneLookOf';
import { observeStage } from './session/board/stageLayout';
import { startFilterSession } from './session/candidates/filterSession';
import { startDocumentSession } from './session/document/documentSession';
import { createFileSession } from './session/document/fileSession';
import { startGameSession } from './session/document/gameSession';
import { presetCatalogue } from './session/document/presetCatalogue';
import { createViewRestoring } from './session/document/viewRestoring';
import { startEngineSession } from './session/engineSession';
import { createStructuresSession } from './session/lexicon/structuresSession';
import { startWordsSession } from './session/lexicon/wordsSession';
import { startSetup } from './session/startSetup';
import { createStore } from './session/store';
import { createViews } from './session/views';
import { startGraphSession } from './session/walk/graphSession';
import { startPlaybackSession } from './session/walk/playbackSession';
import { startQuestionSession } from './session/walk/questionSession';
import { startWalkSession } from './session/walk/walkSession';
import { runMenuCommand, startAppMenu } from './session/window/menuSession';
import { startSettingsSession } from './session/window/settingsSession';
import { startTextZoom } from './session/window/textZoomSession';
import { startVersionSession } from './session/window/versionSession';
import { startZoneFocus } from './session/window/zoneFocus';
import { initialState } from './state/appState';
import { isFlat } from './state/board/flatBoard';
import { brushInHand } from './state/design/boardEditor';
import { canOpenAnchors } from './state/walk/anchorWalk';

const place = document.getElementById('picture');
const panels = document.getElementById('panels');
if (place === null || panels === null)
  throw new Error('index.html lacks the place for the picture or for the panels.');

const connection = connect();
const store = createStore(initialState(startSetup()), () => performance.now());
const views = createViews(store.state);
const { asker, lexicons: lexicon } = startEngineSession(connection, store);
const isMac = navigator.platform.startsWith('Mac');
const cameraPose = () => picture.scene()?.camera.pose() ?? null;
const restoreView = createViewRestoring(store, (pose) => picture.scene()?.camera.restore(pose));
const catalogue = presetCatalogue();
const files = createFileSession({
  connection,
  store,
  catalogue,
  lexicon,
  cameraPose,
  onOpened: restoreView,
});
const flat = startFlatBoardSession(store, views);
const structures = createStructuresSession(connection.ask, store, asker);
startWordsSession(connection.ask, store, asker);
startCrossCheckSession(connection.ask, store, asker);
startVersionSession(connection.ask, store, asker);
startTextZoom(panels, store);
void startSettingsSession(connection.ask, store);

render(
  <App
    {...store}
    views={views}
    flat={flat}
    catalogue={catalogue}
    keySheet={keySheetSections(isMac)}
    fileMenu={fileMenuItems(isMac)}
    menuRows={(place, state) => contextMenuOf(place, state, isMac)}
    files={files}
    onCommand={(id) => runMenuCommand(id, commandContext())}
    fonts={FONT_CHOICES}
    lexicon={lexicon}
    onExport={files.exportAs}
    onRetryScene={() => picture.retry()}
    onCompare={structures.compare}
    onCancelComparison={structures.cancelComparison}
  />,
  panels,
);

startWalkSession(connection.ask, store, asker);
startGraphSession(connection.ask, store, asker);
startFilterSession(connection.ask, store, asker);
startQuestionSession(connection.ask, store, asker);
startGameSession(connection.ask, store, asker);
// The flat board is drawn with the panels, at once.
startPlaybackSession(store, () => isFlat(store.state.peek()) || (picture.scene()?.showsView ?? true));
startBoardPainting(document.body, {
  place,
  pick: (x, y) => {
    const picked = picture.scene()?.pick(x, y) ?? null;
    return picked?.kind === 'square' ? { row: picked.row, col: picked.col } : null;
  },
  state: () => store.state.peek(),
  dispatch: store.dispatch,
});
const picture = startBoardPicture(place, store, views);
// As large as the canvas, of which there may be another one later.
observeStage(document.documentElement, flat.setStage);
const flatBoard = document.querySelector<HTMLElement>('.flat-board');
if (flatBoard === null) throw new Error('The panels lack the flat board.');
startZoneFocus(store);
const commandContext = (): CommandContext => ({
  dispatch: store.dispatch,
  state: store.state.peek(),
  camera: isFlat(store.state.peek()) ? flat.control : (picture.scene()?.camera ?? null),
  files,
  openMenu: () => {
    const state = store.state.peek();
    openMenuAtFocus(store.dispatch, state, isFlat(state) ? null : (picture.scene()?.pointOfSquare ?? null));
  },
});
startKeyboard(window, commandContext);
startClipboard(window, files);
startFileDrop(window, store.dispatch, files.openFiles);
const runCommand = (id: string) => runMenuCommand(id, commandContext());
void startDocumentSession({ connection, store, files, cameraPose, onRestored: restoreView, runCommand });
if (connection.files !== null) startAppMenu(connection.files, store, isMac);
startTileDragging(window, {
  place,
  scene: picture.scene,
  state: () => store.state.peek(),
  dispatch: store.dispatch,
  isWanted: () => brushInHand(store.state.peek()) === null,
});
const isPointingWanted = () => {
  const state = store.state.peek();
  const isWalk = state.walk !== null || canOpenAnchors(state);
  return isWalk || state.crossChecks.isShown || brushInHand(state) !== null;
};
startFlatBoardGestures(flatBoard, { ...flat, zoomFactor, state: () => store.state.peek() });
const pickScene = (x: number, y: number) => picture.scene()?.pick(x, y) ?? null;
const boards = [
  { board: flatBoard, pick: pickFlat },
  { board: place, pick: pickScene },
];
for (const { board, pick } of boards) {
  startBoardPointer(board, pick, store.dispatch);
  startPointing(board, pick, store.dispatch, isPointingWanted);
}
startContextPointer(window, boards, store.dispatch);
