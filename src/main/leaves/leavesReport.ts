import type {
  FoundLeave,
  LeaveRow,
  LeavesQuestion,
  LeavesReport,
  LeavesTable,
} from '../../contract/leaves/leavesApi';
import { MOST_FOUND, MOST_LISTED } from '../../contract/leaves/leavesLimits';
import { BLANK, type Tile } from '../../core/alphabet/tile';
import { message } from '../../core/message';
import { formatRack, parseRack } from '../../core/notation/positions/rack';
import { quoted } from '../../core/quoted';
import { type Kind, NO_TILE_LEFT } from '../../core/strategy/leaves/leaveShape';
import type { TrainedLeaves } from '../../core/strategy/leaves/leavesFile';
import type { UsedLeaves } from './usedLeaves';

/** The answer to a question about the leaves that the window uses. */
export function leavesReport({ leaves, ...about }: UsedLeaves, question: LeavesQuestion): LeavesReport {
  return leaves.ok
    ? { ...about, table: tableOf(leaves.value, question), problem: null }
    : { ...about, table: null, problem: leaves.error };
}

function tableOf(leaves: TrainedLeaves, { length, typed }: LeavesQuestion): LeavesTable {
  const { origin, table } = leaves;
  const { longest, size } = table.shape;
  const shown = Math.min(length, longest);
  return {
    origin,
    count: size - 1,
    longest,
    singles: extremes(leaves, 1, size).best,
    found: typed
      .split(/\s+/)
      .filter((tiles) => tiles !== '')
      .slice(0, MOST_FOUND)
      .map((tiles) => look(leaves, tiles)),
    ...extremes(leaves, shown, MOST_LISTED),
  };
}

function look(leaves: TrainedLeaves, typed: string): FoundLeave {
  const rack = parseRack(typed, leaves.distribution);
  if (!rack.ok) return { tiles: typed, problem: rack.error };
  const { longest } = leaves.table.shape;
  const index = leaves.table.shape.indexOf(rack.value);
  if (index !== NO_TILE_LEFT) return rowOf(leaves, rack.value, index);
  const noLeave = { given: quoted(typed), longest: String(longest) };
  return { tiles: typed, problem: message('leavesCommand.noLeave', noLeave) };
}

interface Extremes {
  readonly best: readonly LeaveRow[];
  readonly worst: readonly LeaveRow[];
}

/** The best and the worst leaves of a length, `most` of each. */
function extremes(leaves: TrainedLeaves, length: number, most: number): Extremes {
  const { shape, values } = leaves.table;
  const best = new Top(most);
  const worst = new Top(most);
  shape.visit((kinds, index) => {
    if (kinds.length !== length) return;
    const value = values[index] ?? 0;
    best.add(value, kinds, index);
    worst.add(-value, kinds, index);
  });
  const rowsOf = ({ entries }: Top) =>
    entries.map(({ index, kinds }) => rowOf(leaves, kinds.map(tileOf), index));
  return { best: rowsOf(best), worst: rowsOf(worst) };
}

/** The entries of the highest ranks, the highest first; of equal ones, those that came first. */
class Top {
  readonly entries: { readonly rank: number; readonly kinds: readonly Kind[]; readonly index: number }[] = [];

  constructor(private readonly most: number) {}

  add(rank: number, kinds: readonly Kind[], index: number): void {
    const { entries, most } = this;
    if (entries.length >= most && rank <= (entries.at(-1)?.rank ?? 0)) return;
    const at = entries.findIndex((other) => other.rank < rank);
    entries.splice(at < 0 ? entries.length : at, 0, { rank, kinds: [...kinds], index });
    if (entries.length > most) entries.pop();
  }
}

const tileOf = (kind: Kind): Tile => (kind === 0 ? BLANK : kind);

function rowOf(
  { distribution, errors, table }: TrainedLeaves,
  tiles: readonly Tile[],
  index: number,
): LeaveRow {
  const error = errors[index] ?? 0;
  return {
    tiles: formatRack(tiles, distribution),
    value: table.values[index] ?? 0,
    // No value that was measured is exact.
    error: error > 0 ? error : null,
  };
}
