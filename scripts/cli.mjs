// Runs the command line: `npm run tilewright -- moves …`. Set-up speaks on stderr only, so stdout is the program's.
import { join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { exitWith } from './setup/exitWith.mjs';
import { REPOSITORY } from './setup/folders.mjs';

exitWith(async () => {
  await buildIfStale({ silent: true });
  return handOver(process.execPath, [join(REPOSITORY, 'out/main/cli.js'), ...process.argv.slice(2)]);
});
