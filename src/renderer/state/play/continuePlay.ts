import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { tilesLeft } from '../../../core/alphabet/tileCounts';
import type { Setup } from '../../../core/board/setup';
import type { GameState } from '../../../core/game/gameState';
import { createRandom, shuffled } from '../../../core/game/random';
import type { Seed } from '../../../core/game/seed';
import { resumeGame } from '../../../core/game/startGame';
import type { TurnRules } from '../../../core/game/turnRules';
import { type Message, message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import { isEvent, isTurn } from '../../../core/notation/gcg/gcgDocument';
import type { GcgPosition } from '../../../core/notation/gcg/replay/gcgPositions';
import { startPositionText } from '../../../core/notation/gcg/startPosition';
import { fail, ok, type Result } from '../../../core/result';
import { scoresOnTurn } from '../../features/endgame/state/endSubject';
import type { AppState } from '../appState';
import { isOffGame, type OpenGame, positionShown } from '../document/openGame';

/** A game to resume from what is shown. */
export interface Continued {
  readonly game: GameState;
  /** The lines of the record up to that turn, or the position that the record starts from. */
  readonly beginning: readonly GcgEntry[];
  readonly from: number | 'position';
}

type Shown = Pick<AppState, 'game' | 'setup' | 'turn'>;

/** Whether a game can be played on from here: a turn of a record, or a board with tiles. */
export const isAnythingShown = ({ game, setup }: Pick<Shown, 'game' | 'setup'>): boolean =>
  (game !== null && !isOffGame(game, setup)) || setup.tiles.some((tile) => tile !== NO_TILE);

/**
 * The game at what is shown, ready to be resumed: a turn of the open record, or else the position, whose
 * player on turn is the first one. Unknown tiles of the racks are drawn from the unseen ones, and the rest is
 * the bag, all in an order determined by the seed.
 */
export function continueFrom(state: Shown, turnRules: TurnRules, seed: Seed): Result<Continued, Message> {
  if (!isAnythingShown(state)) return fail(message('play.noRecord'));
  const { game: open, setup } = state;
  return open === null || isOffGame(open, setup)
    ? fromPosition(state, turnRules, seed)
    : fromRecord(open, setup, turnRules, seed);
}

function fromRecord(
  open: OpenGame,
  setup: Setup,
  turnRules: TurnRules,
  seed: Seed,
): Result<Continued, Message> {
  if (isSettled(open)) return fail(message('play.recordOver'));
  const { player, racks, scorelessTurns, scores } = positionShown(open);
  const known = racks.map((rack, seat) => (seat === player ? setup.rack : rack));
  const moment = { setup, known, player, scores, scorelessTurns };
  const game = resumed(moment, turnRules, seed);
  return game.ok ? ok({ game: game.value, beginning: linesBefore(open), from: open.turn }) : game;
}

/** The record begins with a line that only this program knows. */
function fromPosition({ setup, turn }: Shown, turnRules: TurnRules, seed: Seed): Result<Continued, Message> {
  const { otherRack } = turn;
  const scores = scoresOnTurn(turn);
  const moment = { setup, known: [setup.rack, otherRack], player: 0 as const, scores, scorelessTurns: 0 };
  const game = resumed(moment, turnRules, seed);
  if (!game.ok) return game;
  const text = startPositionText({ setup, opponentRack: otherRack, scores, scorelessTurns: 0 });
  const beginning: readonly GcgEntry[] = [{ kind: 'text', name: 'start-position', text }];
  return ok({ game: game.value, beginning, from: 'position' });
}

/** A moment of a game, with the known tiles of both racks. */
interface Moment extends Pick<GcgPosition, 'player' | 'scorelessTurns' | 'scores' | 'setup'> {
  readonly known: readonly (readonly Tile[])[];
}

function resumed(
  { known, player, scorelessTurns, scores, setup }: Moment,
  turnRules: TurnRules,
  seed: Seed,
): Result<GameState, Message> {
  const { rackSize, distribution } = setup.rules;
  const unseen = shuffled(tilesLeft(distribution, [...setup.tiles, ...known.flat()]), createRandom(seed));
  const filled = [...known];
  for (const [seat, rack] of known.entries()) {
    const room = Math.max(0, rackSize - rack.length);
    filled[seat] = [...rack, ...unseen.splice(0, room)];
  }
  // A player is out.
  if (filled.some(({ length }) => length === 0)) return fail(message('play.recordOver'));
  return resumeGame({
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
