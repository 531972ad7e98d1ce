import { NO_TILE, type Tile } from '../../../../../core/alphabet/tile';
import { checkSetup } from '../../../../../core/board/position';
import type { Setup } from '../../../../../core/board/setup';
import { entryAt } from '../../../../../core/certain';
import type { GameState, PlayedTurn } from '../../../../../core/game/gameState';
import { FIRST_PROGRESS } from '../../../../../core/game/progress';
import { turnRulesFor } from '../../../../../core/game/turnRulePresets';
import { countPlayed, layTiles, without } from '../../../../../core/game/turns/placement';
import type { PlainTurn } from '../../../../../core/game/turns/turn';
import { namesOf } from '../../../../../core/notation/gcg/gcgDocument';
import type { GcgPosition } from '../../../../../core/notation/gcg/replay/gcgPositions';
import { type RecordedTurn, readGame } from '../../../../../core/strategy/review/recordedGame';
import { text } from '../../../../../texts/text';
import { flightTiming } from '../../../../playback/flightTiming';
import { type AppState, initialState } from '../../../../state/appState';
import type { OpenGame } from '../../../../state/document/openGame';
import { tilesGiven } from '../../../../state/play/flight';
import type { PlayedGame } from '../../../../state/play/playedGame';
import type { CameraShot } from '../../../../view/board/cameraShot';
import { rowsOfShownLine } from '../../../../view/document/gameRows';
import type { PictureCaption } from '../../view/pictureCaption';
import type { FilmScript } from './filmScript';

/** Fraction of a turn before its tiles fly, and the maximum fraction for the flight. */
const THINKING = 0.25;
const FLYING = 0.5;
/** Duration of the end, in turns; at least this many seconds, or this fraction of a short film. */
const END_TURNS = 2;
const LEAST_END_S = 1;
const MOST_END = 0.25;

/** A moment of the game. */
interface Scene {
  readonly state: AppState;
  /** Duration of the flight; 0 without one. */
  readonly flightMs: number;
}

/** A recorded game turn by turn: the mover's rack lies in front, and the tiles fly. */
export function gameFilm(base: AppState, game: OpenGame, seconds: number, shot: CameraShot): FilmScript {
  const { rules } = entryAt(game.positions, 0).setup;
  const { turns } = readGame(game.record, rules, turnRulesFor(rules));
  const leastEndS = Math.min(LEAST_END_S, seconds * MOST_END);
  const count = turns.length;
  const turnS = Math.min(seconds / (count + END_TURNS), (seconds - leastEndS) / Math.max(1, count));
  const longestMs = turnS * FLYING * 1000;
  const names = namesOf(game.record);
  const before = game.positions.map((position) => sceneOf(base, position.setup, playOf(position, names, [])));
  const after = turns.map((turn, nth) => turnScene(base, game, turn, nth, longestMs));
  const captions = captionsOf(game, names);
  return {
    seconds,
    at(second) {
      const nth = Math.min(Math.floor(second / turnS), turns.length);
      const caption = captions[nth] ?? null;
      const thinkingS = turnS * THINKING;
      const sinceS = second - nth * turnS - thinkingS;
      const played = after[nth];
      if (sinceS < 0 || played === undefined || played === null)
        return { state: entryAt(before, nth), nowMs: 0, shot, caption };
      const nowMs = sinceS * 1000;
      const isFlying = nowMs < played.flightMs;
      return { state: isFlying ? played.state : { ...played.state, flight: null }, nowMs, shot, caption };
    },
  };
}

/** Takes only the look from the window. */
const sceneOf = ({ document, settings }: AppState, setup: Setup, play: PlayedGame | null): AppState => ({
  ...initialState(setup),
  document,
  settings,
  play,
});

/** The turn with its tiles in flight; null, so that the film cuts, if the record does not describe it. */
function turnScene(
  base: AppState,
  game: OpenGame,
  { isWithdrawn, played }: RecordedTurn,
  nth: number,
  longestMs: number,
): Scene | null {
  const [position, next] = [game.positions[nth], game.positions[nth + 1]];
  if (position === undefined || next === undefined || played === null) return null;
  const { player, setup } = position;
  const kept = restOf(setup.rack, played.kind === 'pass' ? [] : played.tiles);
  if (kept === null) return null;
  const drawn = isWithdrawn ? [] : (restOf(next.racks[player], kept) ?? []);
  const turn: PlayedTurn = {
    player,
    turn: played,
    rack: setup.rack,
    drawn,
    points: 0,
    verdict: undefined,
    before: FIRST_PROGRESS,
  };
  const rack = [...kept, ...drawn];
  const racks = [player === 0 ? rack : position.racks[0], player === 1 ? rack : position.racks[1]] as const;
  const moved = { ...setup, tiles: boardAfter(setup, played), rack };
  const bagCount = isWithdrawn ? position.bagCount : next.bagCount;
  const play = playOf({ ...position, setup: moved, racks, bagCount }, namesOf(game.record), [turn]);
  const state = sceneOf(base, moved, play);
  const count = tilesGiven(turn);
  if (play === null || count === 0) return { state, flightMs: 0 };
  const durationMs = Math.min(longestMs, flightTiming(count, drawn.length).durationMs);
  return {
    state: { ...state, flight: { game: play.game, startedAtMs: 0, durationMs } },
    flightMs: durationMs,
  };
}

type TablePosition = Pick<GcgPosition, 'setup' | 'player' | 'racks' | 'scores' | 'bagCount'>;

/** The moment as a game at this table; null if that is impossible. */
function playOf(
  { bagCount, player, racks, scores, setup }: TablePosition,
  names: readonly [string, string],
  history: readonly PlayedTurn[],
): PlayedGame | null {
  const checked = checkSetup(setup);
  if (!checked.ok) return null;
  const game: GameState = {
    ...FIRST_PROGRESS,
    turnRules: turnRulesFor(setup.rules),
    seed: SEED,
    position: checked.value.position,
    bag: new Array<Tile>(bagCount).fill(NO_TILE),
    racks,
    scores,
    player,
    history,
  };
  const [first, second] = names;
  return {
    game,
    start: game,
    seats: [
      { kind: 'person', name: first },
      { kind: 'person', name: second },
    ],
    lexicon: '',
    beginning: [],
    viewer: player,
    isCovered: false,
    judging: null,
    problem: null,
    hint: null,
    isAnalysisOpen: false,
    helped: [],
    clock: null,
    watch: { isPaused: true, paceMs: 0, walkTurn: null },
  };
}

const SEED = 0;

function captionsOf(game: OpenGame, names: readonly [string, string]): readonly PictureCaption[] {
  const rows = rowsOfShownLine(game);
  return game.positions.map((_, turn) => {
    const row = rows.find((each) => each.turn === turn);
    const [first, second] = (game.positions[turn + 1] ?? entryAt(game.positions, turn)).scores;
    const scores = text('film.captionScores', { one: names[0], first, other: names[1], second });
    if (row === undefined || turn === game.positions.length - 1) return { title: scores, detail: '' };
    return {
      title: text('film.captionTurn', { player: row.player, play: row.play, score: row.score }),
      detail: scores,
    };
  });
}

/** The rest of a rack, in its order; null if it lacks one of the tiles. */
function restOf(rack: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | null {
  const rest = without(rack, taken);
  return rest.length === rack.length - countPlayed(taken) ? rest : null;
}

function boardAfter({ rules, tiles }: Setup, turn: PlainTurn): readonly Tile[] {
  if (turn.kind !== 'placement') return tiles;
  const after = [...tiles];
  layTiles(after, rules.layout.cols, turn);
  return after;
}
