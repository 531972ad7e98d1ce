import type { Rules } from '../../../core/board/rules';

/** The board's name of rules that were composed of a board and a tile set. */
export function boardNameOf({ distribution, name }: Rules): string {
  const suffix = `, ${distribution.name}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}
