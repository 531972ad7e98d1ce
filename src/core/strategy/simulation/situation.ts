import type { Tile } from '../../alphabet/tile';
import { countKinds, countTilesLeft, findExcess, pointsOf, tilesLeft } from '../../alphabet/tileCounts';
import { tileGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import type { GameState } from '../../game/gameState';
import { MAX_GAME_TILES } from '../../game/startGame';
import type { TurnRules } from '../../game/turnRules';
import { checkTurn } from '../../game/turns/checkTurn';
import type { PlainTurn } from '../../game/turns/turn';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { Inference } from './inferredRacks';

/** A two-player game in progress, as seen by the player on turn. */
export interface Situation {
  /** The board, the rules, and the rack of the player on turn. */
  readonly position: Position;
  readonly turnRules: TurnRules;
  /** Lead of the player on turn, in points. */
  readonly lead: number;
  readonly scorelessTurns: number;
  /** See `GameProgress`. */
  readonly turnsLeft: number | undefined;
  /** Tiles that the opponent is known to hold. */
  readonly known: readonly Tile[];
  /** Number of tiles that the opponent holds. */
  readonly opponentCount: number;
  /** All tiles that the player does not see, except those known. */
  readonly unseen: readonly Tile[];
  readonly bagCount: number;
  /** Racks that the opponent may hold, inferred from a turn. */
  readonly inference: Inference | undefined;
}

/** Known facts of a game besides the board and the rack on turn; omitted ones are derived. */
export interface Circumstances {
  readonly lead?: number;
  readonly scorelessTurns?: number;
  readonly turnsLeft?: number | undefined;
  readonly known?: readonly Tile[];
  readonly opponentCount?: number;
  /** The result of `InferenceFinder` for the same situation without it. */
  readonly inference?: Inference | undefined;
}

/**
 * The situation, or why it is impossible: the opponent's known tiles are elsewhere, or too many. By default,
 * the opponent has a full rack or all remaining tiles.
 */
export function situationOf(
  position: Position,
  turnRules: TurnRules,
  circumstances: Circumstances = {},
): Result<Situation, Message> {
  const { known = [], lead = 0, scorelessTurns = 0, turnsLeft } = circumstances;
  const { rack, rules, tiles } = position;
  const { distribution, rackSize } = rules;
  if (known.length > rackSize)
    return fail(message('simulation.knownTooMany', { count: known.length, most: String(rackSize) }));
  const hiddenCount = countTilesLeft(distribution, [...tiles, ...rack]);
  if (hiddenCount > MAX_GAME_TILES)
    return fail(message('simulation.tooManyTiles', { count: hiddenCount, most: MAX_GAME_TILES }));
  const hidden = tilesLeft(distribution, [...tiles, ...rack]);
  const excess = findExcess(known, countKinds(hidden));
  if (excess !== undefined)
    return fail(message('simulation.knownElsewhere', { tile: tileGlyph(distribution, excess) }));
  const opponentCount = Math.min(
    hidden.length,
    Math.max(known.length, circumstances.opponentCount ?? rackSize),
  );
  return ok({
    position,
    turnRules,
    lead,
    scorelessTurns: Math.min(scorelessTurns, Math.max(0, turnRules.scorelessTurnLimit - 1)),
    turnsLeft,
    known,
    opponentCount,
    unseen: tilesLeft(distribution, [...tiles, ...rack, ...known]),
    bagCount: hidden.length - opponentCount,
    inference: circumstances.inference,
  });
}

/** Points of all tiles that the player on turn does not see. */
export const unseenPoints = ({ known, position: { rules }, unseen }: Situation): number =>
  pointsOf([...known, ...unseen], rules.distribution);

/** Why a turn is illegal in a situation. Phonies are allowed. */
export function findTurnFault(situation: Situation, turn: PlainTurn): Message | undefined {
  const { bagCount, position, turnRules } = situation;
  const state: GameState = {
    end: undefined,
    scorelessTurns: 0,
    turnsLeft: undefined,
    turnRules: { ...turnRules, challenge: 'double' },
    seed: 0,
    position,
    bag: Array<Tile>(bagCount).fill(0),
    racks: [[...position.rack], []],
    scores: [0, 0],
    player: 0,
    history: [],
  };
  return checkTurn(state, turn, () => true);
}
