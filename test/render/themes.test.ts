import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES } from '../../src/contract/window/settings';
import { IS_LONG } from '../seed';
import { compareWithGolden } from './goldenPicture';
import type { ShotRequest } from './page/page';
import { openScenePage, type ScenePage } from './scenePage';

const SHOTS: Readonly<Record<string, ShotRequest>> = {
  candidate: { fixture: 'lianes' },
  anyMultipliers: { fixture: 'wide', preset: 'top' },
  heatMap: { fixture: 'heated' },
  finished: { fixture: 'lianes', look: { quality: 'medium' } },
};

/** All other pictures show the dark theme. */
describe.runIf(IS_LONG).each(THEMES.filter((theme) => theme !== 'dark'))(
  'the scene in the theme %s',
  (theme) => {
    let scene: ScenePage;
    beforeAll(async () => {
      const opened = await openScenePage('swiftshader', 'whole', theme);
      if (opened === null) throw new Error('Chromium lacks SwiftShader.');
      scene = opened;
    });
    afterAll(() => scene.close());

    it.each(Object.entries(SHOTS))('matches the golden picture: %s', async (name, request) => {
      await scene.page.evaluate((wanted) => window.probe.show(wanted), request);
      const problem = compareWithGolden('swiftshader', `${theme}-${name}`, await scene.page.screenshot());
      expect(problem).toBeNull();
      expect(scene.errors()).toEqual([]);
    });
  },
);
