// Builds `packages/core`: one file of JavaScript for each entry point, with what they share beside them, and
// the declarations of all sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { licencesOf } from './bundle/licences.mjs';
import { REPOSITORY } from './setup/folders.mjs';

const PACKAGE = join(REPOSITORY, 'packages', 'core');
const DIST = join(PACKAGE, 'dist');
/** @type {{ exports: Record<string, string | { default: string }> }} */
const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
const names = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace(/^\.\/dist\/(.*)\.js$/, '$1')],
);

rmSync(DIST, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(names.map((name) => [name, join(PACKAGE, 'src', `${name}.ts`)])),
  platform: 'neutral',
});
const { output } = await bundle.write({ dir: DIST, format: 'esm', chunkFileNames: 'shared/[name].js' });
const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
copyFileSync(join(REPOSITORY, 'LICENSE'), join(DIST, 'LICENSE'));
writeFileSync(join(DIST, 'THIRD-PARTY-LICENSES.txt'), licencesOf(modules));
execFileSync(process.execPath, [
  join(REPOSITORY, 'node_modules', 'typescript', 'bin', 'tsc'),
  ...['--project', PACKAGE],
]);
for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(DIST, file);
  // The sources leave extensions to the bundler; Node's resolution needs them.
  const text = readFileSync(path, 'utf8').replace(/(from |import\()'(\.[^']*)'/g, "$1'$2.js'");
  writeFileSync(path, text);
}
