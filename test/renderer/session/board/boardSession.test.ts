import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardSceneOptions } from '../../../../src/renderer/scene/boardScene';
import { startBoardPicture } from '../../../../src/renderer/session/board/boardPicture';
import { createStore } from '../../../../src/renderer/session/store';
import { createViews } from '../../../../src/renderer/session/views';
import { isFlat } from '../../../../src/renderer/state/board/flatBoard';
import { said, sentence } from '../../../said';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { FakePage } from '../fakePage';

const drawn: string[] = [];
const asked: BoardSceneOptions[] = [];
let isWebGlThere = true;

vi.mock('../../../../src/renderer/scene/boardScene', () => ({
  createBoardScene: (_: unknown, options: BoardSceneOptions) => {
    if (!isWebGlThere) throw new Error('No WebGL.');
    asked.push(options);
    return {
      isDrawnBySoftware: false,
      update: () => drawn.push('update'),
      render: (nowMs: number) => drawn.push(`render ${nowMs}`),
      setPhase: (phase: number) => drawn.push(`phase ${phase}`),
      setLook: () => undefined,
      setInsets: () => undefined,
      setHidden: () => undefined,
      resize: (width: number, height: number) => drawn.push(`resize ${width} × ${height}`),
      dispose: () => drawn.push('dispose'),
      camera: { pose: () => 'pose', restore: (pose: unknown) => drawn.push(`camera ${pose}`) },
    };
  },
}));

class Canvas extends EventTarget {
  readonly classes = new Set<string>();
  readonly dataset: Record<string, string> = {};
  readonly classList = {
    toggle: (name: string, isOn: boolean) => (isOn ? this.classes.add(name) : this.classes.delete(name)),
  };
  setAttribute = () => undefined;
  getContext = () => (isWebGlThere ? {} : null);
  getBoundingClientRect = () => ({ width: 800, height: 600, left: 0, right: 800, top: 0, bottom: 600 });
}

function start(state = stateShowing([MISTAKEN])) {
  const page = new FakePage({ isMotionReduced: true });
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => new Canvas(),
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const store = createStore(state, () => 0);
  const views = createViews(store.state);
  const canvases: Canvas[] = [];
  const place = { replaceChildren: (canvas: Canvas) => canvases.push(canvas) };
  const picture = startBoardPicture(place as unknown as HTMLElement, store, views);
  return { canvas: canvases[0]!, canvases, page, picture, store, views };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  drawn.length = 0;
  asked.length = 0;
  isWebGlThere = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The first picture waits for a frame and a turn of the page. */
async function drawFirst(page: FakePage): Promise<void> {
  page.frame(20);
  await vi.advanceTimersByTimeAsync(0);
}

describe('the session of the board', () => {
  it('draws the first picture in the next frame', async () => {
    const { page } = start();
    expect(drawn).toEqual(['update', 'resize 800 × 600']);
    await drawFirst(page);
    expect(drawn.slice(2)).toEqual(['phase 1', 'render 20']);
    expect(page.isFrameAwaited).toBe(false);
  });

  it('draws again only when something visible changes', async () => {
    const { page, store } = start();
    await drawFirst(page);
    store.dispatch({ type: 'notice-raised', message: 'Hello.' });
    expect(page.isFrameAwaited).toBe(false);
    store.dispatch({ type: 'rack-tile-taken-back' });
    expect(page.isFrameAwaited).toBe(true);
  });

  it('draws nothing while the flat board is shown', async () => {
    const { canvas, page, store } = start();
    await drawFirst(page);
    store.dispatch({ type: 'flat-board-toggled' });
    expect([...canvas.classes]).toEqual(['hidden']);
    expect(asked[0]?.isHidden?.()).toBe(true);
    store.dispatch({ type: 'rack-tile-taken-back' });
    expect(page.isFrameAwaited).toBe(false);
    store.dispatch({ type: 'flat-board-toggled' });
    expect(canvas.classes.size).toBe(0);
    expect(asked[0]?.isHidden?.()).toBe(false);
    expect(page.isFrameAwaited).toBe(true);
  });

  it('reports the apparent size of squares, and each picture drawn', () => {
    const { canvas, views } = start();
    asked[0]?.onSquareSize(31);
    asked[0]?.onDrawn?.('quick');
    expect([views.squarePx.value, canvas.dataset.picture]).toEqual([31, 'quick']);
  });

  it('falls back to the flat board without WebGL', () => {
    isWebGlThere = false;
    const { picture, store } = start();
    expect(picture.scene()).toBeNull();
    expect(isFlat(store.state.value)).toBe(true);
    expect(said(store.state.value.sceneFailure)).toBe(sentence('boardSession.noWebGl'));
    picture.retry();
    expect(said(store.state.value.sceneFailure)).toBe(sentence('boardSession.stillNoWebGl'));
    isWebGlThere = true;
    picture.retry();
    expect(picture.scene()).not.toBeNull();
    expect(isFlat(store.state.value)).toBe(false);
  });

  it('draws on a new canvas after a retry, from the same viewpoint, and no longer on the first', async () => {
    const { canvas, canvases, page, picture, store } = start();
    await drawFirst(page);
    store.dispatch({ type: 'scene-failed', message: 'graphics process stopped' });
    drawn.length = 0;
    picture.retry();
    expect(canvases).toHaveLength(2);
    expect(drawn).toEqual(['dispose', 'resize 800 × 600', 'camera pose', 'update']);
    expect([...(canvases[1]?.classes ?? [])]).toEqual([]);
    canvas.dispatchEvent(new Event('webglcontextlost'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.state.value.sceneFailure).toBeNull();
    store.dispatch({ type: 'rack-tile-taken-back' });
    expect(drawn.slice(4)).toEqual(['update']);
  });
});
