import { z } from 'zod';
import type { GraphNode } from '../../core/lexicon/graphNode';
import type { Message } from '../../core/message';
import type { Exercise } from '../../core/school/exercise';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import type { CurvePoint } from '../../core/strategy/tournament/shareCurve';
import {
  type CandidateView,
  FilterRequest,
  FindWordRequest,
  GenerateRequest,
  type GenerationSummary,
  type ListPage,
  PageRequest,
  PositionRequest,
} from '../candidates/candidatesApi';
import {
  askUnsavedParser,
  DocumentTitle,
  DragOut,
  type OpenedFile,
  openFileParser,
  rememberFileParser,
  type SavedFile,
  SaveRequest,
  type UnsavedAnswer,
  UnsavedDocument,
  type UnsavedFound,
} from '../document/filesApi';
import { EndgameRequest, type EndgameStatus, SearchedRequest, StartEndgame } from '../endgame/endgameApi';
import {
  type ChosenProgram,
  type EngineAnalysis,
  EngineAnalysisRequest,
  type EngineStatus,
  EngineTurnRequest,
  NamedEngine,
  PressEngine,
  PutEngine,
} from '../engines/enginesApi';
import {
  ContinueTraining,
  LeavesFileRequest,
  LeavesQuestion,
  type LeavesReport,
  StartTraining,
  type TrainingStatus,
  UseLeaves,
} from '../leaves/leavesApi';
import {
  type KeptLexicon,
  keptLexiconParser,
  type LexiconChoice,
  type LexiconInfo,
  LexiconRequest,
  type RecentLexicon,
  type WordFacts,
  WordInfoRequest,
  type WordsAnswer,
  WordsRequest,
} from '../lexicon/lexiconApi';
import type { CrossChecksAnswer, StructuresReport } from '../lexicon/structuresApi';
import {
  BeginExport,
  type BegunExport,
  EndExport,
  printExportParser,
  WriteExport,
} from '../picture/exportApi';
import { type FilmOfGame, FilmReport } from '../picture/filmApi';
import { ChooseTurnRequest, type ChosenTurn, JudgeWordsRequest } from '../play/playApi';
import { PreendgameRequest, type PreendgameStatus, StartPreendgame } from '../preendgame/preendgameApi';
import { ChooseGames, type GamesStatus, ReviewGames } from '../review/gamesApi';
import { ReviewRequest, type ReviewStatus, StartReview } from '../review/reviewApi';
import { type FoundMistakes, type KeptPractice, PracticeText, practiceParser } from '../school/practiceApi';
import { ExerciseRequest, type JudgedExercise, JudgeExerciseRequest } from '../school/schoolApi';
import {
  type ComparedCandidates,
  CompareSimulatedRequest,
  type SimulatedReplies,
  SimulatedRepliesRequest,
  type SimulatedSample,
  SimulatedSampleRequest,
  SimulationOptions,
  type SimulationStatus,
} from '../simulation/simulationApi';
import { type RepliesAnswer, RepliesRequest } from '../strategy/repliesApi';
import {
  ContinueTournament,
  GameRequest,
  type GamesPage,
  GamesRequest,
  type GameText,
  type OpenedTournament,
  TournamentOptions,
  type TournamentStatus,
} from '../tournament/tournamentApi';
import {
  type JudgedPlay,
  NodesRequest,
  type TraceAnswer,
  TraceRequest,
  WhyNotRequest,
} from '../walk/traceApi';
import { MenuModel } from '../window/menuApi';
import type { Settings } from '../window/settings';
import { settingsParser } from '../window/settingsParser';
import { MAX_ERROR_TEXT } from './limits';
import {
  type Answered,
  type AnswerOf,
  type InputOf,
  LATEST,
  LATEST_OF_PURPOSE,
  ofDesktop,
  ofEngine,
  ofHost,
  ofJob,
  ofThread,
} from './request';

const nothing = z.strictObject({});

