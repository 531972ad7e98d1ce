import type { Alphabet } from '../core/alphabet/alphabet';
import type { Problem, Setup } from '../core/board/setup';
import type { BuildStage } from '../core/lexicon/build/buildMonitor';
import type { GraphNode } from '../core/lexicon/graphNode';
import type { WordListReport } from '../core/lexicon/wordList/wordListParser';
import type { CandidateSort } from '../core/movegen/candidates/candidateQuery';
import type { PlacedTile } from '../core/movegen/candidates/findPlacement';
import type { Result } from '../core/result';
import type { RankedWhyNot } from '../core/trace/whyNot/rankPlay';
import type { Candidate, CandidatePage } from './candidatePage';
import type { FilesApi, FilesEvent } from './filesApi';
import type {
  LexiconChoice,
  LexiconFormat,
  LexiconRequest,
  RecentLexicon,
  WordsAnswer,
  WordsRequest,
} from './lexiconApi';
import type { RequestError } from './requestError';
import type { CrossChecksAnswer, StructuresReport } from './structuresApi';
import type {
  CandidateView,
  FilterRequest,
  FindWordRequest,
  NodesRequest,
  TraceAnswer,
  TraceRequest,
  WhyNotRequest,
} from './theatreApi';

export interface LexiconInfo {
  /** SHA-256 over the file and the alphabet, hex: the lexicon's identity in every later request. */
  readonly id: string;
  readonly name: string;
  /** Of the file; null for the built-in word list. */
  readonly path: string | null;
  readonly format: LexiconFormat;
  /** That its words are spelled with. */
  readonly letters: Alphabet;
  readonly wordCount: number;
  readonly arcCount: number;
  readonly byteLength: number;
  readonly source: 'cache' | 'built';
  /** Why it could not be put into the cache, and what that means; null where it is there. */
  readonly cacheProblem: string | null;
  readonly durationMs: number;
  /** What became of the lines of a text, also when the GADDAG came from the cache; null for a KWG file. */
  readonly report: WordListReport | null;
}

export type { Candidate, CandidatePage, RequestError };

/** A generation stays in the engine until the next one replaces it; pages of it are asked for by its number. */
export interface GenerationSummary {
  readonly generation: number;
  /** Candidates that are kept: all, or the best ones of more. */
  readonly total: number;
  /** Whether the position has more candidates than are kept. */
  readonly hasMore: boolean;
  readonly durationMs: number;
  /** Problems that do not prevent generation. */
  readonly notices: readonly Problem[];
  /** Of the placement that was asked for, 1 … total; null where none was, or where it is no longer a candidate. */
  readonly rankAskedFor: number | null;
  readonly firstPage: CandidatePage;
}

export interface PositionRequest {
  /** Of an open lexicon. */
  readonly lexicon: string;
  readonly setup: Setup;
}

export interface GenerateRequest extends PositionRequest {
  /** Tiles on their squares, in reading order: a placement whose rank is to be told. */
  readonly placement?: readonly PlacedTile[] | undefined;
}

/** What the window asks of the main process. One entry is one channel. */
export interface EngineApi {
  /** A few lexicons stay open, the last used; `unknown-lexicon` says that one has to be opened again. */
  openLexicon(request: LexiconRequest): Promise<Result<LexiconInfo, RequestError>>;
  /** Makes every opening under way answer `cancelled`. */
  cancelLexicon(request: Record<string, never>): Promise<Result<null, RequestError>>;
  chooseLexicon(request: Record<string, never>): Promise<Result<LexiconChoice, RequestError>>;
  /** Files that were opened, the last one first. */
  recentLexicons(request: Record<string, never>): Promise<Result<readonly RecentLexicon[], RequestError>>;
  words(request: WordsRequest): Promise<Result<WordsAnswer, RequestError>>;
  cancelWords(request: Record<string, never>): Promise<Result<null, RequestError>>;
  crossChecks(request: PositionRequest): Promise<Result<CrossChecksAnswer, RequestError>>;
  structures(request: PositionRequest): Promise<Result<StructuresReport, RequestError>>;
  cancelStructures(request: Record<string, never>): Promise<Result<null, RequestError>>;
  /** A newer request takes the place of one under way. */
  generate(request: GenerateRequest): Promise<Result<GenerationSummary, RequestError>>;
  /** Makes the request under way answer `cancelled`. */
  cancelGeneration(request: Record<string, never>): Promise<Result<null, RequestError>>;
  candidates(request: {
    readonly generation: number;
    readonly offset: number;
    readonly count: number;
    /** Pages of this view instead of all candidates; see `filterCandidates`. */
    readonly view?: number | undefined;
  }): Promise<Result<CandidatePage, RequestError>>;
  /** A pattern that is none, or takes too long, is a `bad-request`. */
  filterCandidates(request: FilterRequest): Promise<Result<CandidateView, RequestError>>;
  /** The row of the first candidate whose word begins so, from 1 on; null where there is none. */
  findWord(request: FindWordRequest): Promise<Result<number | null, RequestError>>;
  trace(request: TraceRequest): Promise<Result<TraceAnswer, RequestError>>;
  whyNot(request: WhyNotRequest): Promise<Result<RankedWhyNot, RequestError>>;
  /** One node for each arc, in the order asked for. */
  nodes(request: NodesRequest): Promise<Result<readonly GraphNode[], RequestError>>;
  readSettings(request: Record<string, never>): Promise<Result<Settings, RequestError>>;
  writeSettings(request: Settings): Promise<Result<null, RequestError>>;
}

