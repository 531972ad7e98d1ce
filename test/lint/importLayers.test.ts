import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY, runPackageProgram } from './projectCommand';

const CONFIG = join(REPOSITORY, '.dependency-cruiser.mjs');

interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** Runs the checker on `src` under `folder`. */
function findViolations(folder: string): readonly Violation[] {
  const args = ['--config', CONFIG, '--output-type', 'json', 'src'];
  const { output } = runPackageProgram('dependency-cruiser/bin/dependency-cruise.mjs', args, folder);
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(output);
  return report.summary.violations.map(({ from, rule }) => ({ rule: rule.name, from }));
}

describe('imports', () => {
  it('respect the layers and form no cycle', () => {
    expect(findViolations(REPOSITORY)).toEqual([]);
  });
});

/** Every rule, a file that breaks it, and the line that does so. */
const OFFENDERS: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['core-is-pure', 'src/core/readsFiles.ts', "export { readFileSync } from 'node:fs';"],
  ['core-is-pure', 'src/core/usesPackage.ts', "export { z } from 'zod';"],
  ['core-is-pure', 'src/core/usesContract.ts', "export type { Port } from '../contract/port';"],
  ['engine-is-pure', 'src/engine/usesMain.ts', "export { Engine } from '../main/engine';"],
  ['engine-is-pure', 'src/engine/usesNode.ts', "export { Worker } from 'node:worker_threads';"],
  ['engine-is-pure', 'src/engine/usesPackage.ts', "export { createBirpc } from 'birpc';"],
  ['contract', 'src/contract/usesMain.ts', "export type { Engine } from '../main/engine';"],
  ['contract', 'src/contract/usesPackage.ts', "export { WebSocket } from 'ws';"],
  ['contract-takes-only-types-of-core', 'src/contract/runsCore.ts', "export { score } from '../core/score';"],
  ['texts', 'src/texts/usesCore.ts', "export type { Score } from '../core/score';"],
  ['main', 'src/main/usesRenderer.ts', "export { state } from '../renderer/state/state';"],
  ['main', 'src/main/usesPreload.ts', "export { bridge } from '../preload/bridge';"],
  ['preload', 'src/preload/usesCore.ts', "export { score } from '../core/score';"],
  ['preload', 'src/preload/usesMain.ts', "export { Engine } from '../main/engine';"],
  ['web-page-leaves-main-to-its-worker', 'src/web/main.ts', "export { Engine } from '../main/engine';"],
  ['renderer-runs-in-a-page', 'src/renderer/usesMain.ts', "export { Engine } from '../main/engine';"],
  ['renderer-runs-in-a-page', 'src/renderer/usesElectron.ts', "export { ipcRenderer } from 'electron';"],
  ['renderer-runs-in-a-page', 'src/renderer/usesNode.ts', "export { join } from 'node:path';"],
  [
    'the-page-checks-no-requests',
    'src/renderer/session/parses.ts',
    "export { requests } from '../../contract/requests/requests';",
  ],
  [
    'renderer-state-view-playback-are-pure',
    'src/renderer/state/usesThree.ts',
    "export { Scene } from 'three';",
  ],
  [
    'renderer-state-view-playback-are-pure',
    'src/renderer/view/usesScene.ts',
    "export { layer } from '../scene/layer';",
  ],
  [
    'renderer-state-view-playback-are-pure',
    'src/renderer/playback/usesPanel.ts',
    "export { panel } from '../panel/panel';",
  ],
  [
    'leaf-state-knows-no-view',
    'src/renderer/features/words/state/usesView.ts',
    "export { page } from '../view/page';",
  ],
  [
    'renderer-state-view-playback-are-pure',
    'src/renderer/features/words/view/usesPanel.ts',
    "export { panel } from '../../../panel/panel';",
  ],
  [
    'editor-uses-exports-of-leaves',
    'src/renderer/view/usesLeaf.ts',
    "export { page } from '../features/words/view/page';",
  ],
  [
    'leaves-use-exports-of-leaves',
    'src/renderer/features/review/view/usesLeaf.ts',
    "export { page } from '../../words/view/page';",
  ],
  ['scene-draws-views', 'src/renderer/scene/usesState.ts', "export { state } from '../state/state';"],
  ['scene-draws-views', 'src/renderer/scene/usesCore.ts', "export type { Score } from '../../core/score';"],
  [
    'scene-draws-views',
    'src/renderer/resources/usesContract.ts',
    "export type { Port } from '../../contract/port';",
  ],
  ['the-page-starts-without-three', 'src/renderer/scene/sceneLook.ts', "export { Color } from 'three';"],
  [
    'scene-takes-only-types-of-view',
    'src/renderer/scene/runsView.ts',
    "export { view } from '../view/view';",
  ],
  [
    'panels-and-input-leave-the-scene-alone',
    'src/renderer/panel/usesScene.ts',
    "export { layer } from '../scene/layer';",
  ],
  [
    'panels-and-input-leave-the-scene-alone',
    'src/renderer/input/usesThree.ts',
    "export { Raycaster } from 'three';",
  ],
  ['no-unresolvable', 'src/main/leadsNowhere.ts', "export { gone } from './gone';"],
  ['no-cycles', 'src/core/egg.ts', "import { hen } from './hen';\nexport const egg: unknown = () => hen;"],
];