export interface ProgramVersion {
  readonly app: string;
  /** SPDX identifier of the licence. */
  readonly license: string;
  /** Version of Electron; null without it. */
  readonly electron: string | null;
  readonly chromium: string | null;
  /** Version of Node; null in a page. */
  readonly node: string | null;
  /** Folder of settings, caches and unsaved documents; null in a page, where the browser keeps them. */
  readonly dataFolder: string | null;
  /** Folder of crash reports; null if none are written. */
  readonly crashFolder: string | null;
  /** Version of the file format in the lexicon cache. */
  readonly lexiconFormat: number;
  /** Version of the lexicon's memory layout, which these files share. */
  readonly lexiconLayout: number;
}

/**
 * Requests about an open lexicon that can take seconds. They are answered in `engine/longWork.ts`, and
 * `cancel` ends them.
 */
const LONG_REQUESTS = {
  words: ofThread('kept-thread', WordsRequest).answers<WordsAnswer>(),
  wordInfo: ofThread('kept-thread', WordInfoRequest).answers<WordFacts>(),
  structures: ofThread('own-thread', PositionRequest).answers<StructuresReport>(),
  generate: ofThread('search-thread', GenerateRequest).answers<GenerationSummary>(),
  chooseTurn: ofThread('search-thread', ChooseTurnRequest).answers<ChosenTurn>(),
  /** Returns some of the draws, so that they can be displayed early; the caller requests the rest. */
  replies: ofThread('kept-thread', RepliesRequest).answers<RepliesAnswer>(),
  /** Made anew each time, always the same from the same request. */
  exercise: ofThread('kept-thread', ExerciseRequest).answers<Exercise>(),
  judgeExercise: ofThread('kept-thread', JudgeExerciseRequest).answers<JudgedExercise>(),
};

export const LONG_NAMES = Object.keys(LONG_REQUESTS) as readonly (keyof typeof LONG_REQUESTS)[];

/**
 * All requests of the window: their parsers, who answers them, and the type of the answer. The page, its
 * connections, the main process and the engine's thread all use this table. Requests to the engine are
 * answered in `engine/questions.ts`, those about long jobs in `main/ipc/startThreadWork.ts`, those that need
 * windows or dialogs in `main/files/filesService.ts`, all others in `main/ipc/services.ts`. A path is a
 * handle: it is refused unless it came from a dialog, a drop, the command line or the recent files.
 */
