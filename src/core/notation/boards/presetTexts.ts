import { flaw, type Message } from '../../message';
import type { Result } from '../../result';
import { parseTileSetFile } from '../tileSets/tileSetFile';
import { parseBoardFile } from './boardFile';
import type { PresetCatalogue } from './presets';

/** Contents of files by path. */
export type PresetTexts = Readonly<Record<string, string>>;

/** The built-in boards and tile sets. An invalid file is a defect and throws. */
export const readPresets = (boards: PresetTexts, tileSets: PresetTexts): PresetCatalogue => ({
  boards: readAll(boards, parseBoardFile),
  tileSets: readAll(tileSets, parseTileSetFile),
});

function readAll<T>(texts: PresetTexts, parse: (text: string) => Result<T, Message>): readonly T[] {
  return Object.entries(texts).map(([path, text]) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`${path}: ${flaw(parsed.error).message}`);
    return parsed.value;
  });
}
