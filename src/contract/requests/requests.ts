import { z } from 'zod';
import type { GraphNode } from '../../core/lexicon/graphNode';
import type { Message } from '../../core/message';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import type { CurvePoint } from '../../core/strategy/tournament/shareCurve';
import type { RankedWhyNot } from '../../core/trace/whyNot/rankPlay';
import {
  filterParser,
  findWordParser,
  generateParser,
  pageParser,
  positionParser,
} from '../candidates/candidateParsers';
import type { CandidateView, GenerationSummary, ListPage } from '../candidates/candidatesApi';
import type { OpenedFile, SavedFile, UnsavedAnswer, UnsavedFound } from '../document/filesApi';
import {
  askUnsavedParser,
  dragOutParser,
  menuParser,
  openFileParser,
  rememberFileParser,
  saveFileParser,
  titleParser,
  unsavedParser,
} from '../document/filesParsers';
import type { EndgameStatus } from '../endgame/endgameApi';
import { endgameParser, searchedParser, startEndgameParser } from '../endgame/endgameParsers';
import type {
  KeptLexicon,
  LexiconChoice,
  LexiconInfo,
  RecentLexicon,
  WordsAnswer,
} from '../lexicon/lexiconApi';
import { keptLexiconParser, lexiconParser, wordsParser } from '../lexicon/lexiconParser';
import type { CrossChecksAnswer, StructuresReport } from '../lexicon/structuresApi';
import type { BegunExport } from '../picture/exportApi';
import {
  beginExportParser,
  endExportParser,
  printExportParser,
  writeExportParser,
} from '../picture/exportParsers';
import type { FilmOfGame } from '../picture/filmApi';
import { filmToldParser } from '../picture/filmParsers';
import type { ChosenTurn } from '../play/playApi';
import { chooseTurnParser, judgeWordsParser } from '../play/playParsers';
import type { PreendgameStatus } from '../preendgame/preendgameApi';
import { preendgameParser, startPreendgameParser } from '../preendgame/preendgameParsers';
import type { GamesStatus } from '../review/gamesApi';
import type { ReviewStatus } from '../review/reviewApi';
import {
  chooseGamesParser,
  reviewGamesParser,
  reviewParser,
  startReviewParser,
} from '../review/reviewParsers';
import type {
  ComparedCandidates,
  SimulatedReplies,
  SimulatedSample,
  SimulationStatus,
} from '../simulation/simulationApi';
import {
  compareSimulatedParser,
  simulatedRepliesParser,
  simulatedSampleParser,
  simulationParser,
} from '../simulation/simulationParsers';
import type { RepliesAnswer } from '../strategy/repliesApi';
import { repliesParser } from '../strategy/repliesParsers';
import type { GamesPage, GameText, OpenedTournament, TournamentStatus } from '../tournament/tournamentApi';
import { gameParser, gamesParser, goOnParser, wishParser } from '../tournament/tournamentParsers';
import type { TraceAnswer } from '../walk/traceApi';
import { nodesParser, traceParser, whyNotParser } from '../walk/traceParsers';
import type { Settings } from '../window/settings';
import { settingsParser } from '../window/settingsParser';
import { MAX_ERROR_TEXT } from './errorText';
import {
  type Answered,
  type AnswerOf,
  type InputOf,
  LATEST,
  LATEST_OF_PURPOSE,
  ofDesktop,
  ofEngine,
  ofHost,
  ofThread,
} from './request';

const nothing = z.strictObject({});

export interface ProgramVersion {
  readonly app: string;
  /** The licence's name in the SPDX list. */
  readonly license: string;
  /** What the program runs on; null for what is not there. */
  readonly electron: string | null;
  readonly chromium: string | null;
  readonly node: string;
  /** Where settings, caches and what is not saved yet lie. */
  readonly dataFolder: string;
  /** Where reports of crashes lie; null where none are written. */
  readonly crashFolder: string | null;
  /** Of the files that the lexicon cache keeps. */
  readonly lexiconFormat: number;
  /** How a lexicon is laid out in memory and in those files. */
  readonly lexiconLayout: number;
}

/**
 * What can take seconds, about an open lexicon. It is answered in `engine/longWork.ts`, and `cancel` ends it.
 */
const LONG_REQUESTS = {
  words: ofThread('kept-thread', wordsParser).answers<WordsAnswer>(),
  structures: ofThread('own-thread', positionParser).answers<StructuresReport>(),
  generate: ofThread('search-thread', generateParser).answers<GenerationSummary>(),
  chooseTurn: ofThread('search-thread', chooseTurnParser).answers<ChosenTurn>(),
  /** Some of the draws, so that they can be watched: whoever wants all asks again. */
  replies: ofThread('kept-thread', repliesParser).answers<RepliesAnswer>(),
};

export const LONG_NAMES = Object.keys(LONG_REQUESTS) as readonly (keyof typeof LONG_REQUESTS)[];