export const REQUESTS = {
  ...LONG_REQUESTS,
  /** Makes the window's request of that name, if one is in progress, return `cancelled`. */
  cancel: ofHost(z.strictObject({ request: z.enum(LONG_NAMES) })).answers<null>(),
  /** A few recently used lexicons stay open; `unknown-lexicon` means that one has to be opened again. */
  openLexicon: ofHost(LexiconRequest).answers<LexiconInfo>(),
  /** Makes every opening in progress return `cancelled`. */
  cancelLexicon: ofHost(nothing).answers<null>(),
  chooseLexicon: ofHost(nothing).answers<LexiconChoice>(),
  /** Opened files, most recent first. */
  recentLexicons: ofHost(nothing).answers<readonly RecentLexicon[]>(),
  /** Entries of the cache, most recently used first. */
  keptLexicons: ofHost(nothing).answers<readonly KeptLexicon[]>(),
  removeKeptLexicon: ofHost(keptLexiconParser).answers<null>(),
  crossChecks: ofEngine(PositionRequest, LATEST).answers<CrossChecksAnswer>(),
  candidates: ofEngine(PageRequest).answers<ListPage>(),
  filterCandidates: ofEngine(FilterRequest, LATEST).answers<CandidateView>(),
  judgeWords: ofEngine(JudgeWordsRequest).answers<readonly boolean[]>(),
  findWord: ofEngine(FindWordRequest, LATEST).answers<number | null>(),
  trace: ofEngine(TraceRequest, LATEST_OF_PURPOSE).answers<TraceAnswer>(),
  whyNot: ofEngine(WhyNotRequest, LATEST_OF_PURPOSE).answers<JudgedPlay>(),
  /** One node per arc, in the requested order. */
  nodes: ofEngine(NodesRequest).answers<readonly GraphNode[]>(),
  /** There is a single tournament, shared by all pages; events report its progress. A new one replaces it. */
  startTournament: ofJob(TournamentOptions).answers<TournamentStatus>(),
  /** Continues with the original lexicon. */
  continueTournament: ofJob(ContinueTournament).answers<TournamentStatus>(),
  /** Games that have been played are kept. */
  stopTournament: ofJob(nothing).answers<TournamentStatus | null>(),
  /** Initially the tournament of the previous run of the program. */
  readTournament: ofJob(nothing).answers<TournamentStatus | null>(),
  /** The win shares after increasing numbers of games. */
  tournamentCurve: ofJob(nothing).answers<readonly CurvePoint[]>(),
  tournamentGames: ofJob(GamesRequest, LATEST).answers<GamesPage>(),
  /** Replays the game from its seed. */
  tournamentGame: ofJob(GameRequest, LATEST).answers<GameText>(),
  /** There is a single simulation, shared by all pages; events report its progress. A new one replaces it. */
  startSimulation: ofJob(SimulationOptions).answers<SimulationStatus>(),
  /** Returns at once; samples that have been drawn are kept. */
  stopSimulation: ofJob(nothing).answers<SimulationStatus | null>(),
  /** Continues after a stop. */
  continueSimulation: ofJob(nothing).answers<SimulationStatus>(),
  readSimulation: ofJob(nothing).answers<SimulationStatus | null>(),
  /** Compares two candidates of the simulation. */
  compareSimulated: ofJob(CompareSimulatedRequest, LATEST).answers<ComparedCandidates>(),
  /** Replays one sample from its seed. */
  simulatedSample: ofJob(SimulatedSampleRequest, LATEST).answers<SimulatedSample>(),
  simulatedReplies: ofJob(SimulatedRepliesRequest, LATEST).answers<SimulatedReplies>(),
  /** The leaves in use for a tile set. */
  readLeaves: ofJob(LeavesQuestion, LATEST).answers<LeavesReport>(),
  /** Announced by the event `leaves-changed`. */
  useLeaves: ofJob(UseLeaves).answers<null>(),
  leavesFile: ofJob(LeavesFileRequest).answers<Uint8Array>(),
  /** There is a single training of leaves, shared by all pages; events report its progress. */
  startTraining: ofJob(StartTraining).answers<TrainingStatus>(),
  continueTraining: ofJob(ContinueTraining).answers<TrainingStatus>(),
  /** Returns at once; boards that are done are kept. */
  stopTraining: ofJob(nothing).answers<TrainingStatus | null>(),
  /** Deletes a training that has ended. */
  discardTraining: ofJob(nothing).answers<null>(),
  /** Initially the unfinished training of the previous run of the program. */
  readTraining: ofJob(nothing).answers<TrainingStatus | null>(),
  saveTournament: ofDesktop(nothing).answers<SavedFile>(),
  openTournament: ofDesktop(nothing).answers<OpenedTournament>(),
  /** Continues with the stored results; stops any other review. Events report its progress. */
  startReview: ofJob(StartReview).answers<ReviewStatus>(),
  /** Results so far are kept. */
  stopReview: ofJob(nothing).answers<null>(),
  /** The stored review of a game. */
  readReview: ofJob(ReviewRequest, LATEST).answers<ReviewStatus | null>(),
  /**
   * Reviews the games one after another, each like a single one; `stopReview` stops it. Events report the
   * progress.
   */
  reviewGames: ofJob(ReviewGames).answers<GamesStatus>(),
  /** The games that were last reviewed together. */
  readReviewedGames: ofJob(nothing).answers<GamesStatus | null>(),
  /** Asks the user; empty if the dialog is cancelled. */
  chooseGames: ofDesktop(ChooseGames).answers<readonly string[]>(),
  /** The user's practice file; null if there is none yet. */
  readPractice: ofJob(nothing).answers<KeptPractice | null>(),
  writePractice: ofJob(practiceParser).answers<null>(),
  /** Reads a practice file of another machine. */
  parsePractice: ofJob(PracticeText).answers<KeptPractice>(),
  /** The mistakes of the games that were last reviewed together. */
  reviewedMistakes: ofJob(nothing).answers<FoundMistakes>(),
  /** There is a single endgame, shared by all pages; events report its progress. A new one replaces it. */
  startEndgame: ofJob(StartEndgame).answers<EndgameStatus>(),
  /** Returns the best line so far. */
  stopEndgame: ofJob(nothing).answers<EndgameStatus | null>(),
  /** The stored result for a position. */
  readEndgame: ofJob(EndgameRequest, LATEST).answers<EndgameStatus | null>(),
  /** Turns that were searched after a line, once the search has ended. */
  searchedTurns: ofJob(SearchedRequest).answers<SearchedTurns>(),
  /** There is a single pre-endgame, too. */
  startPreendgame: ofJob(StartPreendgame).answers<PreendgameStatus>(),
  /** Results so far are kept. */
  stopPreendgame: ofJob(nothing).answers<PreendgameStatus | null>(),
  /** The stored result for a position and a model. */
  readPreendgame: ofJob(PreendgameRequest, LATEST).answers<PreendgameStatus | null>(),
  /** Version information for bug reports. */
  version: ofHost(nothing).answers<ProgramVersion>(),
  /** An uncaught error of the page: its text and stack, kept in a file on this machine. */
  reportError: ofDesktop(z.strictObject({ error: z.string().max(MAX_ERROR_TEXT) })).answers<null>(),
  readSettings: ofHost(nothing).answers<Settings>(),
  /** A problem with the settings file at the start; null if there was none. */
  settingsProblem: ofHost(nothing).answers<Message | null>(),
  writeSettings: ofHost(settingsParser).answers<null>(),
  /** Reads a file; without a path, the user is asked for one. */
  openFile: ofDesktop(openFileParser).answers<OpenedFile>(),
  /** Writes a file atomically: after a failure the old file is unchanged. */
  saveFile: ofDesktop(SaveRequest).answers<SavedFile>(),
  /** Starts a system drag of a copy of the document. */
  dragOut: ofDesktop(DragOut).answers<null>(),
  /** Asks for the location of a picture or film; the file appears when the export is completed. */
  beginExport: ofDesktop(BeginExport).answers<BegunExport>(),
  writeExport: ofDesktop(WriteExport).answers<null>(),
  /** Prints the page into a file that was begun. */
  printExport: ofDesktop(printExportParser).answers<null>(),
  endExport: ofDesktop(EndExport).answers<SavedFile>(),
  /** The task of the page that makes films; null for other pages. */
  takeFilm: ofDesktop(nothing).answers<FilmOfGame | null>(),
  tellFilm: ofDesktop(FilmReport).answers<null>(),
  /** The engines of the user; events say what they do. */
  listEngines: ofDesktop(nothing).answers<readonly EngineStatus[]>(),
  /** Asks the user for a program. */
  chooseProgram: ofDesktop(nothing).answers<ChosenProgram>(),
  /** The user is asked about a new command line. Returns the id; null if the user did not confirm. */
  putEngine: ofDesktop(PutEngine).answers<string | null>(),
  removeEngine: ofDesktop(NamedEngine).answers<null>(),
  /** Starts it anew. */
  tryEngine: ofDesktop(NamedEngine).answers<null>(),
  /** Ends it. */
  stopEngine: ofDesktop(NamedEngine).answers<null>(),
  /** Sets an option without a value. */
  pressEngine: ofDesktop(PressEngine).answers<null>(),
  /** A newer request ends one in progress, as `cancelEngineTurn` does. */
  engineTurn: ofDesktop(EngineTurnRequest).answers<ChosenTurn>(),
  cancelEngineTurn: ofDesktop(nothing).answers<null>(),
  /** Evaluates a position; events report the progress. A newer request ends one in progress. */
  engineAnalysis: ofDesktop(EngineAnalysisRequest).answers<EngineAnalysis>(),
  /** Makes it return the results so far. */
  cancelEngineAnalysis: ofDesktop(nothing).answers<null>(),
  /** Asks what to do with unsaved changes. */
  askUnsaved: ofDesktop(askUnsavedParser).answers<UnsavedAnswer>(),
  keepUnsaved: ofHost(UnsavedDocument).answers<null>(),
  forgetUnsaved: ofHost(nothing).answers<null>(),
  /** The document kept when the program last ended unexpectedly. It stays stored, and is tried only once. */
  takeUnsaved: ofHost(nothing).answers<UnsavedFound>(),
  /** The page restored the document: it may be restored again another time. */
  confirmUnsaved: ofHost(nothing).answers<null>(),
  /** The page cannot show the document, which is set aside before another is kept in its place. */
  refuseUnsaved: ofHost(nothing).answers<UnsavedFound>(),
  /**
   * Path of a file to open that was received before the page was ready: from the command line or the system.
   */
  takeOpenRequest: ofDesktop(nothing).answers<string | null>(),
  /** Paths of recent documents, latest first. */
  recentFiles: ofDesktop(nothing).answers<readonly string[]>(),
  /** Adds a file that was read to the recent documents. */
  rememberFile: ofDesktop(rememberFileParser).answers<null>(),
  showTitle: ofDesktop(DocumentTitle).answers<null>(),
  showMenu: ofDesktop(MenuModel).answers<null>(),
  /** Closes the window regardless of unsaved changes. */
  closeWindow: ofDesktop(nothing).answers<null>(),
};

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
type Inputs = { readonly [N in RequestName]: InputOf<Requests[N]> };
type Answers = { readonly [N in RequestName]: AnswerOf<Requests[N]> };

