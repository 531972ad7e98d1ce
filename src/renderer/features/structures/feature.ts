import type { Feature } from '../feature';
import { endComparison, STRUCTURES_ACTIONS, structuresAdvanced } from './state/reduceStructures';

export const structures = {
  handlers: STRUCTURES_ACTIONS,
  events: { 'structures-progress': structuresAdvanced },
  endWaiting: endComparison,
} satisfies Feature;
