import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fail, ok } from '../../src/core/result';
import type { SharedLexicon } from '../../src/engine/lexicon';
import { unknownLexicon } from '../../src/engine/unknownLexicon';
import { builtInSource } from '../../src/main/cache/lexiconSource';
import { loadLexicon } from '../../src/main/cache/loadLexicon';
import type { FindLexicon } from '../../src/main/jobs/job';
import { GAME_WORDS } from '../core/strategy/gameWords';
import { unwrap } from '../oracle/oraclePositions';
import { type BuiltProgram, buildProgram } from './builtEngine';

export interface GameProgram {
  readonly program: BuiltProgram;
  readonly lexicon: SharedLexicon;
}

/** Bundles entry points as `buildProgram` does, and opens words as the built-in list: those of test games. */
export async function buildGameProgram(
  entries: Readonly<Record<string, string>>,
  words: readonly string[] = GAME_WORDS,
): Promise<GameProgram> {
  const program = await buildProgram(entries);
  writeFileSync(join(program.dir, 'words.txt'), words.join('\n'));
  const log = (message: string) => expect.fail(message);
  const { gaddag, info } = unwrap(
    loadLexicon(builtInSource(program.dir), { cacheDir: join(program.dir, 'cache'), log }),
  );
  return { program, lexicon: { info, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } } };
}

/** Finds this lexicon only. */
export const findOnly =
  (lexicon: SharedLexicon): FindLexicon =>
  (id) =>
    id === lexicon.info.id ? ok(lexicon) : fail(unknownLexicon(id));
