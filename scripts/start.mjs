// Starts the app: in an Electron window, or in the browser if there is no Electron or no display.

import { buildIfStale } from './setup/build.mjs';
import { handOver } from './setup/childProcess.mjs';
import { chromiumLog, emptyChromiumLog, showOrKeep } from './setup/chromiumLog.mjs';
import { hasDisplay } from './setup/display.mjs';
import { findElectron } from './setup/electronRuntime.mjs';
import { exitWith } from './setup/exitWith.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { hasGraphicsCard, SOFTWARE_GL_FLAGS, sandboxObstacle } from './setup/launchFlags.mjs';
import { say } from './setup/report.mjs';
import { runPage } from './setup/runPage.mjs';
import { aptCommand, ELECTRON_PACKAGES, missingLibraries } from './setup/systemPackages.mjs';

const args = process.argv.slice(2);

exitWith(async () => {
  const executable = findElectron();
  const obstacle = await windowObstacle(executable);
  if (executable && !obstacle) {
    await buildIfStale();
    return runElectron(executable);
  }
  say(`${obstacle} Serving the app for a browser.`);
  return runPage(args);
});

/**
 * @param {string | null} executable
 * @returns {Promise<string | null>} one sentence, or null if a window can be opened
 */
async function windowObstacle(executable) {
  if (!hasDisplay()) return 'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).';
  if (!executable) return 'There is no Electron here (`npx install-electron` tries to fetch it anew).';
  const lacking = await missingLibraries(executable);
  if (lacking.length === 0) return null;
  return `Electron lacks ${lacking.join(', ')} (on Debian or Ubuntu \`${aptCommand(ELECTRON_PACKAGES)}\` brings them).`;
}

/** @param {string} executable */
async function runElectron(executable) {
  const flags = [];
  const obstacle = sandboxObstacle(executable);
  if (obstacle) {
    say(`Starting with --no-sandbox, as ${obstacle}.`);
    flags.push('--no-sandbox');
  }
  if (!hasGraphicsCard()) {
    say('Starting with software WebGL, as there is no graphics card here: drawing is slow.');
    say(`Chromium's own notes about that are kept in ${chromiumLog()}.`);
    flags.push(...SOFTWARE_GL_FLAGS);
  }
  emptyChromiumLog();
  let displayRefused = false;
  const code = await handOver(executable, [...flags, REPOSITORY, ...args], {
    onErrorLine: (line) => {
      displayRefused ||= /Missing X server|Unable to open X display/.test(line);
      showOrKeep(line);
    },
  });
  if (!displayRefused) return code;
  say('The display could not be opened: check DISPLAY, or type `npm run serve` to use the browser.');
  return 1;
}
