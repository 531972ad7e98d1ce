import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Overrides the folder; for tests, portable installations and second profiles. */
export const USER_DATA_VARIABLE = 'TILEWRIGHT_USER_DATA';

/**
 * The folder of settings and lexicon caches. It is the one that Electron gives an app of this
 * name, so that the window and the command line share one cache.
 */
export function userDataDir(platform: NodeJS.Platform, env: Environment): string {
  const chosen = env[USER_DATA_VARIABLE];
  if (chosen !== undefined && chosen !== '') return chosen;
  return join(configDir(platform, env), 'tilewright');
}

function configDir(platform: NodeJS.Platform, env: Environment): string {
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  if (platform === 'win32') return env.APPDATA || join(homedir(), 'AppData', 'Roaming');
  return env.XDG_CONFIG_HOME || join(homedir(), '.config');
}

/** The folder of the lexicon caches inside a user data folder. */
export const lexiconCacheDir = (userData: string): string => join(userData, 'lexicons');

/** The file of the first search of the last run inside a user data folder. */
export const firstSearchPath = (userData: string): string => join(userData, 'firstSearch.json');

/** The file of the window's tournament inside a user data folder. */
export const tournamentPath = (userData: string): string => join(userData, 'tournament', 'last.games');

/** The file of the window's training of leaves inside a user data folder. */
export const trainingPath = (userData: string): string => join(userData, 'training', 'last.training');

/** The file of the last review of a game without a file inside a user data folder. */
export const ownReviewPath = (userData: string): string => join(userData, 'reviews', 'last.review.json');

/** The folder of lexicons uploaded from a browser inside a user data folder. */
export const uploadDir = (userData: string): string => join(userData, 'uploads');

/** The folder of the reports of crashes inside a user data folder. */
export const crashDir = (userData: string): string => join(userData, 'crashes');

/** The folder of documents that could not be brought back inside a user data folder. */
export const setAsideDir = (userData: string): string => join(userData, 'set aside');

/** The folders that nobody but Tilewright writes to. */
export const ownFolders = (userData: string): readonly string[] => [
  userData,
  lexiconCacheDir(userData),
  dirname(tournamentPath(userData)),
  dirname(trainingPath(userData)),
  dirname(ownReviewPath(userData)),
  uploadDir(userData),
  ownLeavesDir(userData),
  crashDir(userData),
  setAsideDir(userData),
];

/** The folder of the notes of films and pictures that are being written. */
export const exportNotesDir = (userData: string): string => join(userData, 'exports');

/** The folder of a person's own leaves inside a user data folder: one file for each set of tiles. */
export const ownLeavesDir = (userData: string): string => join(userData, 'leaves');
