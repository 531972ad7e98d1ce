import { NO_TILE } from '../../../core/alphabet/tile';
import { type OpenGame, positionShown } from '../../state/document/openGame';
import type { PlayedGame } from '../../state/play/playedGame';

/** The table at the shown moment of a played game. */
export interface TableState {
  /** Number of tiles on each player's rack. */
  readonly counts: readonly number[];
  readonly bagCount: number;
  /** The player whose rack is in front of the board. */
  readonly front: number;
  /** Null if the game is over. */
  readonly onTurn: number | null;
}

/** @param record of the game that is being reviewed; null for its current moment */
export function tableStateOf(
  { game, viewer }: Pick<PlayedGame, 'game' | 'viewer'>,
  record: OpenGame | null,
): TableState {
  if (record !== null && record.branch !== null) return tableOfBranch(record);
  const { bag, end, history, position, racks } = game;
  const played = record === null ? history.length : shownTurn(history.length, record);
  const next = history[played];
  if (record === null || next === undefined)
    return {
      counts: racks.map(({ length }) => length),
      bagCount: bag.length,
      front: viewer,
      onTurn: end === undefined ? game.player : null,
    };
  // Until a player's next turn the rack is the one before that turn.
  const counts = racks.map((rack, player) => {
    const turn = history.slice(played).find((each) => each.player === player);
    return (turn?.rack ?? rack).length;
  });
  const all = bag.length + sum(racks.map(({ length }) => length)) + tilesOn(position.tiles);
  const onBoard = tilesOn(record.positions[record.turn]?.setup.tiles ?? []);
  const bagCount = Math.max(0, all - onBoard - sum(counts));
  return { counts, bagCount, front: next.player, onTurn: next.player };
}

/** Of turns that were not played, as much is known as their record shows. */
function tableOfBranch(game: OpenGame): TableState {
  const { bagCount, player, racks, setup } = positionShown(game);
  const counts = racks.map(({ length }) => length || Math.min(setup.rules.rackSize, bagCount));
  return { counts, bagCount, front: player, onTurn: player };
}

/** Index in the history of the shown turn: a record may begin with turns of another game. */
const shownTurn = (historyLength: number, { positions, turn }: OpenGame): number =>
  Math.max(0, turn - (positions.length - 1 - historyLength));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function tilesOn(tiles: ArrayLike<number>): number {
  let count = 0;
  for (let at = 0; at < tiles.length; at++) if (tiles[at] !== NO_TILE) count++;
  return count;
}
