import { type GcgDocument, isEvent, type PlayerIndex, scoreChange } from '../gcgDocument';

/** A wrong total. */
export interface TotalRepair {
  readonly line: number;
  readonly player: PlayerIndex;
  readonly before: number;
  readonly after: number;
}

export interface RepairedGcg {
  readonly document: GcgDocument;
  /** In line order; empty if all totals were right. */
  readonly repairs: readonly TotalRepair[];
}

/** Recomputes every total from the points of the events. */
export function repairTotals(document: GcgDocument): RepairedGcg {
  const totals: [number, number] = [0, 0];
  const repairs: TotalRepair[] = [];
  const lines = document.lines.map((line) => {
    if (!isEvent(line)) return line;
    const { player } = line;
    const after = totals[player] + scoreChange(line);
    totals[player] = after;
    if (line.total === after) return line;
    repairs.push({ line: line.line, player, before: line.total, after });
    return { ...line, total: after };
  });
  return { document: { ...document, lines }, repairs };
}
