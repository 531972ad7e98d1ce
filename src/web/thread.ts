import { adoptFile, mountFiles } from './node/files';
import { process } from './node/globals';
import { becomeThread, provideThreads, type ThreadStart, tellHost } from './node/workerThreads';

/** The threads of the program, each under the name of the file that Node would run. */
const THREADS = import.meta.glob('../main/**/*.worker.ts');

/** A worker of the page becomes the thread that its first message names. */
addEventListener('message', ({ data }: MessageEvent<ThreadStart>) => void begin(data), { once: true });

// In Node a thread ends by it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

async function begin(start: ThreadStart): Promise<void> {
  const { argv, files, module, programFiles } = start;
  mountFiles(files, programFiles, (path, file) => tellHost(start, { path, file }));
  process.argv.push(...argv);
  provideThreads({
    // Its own address: no bundler follows a worker that starts itself.
    start: (name) => new Worker(location.href, { type: 'module', name }),
    programFiles,
    onChange({ file, path }) {
      adoptFile(path, file);
      tellHost(start, { path, file });
    },
  });
  becomeThread(start, ({ file, path }) => adoptFile(path, file));
  const found = Object.entries(THREADS).find(([path]) => path.endsWith(`/${module}.worker.ts`));
  if (found === undefined) throw new Error(`There is no thread ${module}.`);
  await found[1]();
}
