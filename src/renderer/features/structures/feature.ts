import type { Feature } from '../feature';
import { BUILDING_ACTIONS } from './state/reduceBuilding';
import { endComparison, STRUCTURES_ACTIONS, structuresAdvanced } from './state/reduceStructures';

export const structures = {
  handlers: { ...STRUCTURES_ACTIONS, ...BUILDING_ACTIONS },
  events: { 'structures-progress': structuresAdvanced },
  endWaiting: endComparison,
} satisfies Feature;
