import type { SimulationRow } from '../../contract/simulation/simulationApi';
import { entryAt } from '../../core/certain';
import { rankRows, type Simulation } from '../../core/strategy/simulation/simulation';

/** The candidates from best to worst. */
export function rowsOf(simulation: Simulation): readonly SimulationRow[] {
  const { rows } = simulation;
  return rankRows(rows).map((candidate) => {
    const { utility: _utility, ...row } = entryAt(rows, candidate);
    return { candidate, score: row.turn.kind === 'placement' ? row.turn.score : 0, ...row };
  });
}
