import type { CandidatePage, GenerationSummary } from '../../contract/candidatesApi';
import type { EngineEvent } from '../../contract/events';
import type { LexiconInfo } from '../../contract/lexiconApi';
import type { RequestError } from '../../contract/requestError';
import type { Settings } from '../../contract/settings';
import type { Setup } from '../../core/board/setup';
import type { Square } from '../../core/board/square';
import type { Turn } from '../../core/game/turn';
import type { RowRange } from './appState';
import type { CrossCheckAction } from './board/crossCheckState';
import type { FilterAction } from './candidates/candidateFilter';
import type { BoardEditorAction } from './design/boardEditor';
import type { DocumentAction, OpenDocument } from './document/openDocument';
import type { GameAction, OpenGame } from './document/openGame';
import type { HistoryAction } from './editing/history';
import type { DragAction } from './editing/tileDrag';
import type { LexiconAction } from './lexicon/lexiconShelf';
import type { StructuresAction } from './lexicon/structuresRun';
import type { WordsAction } from './lexicon/wordQuestion';
import type { GraphAction } from './walk/graphAction';
import type { QuestionAction } from './walk/question';
import type { WalkAction } from './walk/walkAction';
import type { MenuAction } from './window/contextMenu';
import type { DividerId } from './window/dividers';
import type { FailureAction } from './window/failure';
import type { SideTab } from './window/sideTab';
import type { Zone } from './window/zone';

/** What the engine reports. */
export type EngineAction =
  | { readonly type: 'lexicon-requested' }
  | { readonly type: 'lexicon-opened'; readonly info: LexiconInfo; readonly isChosen?: boolean }
  | { readonly type: 'lexicon-failed'; readonly error: RequestError }
  | { readonly type: 'generation-finished'; readonly setup: Setup; readonly summary: GenerationSummary }
  | { readonly type: 'generation-failed'; readonly setup: Setup; readonly error: RequestError }
  /** The search under way takes so long that it can be stopped. */
  | { readonly type: 'generation-long'; readonly setup: Setup }
  /** The search under way is stopped; the setup stays without candidates until it is searched again. */
  | { readonly type: 'generation-stopped' }
  | { readonly type: 'generation-retried' }
  /** The engine no longer has the candidates: they must be generated anew. */
  | { readonly type: 'generation-lost'; readonly generation: number }
  | {
      readonly type: 'page-loaded';
      readonly generation: number;
      readonly view: number | null;
      readonly page: CandidatePage;
    }
  | { readonly type: 'engine-event'; readonly event: EngineEvent };

export type CandidateAction =
  | { readonly type: 'candidate-stepped'; readonly by: number }
  /** By its row in the list; rows outside 1 … total mean the nearest one. */
  | { readonly type: 'candidate-shown'; readonly rank: number }
  /** Keeps the shown candidate beside those shown later, or lets it go again. */
  | { readonly type: 'candidate-pinned' }
  | { readonly type: 'rows-visible'; readonly rows: RowRange };

export type BoardAction =
  | { readonly type: 'cursor-moved'; readonly step: Square }
  /** A click: on the square that has the cursor already it turns the cursor. */
  | { readonly type: 'square-chosen'; readonly square: Square }
  /** The focus went to a square: the cursor goes with it and never turns. */
  | { readonly type: 'square-focused'; readonly square: Square }
  | { readonly type: 'cursor-turned' }
  /** A letter, or a sign of `tileTyping.ts`. */
  | { readonly type: 'board-letter-typed'; readonly text: string; readonly isBlank: boolean }
  | { readonly type: 'board-tile-taken-back' }
  | { readonly type: 'square-cleared' }
  /** Takes back everything typed since the cursor was last moved by hand. */
  | { readonly type: 'pending-word-cleared' };

export type RackAction =
  /** A letter, or a sign of `tileTyping.ts`. */
  | { readonly type: 'rack-letter-typed'; readonly text: string }
  | { readonly type: 'rack-blank-typed' }
  /** Takes the tile before the caret. */
  | { readonly type: 'rack-tile-taken-back' }
  /** Takes the tile behind the caret. */
  | { readonly type: 'rack-tile-deleted' }
  | { readonly type: 'rack-caret-moved'; readonly by: number }
  | { readonly type: 'rack-caret-placed'; readonly caret: number }
  /** Moves the tile before the caret, and the caret with it. */
  | { readonly type: 'rack-tile-moved'; readonly by: number }
  | { readonly type: 'rack-shuffled'; readonly seed: number }
  /** In alphabet order, blanks last. */
  | { readonly type: 'rack-sorted' };

export type SetupAction =
  /** Plain letters, for the board at its cursor or for the rack, whichever has the focus. */
  | { readonly type: 'letters-pasted'; readonly text: string }
  /** Another position, whole. `name` says what was done, e.g. "paint 3× word"; the cursors stay as near as they can. */
  | {
      readonly type: 'setup-edited';
      readonly setup: Setup;
      readonly name: string;
      /** Left out: it stays what it is. */
      readonly turn?: Turn;
      /** Edits that follow each other with the same number are one step of the history, as a stroke of the brush is. */
      readonly stroke?: number;
    }
  /** A position that has nothing to do with the one before: the history begins anew. */
  | {
      readonly type: 'document-opened';
      readonly setup: Setup;
      /** Left out: the first. */
      readonly turn?: Turn;
      /** Left out: a new one. */
      readonly document?: OpenDocument;
      readonly game?: OpenGame | null;
    };

export type WindowAction =
  | { readonly type: 'zone-entered'; readonly zone: Zone }
  | { readonly type: 'zone-left' }
  | { readonly type: 'settings-loaded'; readonly settings: Settings }
  | { readonly type: 'settings-changed'; readonly change: Partial<Settings> }
  | { readonly type: 'look-panel-toggled' }
  /** From the 3D board to the flat one, or back. */
  | { readonly type: 'flat-board-toggled' }
  /** Opens the side panel, too. */
  | { readonly type: 'side-tab-chosen'; readonly tab: SideTab }
  /** To the tab so many places further, round and round. */
  | { readonly type: 'side-tab-stepped'; readonly by: number }
  | { readonly type: 'side-panel-toggled' }
  /** In CSS pixels or as a share; sizes outside the limits mean the nearest, null the one at the first start. */
  | { readonly type: 'divider-moved'; readonly divider: DividerId; readonly to: number | null }
  /** Puts the graph before the board, or back into the side panel. */
  | { readonly type: 'graph-place-toggled' }
  | { readonly type: 'log-place-toggled' }
  /** To the next larger or smaller size of the text; null: the usual one. */
  | { readonly type: 'text-zoomed'; readonly by: 1 | -1 | null }
  | { readonly type: 'key-sheet-toggled' }
  | { readonly type: 'escaped' }
  | { readonly type: 'notice-raised'; readonly message: string }
  | { readonly type: 'notice-dismissed' }
  | FailureAction
  | MenuAction
  | { readonly type: 'scene-failed'; readonly message: string }
  | { readonly type: 'scene-restored' };

export type Action =
  | EngineAction
  | LexiconAction
  | CandidateAction
  | BoardAction
  | RackAction
  | SetupAction
  | DragAction
  | HistoryAction
  | DocumentAction
  | GameAction
  | BoardEditorAction
  | WalkAction
  | GraphAction
  | FilterAction
  | QuestionAction
  | WordsAction
  | StructuresAction
  | CrossCheckAction
  | WindowAction;

export type Dispatch = (action: Action) => void;