/** Imports of the offenders, and imports that every rule allows. */
const INNOCENTS: Readonly<Record<string, string>> = {
  'src/core/hen.ts': "import { egg } from './egg';\nexport const hen: unknown = () => egg;",
  'src/core/score.ts': 'export type Score = number;\nexport const score: Score = 1;',
  'src/contract/port.ts':
    "import { z } from 'zod';\nimport type { Score } from '../core/score';\nexport type Port = Score;\nexport const port = z.number();",
  'src/contract/requests/requests.ts': "import { z } from 'zod';\nexport const requests = z.number();",
  'src/engine/answer.ts':
    "import { RE2JS } from 're2js';\nimport { port } from '../contract/port';\nimport { score } from '../core/score';\nexport const answer = [RE2JS, port, score];",
  'src/main/engine.ts':
    "import { app } from 'electron';\nimport { readFileSync } from 'node:fs';\nimport { port } from '../contract/port';\nimport { score } from '../core/score';\nexport type Engine = typeof score;\nexport const Engine = [app, readFileSync, port, score];",
  'src/preload/bridge.ts':
    "import { contextBridge } from 'electron';\nimport { port } from '../contract/port';\nexport const bridge = [contextBridge, port];",
  'src/renderer/state/state.ts': "import { score } from '../../core/score';\nexport const state = score;",
  'src/renderer/view/view.ts':
    "import { state } from '../state/state';\nexport type View = number;\nexport const view = state;",
  'src/renderer/features/words/state/reduceWords.ts':
    "import { state } from '../../../state/state';\nexport const words = state;",
  'src/renderer/features/words/view/page.ts':
    "import { view } from '../../../view/view';\nimport { words } from '../state/reduceWords';\nexport const page = [view, words];",
  'src/renderer/features/features.ts':
    "import { words } from './words/state/reduceWords';\nexport const features = [words];",
  'src/renderer/state/reduce.ts':
    "import { features } from '../features/features';\nimport { words } from '../features/words/state/reduceWords';\nexport const reduce = [features, words];",
  'src/renderer/scene/layer.ts':
    "import { Scene } from 'three';\nimport type { View } from '../view/view';\nexport const layer: readonly [Scene, View] = [new Scene(), 1];",
  'src/renderer/panel/panel.ts':
    "import { render } from 'preact';\nimport { view } from '../view/view';\nexport const panel = [render, view];",
  'src/renderer/main.ts':
    "import { panel } from './panel/panel';\nimport { layer } from './scene/layer';\nimport { state } from './state/state';\nexport const parts = [panel, layer, state];",
};

describe('the import rules', () => {
  let folder = '';
  let violations: readonly Violation[] = [];

  beforeAll(() => {
    // Inside the project, so that packages resolve.
    mkdirSync(join(REPOSITORY, 'test-results'), { recursive: true });
    folder = mkdtempSync(join(REPOSITORY, 'test-results', 'layers-'));
    const offenders = OFFENDERS.map(([, file, line]) => [file, line] as const);
    for (const [file, text] of [...offenders, ...Object.entries(INNOCENTS)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    violations = findViolations(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(OFFENDERS)('%s refuses %s', (rule, file) => {
    expect(violations).toContainEqual({ rule, from: file });
  });

  it('allow every other import', () => {
    const offending = new Set(OFFENDERS.map(([, file]) => file));
    expect(violations.filter(({ from }) => !offending.has(from))).toEqual([]);
  });
});
