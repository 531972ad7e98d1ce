// Builds installers in dist/: on Linux a .tar.gz and a .deb. With arguments, calls electron-builder with
// them, such as `npm run package -- --win` on Windows.

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { runNpm, runQuietly } from './setup/childProcess.mjs';
import { obtainElectron } from './setup/electronRuntime.mjs';
import { foundElectronVersion } from './setup/electronVersion.mjs';
import { exitWith } from './setup/exitWith.mjs';
import { REPOSITORY } from './setup/folders.mjs';
import { SetupProblem, say, withProgress } from './setup/report.mjs';

const PACKAGING = join(REPOSITORY, 'packaging');
const DIST = join(REPOSITORY, 'dist');
const UNPACKED = join(DIST, 'linux-unpacked');
const CONFIGURATION = join(PACKAGING, 'electron-builder.yml');

const program = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const args = process.argv.slice(2);

exitWith(async () => {
  await buildIfStale();
  await withProgress('Installing the packagers', installPackagers);
  if (args.length > 0) await withProgress('Packing', () => electronBuilder(args));
  else if (process.platform === 'linux') await packForLinux();
  else throw new SetupProblem('Say what to make: `npm run package -- --win` or `npm run package -- --mac`.');
  return 0;
});

async function packForLinux() {
  rmSync(DIST, { recursive: true, force: true });
  const executable = await obtainElectron({ insist: false });
  const version = foundElectronVersion();
  if (executable === null || version === null) throw new SetupProblem('There is no Electron to be packed.');
  const runtime = dirname(executable);
  await withProgress(`Packing Tilewright with Electron ${version}`, () =>
    electronBuilder(['--linux', 'dir', `-c.electronDist=${runtime}`, `-c.electronVersion=${version}`]),
  );
  // The Electron from npm has its own loader, and no version file.
  rmSync(join(UNPACKED, 'resources', 'app'), { recursive: true, force: true });
  writeFileSync(join(UNPACKED, 'version'), version);
  const name = `tilewright-${program.version}-linux-${process.arch}`;
  const archive = join(DIST, `${name}.tar.gz`);
  await withProgress(`Writing ${basename(archive)}`, () =>
    run('tar', ['-czf', archive, '-C', DIST, `--transform=s,^linux-unpacked,${name},`, 'linux-unpacked']),
  );
  const { code } = await runQuietly('dpkg-deb', ['--version']);
  if (code === 0) await withProgress('Writing the .deb', writeDeb);
  else say('There is no dpkg-deb here, so no .deb is made.');
  say(`dist/ has ${readSizes()}.`);
}

async function installPackagers() {
  const installed = join(PACKAGING, 'node_modules', '.package-lock.json');
  const wanted = statSync(join(PACKAGING, 'package-lock.json')).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= wanted) return;
  const { code, output } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: PACKAGING,
  });
  if (code !== 0) throw new SetupProblem(`The packagers could not be installed:\n${output}`);
}

/** @param {readonly string[]} options */
const electronBuilder = (options) =>
  run(process.execPath, [
    join(PACKAGING, 'node_modules', 'electron-builder', 'cli.js'),
    ...options,
    `--config=${CONFIGURATION}`,
  ]);

async function writeDeb() {
  const installDeb = createRequire(join(PACKAGING, 'package.json'))('electron-installer-debian');
  await installDeb({
    src: UNPACKED,
    dest: DIST,
    arch: process.arch === 'x64' ? 'amd64' : process.arch,
    options: {
      name: 'tilewright',
      // xz would save a quarter, but takes ten times as long.
      compression: 'gzip',
      productName: 'Tilewright',
      genericName: 'Crossword-game move generator',
      version: program.version,
      description: 'Shows how a Scrabble move generator thinks',
      productDescription: program.description,
      maintainer: 'Tilewright contributors <contributors@tilewright.invalid>',
      section: 'games',
      categories: ['Game', 'BoardGame', 'Education'],
      bin: 'tilewright',
      icon: join(REPOSITORY, 'resources', 'icons', 'tilewright.png'),
      mimeType: ['application/x-tilewright', 'application/x-gcg', 'application/x-cgp'],
      scripts: { postinst: join(PACKAGING, 'postinst'), prerm: join(PACKAGING, 'prerm') },
    },
  });
}

/**
 * @param {string} command
 * @param {readonly string[]} options
 */
async function run(command, options) {
  const { code, output } = await runQuietly(command, options);
  if (code !== 0) throw new SetupProblem(`${basename(command)} failed (${code}):\n${output}`);
}

function readSizes() {
  const files = [`tilewright-${program.version}-linux-${process.arch}.tar.gz`, debName()];
  return files
    .map((file) => join(DIST, file))
    .filter(existsSync)
    .map((file) => `${basename(file)} (${(statSync(file).size / 2 ** 20).toFixed(0)} MB)`)
    .join(' and ');
}

const debName = () => `tilewright_${program.version}_${process.arch === 'x64' ? 'amd64' : process.arch}.deb`;
