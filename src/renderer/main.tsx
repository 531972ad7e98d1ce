import './style.css';
import { render } from 'preact';
import { connect } from './connection/connect';
import { startBoardPointer, startPointing } from './input/boardPointer';
import { startFileDrop } from './input/fileDrop';
import { startKeyboard } from './input/keyboard';
import { keySheetSections } from './input/keySheet';
import { App } from './panel/app';
import { startBoardSession } from './session/boardSession';
import { startCrossCheckSession } from './session/crossCheckSession';
import { startEngineSession } from './session/engineSession';
import { startFilterSession } from './session/filterSession';
import { startGraphSession } from './session/graphSession';
import { startPlaybackSession } from './session/playbackSession';
import { startQuestionSession } from './session/questionSession';
import { FONT_CHOICES } from './session/sceneLookOf';
import { startSettingsSession } from './session/settingsSession';
import { startSetup } from './session/startSetup';
import { createStore } from './session/store';
import { createStructuresSession } from './session/structuresSession';
import { createViews } from './session/views';
import { startWalkSession } from './session/walkSession';
import { startWordsSession } from './session/wordsSession';
import { startZoneFocus } from './session/zoneFocus';
import { initialState } from './state/appState';

const canvas = document.querySelector('canvas');
const panels = document.getElementById('panels');
if (canvas === null || panels === null)
  throw new Error('index.html lacks the canvas or the place for the panels.');

const connection = connect();
const store = createStore(initialState(startSetup()), () => performance.now());
const views = createViews(store.state);
const lexicon = startEngineSession(connection, store);
const structures = createStructuresSession(connection.api, store, lexicon.reopenLexicon);
startWordsSession(connection.api, store, lexicon.reopenLexicon);
startCrossCheckSession(connection.api, store, lexicon.reopenLexicon);
void startSettingsSession(connection.api, store);

render(
  <App
    {...store}
    views={views}
    keySheet={keySheetSections(navigator.platform.startsWith('Mac'))}
    fonts={FONT_CHOICES}
    lexicon={lexicon}
    onCompare={structures.compare}
    onCancelComparison={structures.cancelComparison}
  />,
  panels,
);

startWalkSession(connection.api, store);
startGraphSession(connection.api, store);
startFilterSession(connection.api, store);
startQuestionSession(connection.api, store);
startPlaybackSession(store);
const scene = startBoardSession(canvas, store, views);
startZoneFocus(store);
startKeyboard(window, () => ({
  dispatch: store.dispatch,
  state: store.state.peek(),
  camera: scene?.camera ?? null,
}));
startFileDrop(window, store.dispatch, lexicon.openFiles);
if (scene !== null) {
  const pick = (x: number, y: number) => scene.pick(x, y);
  startBoardPointer(canvas, pick, store.dispatch);
  startPointing(canvas, pick, store.dispatch, () => {
    const { crossChecks, walk } = store.state.peek();
    return crossChecks.isShown || walk !== null;
  });
}
