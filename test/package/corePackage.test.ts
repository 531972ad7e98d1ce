import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import wordListPath from 'word-list';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { sandboxObstacle } from '../../scripts/setup/launchFlags.mjs';
import { IS_LONG } from '../seed';
import { PackedProject, REPOSITORY } from './packed';

const project = new PackedProject('core');
const INSTALLED = join(project.folder, 'node_modules', '@tilewright', 'core');

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

beforeAll(() => void project.install('buildCore.mjs'));
afterAll(() => project.remove());

/** Programs of the README, each with what it prints. */
const examples = [
  ...readFileSync(join(project.source, 'README.md'), 'utf8').matchAll(
    /```js\n(.*?)```.*?```text\n(.*?)```/gs,
  ),
].map(([, code = '', printed = ''], index) => ({ name: `example ${index + 1}`, code, printed }));

it('has six examples in its README', () => expect(examples).toHaveLength(6));

it.each(examples)('runs $name of the README in Node and in a worker', ({ code, name, printed }) => {
  const file = join(project.folder, `${name.replace(' ', '')}.mjs`);
  writeFileSync(file, code);
  expect(project.run(process.execPath, [file])).toBe(printed);
  const starter = join(project.folder, 'worker.mjs');
  writeFileSync(
    starter,
    `import { Worker } from 'node:worker_threads';\nnew Worker(${JSON.stringify(file)}).on('error', (error) => { throw error; });\n`,
  );
  expect(project.run(process.execPath, [starter])).toBe(printed);
});

it('builds a lexicon between other tasks, the same one, and stops when a signal is aborted', () => {
  const file = join(project.folder, 'steps.mjs');
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs';
    import { Lexicon } from '@tilewright/core';
    const words = readFileSync(${JSON.stringify(wordListPath)});
    let ticks = 0;
    const ticking = setInterval(() => ticks++);
    const lexicon = await Lexicon.fromTextAsync(words);
    clearInterval(ticking);
    const isSame = Buffer.from(lexicon.toBytes()).equals(Lexicon.fromText(words).toBytes());
    const stages = new Set();
    const controller = new AbortController();
    // The first step reads and sorts the words; the timer fires after it.
    const onProgress = (stage) => {
      if (stage === 'sort-words' && !stages.has(stage)) setTimeout(() => controller.abort('enough'));
      stages.add(stage);
    };
    const reason = await Lexicon.fromTextAsync(words, { signal: controller.signal, onProgress }).catch(String);
    const late = await Lexicon.fromTextAsync(words, { signal: AbortSignal.timeout(5) }).catch(({ name }) => name);
    const wrong = await Lexicon.fromTextAsync('').catch(({ name }) => name);
    console.log(JSON.stringify({ isSame, ticks, stages: [...stages], reason, late, wrong }));`,
  );
  const { ticks, ...rest } = JSON.parse(project.run(process.execPath, [file]));
  expect(ticks).toBeGreaterThanOrEqual(4);
  expect(rest).toEqual({
    isSame: true,
    stages: ['read', 'sort-words'],
    reason: 'enough',
    late: 'TimeoutError',
    wrong: 'InputProblem',
  });
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

it.runIf(IS_LONG)('has nothing that publint objects to', async () => {
  const { messages } = await publint({ pkgDir: INSTALLED, pack: false, strict: true });
  expect(messages).toEqual([]);
});

/** What arethetypeswrong calls the profile `esm-only`: resolution without ES modules is left out. */
const WITHOUT_MODULES = ['node10', 'node16-cjs'];

it.runIf(IS_LONG)(
  'has types that arethetypeswrong finds right for ES modules, at every entry point',
  async () => {
    const checked = await checkPackage(createPackageFromTarballData(project.tarball));
    if (!checked.types) throw new Error('no types');
    expect(Object.keys(checked.entrypoints)).toEqual(expect.arrayContaining(['.', './strategy']));
    const isOfModules = (problem: Problem) =>
      !('resolutionKind' in problem && WITHOUT_MODULES.includes(problem.resolutionKind));
    expect(checked.problems.filter(isOfModules)).toEqual([]);
  },
);

it.runIf(IS_LONG)('has pages that typedoc writes without a warning', () => {
  const typedoc = join(REPOSITORY, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const options = join(project.source, 'typedoc.json');
  const pages = join(project.folder, 'pages');
  project.run(process.execPath, [typedoc, '--options', options, '--out', pages], REPOSITORY);
  expect(readFileSync(join(pages, 'classes', 'index.Lexicon.html'), 'utf8')).toContain('fromTextAsync');
});

it.runIf(IS_LONG)('has types that a strict project can use, however it resolves modules', () => {
  const [{ code } = { code: '' }] = examples;
  const lines = [
    code,
    'const best: number | undefined = moves.at(0)?.score;',
    'const { signal } = new AbortController();',
    "console.log(best, Lexicon.fromTextAsync('AA', { signal }));",
  ];
  writeFileSync(join(project.folder, 'use.ts'), lines.join('\n'));
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    const flags = ['--module', module, '--moduleResolution', resolution, '--lib', 'es2023,dom'];
    const tsc = join(REPOSITORY, 'node_modules', 'typescript', 'bin', 'tsc');
    project.run(process.execPath, [tsc, '--noEmit', '--strict', '--target', 'es2023', ...flags, 'use.ts']);
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
  expect(lines.join('')).toBe(readFileSync(join(project.source, 'api.txt'), 'utf8'));
});

it('finds all moves in at most 15 kB of compressed code', async () => {
  const entry = join(project.folder, 'entry.mjs');
  writeFileSync(entry, "export { MoveGenerator, MoveList, checkSetup } from '@tilewright/core/movegen';");
  const bundle = await rolldown({ input: entry, platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(output).toHaveLength(1);
  expect(gzipSync(code).length).toBeLessThan(15_000);
});
