import './style.css';
import { render } from 'preact';
import { connect } from './connection/connect';
import { startBoardPointer } from './input/boardPointer';
import { startKeyboard } from './input/keyboard';
import { keySheetSections } from './input/keySheet';
import { App } from './panel/app';
import { startBoardSession } from './session/boardSession';
import { startEngineSession } from './session/engineSession';
import { startPlaybackSession } from './session/playbackSession';
import { FONT_CHOICES } from './session/sceneLookOf';
import { startSettingsSession } from './session/settingsSession';
import { startSetup } from './session/startSetup';
import { createStore } from './session/store';
import { createViews } from './session/views';
import { startWalkSession } from './session/walkSession';
import { startZoneFocus } from './session/zoneFocus';
import { initialState } from './state/appState';

const canvas = document.querySelector('canvas');
const panels = document.getElementById('panels');
if (canvas === null || panels === null)
  throw new Error('index.html lacks the canvas or the place for the panels.');

const connection = connect();
const store = createStore(initialState(startSetup()), () => performance.now());
const views = createViews(store.state);
const engine = startEngineSession(connection, store);
void startSettingsSession(connection.api, store);

render(
  <App
    {...store}
    views={views}
    keySheet={keySheetSections(navigator.platform.startsWith('Mac'))}
    fonts={FONT_CHOICES}
    onOpenLexicon={engine.openLexicon}
    onCancelLexicon={engine.cancelLexicon}
  />,
  panels,
);

startWalkSession(connection.api, store);
startPlaybackSession(store);
const scene = startBoardSession(canvas, store, views);
startZoneFocus(store);
startKeyboard(window, () => ({
  dispatch: store.dispatch,
  state: store.state.peek(),
  camera: scene?.camera ?? null,
}));
if (scene !== null) startBoardPointer(canvas, (x, y) => scene.pick(x, y), store.dispatch);
