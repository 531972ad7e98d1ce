import { MAX_GAME_TEXT } from '../core/notation/text/textBounds';
import { depsOf } from '../main/cli/commandDeps';
import { openSession } from '../main/cli/siu/siuEngine';
import { threadsOf } from '../main/cli/threadsOption';
import { adoptFile, mountFiles, PROGRAM_DIR } from './node/files';
import { provideThreads } from './node/workerThreads';
import { PROGRAM_FILES, startThread } from './programFiles';

// Nothing is kept: the lexicon is built anew for each engine.
mountFiles(new Map(), PROGRAM_FILES, () => undefined);
provideThreads({
  start: startThread,
  programFiles: PROGRAM_FILES,
  onChange: ({ file, path }) => adoptFile(path, file),
});

const options = {
  threads: threadsOf(undefined),
  lexiconFile: undefined,
  leaves: undefined,
  winTable: undefined,
  board: undefined,
  tiles: undefined,
};
const { close, session } = openSession(options, depsOf(PROGRAM_DIR, '/siu'), (line) => postMessage(line));
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  session.handle(typeof data === 'string' && data.length <= MAX_GAME_TEXT ? data : undefined);
});
await session.over;
await close();
self.close();
