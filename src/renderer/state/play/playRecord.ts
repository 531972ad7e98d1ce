import type { Setup } from '../../../core/board/setup';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import { nickOfName } from '../../../core/notation/gcg/gcgDocument';
import { continueGcg } from '../../../core/notation/gcg/replay/gcgOfGame';
import { type OpenGame, openGame } from '../document/openGame';
import { isOver, isWatched, type PlayedGame, type Seat } from './playedGame';

/**
 * The played game as a record like any other. As long as a person plays, it contains only those tiles of the
 * other racks that were visible.
 *
 * @param setup the current moment, which is recognised as the last one of the record by its identity
 */
export function recordOfPlay(play: PlayedGame, setup: Setup): OpenGame {
  const { beginning, game, viewer } = play;
  const isAllKnown = isOver(play) || isWatched(play);
  const record = continueGcg(beginning, game, isAllKnown ? undefined : viewer);
  const opened = openGame(record, setup.rules, { turn: Number.POSITIVE_INFINITY });
  const last = opened.positions.length - 1;
  const positions = opened.positions.map((position, index) =>
    index === last
      ? { ...position, setup, player: game.player === 0 ? (0 as const) : (1 as const) }
      : position,
  );
  // It follows its rules, which the record does not contain.
  const line = { positions, problems: [] };
  return { ...opened, ...line, main: { ...opened.main, ...line }, isOngoing: !isOver(play) };
}

/** The lines with the players. Nicks have no blanks and are distinct. */
export function playerLines(seats: readonly [Seat, Seat]): readonly GcgEntry[] {
  const [first, second] = seats.map(({ name }) => nickOfName(name));
  const nicks = [first, second === first ? `${second}2` : second];
  return seats.map(({ name }, index): GcgEntry => {
    return { kind: 'player', player: index === 0 ? 0 : 1, nick: nicks[index] ?? '', realName: name };
  });
}
