import { NO_TILE } from '../../../core/alphabet/tile';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import { along } from '../../../core/board/square';
import type { PlayedTurn } from '../../../core/game/gameState';
import { text } from '../../../texts/text';
import { flightTiming } from '../../playback/flightTiming';
import { tilesGiven } from '../../state/play/flight';
import type { PlayedGame } from '../../state/play/playedGame';
import { faceOf } from '../editing/carriedView';
import type { TableMoment } from './tableMoment';
import type { FlightPlace, FlightView, FlyingTileView, TableView } from './tableView';

/** Characters of a name that have room on a plate, for one rack behind the board, two, three … */
const NAME_ROOM = [24, 18, 14, 9, 7, 5, 4] as const;

/**
 * The racks behind the board and the bag.
 * @param isFlying the tiles of the last turn are still on their way
 */
export function tableViewOf(
  { game, seats }: Pick<PlayedGame, 'game' | 'seats'>,
  { bagCount, counts, front, onTurn }: TableMoment,
  { isBagTarget, isFlying }: { readonly isBagTarget: boolean; readonly isFlying: boolean },
): TableView {
  const behind = seatsBehind(seats.length, front);
  const room = NAME_ROOM[behind.length - 1] ?? 4;
  const last = isFlying ? game.history.at(-1) : undefined;
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
        // What it gives away and what it draws is in the air.
        count: last?.player === seat ? last.rack.length - tilesGiven(last) : count,
        places: Math.max(game.position.rules.rackSize, count, last?.rack.length ?? 0),
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

/** The tiles of the last turn of a game on their way; null where none moves. */
export function flightViewOf(
  { game, seats }: Pick<PlayedGame, 'game' | 'seats'>,
  front: number,
): FlightView | null {
  const turn = game.history.at(-1);
  const given = turn === undefined ? 0 : tilesGiven(turn);
  if (turn === undefined || given === 0) return null;
  const at = seatsBehind(seats.length, front).indexOf(turn.player);
  const rackPlace = (index: number): FlightPlace =>
    at < 0 ? { kind: 'rack', index } : { kind: 'opponent', at, index };
  const { drawn, placed } = flightTiming(given, turn.drawn.length);
  const kept = turn.rack.length - given;
  const targets = targetsOf(turn, game.position.rules.distribution);
  const giving = placed.map((span, nth): FlyingTileView => {
    const { face, to } = targets[nth] ?? { face: null, to: { kind: 'bag' } };
    return { id: String(nth), face, from: rackPlace(kept + nth), to, ...span };
  });
  const drawing = drawn.map((span, nth): FlyingTileView => {
    return { id: String(given + nth), face: null, from: { kind: 'bag' }, to: rackPlace(kept + nth), ...span };
  });
  return { tiles: [...giving, ...drawing] };
}

/** Where the tiles of a placement go, and what is on them; an exchange shows nothing. */
function targetsOf(
  { turn }: PlayedTurn,
  distribution: TileDistribution,
): readonly Pick<FlyingTileView, 'face' | 'to'>[] {
  if (turn.kind !== 'placement') return [];
  return turn.tiles.flatMap((tile, nth) =>
    tile === NO_TILE
      ? []
      : [{ face: faceOf(distribution, tile), to: { kind: 'square', ...along(turn, turn.direction, nth) } }],
  );
}

/** The squares, row × cols + col, that tiles are still flying to. */
export const squaresAwaiting = ({ tiles }: FlightView, cols: number): readonly number[] =>
  tiles.flatMap(({ to }) => (to.kind === 'square' ? [to.row * cols + to.col] : []));

/** The squares, row × cols + col, that the last turn has put tiles on. */
export function lastPlacedSquares({ game: { history, position } }: Pick<PlayedGame, 'game'>) {
  const turn = history.at(-1)?.turn;
  if (turn?.kind !== 'placement') return [];
  return turn.tiles.flatMap((tile, nth) => {
    const { col, row } = along(turn, turn.direction, nth);
    return tile === NO_TILE ? [] : [row * position.cols + col];
  });
}
