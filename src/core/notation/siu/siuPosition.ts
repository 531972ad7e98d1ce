import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { countKinds, findExcess } from '../../alphabet/tileCounts';
import { checkSetup, type Position, replaceTiles } from '../../board/position';
import type { Rules } from '../../board/rules';
import type { TurnRules } from '../../game/turnRules';
import { findPlaceFaults } from '../../game/turns/checkPlace';
import { layTiles, without } from '../../game/turns/placement';
import { readPlacement } from '../../game/turns/placementWords';
import * as problem from '../../game/turns/turnProblems';
import { type Message, message } from '../../message';
import type { Move } from '../../movegen/move';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import type { OpponentTurn } from '../../strategy/simulation/inferredRacks';
import { type Situation, situationOf } from '../../strategy/simulation/situation';
import { parseCgp } from '../positions/cgp';
import { type SiuError, siuError } from './siuCommand';
import { parseSiuMove, placedOn, type SiuMove } from './siuMove';

/** A game of two as a front end describes it. */
export interface SiuPosition extends Described {
  readonly situation: Situation;
}

interface Described {
  /** The board, and the known tiles of the player on turn. */
  readonly position: Position;
  /** Known tiles of the opponent. */
  readonly known: readonly Tile[];
  /** The player on turn first. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  /** The opponent's last turn, whose tiles are on the board, if it says something about the rack. */
  readonly opponentTurn: OpponentTurn | undefined;
  /** Operations of the CGP line, which other programs understand. */
  readonly operations: readonly string[];
}

/** Operation of CGP: the opponent's rack is not to be used. */
const RACK_UNKNOWN = 'oru';

/** The position of a `position` command, after its moves. */
export function readSiuPosition(
  { cgp, moves }: { readonly cgp: string; readonly moves: readonly string[] },
  rules: Rules,
  turnRules: TurnRules,
): Result<SiuPosition, SiuError> {
  const document = parseCgp(cgp, rules);
  if (!document.ok) return fail(siuError('bad-position', document.error));
  const { operations, otherRacks, scorelessTurns, scores, setup } = document.value;
  const [own, other] = scores;
  if (own === undefined || other === undefined || scores.length !== 2)
    return fail(siuError('bad-position', message('siu.twoPlayers', { players: scores.length })));
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(siuError('bad-position', checked.error[0]?.message ?? ''));
  let at: Described = {
    position: checked.value.position,
    known: operations.includes(RACK_UNKNOWN) ? [] : (otherRacks[0] ?? []),
    scores: [own, other],
    scorelessTurns,
    opponentTurn: undefined,
    operations,
  };
  for (const [nth, text] of moves.entries()) {
    const move = parseSiuMove(text, rules.distribution);
    const isLast = nth === moves.length - 1;
    const after = move.ok ? afterMove(at, move.value, turnRules, isLast) : move;
    if (!after.ok)
      return fail(siuError('bad-move', message('siu.atMove', { given: quoted(text), problem: after.error })));
    at = after.value;
  }
  const situation = situationOf(at.position, turnRules, {
    known: at.known,
    lead: at.scores[0] - at.scores[1],
    scorelessTurns: at.scorelessTurns,
  });
  return situation.ok
    ? ok({ ...at, situation: situation.value })
    : fail(siuError('bad-position', situation.error));
}

function afterMove(
  at: Described,
  move: SiuMove,
  turnRules: TurnRules,
  isLast: boolean,
): Result<Described, Message> {
  const { position } = at;
  switch (move.kind) {
    case 'rack':
      if (!isLast) return fail(message('siu.rackLast'));
      return withRack(position, move.tiles, (rack) => ({
        ...at,
        position: replaceTiles(position, position.tiles, rack),
      }));
    case 'pass':
      return ok(turned(at, { held: [...position.rack], points: 0, isScoreless: true, turn: undefined }));
    case 'phony':
      return afterPhony(at, move);
    case 'exchange':
      return afterExchange(at, move);
    case 'placement':
      return afterPlacement(at, move, turnRules);
  }
}

function withRack<V>(
  { rules }: Position,
  tiles: readonly Tile[],
  then: (rack: Uint8Array) => V,
): Result<V, Message> {
  return tiles.length > rules.rackSize
    ? fail(problem.rackTooLong(tiles.length, rules.rackSize))
    : ok(then(Uint8Array.from(tiles)));
}

