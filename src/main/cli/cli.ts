import { runCommandLine } from './commandLine';

// The reader may stop early, like `head`; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommandLine(process.argv.slice(2), import.meta.dirname);
