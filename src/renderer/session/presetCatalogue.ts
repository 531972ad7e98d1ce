import { parseBoardFile } from '../../core/notation/boardFile';
import type { PresetCatalogue } from '../../core/notation/presets';
import { parseTileSetFile } from '../../core/notation/tileSetFile';
import type { Result } from '../../core/result';

type Texts = Readonly<Record<string, string>>;

const BOARDS: Texts = import.meta.glob('../../../resources/boards/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TILE_SETS: Texts = import.meta.glob('../../../resources/tileSets/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The boards and tile sets that ship with the program. A wrong file is a defect and throws. */
export function presetCatalogue(): PresetCatalogue {
  return { boards: readAll(BOARDS, parseBoardFile), tileSets: readAll(TILE_SETS, parseTileSetFile) };
}

function readAll<T>(texts: Texts, parse: (text: string) => Result<T, string>): readonly T[] {
  return Object.entries(texts).map(([path, text]) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`${path}: ${parsed.error}`);
    return parsed.value;
  });
}
