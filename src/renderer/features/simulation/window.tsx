import type { FeatureWindow } from '../featureWindow';
import { WatchedSampleBar } from './panel/watchedSampleBar';
import { startSimulationSession } from './session/simulationSession';
import { startWatchSession } from './session/watchSession';

export const simulationWindow = {
  bars: [WatchedSampleBar],
  start: (context) => {
    startSimulationSession(context);
    startWatchSession(context.connection.ask, context.store, context.asker);
  },
} satisfies FeatureWindow;
