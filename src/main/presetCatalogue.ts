import type { PresetCatalogue } from '../core/notation/boards/presets';
import { type PresetTexts, readPresets } from '../core/notation/boards/presetTexts';

const BOARDS: PresetTexts = import.meta.glob('../../resources/boards/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TILE_SETS: PresetTexts = import.meta.glob('../../resources/tileSets/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The boards and tile sets that come with the program. */
export const presetCatalogue = (): PresetCatalogue => readPresets(BOARDS, TILE_SETS);
