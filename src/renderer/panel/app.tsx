import { useComputed } from '@preact/signals';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { isPositionNeeded } from '../features/course/state/course';
import { WINDOWS } from '../features/windows';
import { isBoardCovered } from '../state/window/sideTab';
import { gamePlaceOf } from '../view/document/gamePlace';
import { CrossCheckPanel } from './board/crossCheckPanel';
import { FlatBoard } from './board/flatBoard';
import { WelcomeCard } from './board/welcomeCard';
import { DropOverlay } from './document/dropOverlay';
import { ExportPanel } from './document/exportPanel';
import { GameBar } from './document/gameBar';
import { GameDialogs } from './document/gameDialogs';
import { BlankChooser } from './editing/blankChooser';
import { CarriedTile } from './editing/carriedTile';
import { RackEditor } from './editing/rackEditor';
import { PAGES } from './pages';
import { ExchangeDialog } from './play/exchangeDialog';
import { BoardTools } from './trying/boardTools';
import { EditingBar } from './trying/editingBar';
import { TryLabel } from './trying/tryLabel';
import { StageLog } from './walk/eventLog';
import { StageGraph } from './walk/stageGraph';
import { StageLegend } from './walk/stageLegend';
import { Timeline } from './walk/timeline';
import { AboutDialog } from './window/aboutDialog';
import { Commands } from './window/commandHost';
import { ContextMenu } from './window/contextMenu';
import { FrameCaption } from './window/frameCaption';
import { Glossary } from './window/glossary';
import { KeySheet } from './window/keySheet';
import { LiveRegion } from './window/liveRegion';
import { LookPanel } from './window/lookPanel';
import { Messages } from './window/messages';
import { Palette } from './window/palette';
import { SidePanel } from './window/sidePanel';
import { Toasts } from './window/toasts';
import { TopBar } from './window/topBar';
import type { WindowProps } from './windowProps';

const OVERLAYS = WINDOWS.flatMap(({ overlays = [] }) => overlays);
const GAME_PARTS = WINDOWS.flatMap(({ gameParts = [] }) => gameParts);
const BARS = WINDOWS.flatMap(({ bars = [] }) => bars);
const TOASTS = WINDOWS.flatMap(({ toasts = [] }) => toasts);

/** Everything in the window except the 3D board, which lies below it. */
export function App(props: WindowProps) {
  const { dispatch, fonts, lexicon, onExport, state, views } = props;
  const sceneFailure = useComputed(() => state.value.sceneFailure).value;
  const keys = useComputed(() => state.value.settings.keys).value;
  const gamePlace = useComputed(() => gamePlaceOf(state.value)).value;
  const isCovered = useComputed(() => isBoardCovered(state.value)).value;
  const hasPosition = useComputed(() => isPositionNeeded(state.value)).value;
  const isEmbedded = useComputed(() => state.value.isEmbedded).value;
  const panel = { state, dispatch };
  const game = (
    <>
      <GameBar {...panel} />
      {GAME_PARTS.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </>
  );
  const toasts = (
    <Toasts {...panel}>
      {TOASTS.map((Toast, index) => (
        <Toast key={index} {...props} />
      ))}
    </Toasts>
  );
  return (
    <Commands host={{ ...props.commands, state, keyOf: (id) => props.keyOf(id, keys), run: props.onCommand }}>
      {!isEmbedded && (
        <TopBar
          {...panel}
          lexicon={lexicon}
          fileMenu={props.fileMenu}
          files={props.files}
          onCommand={props.onCommand}
        />
      )}
      {/* Always present, as every element that covers a side of the board. */}
      <div class="game-column" data-covers="left" data-hides hidden={gamePlace !== 'left'}>
        {gamePlace === 'left' && game}
      </div>
      <main class="stage" hidden={isCovered}>
        <p class="scene-failure" role="status" data-covers="top" hidden={sceneFailure === null}>
          {sceneFailure === null ? '' : say(sceneFailure)}
          <button type="button" onClick={props.onRetryScene}>
            {text('windowPanel.retryScene')}
          </button>
        </p>
        <FlatBoard {...panel} views={views} flat={props.flat} />
        <EditingBar state={state} />
        <TryLabel
          {...panel}
          flat={props.flat}
          squarePx={views.squarePx}
          pointOfSquare={props.pointOfSquare}
        />
        <LookPanel {...panel} fonts={fonts} />
        <div class="stage-foot" data-covers="bottom">
          {hasPosition && !isEmbedded && <BoardTools state={state} />}
          {/* Always present, so that the observer of the covered area finds it from the start. */}
          <div class="stage-log-place" data-covers="left">
            <StageLog {...panel} walkViews={views.walk} />
          </div>
          <div class="stage-graph-place" data-covers="right">
            <StageGraph {...panel} walkViews={views.walk} place="beside" />
          </div>
          <StageGraph {...panel} walkViews={views.walk} place="before" />
          <CrossCheckPanel state={state} />
          <StageLegend {...panel} walkViews={views.walk} scene={views.scene} />
          {BARS.map((Bar, index) => (
            <Bar key={index} {...props} />
          ))}
          {isEmbedded && <FrameCaption state={state} caption={views.caption} />}
          <Timeline {...panel} walkViews={views.walk} />
          <WelcomeCard {...panel} />
          {!isCovered && toasts}
        </div>
      </main>
      {!isEmbedded && (
        <SidePanel
          window={props}
          pages={PAGES}
          isWhole={isCovered}
          top={
            <>
              {hasPosition && <RackEditor {...panel} rack={views.rack} />}
              {hasPosition && <Messages {...panel} />}
              {gamePlace === 'above' && game}
            </>
          }
          bottom={gamePlace === 'below' && game}
        />
      )}
      {isCovered && toasts}
      <KeySheet {...panel} sectionsOf={() => props.keySheet(keys)} />
      <Palette {...panel} commandsOf={props.paletteCommands} onCommand={props.onNamedCommand} />
      <AboutDialog {...panel} onCopy={props.onCopy} />
      <Glossary {...panel} />
      <ExportPanel {...panel} onExport={onExport} onSaveAs={() => props.onCommand('file.saveAs')} />
      <ExchangeDialog {...panel} />
      <GameDialogs {...panel} />
      {OVERLAYS.map((Overlay, index) => (
        <Overlay key={index} {...props} />
      ))}
      <LiveRegion text={views.playAnnouncement} />
      <LiveRegion text={views.announcement} />
      <LiveRegion text={views.lexiconAnnouncement} />
      <LiveRegion text={views.tournamentAnnouncement} />
      <LiveRegion text={views.simulationAnnouncement} />
      <DropOverlay state={state} />
      <CarriedTile state={state} />
      <BlankChooser {...panel} />
      <LiveRegion text={views.walk.announcement} />
      <ContextMenu {...panel} rowsOf={props.menuRows} onCommand={props.onCommand} />
    </Commands>
  );
}
