import type { FeatureWindow } from '../featureWindow';
import { startRepliesSession } from './session/repliesSession';

export const strategyWindow = {
  start: ({ asker, connection, store }) => startRepliesSession(connection.ask, store, asker),
} satisfies FeatureWindow;
