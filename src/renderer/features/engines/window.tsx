import type { FeatureWindow } from '../featureWindow';
import { startEnginesSession } from './session/enginesSession';

export const enginesWindow = { start: startEnginesSession } satisfies FeatureWindow;
