import agentNames from './en/agentNames.json';
import agents from './en/agents.json';
import appMenu from './en/appMenu.json';
import bench from './en/bench.json';
import boardCommands from './en/boardCommands.json';
import boardFiles from './en/boardFiles.json';
import boardPanel from './en/boardPanel.json';
import boardSession from './en/boardSession.json';
import boardView from './en/boardView.json';
import building from './en/building.json';
import cache from './en/cache.json';
import candidateCommands from './en/candidateCommands.json';
import candidateFilter from './en/candidateFilter.json';
import candidates from './en/candidates.json';
import candidatesPanel from './en/candidatesPanel.json';
import candidatesView from './en/candidatesView.json';
import commandLine from './en/commandLine.json';
import comparison from './en/comparison.json';
import connection from './en/connection.json';
import course from './en/course.json';
import crash from './en/crash.json';
import design from './en/design.json';
import designCommands from './en/designCommands.json';
import designPanel from './en/designPanel.json';
import designView from './en/designView.json';
import document from './en/document.json';
import documentCommands from './en/documentCommands.json';
import documentPanel from './en/documentPanel.json';
import documentSession from './en/documentSession.json';
import documentView from './en/documentView.json';
import drawer from './en/drawer.json';
import editing from './en/editing.json';
import editingCommands from './en/editingCommands.json';
import editingPanel from './en/editingPanel.json';
import endgame from './en/endgame.json';
import endgameCommand from './en/endgameCommand.json';
import endgameCommands from './en/endgameCommands.json';
import endgamePage from './en/endgamePage.json';
import engine from './en/engine.json';
import engineCommand from './en/engineCommand.json';
import engines from './en/engines.json';
import evaluation from './en/evaluation.json';
import evaluations from './en/evaluations.json';
import examples from './en/examples.json';
import exchange from './en/exchange.json';
import exportFormats from './en/exportFormats.json';
import files from './en/files.json';
import film from './en/film.json';
import filmCommand from './en/filmCommand.json';
import gaddagFile from './en/gaddagFile.json';
import game from './en/game.json';
import gameDialogs from './en/gameDialogs.json';
import gcg from './en/gcg.json';
import glossary from './en/glossary.json';
import heat from './en/heat.json';
import impossible from './en/impossible.json';
import jsonFiles from './en/jsonFiles.json';
import keys from './en/keys.json';
import kwg from './en/kwg.json';
import leaves from './en/leaves.json';
import leavesCommand from './en/leavesCommand.json';
import leavesPage from './en/leavesPage.json';
import legend from './en/legend.json';
import lessonCommand from './en/lessonCommand.json';
import lessonFile from './en/lessonFile.json';
import lexicon from './en/lexicon.json';
import lexiconCommands from './en/lexiconCommands.json';
import lexiconPanel from './en/lexiconPanel.json';
import lexiconSession from './en/lexiconSession.json';
import lexiconView from './en/lexiconView.json';
import links from './en/links.json';
import mainWindow from './en/mainWindow.json';
import mergeCommand from './en/mergeCommand.json';
import notation from './en/notation.json';
import pageHelp from './en/pageHelp.json';
import palette from './en/palette.json';
import paper from './en/paper.json';
import picture from './en/picture.json';
import play from './en/play.json';
import playback from './en/playback.json';
import playCommand from './en/playCommand.json';
import positions from './en/positions.json';
import practice from './en/practice.json';
import preendgame from './en/preendgame.json';
import preendgameCommand from './en/preendgameCommand.json';
import pseudocode from './en/pseudocode.json';
import puzzlesCommand from './en/puzzlesCommand.json';
import questionSheet from './en/questionSheet.json';
import reasons from './en/reasons.json';
import requests from './en/requests.json';
import review from './en/review.json';
import reviewCommand from './en/reviewCommand.json';
import reviewCommands from './en/reviewCommands.json';
import reviewPage from './en/reviewPage.json';
import rooms from './en/rooms.json';
import ruleNames from './en/ruleNames.json';
import rules from './en/rules.json';
import school from './en/school.json';
import searches from './en/searches.json';
import searchWords from './en/searchWords.json';
import settings from './en/settings.json';
import setup from './en/setup.json';
import sideTabs from './en/sideTabs.json';
import simulateCommand from './en/simulateCommand.json';
import simulating from './en/simulating.json';
import simulation from './en/simulation.json';
import siu from './en/siu.json';
import steps from './en/steps.json';
import strategy from './en/strategy.json';
import structuresView from './en/structuresView.json';
import study from './en/study.json';
import table from './en/table.json';
import tileSetFiles from './en/tileSetFiles.json';
import tooLong from './en/tooLong.json';
import tournament from './en/tournament.json';
import tournamentCommands from './en/tournamentCommands.json';
import tournamentPage from './en/tournamentPage.json';
import tournamentPanel from './en/tournamentPanel.json';
import tournamentView from './en/tournamentView.json';
import trace from './en/trace.json';
import trying from './en/trying.json';
import walk from './en/walk.json';
import walkCommands from './en/walkCommands.json';
import walkPanel from './en/walkPanel.json';
import walkView from './en/walkView.json';
import web from './en/web.json';
import welcome from './en/welcome.json';
import whyNot from './en/whyNot.json';
import windowCommands from './en/windowCommands.json';
import windowPanel from './en/windowPanel.json';
import windowView from './en/windowView.json';
import winTable from './en/winTable.json';
import wordList from './en/wordList.json';
import wordQuestion from './en/wordQuestion.json';

