import type { Feature } from '../feature';
import { simulationCommands } from './input/simulationCommands';
import {
  forgetWithLeaves,
  SIMULATION_ACTIONS,
  simulationAdvanced,
  stopUnseen,
} from './state/reduceSimulation';
import { listSimulated } from './state/simulatedList';
import { followWatch, WATCH_SAMPLE_ACTIONS } from './state/watchSamples';

export const simulation = {
  handlers: { ...SIMULATION_ACTIONS, ...WATCH_SAMPLE_ACTIONS },
  consequences: [forgetWithLeaves, stopUnseen, listSimulated, followWatch],
  events: { 'simulation-progress': simulationAdvanced },
  commands: simulationCommands,
} satisfies Feature;
