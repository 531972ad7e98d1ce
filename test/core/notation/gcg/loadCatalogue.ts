import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from '../../../../src/core/message';
import { parseBoardFile } from '../../../../src/core/notation/boards/boardFile';
import type { PresetCatalogue } from '../../../../src/core/notation/boards/presets';
import { parseTileSetFile } from '../../../../src/core/notation/tileSets/tileSetFile';
import type { Result } from '../../../../src/core/result';
import { say } from '../../../../src/texts/say';

const RESOURCES = new URL('../../../../resources/', import.meta.url);

function readAll<T>(folder: string, parse: (text: string) => Result<T, Message>): T[] {
  return readdirSync(new URL(folder, RESOURCES)).map((file) => {
    const parsed = parse(readFileSync(new URL(folder + file, RESOURCES), 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${say(parsed.error)}`);
    return parsed.value;
  });
}

/** All boards and tile sets that come with the program. */
export const loadCatalogue = (): PresetCatalogue => ({
  boards: readAll('boards/', parseBoardFile),
  tileSets: readAll('tileSets/', parseTileSetFile),
});
