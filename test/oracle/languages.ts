import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TileDistribution } from '../../src/core/alphabet/tileDistribution';
import { parseTileSetFile } from '../../src/core/notation/tileSets/tileSetFile';
import { unwrap } from './oraclePositions';

/** A tile set that ships with the program, and words of its language split into tiles by hand. */
export interface Language {
  readonly distribution: TileDistribution;
  /** Tiles joined by hyphens. */
  readonly words: readonly string[];
}

const SPANISH = `CH-I-C-O CH-I-C-A O-CH-O N-O-CH-E L-E-CH-E C-O-CH-E CH-A-L CH-E L-A-CH-A A-LL-I E-LL-A E-LL-O C-A-LL-E
  LL-A-M-A LL-E-N-O O-LL-A LL-E P-E-RR-O C-A-RR-O T-O-RR-E RR-E A-RR-E A-L A-LL-A C-A-L-O C-A-LL-O N-I-Ñ-O A-Ñ-O Ñ-U
  L-A L-O E-L O-L-A C-O-L L-O-M-O M-O-CH-O CH-O-C-A-R T-O-CH-E LL-A-N-O-S CH-I-C-O-S E-S O-S N-O-S S-O-L`;
const CATALAN = `C-O-L-L C-O-L·L-E-G-I I-L·L-U-S I-L-L-A A-L-L A-L-A V-A-L-L A-NY NY-A-M NY-A-P C-A-NY-A QU-E QU-I A-QU-I
  QU-E-L I-QU-A A-I-R-E A-L I-L A-L·L-E L·L-A E-L L-A N-E-N N-E-U R-E-I E-R-A Ç-A P-E-Ç-A C-A-P A-NY-S E-R-A-S QU-A-N`;
const POLISH = `Ż-A-B-A Ż-E Ż-Ó-Ł-W Ł-A-Ż-Ą Ź-L-E Ć-M-A Ó-W J-U-Ż A-L-E Ł-A-W-A L-A-W-A Ą-Ę M-A M-O-Ż-E N-A N-I Z-A Ż-A-L W-Ó-Z
  W-Ą-Ż M-Ę-Ż Ń-A S-Ą O-Ń D-O-M R-Ó-Ż-A Ł-Ó-Ż R-Ż-Ą Z-Ż-A A-Ż A-Z A-Ź`;

const language = (file: string, words: string): Language => {
  const path = join(import.meta.dirname, '../../resources/tileSets', `${file}.json`);
  return {
    distribution: unwrap(parseTileSetFile(readFileSync(path, 'utf8'))).distribution,
    words: words.split(/\s+/),
  };
};

/** With tiles of two and of three characters, and with the full 32 letters. */
export const LANGUAGES: readonly Language[] = [
  language('spanish', SPANISH),
  language('catalan', CATALAN),
  language('polish', POLISH),
];

/** The letter codes of a word in tiles joined by hyphens. */
export const codesOfTiles = (word: string, { letters }: TileDistribution): number[] =>
  word.split('-').map((glyph) => {
    const at = letters.findIndex((letter) => letter.glyph === glyph);
    if (at < 0) throw new Error(`${glyph} is no tile.`);
    return at + 1;
  });
