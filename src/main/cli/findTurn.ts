import { BLANK, letterOf, NO_TILE, type Tile } from '../../core/alphabet/tile';
import type { Position } from '../../core/board/position';
import { along, squareIndex } from '../../core/board/square';
import type { PlainTurn } from '../../core/game/turns/turn';
import { formatTile } from '../../core/notation/tileSets/tileText';
import { turnNotation } from '../../core/strategy/review/turnNotation';

/**
 * The turn that a person typed: `13L ONYX`, `1G VIG.` or `1G VIG(A)`, `-AE` or `exchange AE`, `-` or `pass`.
 * Letters of tiles that lie there already may be written out.
 */
export function findTurn(
  typed: string,
  turns: readonly PlainTurn[],
  position: Position,
): PlainTurn | undefined {
  const wanted = normalised(typed);
  return turns.find((turn) => namesOf(turn, position).includes(wanted));
}

function normalised(typed: string): string {
  const plain = typed.trim().replace(/[()]/g, '').replace(/\s+/g, ' ');
  if (/^pass$/i.test(plain)) return '-';
  const exchanged = /^(?:exchange|exch|ex)[. ](.+)$/i.exec(plain)?.[1] ?? /^- ?(.*)$/.exec(plain)?.[1];
  if (exchanged !== undefined) return `-${[...exchanged].sort().join('')}`;
  const placed = /^([a-z]{0,2}\d{1,2}[a-z]{0,2})[ .](.+)$/i.exec(plain);
  return placed === null ? plain : `${placed[1]?.toUpperCase()} ${placed[2]}`;
}

function namesOf(turn: PlainTurn, position: Position): readonly string[] {
  const { distribution } = position.rules;
  const name = turnNotation(turn, distribution);
  if (turn.kind === 'exchange') return [`-${[...name.slice(1)].sort().join('')}`];
  if (turn.kind === 'pass') return [name];
  const [place = ''] = name.split(' ');
  const spelled = (lying: (tile: Tile) => Tile): string =>
    turn.tiles
      .map((tile, nth) => {
        const square = squareIndex(along(turn, turn.direction, nth), position.cols);
        return formatTile(tile === NO_TILE ? lying(position.tiles[square] ?? BLANK) : tile, distribution);
      })
      .join('');
  return [name, `${place} ${spelled((tile) => tile)}`, `${place} ${spelled(letterOf)}`];
}
