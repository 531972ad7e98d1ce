import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';

/** A game to be reviewed, or why there is none. */
export type FoundGame = { readonly path: string } | { readonly problem: string };

/** The files that a person named, and the GCG files of the folders, in the order of their names. */
export function* findGames(paths: readonly string[]): Generator<FoundGame> {
  for (const path of paths) {
    try {
      if (statSync(path).isDirectory()) yield* gamesIn(path);
      else yield { path };
    } catch (error) {
      yield { problem: text('commandLine.unreadable', { path, reason: errorMessage(error) }) };
    }
  }
}

function gamesIn(folder: string): readonly FoundGame[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.gcg'))
    .toSorted();
  if (names.length === 0) return [{ problem: text('reviewCommand.noGames', { path: folder }) }];
  return names.map((name) => ({ path: join(folder, name) }));
}
