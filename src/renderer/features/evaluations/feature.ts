import type { Feature } from '../feature';
import { EVALUATIONS_ACTIONS, keepReplaced } from './state/reduceEvaluations';

export const evaluations = { handlers: EVALUATIONS_ACTIONS, consequences: [keepReplaced] } satisfies Feature;
