import './style.css';
import { render } from 'preact';
import { languageFor } from '../texts/languages';
import { speak } from '../texts/spoken';
import { connect } from './connection/connect';
import { WINDOWS } from './features/windows';
import { COMMAND_TEXTS, firstKey } from './input/commands';
import { fileMenuItems } from './input/document/fileMenu';
import { contextMenuOf } from './input/window/contextMenus';
import { keySheetSections } from './input/window/keySheet';
import { paletteCommands } from './input/window/palette';
import { App } from './panel/app';
import type { BoardPicture } from './session/board/boardPicture';
import { startCrossCheckSession } from './session/board/crossCheckSession';
import { candidatesAtOnce, firstCandidates } from './session/board/firstCandidates';
import { startFlatBoardSession } from './session/board/flatBoardSession';
import { fontChoices } from './session/board/sceneLookOf';
import { startSoundSession } from './session/board/soundSession';
import { observeStage } from './session/board/stageLayout';
import { createTileClicks } from './session/board/tileClicks';
import { startFilterSession } from './session/candidates/filterSession';
import { startDocumentSession } from './session/document/documentSession';
import { createFileSession } from './session/document/fileSession';
import { startGameSession } from './session/document/gameSession';
import { pagePlaceOf, startLinkSession } from './session/document/linkSession';
import { presetCatalogue } from './session/document/presetCatalogue';
import { createViewRestoring } from './session/document/viewRestoring';
import { startEngineSession } from './session/engineSession';
import { startFlightSession } from './session/play/flightSession';
import { startPlaySession } from './session/play/playSession';
import { startSetup } from './session/startSetup';
import { createStore } from './session/store';
import { startTrySession } from './session/trying/trySession';
import { createViews } from './session/views';
import { startGraphSession } from './session/walk/graphSession';
import { startPlaybackSession } from './session/walk/playbackSession';
import { startQuestionSession } from './session/walk/questionSession';
import { startWalkSession } from './session/walk/walkSession';
import { copyText } from './session/window/copyText';
import { startErrorReports } from './session/window/errorReports';
import { languageOfAddress, startLanguageSession } from './session/window/languageSession';
import { callByName, runMenuCommand, startAppMenu } from './session/window/menuSession';
import { startSettingsSession } from './session/window/settingsSession';
import { startTextZoom } from './session/window/textZoomSession';
import { startThemeSession } from './session/window/themeSession';
import { startVersionSession } from './session/window/versionSession';
import { startWelcomeSession } from './session/window/welcomeSession';
import { startZoneFocus } from './session/window/zoneFocus';
import { commandContextOf, startInput } from './startInput';
import { initialState } from './state/appState';
import { isFlat } from './state/board/flatBoard';

/** Each requests what the state lacks. */
const QUESTIONS = [
  startFilterSession,
  startWalkSession,
  startGraphSession,
  startQuestionSession,
  startTrySession,
  startGameSession,
  startPlaySession,
  startCrossCheckSession,
  startVersionSession,
];

await speak(languageOfAddress(location.href) ?? languageFor(navigator.languages));
const panels = elementAt('#panels');
const place = elementAt('#picture');
/** The 3D board starts after the panels, which it measures, and the first candidates. */
let picture: BoardPicture | null = null;
const scene = () => picture?.scene() ?? null;

const connection = connect();
const { ask } = connection;
if (connection.askDesktop !== null) startErrorReports(connection.askDesktop, window);
const isOnWeb = connection.askDesktop === null;
const webPage = isOnWeb ? pagePlaceOf(location) : {};
const store = createStore({ ...initialState(startSetup()), ...webPage }, () => performance.now());
const views = createViews(store.state);
const { asker, lexicons: lexicon } = startEngineSession(connection, store);
const catalogue = presetCatalogue();
const cameraPose = () => scene()?.camera.pose() ?? null;
const boardTime = firstCandidates(store);
const onRestored = createViewRestoring(
  store,
  (pose) => void boardTime.then(() => scene()?.camera.restore(pose)),
);
const files = createFileSession({
  connection,
  store,
  catalogue,
  lexicon,
  cameraPose,
  onOpened: onRestored,
  page: window,
});
const flat = startFlatBoardSession(store, views);
for (const { start } of WINDOWS) start?.({ connection, store, asker, files, scene });
const targets = { store, files, flat, scene };
const runCommand = (id: string) => runMenuCommand(id, commandContextOf(targets));
const isMac = navigator.platform.startsWith('Mac');
startTextZoom(panels, store);
// Before the settings are loaded.
startThemeSession(document.documentElement, store);
startLanguageSession(document.documentElement, store);
const { isEmbedded } = store.state.peek();
document.documentElement.toggleAttribute('data-embedded', isEmbedded);
// A frame has the usual settings: it may have no storage, and those of the window are not its own.
if (!isEmbedded) void startSettingsSession(ask, store, window);

/** Rerenders the tables of texts in another language. */
const Window = () => (
  <App
    {...store}
    views={views}
    flat={flat}
    catalogue={catalogue}
    keySheet={(changed) => keySheetSections(changed, isMac)}
    fileMenu={(state) => fileMenuItems(state, isMac)}
    commands={COMMAND_TEXTS}
    machine={{ isMac, processors: navigator.hardwareConcurrency }}
    keyOf={(id, changed) => firstKey(id, changed, isMac)}
    menuRows={(place, state) => contextMenuOf(place, state, isMac)}
    paletteCommands={(state) => paletteCommands(state, isMac)}
    onNamedCommand={(id) => callByName(id, () => commandContextOf(targets))}
    files={files}
    onCommand={runCommand}
    fonts={fontChoices()}
    lexicon={lexicon}
    onCopy={copyText}
    onExport={files.exportAs}
    onRetryScene={() => picture?.retry()}
    pointOfSquare={(row, col) => scene()?.pointOfSquare(row, col) ?? null}
  />
);
await candidatesAtOnce(store);
render(<Window />, panels);

for (const start of QUESTIONS) start(ask, store, asker, connection.askDesktop);
// The flat board is drawn with the panels, at once.
startPlaybackSession(store, () => isFlat(store.state.peek()) || (scene()?.showsView ?? true));
startInput(targets, place, elementAt('.flat-board'));
void boardTime.then(async () => {
  // Candidates arrive before three.js is loaded.
  const { startBoardPicture } = await import('./session/board/boardPicture');
  picture = startBoardPicture(place, store, views);
});
// Same size as the canvas, which may be replaced later.
observeStage(document.documentElement, flat.setStage);
startZoneFocus(store);
startFlightSession(store);
startWelcomeSession(store);
startSoundSession(store, createTileClicks());
// A frame leaves what is not saved to the window.
const restored = isEmbedded
  ? Promise.resolve()
  : startDocumentSession({ connection, store, files, cameraPose, onRestored, runCommand });
// After what was not saved has come back: a link asks before it replaces that.
if (isOnWeb) void restored.then(() => startLinkSession(window, files));
if (connection.askDesktop !== null) startAppMenu(connection.askDesktop, store, isMac);

/** An element that always exists, in the page or the panels. */
function elementAt(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page lacks ${selector}.`);
  return element;
}
