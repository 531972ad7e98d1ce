import { runCommandLine } from './commandLine';

// Whoever reads may have had enough, as `head` has; that is the end, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await runCommandLine(process.argv.slice(2), import.meta.dirname);
