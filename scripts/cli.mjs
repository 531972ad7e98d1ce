// Runs the command line: `npm run tilewright -- moves …`. Set-up writes to stderr only; stdout belongs to the
// program.
import { join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { findElectron } from './setup/electronRuntime.mjs';
import { exitWith } from './setup/exitWith.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { hasGraphicsCard, SOFTWARE_GL_FLAGS, sandboxObstacle } from './setup/launchFlags.mjs';

exitWith(async () => {
  await buildIfStale({ silent: true });
  const args = process.argv.slice(2);
  const env = args[0] === 'film' ? { ...process.env, ...electronVariable() } : process.env;
  return handOver(process.execPath, [join(REPOSITORY, 'out/main/cli.js'), ...args], { env });
});

/** Films are drawn in Electron, so the command line receives its path and how to start it here. */
function electronVariable() {
  const executable = findElectron();
  if (!executable) return {};
  const flags = [
    ...(sandboxObstacle(executable) ? ['--no-sandbox'] : []),
    ...(hasGraphicsCard() ? [] : SOFTWARE_GL_FLAGS),
  ];
  return { TILEWRIGHT_ELECTRON: JSON.stringify({ executable, flags }) };
}
