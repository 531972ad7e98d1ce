import type { Candidate } from '../../contract/candidates/candidatesApi';
import type { LexiconInfo } from '../../contract/lexicon/lexiconApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { ProgramVersion } from '../../contract/requests/requests';
import { DEFAULT_SETTINGS, type Settings, type Theme } from '../../contract/window/settings';
import type { Setup } from '../../core/board/setup';
import { FIRST_TURN_STATE, type TurnState } from '../../core/game/turnState';
import type { BuildStage } from '../../core/lexicon/build/buildMonitor';
import type { Message } from '../../core/message';
import { LEAVES_AT_START, type LeafState } from '../features/slices';
import { type CrossCheckState, NO_CROSS_CHECKS } from './board/crossCheckState';
import { type CandidateFilter, FILTER_AT_START } from './candidates/candidateFilter';
import type { CandidateSet } from './candidates/candidateSet';
import type { Drawer } from './candidates/drawer';
import type { Desk } from './document/desk';
import { newDocument, type OpenDocument } from './document/openDocument';
import type { OpenGame } from './document/openGame';
import { type BoardCursor, cursorAt } from './editing/boardCursor';
import { EMPTY_HISTORY, type History } from './editing/history';
import type { BlankChoice, TileDrag } from './editing/tileDrag';
import type { TypedText } from './editing/typedTile';
import { EMPTY_SHELF, type LexiconShelf } from './lexicon/lexiconShelf';
import type { Flight } from './play/flightState';
import { FIRST_NEW_GAME, type NewGameForm } from './play/newGameForm';
import type { PlayedGame } from './play/playedGame';
import type { Try } from './trying/tryState';
import { EMPTY_GRAPH, type GraphState } from './walk/graph';
import type { Highlight } from './walk/highlight';
import type { Question } from './walk/question';
import type { Walk } from './walk/walk';
import type { OpenMenu } from './window/contextMenu';
import type { Dialog } from './window/dialogs';
import type { Failure } from './window/failure';
import type { RoomTabs, SideTab } from './window/sideTab';
import type { Welcome } from './window/welcomeState';
import { typingZone, type Zone } from './window/zone';

export type LexiconState =
  | { readonly kind: 'opening'; readonly stage: BuildStage | null; readonly fraction: number }
  | { readonly kind: 'open'; readonly info: LexiconInfo }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: Message };

export type EngineState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'restarting'; readonly message: Message }
  | { readonly kind: 'failed'; readonly message: Message };

/** State of the latest request for candidates, which was made for `setup`. */
export type GenerationState =
  | { readonly kind: 'idle' }
  /** It has been running for long. */
  | { readonly kind: 'long'; readonly setup: Setup }
  | { readonly kind: 'failed'; readonly setup: Setup; readonly error: RequestError };

