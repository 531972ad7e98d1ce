// The list of the npm package, which exports only its path on a disk.
import wordsUrl from '../../node_modules/word-list/words.txt?url';
import leavesUrl from '../../resources/leaves/english.leaves?url';
import preendgamesUrl from '../../resources/preendgames/english.preendgames?url';
import winsUrl from '../../resources/winTable/english.wins?url';

/** Addresses of the program's files, which workers fetch. */
export const PROGRAM_FILES = Object.fromEntries(
  Object.entries({
    'words.txt': wordsUrl,
    'english.leaves': leavesUrl,
    'english.preendgames': preendgamesUrl,
    'english.wins': winsUrl,
  }).map(([name, url]) => [name, new URL(url, import.meta.url).href]),
);

export const startThread = (name: string): Worker =>
  new Worker(new URL('./thread.ts', import.meta.url), { type: 'module', name });
