import type { Tile } from '../../../core/alphabet/tile';
import { tilesLeft } from '../../../core/alphabet/tileCounts';
import type { GameState } from '../../../core/game/gameState';
import { createRandom, shuffled } from '../../../core/game/random';
import type { Seed } from '../../../core/game/seed';
import { resumeGame } from '../../../core/game/startGame';
import type { TurnRules } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import { isEvent, isTurn } from '../../../core/notation/gcg/gcgDocument';
import type { GcgEntry } from '../../../core/notation/gcg/replay/gcgOfGame';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import { isOffGame, type OpenGame, positionShown } from '../document/openGame';

/** A record to play on from, at the turn that is shown. */
export interface Continued {
  readonly game: GameState;
  /** The lines of the record up to that turn. */
  readonly beginning: readonly GcgEntry[];
}

/**
 * The game of the turn that is shown, to be played on. What the record does not tell of the racks is drawn
 * from the tiles that nobody has seen, and the rest of them is the bag, both in an order that the seed gives.
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
  // Somebody is out, or the end has been settled.
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

/** What the record has before the turn that is shown, but neither racks nor players: others play on. */
function linesBefore({ record, turn }: OpenGame): readonly GcgEntry[] {
  const turns = record.lines.filter((line) => isEvent(line) && isTurn(line));
  const end = turns[turn]?.line ?? Number.POSITIVE_INFINITY;
  return record.lines
    .filter(({ kind, line }) => line < end && !ANEW.includes(kind))
    .map(({ line: _, ...entry }) => entry);
}

const ANEW: readonly string[] = ['player', 'rack', 'incomplete'];
