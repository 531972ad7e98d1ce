import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { sandboxObstacle } from '../../scripts/setup/launchFlags.mjs';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const PACKAGE = join(REPOSITORY, 'packages', 'core');
const project = mkdtempSync(join(tmpdir(), 'tilewright-package-'));
const INSTALLED = join(project, 'node_modules', '@tilewright', 'core');

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

/** The package as `npm` would publish it, in an empty project. */
beforeAll(() => {
  run(process.execPath, [join(REPOSITORY, 'scripts', 'buildCore.mjs')]);
  const packed = run('npm', ['pack', '--json', '--pack-destination', project], PACKAGE);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(INSTALLED, { recursive: true });
  run('tar', ['-xzf', join(project, filename), '--strip-components=1', '-C', INSTALLED]);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Programs of the README, each with what it prints. */
const examples = [
  ...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/```js\n(.*?)```.*?```text\n(.*?)```/gs),
].map(([, code = '', printed = ''], index) => ({ name: `example ${index + 1}`, code, printed }));

it('has five examples in its README', () => expect(examples).toHaveLength(5));

it.each(examples)('runs $name of the README in Node and in a worker', ({ code, name, printed }) => {
  const file = join(project, `${name.replace(' ', '')}.mjs`);
  writeFileSync(file, code);
  expect(run(process.execPath, [file])).toBe(printed);
  const starter = join(project, 'worker.mjs');
  writeFileSync(
    starter,
    `import { Worker } from 'node:worker_threads';\nnew Worker(${JSON.stringify(file)}).on('error', (error) => { throw error; });\n`,
  );
  expect(run(process.execPath, [starter])).toBe(printed);
});

it('runs them in a page', async () => {
  const executablePath = (await findChromium()) ?? undefined;
  const chromiumSandbox = executablePath !== undefined && sandboxObstacle(executablePath) === null;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox });
  try {
    const page = await browser.newPage();
    const { exports } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as Manifest;
    const imports = Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === 'string' ? [] : [[`@tilewright/core${path.slice(1)}`, `/${entry.default}`]],
    );
    const map = JSON.stringify({ imports: Object.fromEntries(imports) });
    await page.route('http://page.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: `<script type="importmap">${map}</script>` })
        : route.fulfill({ path: join(INSTALLED, pathname), contentType: 'text/javascript' });
    });
    for (const { code, printed } of examples) {
      await page.goto('http://page.test/');
      const said = page.waitForEvent('console');
      await page.addScriptTag({ type: 'module', content: code });
      expect(`${(await said).text()}\n`).toBe(printed);
    }
  } finally {
    await browser.close();
  }
});

it('has nothing that publint objects to', async () => {
  const { messages } = await publint({ pkgDir: INSTALLED, pack: false, strict: true });
  expect(messages).toEqual([]);
});

it('has types that a strict project can use, however it resolves modules', () => {
  const [{ code } = { code: '' }] = examples;
  writeFileSync(
    join(project, 'use.ts'),
    `${code}const best: number | undefined = moves.at(0)?.score;\nconsole.log(best);\n`,
  );
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    const flags = ['--module', module, '--moduleResolution', resolution, '--lib', 'es2023,dom'];
    const tsc = join(REPOSITORY, 'node_modules', 'typescript', 'bin', 'tsc');
    run(process.execPath, [tsc, '--noEmit', '--strict', '--target', 'es2023', ...flags, 'use.ts']);
  }
});

it('exports what its report says: change the report with the API', async () => {
  const { exports } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as Manifest;
  const lines = await Promise.all(
    Object.entries(exports).flatMap(async ([path, entry]) => {
      if (typeof entry === 'string') return '';
      const names = Object.keys(await import(join(INSTALLED, entry.default))).sort();
      return `${path}: ${names.join(', ')}\n`;
    }),
  );
  expect(lines.join('')).toBe(readFileSync(join(PACKAGE, 'api.txt'), 'utf8'));
});

it('finds all moves in at most 15 kB of compressed code', async () => {
  const entry = join(project, 'entry.mjs');
  writeFileSync(entry, "export { MoveGenerator, MoveList, checkSetup } from '@tilewright/core/movegen';");
  const bundle = await rolldown({ input: entry, platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(output).toHaveLength(1);
  expect(gzipSync(code).length).toBeLessThan(15_000);
});
