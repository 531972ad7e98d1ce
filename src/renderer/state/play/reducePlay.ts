import type { Tile } from '../../../core/alphabet/tile';
import { resignGame } from '../../../core/game/resign';
import { applyTurn } from '../../../core/game/turns/applyTurn';
import { without as withoutTiles } from '../../../core/game/turns/placement';
import type { Challenge, Exchange, Pass, Turn } from '../../../core/game/turns/turn';
import { type Message, message } from '../../../core/message';
import { formatRack } from '../../../core/notation/positions/rack';
import { fail, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import { isLexiconFit } from '../candidates/engineNeeds';
import { contentOf, newDocument } from '../document/openDocument';
import { hasSameEvents, type OpenGame } from '../document/openGame';
import { cursorAt } from '../editing/boardCursor';
import type { Handlers } from '../handlers';
import { takeBack } from '../trying/takeBack';
import { shownSetup } from '../trying/tried';
import { triedMove } from '../trying/triedMove';
import { isBoardCovered } from '../window/sideTab';
import { afterTurn, showGame } from './afterTurn';
import { newClock, switchClock } from './clock';
import { startFlight } from './flight';
import type { PlayAction, PlayToStart } from './playActions';
import {
  areTwoPersons,
  HINT_STEPS,
  isAtPlay,
  isOver,
  isPersonOnTurn,
  isWatched,
  type PlayedGame,
  type Seat,
  seatOnTurn,
  setupOf,
  viewerOf,
  type Watch,
} from './playedGame';
import { askToPlayOn } from './playOnForm';
import { askLastWalk } from './watchWalk';

/** A game played in the window. Refused turns leave everything unchanged. */
export const PLAY_ACTIONS: Handlers<PlayAction> = {
  'play-started': (state, action, nowMs) => startPlay(state, action.start, nowMs),
  'play-on-asked': askToPlayOn,
  'turn-submitted': (state, action, nowMs) => {
    const refusal = whyNoTurn(state);
    if (refusal !== null || state.play === null) return { ...state, notice: refusal };
    const turn = turnMeant(state, action.turn);
    return turn.ok ? submit(state, state.play, turn.value, nowMs) : { ...state, notice: turn.error };
  },
  'turn-judged': (state, { areWords, judging }, nowMs) => {
    const { play } = state;
    if (play === null || play.judging !== judging) return state;
    const known = new Map(judging.words.map((word, index) => [word.join(), areWords[index] === true]));
    const isWord = (letters: ArrayLike<number>) => known.get(Array.from(letters).join()) === true;
    return take(state, { ...play, judging: null }, judging.turn, isWord, nowMs);
  },
  'turn-not-judged': (state, { judging, problem }) =>
    state.play?.judging === judging
      ? { ...state, play: { ...state.play, judging: null }, notice: problem }
      : state,
  'agent-turn-arrived': (state, { game, turn }, nowMs) => {
    const { play } = state;
    if (play === null || play.game !== game) return state;
    // An agent only challenges phonies.
    const taken = applyTurn(game, turn, turn.kind === 'challenge' ? isNoWord : isAnyWord);
    if (!taken.ok) return { ...state, play: { ...play, problem: taken.error } };
    return startFlight(showGame(state, afterTurn(play, taken.value, nowMs)), nowMs);
  },
  'agent-failed': (state, { game, problem }) =>
    state.play?.game === game ? { ...state, play: { ...state.play, problem } } : state,
  'agent-asked-again': (state) => changePlay(state, () => ({ problem: null })),
  'agent-replaced': (state, { agent, name }) => changePlay(state, (play) => replaceAgent(play, agent, name)),
  'cover-lifted': (state, _, nowMs) => liftCover(state, nowMs),
  'hint-asked': (state) => askHint(state),
  'hint-arrived': (state, { game, turn }) => {
    const { play } = state;
    if (play?.game !== game || play.hint === null) return state;
    return { ...state, play: { ...play, hint: { ...play.hint, turn } } };
  },
  'hint-without-leaves': (state, { game, reason }) => {
    const { play } = state;
    if (play?.game !== game || play.hint === null) return state;
    return { ...state, play: { ...play, hint: { ...play.hint, onlyScore: reason } } };
  },
  'hint-failed': (state, { game, problem }) =>
    state.play?.game === game ? { ...state, play: { ...state.play, hint: null }, notice: problem } : state,
  'analysis-opened': (state) => openAnalysis(state),
  'play-resigned': (state, _, nowMs) => resign(state, nowMs),
  'play-left': (state) => (state.play === null ? without(state) : { ...state, play: null }),
  'exchange-opened': (state, { tiles }) => openExchange(state, tiles),
  'exchange-typed': (state, { text }) => (state.exchange === null ? state : { ...state, exchange: text }),
  'exchange-closed': (state) => (state.exchange === null ? state : { ...state, exchange: null }),
  'new-game-changed': (state, { change }) => ({ ...state, newGame: { ...state.newGame, ...change } }),
  'lexicon-adopted': (state) => {
    const { lexicon } = state;
    if (lexicon.kind !== 'open' || !isLexiconFit(state))
      return { ...state, notice: message('searches.noLexicon') };
    return changePlay(state, () => ({ lexicon: lexicon.info.id, problem: null }));
  },
  'last-walk-asked': askLastWalk,
  'watch-paused': (state, { isPaused }) =>
    changePlay(state, ({ watch }) => ({ watch: { ...watch, isPaused } })),
  'watch-paced': (state, { paceMs }) => changePlay(state, ({ watch }) => ({ watch: { ...watch, paceMs } })),
  'play-restored': (state, { play }, nowMs) => restore(state, play, nowMs),
};

const isAnyWord = () => true;
const isNoWord = () => false;

const without = (state: AppState): AppState => ({ ...state, notice: message('play.noGame') });

const changePlay = (state: AppState, change: (play: PlayedGame) => Partial<PlayedGame>): AppState =>
  state.play === null ? without(state) : { ...state, play: { ...state.play, ...change(state.play) } };

function replaceAgent({ game, seats }: PlayedGame, agent: string, name: string): Partial<PlayedGame> {
  const seat: Seat = { kind: 'agent', agent, name };
  return { seats: game.player === 0 ? [seat, seats[1]] : [seats[0], seat], problem: null };
}

function startPlay(state: AppState, start: PlayToStart, nowMs: number): AppState {
  const { beginning, game, hasOvertimePenalty, lexicon, limitMs, name, seats } = start;
  const player = game.player === 0 ? 0 : 1;
  const clock = limitMs === null ? null : switchClock(newClock(limitMs, hasOvertimePenalty), player, nowMs);
  const play: PlayedGame = {
    game,
    start: game,
    seats,
    lexicon,
    beginning,
    viewer: viewerOf(seats, game),
    isCovered: false,
    judging: null,
    problem: null,
    hint: null,
    isAnalysisOpen: false,
    helped: [],
    clock,
    watch: { ...FIRST_WATCH, paceMs: state.play?.watch.paceMs ?? FIRST_WATCH.paceMs },
  };
  const setup = setupOf(play);
  const boardCursor = cursorAt(setup.rules.layout.start, 'across');
  const document = { ...newDocument(setup), name, saved: null };
  const newGame = { ...state.newGame, playOn: null };
  const fresh = { ...state, setup, document, desk: null, newGame, boardCursor };
  const isKeysHere = isWatched(play) && state.sideTab === 'play' && state.settings.isSidePanelOpen;
  return { ...showGame(fresh, play), zone: isKeysHere ? 'play' : 'board' };
}

const FIRST_WATCH: Watch = { isPaused: false, paceMs: 1000, walkTurn: null };

/** Restoring a game from a file is not a change. */
function restore(state: AppState, play: PlayedGame, nowMs: number): AppState {
  const player = play.game.player === 0 ? 0 : 1;
  const clock = play.clock === null ? null : switchClock(play.clock, play.isCovered ? null : player, nowMs);
  const game = showGame(state, { ...play, clock });
  const shown = { ...game, game: withBranchesOf(state, game), notice: state.notice };
  const { document } = state;
  const saved = document.saved === null ? null : contentOf(shown);
  const boardCursor = cursorAt(state.boardCursor, state.boardCursor.direction ?? 'across');
  return { ...shown, boardCursor, document: { ...document, saved }, sideTab: 'play', zone: 'board' };
}

/** Branches and notes of a game that is over are in its document, not in what was played. */
function withBranchesOf({ game: before }: AppState, { game, play }: AppState): OpenGame | null {
  if (before === null || game === null || play === null || !isOver(play)) return game;
  const { record } = before.main;
  if (!hasSameEvents(record, game.main.record)) return game;
  return { ...game, record, main: { ...game.main, record }, branches: before.branches };
}

/** Why no turn can be taken now; null if the player on turn can take one. */
export function whyNoTurn({ play, setup }: AppState): Message | null {
  if (play === null) return message('play.noGame');
  if (play.game.end !== undefined) return message('game.gameOver');
  if (play.isCovered) return message('play.covered', { name: seatOnTurn(play).name });
  if (!isPersonOnTurn(play)) return message('play.notYourTurn', { name: seatOnTurn(play).name });
  return isAtPlay(play, setup) ? null : message('play.notHere');
}

const turnMeant = (state: AppState, turn: Exchange | Pass | Challenge | null): Result<Turn, Message> =>
  turn === null ? triedMove(state) : { ok: true, value: turn };

/** Takes the turn, after validating its words if the rules require it. */
function submit(state: AppState, play: PlayedGame, turn: Turn, nowMs: number): AppState {
  const words: (readonly number[])[] = [];
  const isWord = (letters: ArrayLike<number>) => {
    words.push(Array.from(letters));
    return true;
  };
  const allowed = applyTurn(play.game, turn, isWord);
  if (!allowed.ok) return { ...state, notice: allowed.error };
  if (words.length > 0) return { ...state, play: { ...play, judging: { turn, words } }, notice: null };
  return take(state, play, turn, isAnyWord, nowMs);
}

function take(
  state: AppState,
  play: PlayedGame,
  turn: Turn,
  isWord: (letters: ArrayLike<number>) => boolean,
  nowMs: number,
): AppState {
  const taken = applyTurn(play.game, turn, isWord);
  if (!taken.ok) return { ...state, play, notice: taken.error };
  const after = afterTurn(play, taken.value, nowMs);
  // The next tiles are typed on the board.
  const seated = isBoardCovered(state) ? state : { ...state, zone: 'board' as const };
  // The tiles of a play are already on the board.
  if (turn.kind === 'placement') return showGame({ ...seated, setup: shownSetup(state) }, after);
  // Drawn tiles are placed last, even if they equal exchanged ones.
  const kept = turn.kind === 'exchange' ? withoutTiles(state.setup.rack, turn.tiles) : state.setup.rack;
  return startFlight(showGame({ ...seated, setup: { ...state.setup, rack: kept } }, after), nowMs);
}

function liftCover(state: AppState, nowMs: number): AppState {
  const { play } = state;
  if (play?.isCovered !== true) return state;
  const player = play.game.player === 0 ? 0 : 1;
  const clock = play.clock === null ? null : switchClock(play.clock, player, nowMs);
  return showGame({ ...state, zone: 'board' }, { ...play, isCovered: false, clock });
}

function askHint(state: AppState): AppState {
  const refusal = whyNoTurn(state);
  if (refusal !== null || state.play === null) return { ...state, notice: refusal };
  const play = markHelped(state.play);
  const { hint } = play;
  if (hint === null)
    return { ...state, play: { ...play, hint: { step: HINT_STEPS[0], onlyScore: null, turn: null } } };
  const step = HINT_STEPS[HINT_STEPS.indexOf(hint.step) + 1] ?? hint.step;
  return { ...state, play: { ...play, hint: { ...hint, step } } };
}

function openAnalysis(state: AppState): AppState {
  const refusal = whyNoTurn(state);
  if (refusal !== null || state.play === null) return { ...state, notice: refusal };
  return { ...state, play: { ...markHelped(state.play), isAnalysisOpen: true } };
}

function markHelped(play: PlayedGame): PlayedGame {
  const turn = play.game.history.length;
  return play.helped.includes(turn) ? play : { ...play, helped: [...play.helped, turn] };
}

/** Takes tried tiles back first, so that all tiles can be exchanged. */
export function openExchange(state: AppState, tiles: readonly Tile[]): AppState {
  const refusal = whyNoTurn(state);
  if (refusal !== null || state.play === null) return { ...state, notice: refusal };
  const chosen = formatRack(tiles, state.setup.rules.distribution);
  return { ...takeBack(state), exchange: `${state.exchange ?? ''}${chosen}` };
}

/** With two people, the player on turn resigns; otherwise the person does. */
function resign(state: AppState, nowMs: number): AppState {
  const { play } = state;
  if (play === null) return without(state);
  const player = areTwoPersons(play) ? play.game.player : play.viewer;
  const resigned = isWatched(play) ? fail(message('play.nobodyToResign')) : resignGame(play.game, player);
  if (!resigned.ok) return { ...state, notice: resigned.error };
  return showGame(state, afterTurn(play, resigned.value, nowMs));
}
