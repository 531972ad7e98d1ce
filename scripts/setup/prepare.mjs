import { findProgram } from './childProcess.mjs';
import { downloadChromium, findChromium } from './chromium.mjs';
import { hasDisplay } from './display.mjs';
import { obtainElectron } from './electronRuntime.mjs';
import { installPackages as installNpmPackages } from './packages.mjs';
import { SetupProblem, say } from './report.mjs';
import {
  aptCommand,
  DISPLAY_PACKAGES,
  ELECTRON_PACKAGES,
  hasChromiumPackage,
  installPackages as installSystemPackages,
  mayInstallPackages,
  missingLibraries,
  SOFTWARE_GL_PACKAGES,
} from './systemPackages.mjs';

/**
 * Prepares a clone for `mode`. A missing requirement is explained in one sentence, with exit code 1.
 *
 * @param {string} mode one of start, test, serve, cli
 */
export async function prepareOrExplain(mode) {
  try {
    await installNpmPackages();
    if (mode === 'start' && hasDisplay()) await obtainElectron({ insist: false });
    if (mode === 'test') await prepareTests();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

async function prepareTests() {
  const electron = await obtainElectron({ insist: true });
  if (!electron) {
    throw new SetupProblem(
      'The tests need Electron: connect to the network, type `npx install-electron`, and try again.',
    );
  }
  if (mayInstallPackages()) await installSystemPackages(await debianPackages());
  const chromium = await obtainChromium();
  const lacks = await whatIsMissing(electron, chromium);
  if (lacks.length > 0) {
    const packages = await debianPackages();
    throw new SetupProblem(
      `The tests need ${lacks.join(', ')}: type \`${aptCommand(packages)}\` and try again.`,
    );
  }
}

async function debianPackages() {
  const browser = hasChromiumPackage() && !(await findChromium()) ? ['chromium'] : [];
  return [...DISPLAY_PACKAGES, ...ELECTRON_PACKAGES, ...SOFTWARE_GL_PACKAGES, ...browser];
}

async function obtainChromium() {
  const found = await findChromium();
  if (found) return found;
  await downloadChromium();
  const downloaded = await findChromium();
  if (!downloaded)
    throw new SetupProblem(
      "Playwright's Chromium is not where it should be: type `npx playwright install --force chromium`.",
    );
  return downloaded;
}

/**
 * @param {string} electron
 * @param {string} chromium
 */
async function whatIsMissing(electron, chromium) {
  const libraries = await Promise.all([missingLibraries(electron), missingLibraries(chromium)]);
  const display = findProgram('Xvfb') || hasDisplay() ? [] : ['Xvfb'];
  return [...display, ...new Set(libraries.flat())];
}
