import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/core/board/position';
import { computeCrossChecks } from '../../src/core/movegen/kernel/crossChecks';
import { boardDetailAt } from '../../src/renderer/view/board/boardDetail';
import { crossCheckViews } from '../../src/renderer/view/board/crossCheckView';
import type { CrossCheckView } from '../../src/renderer/view/sceneView';
import { builtGaddag, defaultWordList } from '../core/lexicon/defaultWords';
import { unwrap } from '../oracle/oraclePositions';
import { readMidgame } from '../renderer/view/midgame';
import { IS_LONG, someOf } from '../seed';
import { compareWithGolden, meanColor } from './goldenPicture';
import type { ShotRequest, WalkFrame } from './page/page';
import { BACKENDS, type Backend, openScenePage, type ScenePage } from './scenePage';

const ALL_BACKENDS = Object.keys(BACKENDS).filter((name): name is Backend => name in BACKENDS);
/** SwiftShader comes with Chromium; llvmpipe only with Mesa. */
const backends: readonly Backend[] = IS_LONG ? ALL_BACKENDS : ['swiftshader'];

/** Cross-checks of the initial position with the built-in list. */
function midgameCrossChecks(): readonly CrossCheckView[] {
  const setup = readMidgame();
  const gaddag = builtGaddag(defaultWordList(15));
  const { across, down, isDead } = computeCrossChecks(unwrap(checkSetup(setup)).position, gaddag);
  const dead = Array.from(isDead, (flag) => flag !== 0);
  return crossCheckViews(setup, { across: [...across], down: [...down], dead }, boardDetailAt(44));
}

const GOLDEN_SHOTS: Readonly<Record<string, () => ShotRequest>> = {
  candidate: () => ({ fixture: 'lianes' }),
  halfDrawnArrows: () => ({ fixture: 'arsine', preset: 'low', phase: 0.45 }),
  anyMultipliers: () => ({ fixture: 'wide', preset: 'top' }),
  tilesInFlight: () => ({ fixture: 'flight', phase: 0.5 }),
  heatMap: () => ({ fixture: 'heated' }),
  crossChecks: () => ({ fixture: 'midgame', preset: 'top', zoom: 1.7, crossChecks: midgameCrossChecks() }),
};

/** The walk of `walkFixture.ts`: everything tried at the B of CAB. */
const WALK_FRAMES: Readonly<Record<string, WalkFrame>> = {
  walk01AnchorEntered: { step: 1, phase: 1 },
  walk02TilePassed: { step: 3, phase: 0.5 },
  walk03NoArc: { step: 5, phase: 0.2 },
  walk04TileInFlight: { step: 6, phase: 0.4 },
  walk05WordFound: { step: 7, phase: 0.5 },
  walk06SeparatorCrossed: { step: 8, phase: 0.5 },
  walk07BlankInFlight: { step: 9, phase: 0.7 },
  walk08LongWordFound: { step: 10, phase: 1 },
  walk09SeparatorTakenBack: { step: 12, phase: 0.5 },
  walk10TileOnItsWayBack: { step: 13, phase: 0.5 },
  walk11CrossWordRefused: { step: 23, phase: 0.2 },
  walk12AnchorLeft: { step: 34, phase: 1 },
};

const MAX_DRAW_CALLS = 40;

const SCENES = new Map<Backend, ScenePage>();

const sceneOf = (backend: Backend | undefined): ScenePage => {
  const scene = backend === undefined ? undefined : SCENES.get(backend);
  if (scene === undefined)
    throw new Error('Nothing here can draw the scene: Chromium lacks even SwiftShader.');
  return scene;
};

beforeAll(async () => {
  for (const backend of backends) {
    const scene = await openScenePage(backend);
    if (scene !== null) SCENES.set(backend, scene);
  }
});

afterAll(async () => {
  for (const scene of SCENES.values()) await scene.close();
});

const showOn = ({ page }: ScenePage, request: ShotRequest) =>
  page.evaluate((wanted) => window.probe.show(wanted), request);

describe.each(backends)('the scene drawn by %s', (backend) => {
  it.for(someOf(Object.entries(GOLDEN_SHOTS)))(
    'matches the golden picture: %s',
    async ([name, requestOf], { skip }) => {
      skip(backend === 'llvmpipe' && !SCENES.has(backend), 'This machine has no llvmpipe.');
      const scene = sceneOf(backend);
      await showOn(scene, requestOf());
      expect(compareWithGolden(backend, name, await scene.page.screenshot())).toBeNull();
      expect(scene.errors()).toEqual([]);
    },
  );
});

