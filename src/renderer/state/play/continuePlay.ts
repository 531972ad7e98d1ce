import type { Tile } from '../../../core/alphabet/tile';
import { tilesLeft } from '../../../core/alphabet/tileCounts';
import type { GameState } from '../../../core/game/gameState';
import { createRandom, shuffled } from '../../../core/game/random';
import type { Seed } from '../../../core/game/seed';
import { resumeGame } from '../../../core/game/startGame';
import type { TurnRules } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import { isEvent, isTurn } from '../../../core/notation/gcg/gcgDocument';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import { isOffGame, type OpenGame, positionShown } from '../document/openGame';

/** A game to resume from the shown turn of a record. */
export interface Continued {
  readonly game: GameState;
  /** The lines of the record up to that turn. */
  readonly beginning: readonly GcgEntry[];
}

/**
 * The game at the shown turn, ready to be resumed. Unknown tiles of the racks are drawn from the unseen ones,
 * and the rest is the bag, all in an order determined by the seed.
 */
export function continueFrom(
  { game: open, setup }: Pick<AppState, 'game' | 'setup'>,
  turnRules: TurnRules,
  seed: Seed,
): Result<Continued, Message> {
  if (open === null) return fail(message('play.noRecord'));
  if (isOffGame(open, setup)) return fail(message('play.offRecord'));
  const { player, racks, scorelessTurns, scores } = positionShown(open);
  const { rackSize, distribution } = setup.rules;
  const known = racks.map((rack, seat) => (seat === player ? setup.rack : rack));
  const unseen = shuffled(tilesLeft(distribution, [...setup.tiles, ...known.flat()]), createRandom(seed));
  const filled = [...known];
  for (const [seat, rack] of known.entries()) {
    const room = Math.max(0, rackSize - rack.length);
    filled[seat] = [...rack, ...unseen.splice(0, room)];
  }
  // A player is out, or the game has been settled.
  if (filled.some(({ length }) => length === 0) || isSettled(open)) return fail(message('play.recordOver'));
  const resumed = resumeGame({
    rules: setup.rules,
    turnRules,
    seed,
    tiles: setup.tiles,
    racks: filled as readonly (readonly Tile[])[],
    bag: unseen,
    scores,
    player,
    scorelessTurns: Math.min(scorelessTurns, turnRules.scorelessTurnLimit - 1),
  });
  return resumed.ok ? ok({ game: resumed.value, beginning: linesBefore(open) }) : resumed;
}

const isSettled = ({ positions, record, turn }: OpenGame): boolean =>
  turn === positions.length - 1 &&
  record.lines.some(({ kind }) => kind === 'rack-bonus' || kind === 'rack-penalty');

/** The lines of the record before the shown turn, without racks and players: others will play on. */
export function linesBefore({ record, turn }: Pick<OpenGame, 'record' | 'turn'>): readonly GcgEntry[] {
  const turns = record.lines.filter((line) => isEvent(line) && isTurn(line));
  const end = turns[turn]?.line ?? Number.POSITIVE_INFINITY;
  return record.lines
    .filter(({ kind, line }) => line < end && !ANEW.includes(kind))
    .map(({ line: _, ...entry }) => entry);
}

const ANEW: readonly string[] = ['player', 'rack', 'incomplete'];
