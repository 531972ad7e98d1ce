import type { Tile } from '../../alphabet/tile';
import { countKinds, findExcess, fullSet, tilesLeft } from '../../alphabet/tileCounts';
import { tileGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import type { GameState } from '../../game/gameState';
import { resumeGame } from '../../game/startGame';
import type { TurnRules } from '../../game/turnRules';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';

/** With more tiles in the bag there are too many continuations. */
export const MOST_IN_BAG = 4;

/** A game of two as the player on turn sees it. */
export interface PreendgameQuestion {
  /** The board, and the rack of the player on turn. */
  readonly position: Position;
  readonly turnRules: TurnRules;
  /** The player on turn first. */
  readonly scores: readonly number[];
  readonly scorelessTurns: number;
  /** Known tiles of the other rack. */
  readonly known: readonly Tile[];
}

/** A checked question. The player on turn is player 0. */
export interface Preendgame {
  /** One possible game; the others have other tiles on the other rack and in the bag. */
  readonly root: GameState;
  /** Sorted by the alphabet, blanks last. */
  readonly unseen: readonly Tile[];
  readonly known: readonly Tile[];
  readonly bagCount: number;
}

/** Checks a question; the error is one sentence. */
export function openPreendgame(question: PreendgameQuestion): Result<Preendgame, Message> {
  const { known, position, scorelessTurns, scores, turnRules } = question;
  const { distribution, rackSize } = position.rules;
  if (scores.length !== 2) return fail(message('preendgame.wrongPlayerCount', { players: scores.length }));
  const tiles = [...position.tiles];
  const rack = [...position.rack];
  const excess = findExcess([...tiles, ...rack], fullSet(distribution));
  if (excess !== undefined)
    return fail(message('preendgame.tooManyOf', { tile: tileGlyph(distribution, excess) }));
  if (known.length > rackSize)
    return fail(message('preendgame.knownTooLong', { tiles: known.length, most: rackSize }));
  const unseen = tilesLeft(distribution, [...tiles, ...rack]);
  const unknown = findExcess(known, countKinds(unseen));
  if (unknown !== undefined)
    return fail(message('preendgame.knownNotUnseen', { tile: tileGlyph(distribution, unknown) }));
  const bagCount = unseen.length - rackSize;
  if (bagCount < 1) return fail(message('preendgame.bagEmpty', { unseen: unseen.length, rackSize }));
  if (bagCount > MOST_IN_BAG)
    return fail(message('preendgame.bagTooFull', { tiles: bagCount, most: MOST_IN_BAG }));
  const root = resumeGame({
    rules: position.rules,
    turnRules,
    seed: 0,
    tiles,
    racks: [rack, unseen.slice(0, rackSize)],
    bag: unseen.slice(rackSize),
    scores,
    player: 0,
    scorelessTurns,
  });
  return root.ok ? ok({ root: root.value, unseen, known, bagCount }) : root;
}