interface Taken {
  /** Tiles that the player is known to hold still. */
  readonly held: readonly Tile[];
  readonly points: number;
  readonly isScoreless: boolean;
  readonly turn: OpponentTurn | undefined;
  readonly tiles?: Uint8Array;
}

/** The other player is on turn. */
function turned(at: Described, { held, isScoreless, points, tiles, turn }: Taken): Described {
  const { known, position, scores } = at;
  return {
    ...at,
    position: replaceTiles(position, tiles ?? position.tiles, Uint8Array.from(known)),
    known: held,
    scores: [scores[1], scores[0] + points],
    scorelessTurns: isScoreless ? at.scorelessTurns + 1 : 0,
    opponentTurn: turn,
  };
}

/** The rack that a move names, or the known one; none if nothing is known. */
const rackOf = ({ position }: Described, named: readonly Tile[] | undefined): readonly Tile[] =>
  named ?? [...position.rack];

function afterExchange(
  at: Described,
  { count, rack, tiles }: Extract<SiuMove, { readonly kind: 'exchange' }>,
): Result<Described, Message> {
  const { distribution, rackSize } = at.position.rules;
  const held = rackOf(at, rack);
  const most = held.length === 0 ? rackSize : held.length;
  if (count > rackSize || held.length > rackSize)
    return fail(problem.rackTooLong(Math.max(count, held.length), rackSize));
  const missing = held.length < rackSize ? undefined : findExcess(tiles ?? [], countKinds(held));
  if (missing !== undefined || count > most)
    return fail(
      missing === undefined
        ? problem.rackTooLong(count, most)
        : problem.exchangeNotOnRack(missing, distribution),
    );
  const kept = tiles === null ? [] : without(held, tiles);
  return ok(turned(at, { held: kept, points: 0, isScoreless: true, turn: { kind: 'exchange', count } }));
}

/** The tiles go back to the rack, and everybody has seen them. */
function afterPhony(
  at: Described,
  play: Extract<SiuMove, { readonly kind: 'phony' }>,
): Result<Described, Message> {
  const placed = checkedPlay(at.position, placedOn(at.position, play));
  if (!placed.ok) return placed;
  const shown = playedOf(placed.value);
  const held = [...at.position.rack];
  const seen = findExcess(shown, countKinds(held)) === undefined ? held : shown;
  return withRack(at.position, seen, (rack) =>
    turned(at, { held: [...rack], points: 0, isScoreless: true, turn: undefined }),
  );
}

const playedOf = ({ tiles }: Move): Tile[] => tiles.filter((tile) => tile !== NO_TILE).map(rackTileOf);

/** The play with its score, or why it does not fit the board. Phonies are allowed. */
export function checkedPlay(position: Position, move: Move): Result<Move, Message> {
  const { distribution, layout } = position.rules;
  const [fault] = findPlaceFaults({ layout, tiles: position.tiles }, move);
  if (fault !== undefined) return fail(problem.placeFault(fault, layout, distribution));
  // The bonus depends on the length of the rack, which may be unknown.
  const withPlayed = replaceTiles(position, position.tiles, Uint8Array.from(playedOf(move)));
  const { score, words } = readPlacement(withPlayed, move);
  return words.length === 0 ? fail(problem.oneTileAlone) : ok({ ...move, score });
}

function afterPlacement(
  at: Described,
  play: Extract<SiuMove, { readonly kind: 'placement' }>,
  turnRules: TurnRules,
): Result<Described, Message> {
  const { position } = at;
  const { distribution, rackSize } = position.rules;
  const checked = checkedPlay(position, placedOn(position, play));
  if (!checked.ok) return checked;
  const move = checked.value;
  const played = playedOf(move);
  const held = rackOf(at, play.rack);
  const count = Math.max(played.length, held.length);
  if (count > rackSize) return fail(problem.rackTooLong(count, rackSize));
  // If only part of the rack is known, any tile may be played.
  const missing =
    held.length < rackSize && play.rack === undefined ? undefined : findExcess(played, countKinds(held));
  if (missing !== undefined) return fail(problem.playNotOnRack(missing, distribution));
  const tiles = position.tiles.slice();
  layTiles(tiles, position.cols, move);
  const points = move.score + play.challengePoints;
  const isScoreless = points === 0 && turnRules.isZeroPlayScoreless;
  const after = turned(at, { held: without(held, played), points, isScoreless, turn: move, tiles });
  if (!play.losesTurn) return ok(after);
  return ok(turned(after, { held: [...after.position.rack], points: 0, isScoreless: true, turn: undefined }));
}
