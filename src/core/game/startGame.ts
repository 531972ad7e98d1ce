import { NO_TILE, type Tile } from '../alphabet/tile';
import { countKinds, countOf, fullSet } from '../alphabet/tileCounts';
import { checkSetup, type Position } from '../board/position';
import type { Rules } from '../board/rules';
import { entryAt } from '../certain';
import type { Message } from '../message';
import { fail, ok, type Result } from '../result';
import { type Bag, drawTiles, fillBag } from './bag';
import { turnTo } from './gameFacts';
import type { GameState } from './gameState';
import { FIRST_PROGRESS } from './progress';
import { createRandom } from './random';
import type { Seed } from './seed';
import { CLASSIC_TURN_RULES, type TurnRules } from './turnRules';
import * as problem from './turns/turnProblems';

/** Limits the cost of copying the bag at every turn. */
export const MAX_GAME_TILES = 10_000;
export const MAX_PLAYERS = 8;

export interface NewGame {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Classic by default. */
  readonly turnRules?: TurnRules;
  /** Two by default. */
  readonly playerCount?: number;
}

/** Starts a game: shuffles the bag and draws a rack for each player in turn. */
export function startGame(game: NewGame): Result<GameState, Message> {
  const { playerCount = 2, rules, seed, turnRules = CLASSIC_TURN_RULES } = game;
  const checked = checkNewGame(rules, playerCount);
  if (!checked.ok) return checked;
  let bag = fillBag(rules.distribution, createRandom(seed));
  const racks = Array.from({ length: playerCount }, (_, player) => {
    const drawn = drawTiles(bag, player, rules.rackSize);
    bag = drawn.bag;
    return drawn.tiles;
  });
  const scores = racks.map(() => 0);
  return ok(stateOf({ turnRules, seed, racks, bag, scores, player: 0, scorelessTurns: 0 }, checked.value));
}

/** A game in progress. */
export interface OpenGame {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly seed: Seed;
  /** The board, row-major. */
  readonly tiles: readonly Tile[];
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: Bag;
  readonly scores: readonly number[];
  readonly player: number;
  readonly scorelessTurns: number;
}

/**
 * Resumes a game in progress, or returns why that is impossible: every tile of the set must be in exactly one
 * place.
 */
export function resumeGame(game: OpenGame): Result<GameState, Message> {
  const { bag, player, racks, rules, scores, scorelessTurns, tiles, turnRules } = game;
  const checked = checkBoard(rules, tiles);
  if (!checked.ok) return checked;
  const wrongCount = playerCountProblem(racks.length);
  if (wrongCount !== undefined) return fail(wrongCount);
  const { distribution, rackSize } = rules;
  const long = racks.find((rack) => rack.length > rackSize);
  if (long !== undefined) return fail(problem.rackTooLong(long.length, rackSize));
  const set = fullSet(distribution);
  const used = countKinds([...tiles, ...bag, ...racks.flat()]);
  const odd = [...set.keys(), ...used.keys()].find((tile) => countOf(used, tile) !== countOf(set, tile));
  if (odd !== undefined)
    return fail(problem.otherTiles(odd, countOf(used, odd), countOf(set, odd), distribution));
  if (scores.length !== racks.length || !scores.every(Number.isSafeInteger))
    return fail(problem.scoresDoNotFit(scores.length, racks.length));
  if (racks[player] === undefined) return fail(problem.noSuchPlayer(player, racks.length));
  if (!(scorelessTurns >= 0 && scorelessTurns < turnRules.scorelessTurnLimit))
    return fail(problem.tooManyScoreless(scorelessTurns, turnRules.scorelessTurnLimit));
  return ok(stateOf(game, checked.value));
}

/** Thousands of games are started with the same rules, which are checked only once. */
const emptyBoards = new WeakMap<Rules, Result<Position, Message>>();

function checkNewGame(rules: Rules, playerCount: number): Result<Position, Message> {
  const board = emptyBoards.get(rules) ?? checkBoard(rules, emptyBoard(rules));
  emptyBoards.set(rules, board);
  const wrongCount = playerCountProblem(playerCount);
  return wrongCount === undefined ? board : fail(wrongCount);
}

/** The board of a game, if the game can be played on it. */
function checkBoard(rules: Rules, tiles: readonly Tile[]): Result<Position, Message> {
  const checked = checkSetup({ rules, tiles, rack: [] });
  if (!checked.ok) return fail(entryAt(checked.error, 0).message);
  const tileCount = [...fullSet(rules.distribution).values()].reduce((sum, count) => sum + count, 0);
  if (tileCount > MAX_GAME_TILES) return fail(problem.tooManyTiles(tileCount, MAX_GAME_TILES));
  return tileCount === 0 ? fail(problem.noTiles) : ok(checked.value.position);
}

const playerCountProblem = (count: number): Message | undefined =>
  Number.isInteger(count) && count >= 2 && count <= MAX_PLAYERS
    ? undefined
    : problem.wrongPlayerCount(count, MAX_PLAYERS);

const emptyBoard = ({ layout }: Rules): Tile[] => Array<Tile>(layout.rows * layout.cols).fill(NO_TILE);

function stateOf(game: Omit<OpenGame, 'rules' | 'tiles'>, position: Position): GameState {
  const { bag, player, racks, scores, scorelessTurns, seed, turnRules } = game;
  const isLastRound = turnRules.ending === 'last-round' && bag.length === 0;
  return {
    ...FIRST_PROGRESS,
    turnRules,
    seed,
    position: turnTo(position, position.tiles, entryAt(racks, player)),
    bag,
    racks,
    scores,
    player,
    scorelessTurns,
    turnsLeft: isLastRound ? racks.length : undefined,
    history: [],
  };
}
