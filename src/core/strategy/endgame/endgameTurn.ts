import { tilesLeft } from '../../alphabet/tileCounts';
import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Message } from '../../message';
import type { Result } from '../../result';
import type { Deadline } from '../agent';
import type { PlayerView } from '../playerView';
import { type Endgame, type EndgameResult, EndgameSolver } from './endgameSolver';

/** Small enough to create one for each turn, whose result then depends on no earlier turn. */
const TABLE_BYTES = 1 << 22;

/**
 * The best turn with an empty bag, as far as there was time to search. Undefined if there are tiles in the
 * bag or more than two players, or if nothing was found in time.
 */
export function endgameTurn(lexicon: Gaddag, view: PlayerView, stop: Deadline): PlainTurn | undefined {
  const { bagCount, player, position, progress, rackCounts, turnRules } = view;
  if (bagCount > 0 || rackCounts.length !== 2) return undefined;
  const otherRack = tilesLeft(position.rules.distribution, [...position.tiles, ...position.rack]);
  if (otherRack.length !== entryAt(rackCounts, 1 - player)) return undefined;
  const solved = solveHurried(lexicon, { ...progress, position, otherRack, turnRules }, stop);
  return solved.ok ? solved.value.line[0]?.turn : undefined;
}

/** Solves an endgame as far as time permits, with the memory of one turn of an agent. */
export function solveHurried(
  lexicon: Gaddag,
  endgame: Endgame,
  stop: Deadline,
): Result<EndgameResult, Message> {
  const solver = new EndgameSolver(lexicon, { tableBytes: TABLE_BYTES });
  return solver.solve(endgame, { stop, isHurried: true });
}
