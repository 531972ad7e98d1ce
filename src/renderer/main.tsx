import './style.css';
import { render } from 'preact';
import { connect } from './connection/connect';
import { startBoardPainting } from './input/boardPainting';
import { startBoardPointer, startPointing } from './input/boardPointer';
import { startClipboard } from './input/clipboard';
import type { CommandContext } from './input/command';
import { startFileDrop } from './input/fileDrop';
import { fileMenuItems } from './input/fileMenu';
import { startKeyboard } from './input/keyboard';
import { keySheetSections } from './input/keySheet';
import { startTileDragging } from './input/tileDragging';
import { App } from './panel/app';
import { startBoardSession } from './session/boardSession';
import { startCrossCheckSession } from './session/crossCheckSession';
import { startDocumentSession } from './session/documentSession';
import { startEngineSession } from './session/engineSession';
import { createFileSession } from './session/fileSession';
import { startFilterSession } from './session/filterSession';
import { startGameSession } from './session/gameSession';
import { startGraphSession } from './session/graphSession';
import { runMenuCommand, startAppMenu } from './session/menuSession';
import { startPlaybackSession } from './session/playbackSession';
import { presetCatalogue } from './session/presetCatalogue';
import { startQuestionSession } from './session/questionSession';
import { FONT_CHOICES } from './session/sceneLookOf';
import { startSettingsSession } from './session/settingsSession';
import { startSetup } from './session/startSetup';
import { createStore } from './session/store';
import { createStructuresSession } from './session/structuresSession';
import { createViewRestoring } from './session/viewRestoring';
import { createViews } from './session/views';
import { startWalkSession } from './session/walkSession';
import { startWordsSession } from './session/wordsSession';
import { startZoneFocus } from './session/zoneFocus';
import { initialState } from './state/appState';
import { brushInHand } from './state/boardEditor';

const canvas = document.querySelector('canvas');
const panels = document.getElementById('panels');
if (canvas === null || panels === null)
  throw new Error('index.html lacks the canvas or the place for the panels.');

const connection = connect();
const store = createStore(initialState(startSetup()), () => performance.now());
const views = createViews(store.state);
const lexicon = startEngineSession(connection, store);
const isMac = navigator.platform.startsWith('Mac');
const cameraPose = () => scene?.camera.pose() ?? null;
const restoreView = createViewRestoring(store, (pose) => scene?.camera.restore(pose));
const catalogue = presetCatalogue();
const files = createFileSession({
  connection,
  store,
  catalogue,
  lexicon,
  cameraPose,
  onOpened: restoreView,
});
const structures = createStructuresSession(connection.api, store, lexicon.reopenLexicon);
startWordsSession(connection.api, store, lexicon.reopenLexicon);
startCrossCheckSession(connection.api, store, lexicon.reopenLexicon);
void startSettingsSession(connection.api, store);

render(
  <App
    {...store}
    views={views}
    catalogue={catalogue}
    keySheet={keySheetSections(isMac)}
    fileMenu={fileMenuItems(isMac)}
    files={files}
    onCommand={(id) => runMenuCommand(id, commandContext())}
    fonts={FONT_CHOICES}
    lexicon={lexicon}
    onExport={files.exportAs}
    onCompare={structures.compare}
    onCancelComparison={structures.cancelComparison}
  />,
  panels,
);

startWalkSession(connection.api, store);
startGraphSession(connection.api, store);
startFilterSession(connection.api, store);
startQuestionSession(connection.api, store);
startGameSession(connection.api, store);
startPlaybackSession(store);
startBoardPainting(document.body, {
  canvas,
  pick: (x, y) => {
    const picked = scene?.pick(x, y) ?? null;
    return picked?.kind === 'square' ? { row: picked.row, col: picked.col } : null;
  },
  state: () => store.state.peek(),
  dispatch: store.dispatch,
});
const scene = startBoardSession(canvas, store, views);
startZoneFocus(store);
const commandContext = (): CommandContext => ({
  dispatch: store.dispatch,
  state: store.state.peek(),
  camera: scene?.camera ?? null,
  files,
});
startKeyboard(window, commandContext);
startClipboard(window, files);
startFileDrop(window, store.dispatch, files.openFiles);
const runCommand = (id: string) => runMenuCommand(id, commandContext());
void startDocumentSession({ connection, store, files, cameraPose, onRestored: restoreView, runCommand });
if (connection.files !== null) startAppMenu(connection.files, store, isMac);
startTileDragging(window, {
  canvas,
  scene,
  state: () => store.state.peek(),
  dispatch: store.dispatch,
  isWanted: () => brushInHand(store.state.peek()) === null,
});
if (scene !== null) {
  const pick = (x: number, y: number) => scene.pick(x, y);
  startBoardPointer(canvas, pick, store.dispatch);
  startPointing(canvas, pick, store.dispatch, () => {
    const state = store.state.peek();
    return state.crossChecks.isShown || state.walk !== null || brushInHand(state) !== null;
  });
}