/** Visible rows of the candidate list, zero-based, inclusive. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Everything that the window shows, as one value. Scene and panels are two views of it. */
export interface AppState extends LeafState {
  readonly setup: Setup;
  /** The file that the setup belongs to. */
  readonly document: OpenDocument;
  /** The user's own work while the board is lent; null if it is not. */
  readonly desk: Desk | null;
  /** Turn state of the position; that of the game while one is reviewed. */
  readonly turn: TurnState;
  /** The recorded game that the setup belongs or belonged to; null if none is open. */
  readonly game: OpenGame | null;
  /** The game that is or was played in the window; null if there is none. */
  readonly play: PlayedGame | null;
  /** The flying tiles of its last turn. */
  readonly flight: Flight | null;
  /** The form for the next game. */
  readonly newGame: NewGameForm;
  /** Tiles to exchange, as typed in the dialog; null while it is closed. */
  readonly exchange: string | null;
  /** Undo history of the setup. */
  readonly history: History;
  readonly boardCursor: BoardCursor;
  /** Insertion index for the next rack tile: 0 … number of tiles. */
  readonly rackCaret: number;
  /** A tile of several characters that is being typed. */
  readonly typedText: TypedText | null;
  /** The tiles tried on the board; null if there are none. */
  readonly tried: Try | null;
  /** Whether the switch for editing the position is on; see `isEditing` for whether it is edited. */
  readonly isEditing: boolean;
  /** The tile held by the pointer. */
  readonly drag: TileDrag | null;
  readonly blankChoice: BlankChoice | null;
  /** The zone that has the focus. */
  readonly zone: Zone | null;
  readonly lexicon: LexiconState;
  readonly lexiconShelf: LexiconShelf;
  readonly engine: EngineState;
  readonly generation: GenerationState;
  /** The latest candidates; those of an earlier setup while new ones are on their way. */
  readonly candidates: CandidateSet | null;
  readonly filter: CandidateFilter;
  /** Why the filter could not be applied. */
  readonly filterProblem: Message | null;
  /** Letters typed on the list, and the time of the last one. */
  readonly typeAhead: { readonly text: string; readonly atMs: number };
  readonly question: Question | null;
  /** Row of the list, 1 … total, which equals the rank without a filter; 0 if there is none. */
  readonly shownRank: number;
  /** Time at which the shown candidate was chosen, on the clock of the actions. */
  readonly shownAtMs: number;
  /** The tab open below the list of candidates. */
  readonly drawer: Drawer;
  /** A candidate pinned for comparison, with its setup. */
  readonly pinned: { readonly setup: Setup; readonly candidate: Candidate } | null;
  readonly visibleRows: RowRange;
  readonly crossChecks: CrossCheckState;
  /** For the same setup as `setup`; null if none is open. */
  readonly walk: Walk | null;
  /** Number of requests to announce the walk's step again. */
  readonly timesDescribed: number;
  readonly highlight: Highlight | null;
  readonly graph: GraphState;
  readonly settings: Settings;
  /** In CSS pixels. */
  readonly windowWidthPx: number;
  /** The web page's address without query and fragment, used to make links; null on the desktop. */
  readonly address: string | null;
  /** Whether the window is a frame in another page, which shows board, walk and caption alone. */
  readonly isEmbedded: boolean;
  /** The system's theme. */
  readonly systemTheme: Theme;
  /** The current page of the side panel. */
  readonly sideTab: SideTab;
  readonly roomTabs: RoomTabs;
  readonly isLookPanelOpen: boolean;
  /** Those that are open; the last one is topmost. */
  readonly dialogs: readonly Dialog[];
  /** The page whose explanation was opened last and not closed; it is shown on that page alone. */
  readonly explainedPage: SideTab | null;
  /** Null while it is not shown. */
  readonly welcome: Welcome | null;
  /** Null until it is requested. */
  readonly version: ProgramVersion | null;
  readonly menu: OpenMenu | null;
  /** One sentence about the last action, or about a key without effect; it disappears by itself. */
  readonly notice: Message | null;
  /** Unresolved failures, newest last, one of each kind. */
  readonly failures: readonly Failure[];
  /** Why there is no 3D board, which can be retried; null if there is one. */
  readonly sceneFailure: Message | null;
}

export function initialState(setup: Setup): AppState {
  return {
    ...LEAVES_AT_START,
    setup,
    document: newDocument(setup),
    desk: null,
    turn: FIRST_TURN_STATE,
    game: null,
    play: null,
    flight: null,
    newGame: FIRST_NEW_GAME,
    exchange: null,
    history: EMPTY_HISTORY,
    boardCursor: cursorAt(setup.rules.layout.start, 'across'),
    rackCaret: setup.rack.length,
    typedText: null,
    tried: null,
    isEditing: false,
    drag: null,
    blankChoice: null,
    zone: typingZone(DEFAULT_SETTINGS.isSidePanelOpen, 'moves'),
    lexicon: { kind: 'opening', stage: null, fraction: 0 },
    lexiconShelf: EMPTY_SHELF,
    engine: { kind: 'ready' },
    generation: { kind: 'idle' },
    candidates: null,
    filter: FILTER_AT_START,
    filterProblem: null,
    typeAhead: { text: '', atMs: 0 },
    question: null,
    shownRank: 0,
    shownAtMs: 0,
    drawer: 'score',
    pinned: null,
    visibleRows: { first: 0, last: 0 },
    crossChecks: NO_CROSS_CHECKS,
    walk: null,
    timesDescribed: 0,
    highlight: null,
    graph: EMPTY_GRAPH,
    settings: DEFAULT_SETTINGS,
    windowWidthPx: 0,
    address: null,
    isEmbedded: false,
    sideTab: 'moves',
    roomTabs: {},
    systemTheme: 'dark',
    isLookPanelOpen: false,
    dialogs: [],
    explainedPage: null,
    welcome: null,
    version: null,
    menu: null,
    notice: null,
    failures: [],
    sceneFailure: null,
  };
}
