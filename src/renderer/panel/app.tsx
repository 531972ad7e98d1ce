import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Settings } from '../../contract/window/settings';
import type { PresetCatalogue } from '../../core/notation/boards/presets';
import type { ExportFormat } from '../../core/notation/exchange/textFormats';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { BoardPage } from '../features/design/panel/boardPage';
import { TilesPage } from '../features/design/panel/tilesPage';
import { FilmDialog } from '../features/picture/panel/filmDialog';
import { Paper } from '../features/picture/panel/paper';
import { PictureDialog } from '../features/picture/panel/pictureDialog';
import { SettingsPage } from '../features/settings/panel/settingsPage';
import type { KeyEditing } from '../features/settings/view/keyRow';
import type { SettingRow } from '../features/settings/view/settingRow';
import type { EquityView } from '../features/strategy/view/equityView';
import type { HeatView } from '../features/strategy/view/heatView';
import { StructuresPage } from '../features/structures/panel/structuresPage';
import { WordsPage } from '../features/words/panel/wordsPage';
import type { AppState } from '../state/appState';
import type { MenuPlace } from '../state/window/contextMenu';
import type { CaptionView } from '../view/candidates/captionView';
import type { ComparedMoves } from '../view/candidates/comparedMoves';
import type { ShownMove } from '../view/candidates/shownMove';
import type { FileMenuItem } from '../view/document/fileMenuView';
import type { MenuRow } from '../view/window/contextMenuView';
import type { KeySheetSection } from '../view/window/keySheetView';
import type { PaletteCommand } from '../view/window/paletteCommand';
import { CrossCheckPanel } from './board/crossCheckPanel';
import { FlatBoard, type FlatBoardProps } from './board/flatBoard';
import { MovesPage } from './candidates/movesPage';
import { DropOverlay } from './document/dropOverlay';
import { ExportPanel } from './document/exportPanel';
import type { RecentFiles } from './document/fileMenu';
import { GameBar } from './document/gameBar';
import { BlankChooser } from './editing/blankChooser';
import { CarriedTile } from './editing/carriedTile';
import { RackEditor } from './editing/rackEditor';
import { EndgamePage } from './endgame/endgamePage';
import type { LexiconActions } from './lexicon/lexiconActions';
import { ExchangeDialog } from './play/exchangeDialog';
import { PlayPage } from './play/playPage';
import type { GameFiles } from './review/reviewedGames';
import { ReviewPage } from './review/reviewPage';
import { WatchedSampleBar } from './simulation/watchedSampleBar';
import { TournamentPage } from './tournament/tournamentPage';
import { StageLog } from './walk/eventLog';
import { StageGraph } from './walk/stageGraph';
import { Timeline } from './walk/timeline';
import { WalkPage } from './walk/walkPage';
import type { WalkViews } from './walk/walkProps';
import { AboutDialog } from './window/aboutDialog';
import { type CommandHost, Commands } from './window/commandHost';
import { ContextMenu } from './window/contextMenu';
import { KeySheet } from './window/keySheet';
import { LiveRegion } from './window/liveRegion';
import { LookPanel } from './window/lookPanel';
import { Messages } from './window/messages';
import { Palette } from './window/palette';
import type { PanelProps } from './window/panelProps';
import { SidePanel } from './window/sidePanel';
import { Toasts } from './window/toasts';
import { TopBar } from './window/topBar';

export interface AppProps extends PanelProps {
  readonly views: FlatBoardProps['views'] & {
    readonly caption: ReadonlySignal<CaptionView | null>;
    readonly compared: ReadonlySignal<ComparedMoves | null>;
    readonly equity: ReadonlySignal<EquityView | null>;
    readonly heat: ReadonlySignal<HeatView | null>;
    readonly announcement: ReadonlySignal<string>;
    readonly playAnnouncement: ReadonlySignal<string>;
    readonly lexiconAnnouncement: ReadonlySignal<string>;
    readonly tournamentAnnouncement: ReadonlySignal<string>;
    readonly simulationAnnouncement: ReadonlySignal<string>;
    readonly shown: ReadonlySignal<ShownMove | null>;
    readonly walk: WalkViews & { readonly announcement: ReadonlySignal<string> };
  };
  readonly flat: FlatBoardProps['flat'];
  readonly catalogue: PresetCatalogue;
  readonly keySheet: (changed: Settings['keys']) => readonly KeySheetSection[];
  readonly fileMenu: (state: AppState) => readonly FileMenuItem[];
  readonly keyEditing: KeyEditing;
  readonly keyOf: (id: string, changed: Settings['keys']) => readonly string[];
  readonly commands: Pick<CommandHost, 'labelOf' | 'reasonOf'>;
  readonly onCommand: (id: string) => void;
  /** Of the palette: the focus goes along to where the command acts. */
  readonly onNamedCommand: (id: string) => void;
  readonly paletteCommands: (state: AppState) => readonly PaletteCommand[];
  readonly menuRows: (place: MenuPlace, state: AppState) => readonly (readonly MenuRow[])[];
  readonly files: RecentFiles & GameFiles;
  readonly settings: readonly SettingRow[];
  readonly fonts: Readonly<Record<string, string>>;
  readonly lexicon: LexiconActions;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onExport: (format: ExportFormat) => void;
  readonly onRetryScene: () => void;
  readonly onCompare: () => void;
  readonly onCancelComparison: () => void;
}

