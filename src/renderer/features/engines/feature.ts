import type { Feature } from '../feature';
import { ENGINES_ACTIONS, ENGINES_EVENTS } from './state/reduceEngines';

export const engines = { handlers: ENGINES_ACTIONS, events: ENGINES_EVENTS } satisfies Feature;