export type RequestTo<N extends RequestName> = Inputs[N];
export type AnswerTo<N extends RequestName> = Answers[N];

type Answering<By> = { [N in RequestName]: Requests[N]['by'] extends By ? N : never }[RequestName];

/** Requests answered by the engine's thread, by long work, by the main process, and only on a desktop. */
export type EngineRequest = Answering<'engine'>;
export type LongRequest = keyof typeof LONG_REQUESTS;
export type HostRequest = Answering<'host'>;
export type JobRequest = Answering<'job'>;
export type DesktopRequest = Answering<'desktop'>;

/** Requests available to every page. */
export type CommonRequest = EngineRequest | LongRequest | HostRequest | JobRequest;

/** Requests that start background work, and those that end it when the page closes. Tournaments continue. */
export const ENDED_BY: Partial<Record<RequestName, RequestName>> = {
  startSimulation: 'stopSimulation',
  continueSimulation: 'stopSimulation',
  startReview: 'stopReview',
  startEndgame: 'stopEndgame',
  startPreendgame: 'stopPreendgame',
  engineTurn: 'cancelEngineTurn',
  engineAnalysis: 'cancelEngineAnalysis',
};

type Functions<Name extends RequestName> = {
  readonly [N in Name]: (request: RequestTo<N>) => Answered<AnswerTo<N>>;
};

/** The desktop requests as functions. */
export type DesktopApi = Functions<DesktopRequest>;

type AskFor<Name extends RequestName> = <N extends Name>(
  name: N,
  request: RequestTo<N>,
) => Answered<AnswerTo<N>>;

/** The requests as a single function, as used by the window. */
export type Ask = AskFor<CommonRequest>;
export type AskDesktop = AskFor<DesktopRequest>;