/** Everything in the window but the 3D board, which lies behind it. */
export function App(props: AppProps) {
  const { dispatch, fonts, lexicon, onCancelComparison, onCompare, onExport, state, views } = props;
  const sceneFailure = useComputed(() => state.value.sceneFailure).value;
  const keys = useComputed(() => state.value.settings.keys).value;
  const panel = { state, dispatch };
  // Made once: a new function would be a new component to Preact.
  const [pages] = useState(() => ({
    moves: () => (
      <MovesPage
        {...panel}
        caption={views.caption}
        compared={views.compared}
        equity={views.equity}
        heat={views.heat}
        onCommand={props.onCommand}
      />
    ),
    walk: () => <WalkPage {...panel} walkViews={views.walk} shown={views.shown} />,
    words: () => <WordsPage {...panel} />,
    tiles: () => <TilesPage {...panel} caption={views.caption} />,
    board: () => (
      <BoardPage
        {...panel}
        caption={views.caption}
        catalogue={props.catalogue}
        onOpen={() => props.onCommand('file.open')}
        onExport={onExport}
        onChooseLexicon={lexicon.chooseLexicon}
      />
    ),
    play: () => <PlayPage {...panel} />,
    tournament: () => <TournamentPage {...panel} />,
    review: () => <ReviewPage {...panel} files={props.files} />,
    endgame: () => <EndgamePage {...panel} />,
    structures: () => <StructuresPage {...panel} onCompare={onCompare} onCancel={onCancelComparison} />,
  }));
  return (
    <Commands host={{ ...props.commands, state, keyOf: (id) => props.keyOf(id, keys), run: props.onCommand }}>
      <TopBar
        {...panel}
        lexicon={lexicon}
        fileMenu={props.fileMenu}
        files={props.files}
        onCommand={props.onCommand}
      />
      <main class="stage">
        <p class="scene-failure" role="status" data-covers="top" hidden={sceneFailure === null}>
          {sceneFailure === null ? '' : say(sceneFailure)}
          <button type="button" onClick={props.onRetryScene}>
            {text('windowPanel.retryScene')}
          </button>
        </p>
        <FlatBoard {...panel} views={views} flat={props.flat} />
        <LookPanel {...panel} fonts={fonts} />
        <div class="stage-foot" data-covers="bottom">
          {/* It is always there: whoever watches how much of the board is covered finds it at the start. */}
          <div class="stage-log-place" data-covers="left">
            <StageLog {...panel} walkViews={views.walk} />
          </div>
          <StageGraph {...panel} walkViews={views.walk} />
          <CrossCheckPanel state={state} />
          <WatchedSampleBar state={state} />
          <Timeline {...panel} walkViews={views.walk} />
        </div>
      </main>
      <SidePanel
        {...panel}
        pages={pages}
        top={
          <>
            <RackEditor {...panel} rack={views.rack} />
            <Messages {...panel} />
            <GameBar {...panel} />
          </>
        }
      />
      <Toasts {...panel} />
      <KeySheet {...panel} sectionsOf={() => props.keySheet(keys)} />
      <Palette {...panel} commandsOf={props.paletteCommands} onCommand={props.onNamedCommand} />
      <SettingsPage
        {...panel}
        lexicons={lexicon}
        keyEditing={props.keyEditing}
        rows={props.settings}
        onCopy={props.onCopy}
        onCommand={props.onNamedCommand}
      />
      <AboutDialog {...panel} onCopy={props.onCopy} />
      <ExportPanel {...panel} onExport={onExport} onSaveAs={() => props.onCommand('file.saveAs')} />
      <ExchangeDialog {...panel} />
      <PictureDialog {...panel} />
      <FilmDialog {...panel} />
      <Paper state={state} />
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
