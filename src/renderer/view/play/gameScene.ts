import { NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import { along } from '../../../core/board/square';
import type { PlayedTurn } from '../../../core/game/gameState';
import { text } from '../../../texts/text';
import { flightTiming } from '../../playback/flightTiming';
import { tilesGiven, tilesInFlight } from '../../state/play/flight';
import type { PlayedGame } from '../../state/play/playedGame';
import { faceOf } from '../editing/carriedView';
import type { TableState } from './tableState';
import type { FlightPlace, FlightView, FlyingTileView, TableView } from './tableView';

/** Characters of a name that fit on a plate, with one rack behind the board, two, three … */
const NAME_ROOM = [24, 18, 14, 9, 7, 5, 4] as const;

/**
 * The racks behind the board and the bag.
 *
 * @param isFlying whether the tiles of the last turn are still on their way
 */
export function tableViewOf(
  { game, seats }: Pick<PlayedGame, 'game' | 'seats'>,
  { bagCount, counts, front, onTurn }: TableState,
  { isBagTarget, isFlying }: { readonly isBagTarget: boolean; readonly isFlying: boolean },
): TableView {
  const behind = seatsBehind(seats.length, front);
  const room = NAME_ROOM[behind.length - 1] ?? 4;
  const moved = isFlying ? (tilesInFlight(game)?.played ?? null) : null;
  return {
    opponents: behind.map((seat) => {
      const count = counts[seat] ?? 0;
      return {
        seat,
        label: text('table.plate', {
          name: shortened(seats[seat]?.name ?? '', room),
          count,
          isOnTurn: String(seat === onTurn),
        }),
        // Tiles given away and tiles drawn are in flight.
        count: moved?.player === seat ? moved.rack.length - tilesGiven(moved) : count,
        places: Math.max(game.position.rules.rackSize, count, moved?.rack.length ?? 0),
        isOnTurn: seat === onTurn,
      };
    }),
    bag: { label: text('table.bag', { count: bagCount }), isTarget: isBagTarget },
  };
}

/** From left to right. */
const seatsBehind = (count: number, front: number): readonly number[] =>
  Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== front);

const shortened = (name: string, room: number): string => {
  const characters = [...name];
  return characters.length <= room ? name : `${characters.slice(0, room - 1).join('')}…`;
};

/**
 * The flying tiles of the last turn of a game; null if none are moving. The way back is the same.
 *
 * @param front the player in front of the board, whose rack is `rack`
 */
export function flightViewOf(
  { game, seats }: Pick<PlayedGame, 'game' | 'seats'>,
  front: number,
  rack: readonly Tile[],
): FlightView | null {
  const moved = tilesInFlight(game);
  if (moved === null) return null;
  const { isTakenBack, played } = moved;
  const { distribution } = game.position.rules;
  const at = seatsBehind(seats.length, front).indexOf(played.player);
  const isOwn = at < 0;
  const given = givenTiles(played);
  const kept = played.rack.length - given.length;
  const rackPlace = (index: number): FlightPlace =>
    isOwn ? { kind: 'rack', index } : { kind: 'opponent', at, index };
  // Returning tiles go to places with their kind; others have left the last places of the rack.
  const homes = isOwn && isTakenBack ? placesOf(given, rack) : given.map((_, nth) => kept + nth);
  const seen = (tile: Tile) => (isOwn && tile !== NO_TILE ? faceOf(distribution, tile) : null);
  const timing = flightTiming(given.length, played.drawn.length);
  const squares = squaresOf(played);
  const giving = timing.placed.map((span, nth): FlyingTileView => {
    const tile = given[nth] ?? NO_TILE;
    const square = squares[nth];
    return {
      id: String(nth),
      face: square === undefined ? seen(tile) : faceOf(distribution, tile),
      from: rackPlace(homes[nth] ?? kept + nth),
      to: square ?? { kind: 'bag' },
      ...span,
    };
  });
  const drawing = timing.drawn.map((span, nth): FlyingTileView => {
    const tile = (isTakenBack ? played.drawn[nth] : rack[kept + nth]) ?? NO_TILE;
    const id = String(given.length + nth);
    return { id, face: seen(tile), from: { kind: 'bag' }, to: rackPlace(kept + nth), ...span };
  });
  const tiles = [...giving, ...drawing];
  return { tiles: isTakenBack ? tiles.map(flownBack) : tiles };
}

const flownBack = ({ begin, end, from, to, ...tile }: FlyingTileView): FlyingTileView => ({
  ...tile,
  from: to,
  to: from,
  begin: 1 - end,
  end: 1 - begin,
});

/** The tiles that a turn takes from the rack. */
const givenTiles = ({ turn }: PlayedTurn): readonly Tile[] =>
  turn.kind === 'placement'
    ? turn.tiles.filter((tile) => tile !== NO_TILE)
    : turn.kind === 'exchange'
      ? turn.tiles
      : [];

/** The squares of a placement's tiles; empty for other turns. */
function squaresOf({ turn }: PlayedTurn): readonly FlightPlace[] {
  if (turn.kind !== 'placement') return [];
  return turn.tiles.flatMap((tile, nth): readonly FlightPlace[] =>
    tile === NO_TILE ? [] : [{ kind: 'square', ...along(turn, turn.direction, nth) }],
  );
}

/** For each tile, a place of the rack with its kind, the last ones first. */
function placesOf(tiles: readonly Tile[], rack: readonly Tile[]): readonly (number | undefined)[] {
  const left = rack.map((tile, index) => ({ tile, index })).reverse();
  return tiles.map((tile) => {
    const at = left.findIndex((place) => place.tile === rackTileOf(tile));
    return at < 0 ? undefined : left.splice(at, 1)[0]?.index;
  });
}

/** Places of the own rack that tiles are flying to. */
export const rackPlacesAwaiting = ({ tiles }: FlightView): readonly number[] =>
  tiles.flatMap(({ to }) => (to.kind === 'rack' ? [to.index] : []));

/** The squares, row × cols + col, that tiles are flying to. */
export const squaresAwaiting = ({ tiles }: FlightView, cols: number): readonly number[] =>
  tiles.flatMap(({ to }) => (to.kind === 'square' ? [to.row * cols + to.col] : []));

/** The squares, row × cols + col, of the tiles placed in the last turn. */
export function lastPlacedSquares({ game: { history, position } }: Pick<PlayedGame, 'game'>) {
  const turn = history.at(-1)?.turn;
  if (turn?.kind !== 'placement') return [];
  return turn.tiles.flatMap((tile, nth) => {
    const { col, row } = along(turn, turn.direction, nth);
    return tile === NO_TILE ? [] : [row * position.cols + col];
  });
}
