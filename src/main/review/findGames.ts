import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Message, message } from '../../core/message';
import { errorMessage } from '../errorMessage';

/** A game to be reviewed, or why there is none. */
export type FoundGame = { readonly path: string } | { readonly problem: Message };

/** The files that a person named, and the GCG files of the folders, in the order of their names. */
export async function findGames(paths: readonly string[]): Promise<readonly FoundGame[]> {
  const found: FoundGame[] = [];
  for (const path of paths) {
    try {
      if ((await stat(path)).isDirectory()) found.push(...(await gamesIn(path)));
      else found.push({ path });
    } catch (error) {
      found.push({ problem: message('commandLine.unreadable', { path, reason: errorMessage(error) }) });
    }
  }
  return found;
}

async function gamesIn(folder: string): Promise<readonly FoundGame[]> {
  const names = (await readdir(folder, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.toLowerCase().endsWith('.gcg'))
    .toSorted();
  if (names.length === 0) return [{ problem: message('reviewCommand.noGames', { path: folder }) }];
  return names.map((name) => ({ path: join(folder, name) }));
}
