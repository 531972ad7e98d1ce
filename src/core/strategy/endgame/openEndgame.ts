import type { Tile } from '../../alphabet/tile';
import { findExcess, fullSet, tilesLeft } from '../../alphabet/tileCounts';
import { tileGlyph } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { Endgame } from './endgameSolver';

/**
 * The endgame of a position with an empty bag, whose unseen tiles are the opponent's; or why it is not one.
 */
export function openEndgame({
  position,
  scorelessTurns,
  turnRules,
}: Pick<Endgame, 'position' | 'scorelessTurns' | 'turnRules'>): Result<Endgame, Message> {
  const { distribution, rackSize } = position.rules;
  const seen: Tile[] = [...position.tiles, ...position.rack];
  const excess = findExcess(seen, fullSet(distribution));
  if (excess !== undefined)
    return fail(message('endgame.tooManyOf', { tile: tileGlyph(distribution, excess) }));
  if (position.rack.length === 0) return fail(message('endgame.emptyRack'));
  if (position.rack.length > rackSize)
    return fail(message('endgame.rackTooLong', { tiles: position.rack.length, most: rackSize }));
  const otherRack = tilesLeft(distribution, seen);
  if (otherRack.length === 0) return fail(message('endgame.gameOver'));
  if (otherRack.length > rackSize)
    return fail(message('endgame.bagNotEmpty', { tiles: otherRack.length - rackSize }));
  if (scorelessTurns >= turnRules.scorelessTurnLimit)
    return fail(message('endgame.passedOut', { turns: scorelessTurns }));
  return ok({ position, otherRack, scorelessTurns, turnsLeft: undefined, turnRules });
}