/** What the main process tells the window unasked. */
export type EngineEvent =
  | {
      readonly type: 'lexicon-progress';
      readonly stage: BuildStage;
      /** 0 … 1. */
      readonly fraction: number;
    }
  | {
      readonly type: 'engine-status';
      readonly status: 'ready' | 'restarting' | 'failed';
      readonly message: string;
    }
  | {
      readonly type: 'structures-progress';
      /** What is being built or run. */
      readonly step: string;
      /** 0 … 1, of the whole report. */
      readonly fraction: number;
      /** As far as it is known. */
      readonly report: StructuresReport;
    }
  | { readonly type: 'log'; readonly message: string }
  | FilesEvent;

/** What the window remembers between starts. */
export interface Settings {
  readonly lightIntensity: number;
  readonly bumpStrength: number;
  readonly fieldOfViewDeg: number;
  readonly font: string;
  /** Steps of an arrow animation per second. */
  readonly animationSpeed: number;
  readonly quality: 'low' | 'medium' | 'high';
  /** The board is shown flat, without the 3D picture. */
  readonly isBoardFlat: boolean;
  readonly isSidePanelOpen: boolean;
  /** In CSS pixels; null: as the window's width suggests. */
  readonly sidePanelWidth: number | null;
  readonly walk: WalkOptions;
  /** Parts of the walk's page that are folded away. */
  readonly closedSections: readonly WalkSection[];
  /** Of the room that graph and events have together, the graph's part, 0 … 1. */
  readonly graphShare: number;
  /** Whether the graph stands before the board instead of in the side panel, and the part of the room that it takes. */
  readonly isGraphOnStage: boolean;
  readonly isLogOnStage: boolean;
  readonly stageGraphShare: number;
  /** Heights in CSS pixels; null: as the window's height suggests, and as tall as the algorithm is. */
  readonly captionHeight: number | null;
  readonly algorithmHeight: number | null;
  /** Null: by rank. */
  readonly candidateSort: CandidateSort | null;
  /** Size of the text and of all that stands beside the board; 1: as large as suits the window. */
  readonly textZoom: number;
}

/** How walks are played, whichever it is. */
export interface WalkOptions {
  readonly speed: WalkSpeed;
  readonly isLooping: boolean;
  /** Whether letters turned away and branches without a word are among the steps. */
  readonly showsFailures: boolean;
  readonly followsCamera: boolean;
}

/** Steps a second, one of `WALK_SPEEDS`; or the whole trace in five seconds. */
export type WalkSpeed = number | 'fiveSeconds';

export type WalkSection = 'algorithm' | 'graph' | 'events';

/** How the renderer reaches the engine, whether over Electron's IPC or a WebSocket. */
export interface Connection {
  readonly api: EngineApi;
  /** Null in a plain browser, where the page has to open and save files in the browser's own way. */
  readonly files: FilesApi | null;
  /** Where the engine finds a file that was dropped on the page or picked in it, to be opened by `openLexicon`. */
  pathOfFile(file: File): Promise<Result<string, RequestError>>;
  onEvent(listener: (event: EngineEvent) => void): () => void;
}

declare global {
  /** The page's own `File`, of which nothing but the name is known where there is no page. */
  interface File {
    readonly name: string;
  }
}