describe.runIf(IS_LONG)('a walk through the lexicon', () => {
  it('matches the golden picture at each step, and is the same played backwards', async () => {
    const scene = sceneOf('swiftshader');
    const pictureOf = async (frame: WalkFrame) => {
      await scene.page.evaluate((wanted) => window.probe.walkTo(wanted), frame);
      return scene.page.screenshot();
    };
    const forwards = new Map<string, Buffer>();
    for (const [name, frame] of Object.entries(WALK_FRAMES)) forwards.set(name, await pictureOf(frame));
    const problems = [...forwards].map(([name, picture]) => compareWithGolden('swiftshader', name, picture));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    const differing: string[] = [];
    for (const [name, frame] of Object.entries(WALK_FRAMES).toReversed())
      if (!(await pictureOf(frame)).equals(forwards.get(name) ?? Buffer.of())) differing.push(name);
    expect(differing).toEqual([]);
    // No two pictures are alike: each shows what its name says.
    expect(new Set([...forwards.values()].map((picture) => picture.toString('base64'))).size).toBe(12);
    expect(scene.errors()).toEqual([]);
  });
});

// Does not depend on how pixels are made: the first backend that can be had serves.
describe('the scene', () => {
  let scene: ScenePage;
  const show = (request: ShotRequest) => showOn(scene, request);

  beforeAll(() => {
    scene = sceneOf(backends.find((backend) => SCENES.has(backend)));
  });

  it(`draws a full board in at most ${MAX_DRAW_CALLS} calls, shadows and finish included`, async () => {
    const { drawCalls } = await show({ fixture: 'fullWithArrows', look: { quality: 'medium' } });
    expect(drawCalls).toBeGreaterThan(10);
    expect(drawCalls).toBeLessThanOrEqual(MAX_DRAW_CALLS);
  });

  it('finds the square and the rack place under the pointer', async () => {
    await show({ fixture: 'lianes', preset: 'top' });
    // From above, the middle of the canvas shows the middle column; the rack lies below the board.
    expect(await scene.page.evaluate(() => window.probe.pick(320, 180))).toMatchObject({
      kind: 'square',
      col: 7,
    });
    expect(await scene.page.evaluate(() => window.probe.pick(320, 383))).toEqual({ kind: 'rack', index: 3 });
    expect(await scene.page.evaluate(() => window.probe.pick(5, 5))).toBeNull();
  });

  it('fits the board into the part of the canvas that panels leave free', async () => {
    await show({ fixture: 'lianes', preset: 'top', insets: { left: 320, right: 0, top: 0, bottom: 0 } });
    expect(await scene.page.evaluate(() => window.probe.pick(160, 200))).toBeNull();
    expect(await scene.page.evaluate(() => window.probe.pick(480, 180))).toMatchObject({
      kind: 'square',
      col: 7,
    });
  });

  it('follows the light and bump settings', async () => {
    const mean = async (look: ShotRequest['look']) => {
      await show({ fixture: 'lianes', look: { ...look } });
      return meanColor(PNG.sync.read(await scene.page.screenshot()));
    };
    const [normal] = await mean({});
    const [bright] = await mean({ lightIntensity: 1.6 });
    expect(bright).toBeGreaterThan(normal + 8);
    await show({ fixture: 'lianes', zoom: 3 });
    const engraved = await scene.page.screenshot();
    await show({ fixture: 'lianes', zoom: 3, look: { bumpStrength: 0 } });
    expect(engraved.equals(await scene.page.screenshot())).toBe(false);
  });

  it('engraves the chosen font', async () => {
    await show({ fixture: 'lianes' });
    const before = await scene.page.screenshot();
    await show({ fixture: 'lianes', look: { font: 'serif' } });
    expect(before.equals(await scene.page.screenshot())).toBe(false);
    await show({ fixture: 'lianes' });
    expect(before.equals(await scene.page.screenshot())).toBe(true);
    expect(await scene.page.evaluate(() => window.probe.problems())).toEqual([]);
  });

  it('looks the same after the GPU context was lost and restored', async () => {
    await show({ fixture: 'lianes' });
    const before = await scene.page.screenshot();
    await scene.page.evaluate(() => window.probe.loseContext());
    expect(before.equals(await scene.page.screenshot())).toBe(true);
  });

  it('keeps no more on the GPU after many boards than after one', async () => {
    const first = await show({ fixture: 'arsine' });
    for (const fixture of ['tiny', 'wide', 'lianes', 'arsine']) await show({ fixture });
    const last = await show({ fixture: 'arsine' });
    expect(last.geometries).toBe(first.geometries);
    expect(last.textures).toBe(first.textures);
  });
});