/**
 * Every text of the window, the menus and the command line in English, by part: a sentence each, in the ICU
 * message format (https://unicode-org.github.io/icu/userguide/format_parse/messages/), with its plural forms.
 * Translations have the same keys.
 */
export const ENGLISH_TEXTS = {
  agents,
  engineCommand,
  siu,
  tournamentView,
  tournamentPanel,
  tournamentPage,
  tournamentCommands,
  agentNames,
  appMenu,
  bench,
  boardCommands,
  boardFiles,
  boardPanel,
  boardSession,
  boardView,
  building,
  cache,
  candidateCommands,
  candidateFilter,
  candidates,
  course,
  crash,
  candidatesPanel,
  candidatesView,
  commandLine,
  comparison,
  connection,
  design,
  designCommands,
  designPanel,
  designView,
  document,
  documentCommands,
  documentPanel,
  documentSession,
  documentView,
  drawer,
  editing,
  editingCommands,
  editingPanel,
  endgame,
  endgameCommand,
  endgameCommands,
  endgamePage,
  engine,
  engines,
  evaluations,
  evaluation,
  examples,
  exchange,
  exportFormats,
  files,
  film,
  filmCommand,
  gaddagFile,
  game,
  gameDialogs,
  gcg,
  heat,
  impossible,
  jsonFiles,
  keys,
  kwg,
  leaves,
  leavesCommand,
  leavesPage,
  legend,
  lessonCommand,
  lessonFile,
  lexicon,
  lexiconCommands,
  lexiconPanel,
  lexiconSession,
  lexiconView,
  links,
  mainWindow,
  mergeCommand,
  notation,
  palette,
  paper,
  picture,
  play,
  playCommand,
  playback,
  positions,
  practice,
  preendgame,
  preendgameCommand,
  pseudocode,
  puzzlesCommand,
  questionSheet,
  reasons,
  requests,
  review,
  reviewCommand,
  reviewCommands,
  reviewPage,
  rooms,
  ruleNames,
  rules,
  school,
  searches,
  searchWords,
  settings,
  setup,
  sideTabs,
  simulateCommand,
  simulating,
  simulation,
  steps,
  strategy,
  structuresView,
  study,
  table,
  tileSetFiles,
  tooLong,
  tournament,
  trace,
  trying,
  walk,
  walkCommands,
  walkPanel,
  walkView,
  welcome,
  web,
  whyNot,
  winTable,
  windowCommands,
  windowPanel,
  pageHelp,
  glossary,
  windowView,
  wordList,
  wordQuestion,
};

type Catalogue = typeof ENGLISH_TEXTS;

/** `part.key`, such as `lexicon.words`. */
export type TextKey = {
  [Part in keyof Catalogue]: `${Part}.${keyof Catalogue[Part] & string}`;
}[keyof Catalogue];

/** Texts by their whole keys. */
export const messagesOf = (
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parts).flatMap(([part, texts]) =>
      Object.entries(texts).map(([key, message]): [string, string] => [`${part}.${key}`, message]),
    ),
  );

export const ENGLISH_MESSAGES = messagesOf(ENGLISH_TEXTS);