/**
 * Everything that the window asks for: what a request has to look like, who answers it, what the answer is.
 * The page, its connections, the main process and the engine's thread take all they need from here. What is
 * asked of the engine is answered in `engine/questions.ts`, what needs windows or dialogs in
 * `main/files/filesService.ts`, anything else in `main/ipc/services.ts`. A path is a handle: one that did not
 * come from a dialog, a drop, the command line or the recent files is refused.
 */
export const REQUESTS = {
  ...LONG_REQUESTS,
  /** Makes the window's own request of that name answer `cancelled`, if one is under way. */
  cancel: ofHost(z.strictObject({ request: z.enum(LONG_NAMES) })).answers<null>(),
  /** A few lexicons stay open, the last used; `unknown-lexicon` says that one has to be opened again. */
  openLexicon: ofHost(lexiconParser).answers<LexiconInfo>(),
  /** Makes every opening under way answer `cancelled`. */
  cancelLexicon: ofHost(nothing).answers<null>(),
  chooseLexicon: ofHost(nothing).answers<LexiconChoice>(),
  /** Files that were opened, the last one first. */
  recentLexicons: ofHost(nothing).answers<readonly RecentLexicon[]>(),
  /** Of the cache, the last used first. */
  keptLexicons: ofHost(nothing).answers<readonly KeptLexicon[]>(),
  removeKeptLexicon: ofHost(keptLexiconParser).answers<null>(),
  crossChecks: ofEngine(positionParser, LATEST).answers<CrossChecksAnswer>(),
  candidates: ofEngine(pageParser).answers<ListPage>(),
  filterCandidates: ofEngine(filterParser, LATEST).answers<CandidateView>(),
  judgeWords: ofEngine(judgeWordsParser).answers<readonly boolean[]>(),
  findWord: ofEngine(findWordParser, LATEST).answers<number | null>(),
  trace: ofEngine(traceParser, LATEST_OF_PURPOSE).answers<TraceAnswer>(),
  whyNot: ofEngine(whyNotParser, LATEST_OF_PURPOSE).answers<RankedWhyNot>(),
  /** One node for each arc, in the order asked for. */
  nodes: ofEngine(nodesParser).answers<readonly GraphNode[]>(),
  /** There is one tournament, which every page sees; events tell how far it is. A new one replaces it. */
  startTournament: ofHost(wishParser).answers<TournamentStatus>(),
  /** With the lexicon that it was begun with. */
  continueTournament: ofHost(goOnParser).answers<TournamentStatus>(),
  /** What has been played stays. */
  stopTournament: ofHost(nothing).answers<TournamentStatus | null>(),
  /** At first what the last run of the program has left. */
  readTournament: ofHost(nothing).answers<TournamentStatus | null>(),
  /** How the shares stood after more and more of its games. */
  tournamentCurve: ofHost(nothing).answers<readonly CurvePoint[]>(),
  tournamentGames: ofHost(gamesParser, LATEST).answers<GamesPage>(),
  /** The game is played once more, from its seed. */
  tournamentGame: ofHost(gameParser, LATEST).answers<GameText>(),
  /** There is one simulation, which every page sees; events tell how it stands. A new one replaces it. */
  startSimulation: ofHost(simulationParser).answers<SimulationStatus>(),
  /** Answered at once; what has been drawn stays. */
  stopSimulation: ofHost(nothing).answers<SimulationStatus | null>(),
  /** Goes on from where it was stopped. */
  continueSimulation: ofHost(nothing).answers<SimulationStatus>(),
  readSimulation: ofHost(nothing).answers<SimulationStatus | null>(),
  /** Of two candidates of the simulation. */
  compareSimulated: ofHost(compareSimulatedParser, LATEST).answers<ComparedCandidates>(),
  /** One sample is played once more, from its seed. */
  simulatedSample: ofHost(simulatedSampleParser, LATEST).answers<SimulatedSample>(),
  simulatedReplies: ofHost(simulatedRepliesParser, LATEST).answers<SimulatedReplies>(),
  saveTournament: ofDesktop(nothing).answers<SavedFile>(),
  openTournament: ofDesktop(nothing).answers<OpenedTournament>(),
  /** Goes on with what is kept of it; another review under way stops. Events tell how far it is. */
  startReview: ofHost(startReviewParser).answers<ReviewStatus>(),
  /** What has been found out stays. */
  stopReview: ofHost(nothing).answers<null>(),
  /** What there is of a game. */
  readReview: ofHost(reviewParser, LATEST).answers<ReviewStatus | null>(),
  /** One after the other, each as a single one; `stopReview` stops them. Events tell how far they are. */
  reviewGames: ofHost(reviewGamesParser).answers<GamesStatus>(),
  /** Those that were reviewed together last. */
  readReviewedGames: ofHost(nothing).answers<GamesStatus | null>(),
  /** Asks the person; none where they give up. */
  chooseGames: ofDesktop(chooseGamesParser).answers<readonly string[]>(),
  /** There is one endgame, which every page sees; events tell how far it is. A new one replaces it. */
  startEndgame: ofHost(startEndgameParser).answers<EndgameStatus>(),
  /** With the best line so far. */
  stopEndgame: ofHost(nothing).answers<EndgameStatus | null>(),
  /** What there is of a position. */
  readEndgame: ofHost(endgameParser, LATEST).answers<EndgameStatus | null>(),
  /** Turns that it searched behind others, when it has ended. */
  searchedTurns: ofHost(searchedParser).answers<SearchedTurns>(),
  /** There is one pre-endgame, too. */
  startPreendgame: ofHost(startPreendgameParser).answers<PreendgameStatus>(),
  /** What has been found out stays. */
  stopPreendgame: ofHost(nothing).answers<PreendgameStatus | null>(),
  /** What there is of a position and a model. */
  readPreendgame: ofHost(preendgameParser, LATEST).answers<PreendgameStatus | null>(),
  /** For the person who reports something. */
  version: ofHost(nothing).answers<ProgramVersion>(),
  /** An error of the page that nobody has caught: its text and stack, kept in a file of this machine. */
  reportError: ofDesktop(z.strictObject({ error: z.string().max(MAX_ERROR_TEXT) })).answers<null>(),
  readSettings: ofHost(nothing).answers<Settings>(),
  /** What was wrong with the file of the settings at the start; null: nothing. */
  settingsProblem: ofHost(nothing).answers<Message | null>(),
  writeSettings: ofHost(settingsParser).answers<null>(),
  /** Reads a file; with no path the person is asked for one. */
  openFile: ofDesktop(openFileParser).answers<OpenedFile>(),
  /** Writes a whole file or nothing: after a failure the old file is as it was. */
  saveFile: ofDesktop(saveFileParser).answers<SavedFile>(),
  /** Hands a copy to the system, which drags it on. */
  dragOut: ofDesktop(dragOutParser).answers<null>(),
  /** Asks for a place for a picture or a film; it is there once it has been ended. */
  beginExport: ofDesktop(beginExportParser).answers<BegunExport>(),
  writeExport: ofDesktop(writeExportParser).answers<null>(),
  /** Prints the page into a file that was begun. */
  printExport: ofDesktop(printExportParser).answers<null>(),
  endExport: ofDesktop(endExportParser).answers<SavedFile>(),
  /** What the page was opened for that makes films; null where it was opened for something else. */
  takeFilm: ofDesktop(nothing).answers<FilmOfGame | null>(),
  tellFilm: ofDesktop(filmToldParser).answers<null>(),
  /** Asks what is to become of unsaved changes. */
  askUnsaved: ofDesktop(askUnsavedParser).answers<UnsavedAnswer>(),
  keepUnsaved: ofDesktop(unsavedParser).answers<null>(),
  forgetUnsaved: ofDesktop(nothing).answers<null>(),
  /** What was kept when the program last ended unawares. It stays kept, and is tried once only. */
  takeUnsaved: ofDesktop(nothing).answers<UnsavedFound>(),
  /** The page works with what it took: it may be brought back again another time. */
  confirmUnsaved: ofDesktop(nothing).answers<null>(),
  /** The page cannot show what it took, which is set aside before anything else is kept in its place. */
  refuseUnsaved: ofDesktop(nothing).answers<UnsavedFound>(),
  /**
   * The path of a file that was asked for before the page was there: on the command line, or by the system.
   */
  takeOpenRequest: ofDesktop(nothing).answers<string | null>(),
  /** Paths of the files that were worked with, the latest first. */
  recentFiles: ofDesktop(nothing).answers<readonly string[]>(),
  /** A file that was read turned out to be one that is worked with. */
  rememberFile: ofDesktop(rememberFileParser).answers<null>(),
  showTitle: ofDesktop(titleParser).answers<null>(),
  showMenu: ofDesktop(menuParser).answers<null>(),
  /** Closes the window, whatever is unsaved. */
  closeWindow: ofDesktop(nothing).answers<null>(),
};

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
type Inputs = { readonly [N in RequestName]: InputOf<Requests[N]> };
type Answers = { readonly [N in RequestName]: AnswerOf<Requests[N]> };

export type RequestTo<N extends RequestName> = Inputs[N];
export type AnswerTo<N extends RequestName> = Answers[N];

type Answering<By> = { [N in RequestName]: Requests[N]['by'] extends By ? N : never }[RequestName];

/**
 * Requests that the engine's thread answers, long work, what the main process answers, and
 * that only on a desktop.
 */
export type EngineRequest = Answering<'engine'>;
export type LongRequest = keyof typeof LONG_REQUESTS;
export type HostRequest = Answering<'host'>;
export type DesktopRequest = Answering<'desktop'>;

/** What is answered to every page, wherever it runs. */
export type CommonRequest = EngineRequest | LongRequest | HostRequest;

type Functions<Name extends RequestName> = {
  readonly [N in Name]: (request: RequestTo<N>) => Answered<AnswerTo<N>>;
};

/** The requests as functions. */
export type DesktopApi = Functions<DesktopRequest>;

type AskFor<Name extends RequestName> = <N extends Name>(
  name: N,
  request: RequestTo<N>,
) => Answered<AnswerTo<N>>;

/** The requests as one function: how the window asks. */
export type Ask = AskFor<CommonRequest>;
export type AskDesktop = AskFor<DesktopRequest>;
