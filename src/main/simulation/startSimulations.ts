import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { windowLeaves } from '../leaves/ownLeaves';
import { ownLeavesDir } from '../userDataDir';
import { GroundsSource } from './simulationGrounds';
import { type SimulationSurroundings, Simulations } from './simulations';
import { builtInWinTablePath, openWinTable } from './winTableStore';

interface Surroundings extends Pick<SimulationSurroundings, 'publish'> {
  /** Where the built program lies, with `simulation.js`. */
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
}

/** Simulations with the lexicons that the engine has open. */
export const startSimulations = ({ engine, programDir, publish, userData }: Surroundings): Simulations =>
  new Simulations({
    publish,
    startThread: () => new Worker(join(programDir, 'simulation.js'), { name: 'simulation' }),
    grounds: new GroundsSource(windowLeaves(programDir, ownLeavesDir(userData)), () =>
      openWinTable(builtInWinTablePath(programDir)),
    ),
    findLexicon: (id) => engine.findLexicon(id),
  });
