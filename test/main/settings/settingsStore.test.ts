import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, FIRST_SETTINGS } from '../../../src/contract/window/settings';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { SettingsStore } from '../../../src/main/settings/settingsStore';
import { said } from '../../said';

let dir = '';
let logged: string[] = [];
const open = (folder = dir) => new SettingsStore(folder, (message) => logged.push(message));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-settings-'));
  logged = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const CHANGED = { ...DEFAULT_SETTINGS, fieldOfViewDeg: 50, quality: 'low' } as const;
const WINDOW = { x: -5, y: 10, width: 1000, height: 700, isMaximized: true, isFullScreen: false };
const DESK = [{ x: 0, y: 0, width: 1920, height: 1080 }];
const PROJECTOR = [...DESK, { x: 1920, y: 0, width: 1024, height: 768 }];

describe('SettingsStore', () => {
  it('returns those of the first start if there is no file, silently', () => {
    const store = open();
    expect(store.readSettings()).toEqual({ ok: true, value: FIRST_SETTINGS });
    expect(store.arrange(DESK)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('keeps settings and window between starts', async () => {
    const store = open();
    store.keepArrangement(DESK, WINDOW);
    expect(await store.writeSettings(CHANGED)).toEqual({ ok: true, value: null });
    const next = open();
    expect(next.readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(next.arrange(DESK)).toEqual(WINDOW);
    expect(logged).toEqual([]);
  });

  it('keeps the place of the window and its panel sizes for each set of screens', async () => {
    const store = open();
    await store.writeSettings({ ...CHANGED, sidePanelWidth: 400 });
    store.keepArrangement(DESK, WINDOW);
    const shown = { ...WINDOW, x: 1930, isFullScreen: true };
    await store.writeSettings({ ...CHANGED, sidePanelWidth: 320, isSidePanelOpen: false });
    store.keepArrangement(PROJECTOR, shown);
    store.flush();
    const next = open();
    expect(next.arrange(DESK)).toEqual(WINDOW);
    expect(next.readSettings()).toEqual({ ok: true, value: { ...CHANGED, sidePanelWidth: 400 } });
    // The order of the screens does not matter.
    expect(next.arrange(PROJECTOR.toReversed())).toEqual(shown);
    expect(next.readSettings()).toMatchObject({ value: { sidePanelWidth: 320, isSidePanelOpen: false } });
    // With screens never seen before it is as it was last.
    expect(open().arrange([])).toEqual(shown);
  });

  it('keeps the eight latest such places', () => {
    const store = open();
    const screenOf = (nth: number) => [{ x: 0, y: 0, width: 1000 + nth, height: 700 }];
    for (let nth = 0; nth < 9; nth++) store.keepArrangement(screenOf(nth), { ...WINDOW, x: nth });
    store.flush();
    const next = open();
    expect([0, 1, 8].map((nth) => next.arrange(screenOf(nth))?.x)).toEqual([8, 1, 8]);
  });

  it('notifies listeners of changes', async () => {
    const store = open();
    const heard: unknown[] = [];
    store.onSettings((settings) => heard.push(settings));
    await store.writeSettings(CHANGED);
    expect(heard).toEqual([CHANGED]);
  });

  it('remembers ten files, latest first, each once, until they are gone', () => {
    const store = open();
    for (let file = 1; file <= 12; file++) store.addRecentFile(`/${file}.gcg`);
    store.addRecentFile('/5.gcg');
    store.removeRecentFile('/9.gcg');
    store.flush();
    const kept = [5, 12, 11, 10, 8, 7, 6, 4, 3].map((file) => `/${file}.gcg`);
    expect(open().readRecentFiles()).toEqual(kept);
    store.clearRecentFiles();
    store.flush();
    expect(open().readRecentFiles()).toEqual([]);
  });

  it('remembers no file if that is disabled', async () => {
    const store = open();
    await store.writeSettings({ ...CHANGED, remembersFiles: false });
    store.addRecentFile('/a.gcg');
    expect(store.readRecentFiles()).toEqual([]);
  });

  it('combines writes in quick succession; the last one counts', async () => {
    const store = open();
    const writes = [20, 30, 40].map((fieldOfViewDeg) => store.writeSettings({ ...CHANGED, fieldOfViewDeg }));
    expect(existsSync(join(dir, 'settings.json'))).toBe(false);
    await Promise.all(writes);
    expect(open().readSettings()).toEqual({ ok: true, value: { ...CHANGED, fieldOfViewDeg: 40 } });
  });

  it('writes pending changes at the end of the program', () => {
    const store = open();
    store.keepArrangement(DESK, WINDOW);
    store.flush();
    expect(open().arrange(DESK)).toEqual(WINDOW);
  });

  it.each([
    ['no JSON', '{"settings": {'],
    ['nothing', ''],
    ['no object', '[1, 2]'],
    ['more than a megabyte', ' '.repeat(2 << 20)],
  ])('moves a file with %s aside, reports that, and continues with the defaults', async (_what, text) => {
    writeFileSync(join(dir, 'settings.json'), text);
    const store = open();
    expect(store.readSettings()).toEqual({ ok: true, value: DEFAULT_SETTINGS });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('settings.broken.json');
    expect(said(store.readProblem())).toBe(logged[0]);
    expect(readFileSync(join(dir, 'settings.broken.json'), 'utf8')).toBe(text);
    await store.writeSettings(CHANGED);
    expect(open().readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(logged).toHaveLength(1);
  });

  it.each([
    [
      'a value out of range and one of a wrong kind',
      { settings: { ...CHANGED, fieldOfViewDeg: 5000, font: 1 }, recentFiles: ['/a.gcg'] },
      { ...CHANGED, fieldOfViewDeg: DEFAULT_SETTINGS.fieldOfViewDeg },
      /^2 values in the settings file are invalid \(settings\.fieldOfViewDeg, settings\.font\)/,
    ],
    [
      'a window of no size',
      { settings: CHANGED, recentFiles: ['/a.gcg'], window: { ...WINDOW, width: 0 } },
      CHANGED,
      /^A value in the settings file is invalid \(window\)/,
    ],
    [
      'no settings at all',
      { settings: 'none', recentFiles: ['/a.gcg'] },
      DEFAULT_SETTINGS,
      /^A value in the settings file is invalid \(settings\)/,
    ],
  ])(
    'keeps the rest of a file with %s, and a copy of the file, and reports that',
    (_, file, kept, problem) => {
      const text = JSON.stringify(file);
      writeFileSync(join(dir, 'settings.json'), text);
      const store = open();
      expect(store.readSettings()).toEqual({ ok: true, value: kept });
      expect(store.readRecentFiles()).toEqual(['/a.gcg']);
      expect(said(store.readProblem())).toMatch(problem);
      expect(logged).toEqual([said(store.readProblem())]);
      expect(readFileSync(join(dir, 'settings.broken.json'), 'utf8')).toBe(text);
    },
  );

  it('gives searches the default memory if the file has no valid value', () => {
    const { searchMegabytes: _, ...older } = CHANGED;
    writeFileSync(join(dir, 'settings.json'), JSON.stringify({ version: 2, settings: older }));
    expect(open().readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(logged).toEqual([]);
    const wrong = { version: 2, settings: { ...CHANGED, searchMegabytes: 1_000_000 } };
    writeFileSync(join(dir, 'settings.json'), JSON.stringify(wrong));
    expect(open().readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(logged).toEqual([expect.stringContaining('settings.searchMegabytes')]);
  });

  it('reads the first files, which had no version and fewer settings', async () => {
    const { animationSpeed, bumpStrength, fieldOfViewDeg, font, lightIntensity, quality } = CHANGED;
    const first = { animationSpeed, bumpStrength, fieldOfViewDeg, font, lightIntensity, quality };
    const recentLexicons = [{ path: '/words.txt', name: 'words.txt' }];
    writeFileSync(join(dir, 'settings.json'), JSON.stringify({ settings: first, recentLexicons }));
    const store = open();
    expect(store.readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(store.readRecentLexicons()).toEqual([{ ...recentLexicons[0], letters: [...ENGLISH_LETTERS] }]);
    expect(logged).toEqual([]);
    await store.writeSettings(CHANGED);
    expect(JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8'))).toMatchObject({ version: 4 });
  });

  it('lists by equity if lists opened by rank before, but keeps a chosen order', () => {
    const sortOf = (version: number, candidateSort: unknown) => {
      const file = { version, settings: { ...CHANGED, candidateSort } };
      writeFileSync(join(dir, 'settings.json'), JSON.stringify(file));
      const read = open().readSettings();
      return read.ok ? read.value.candidateSort : read.error;
    };
    expect(sortOf(3, null)).toEqual({ by: 'equity', isDescending: true });
    expect(sortOf(3, { by: 'word', isDescending: false })).toEqual({ by: 'word', isDescending: false });
    expect(sortOf(4, null)).toBeNull();
  });

  it('adds no letters to the lexicons of a file of the second version', () => {
    const recentLexicons = [{ path: '/words.txt', name: 'words.txt' }];
    writeFileSync(
      join(dir, 'settings.json'),
      JSON.stringify({ version: 2, settings: CHANGED, recentLexicons }),
    );
    expect(open().readRecentLexicons()).toEqual([]);
    expect(logged[0]).toContain('(recentLexicons)');
  });

  it('lets the graph stand beside the board if it was in the side panel by default', () => {
    const place = (version: number, isGraphOnStage: boolean) => {
      const settings = { ...CHANGED, isGraphOnStage };
      writeFileSync(join(dir, 'settings.json'), JSON.stringify({ version, settings }));
      const read = open().readSettings();
      return read.ok ? read.value.isGraphOnStage : undefined;
    };
    expect([place(2, false), place(2, true), place(3, false)]).toEqual([null, true, false]);
    expect(logged).toEqual([]);
  });

  it('preserves fields of a later version', async () => {
    const later = { version: 9, themes: ['dusk'], settings: { ...CHANGED, dusk: { at: 18 } } };
    writeFileSync(join(dir, 'settings.json'), JSON.stringify(later));
    const store = open();
    expect(store.readSettings()).toEqual({ ok: true, value: CHANGED });
    expect(await store.writeSettings(DEFAULT_SETTINGS)).toEqual({ ok: true, value: null });
    expect(JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8'))).toMatchObject({
      version: 9,
      themes: ['dusk'],
      settings: { ...DEFAULT_SETTINGS, dusk: { at: 18 } },
    });
    expect(logged).toEqual([]);
  });

  it('reports that settings cannot be written', async () => {
    const file = join(dir, 'a file');
    writeFileSync(file, '');
    const result = await open(join(file, 'folder')).writeSettings(CHANGED);
    expect(result).toMatchObject({ ok: false, error: { code: 'file' } });
    expect(logged).toHaveLength(1);
  });
});
