import { NO_TILE } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { along, positionLabel, squareIndex } from '../../../core/board/square';
import type { Turn } from '../../../core/game/turns/turn';
import { type Message, message } from '../../../core/message';
import type { Move } from '../../../core/movegen/move';
import type { PlayedGame } from './playedGame';

/** Name of the history step for a turn: `play QUIZ 8D`. */
export function turnName({ game }: PlayedGame, turn: Turn): Message {
  switch (turn.kind) {
    case 'placement':
      return message('steps.playWord', {
        word: wordOf(game, turn),
        place: positionLabel(turn, turn.direction),
      });
    case 'exchange':
      return message('steps.exchange', { count: turn.tiles.length });
    case 'pass':
      return message('steps.pass');
    case 'challenge':
      return message('steps.challenge');
  }
}

/** The main word of a placement, including play-through letters; blanks in lower case. */
export function wordOf({ position }: PlayedGame['game'], { tiles, ...move }: Move): string {
  const { cols, rules } = position;
  return tiles
    .map((tile, nth) => {
      const lying = position.tiles[squareIndex(along(move, move.direction, nth), cols)] ?? NO_TILE;
      return tileGlyph(rules.distribution, tile === NO_TILE ? lying : tile);
    })
    .join('');
}
