import type { TraceSummary } from '../../../src/core/trace/traceSummary';
import type { FilmEncoder } from '../../../src/renderer/features/picture/session/film/filmEncoder';
import { walkFilm } from '../../../src/renderer/features/picture/session/film/filmScript';
import { GifFilm } from '../../../src/renderer/features/picture/session/film/gifFilm';
import { encodeFilm, FilmFrames } from '../../../src/renderer/features/picture/session/film/makeFilm';
import { PictureScenes } from '../../../src/renderer/features/picture/session/pictureScenes';
import { sheetOf } from '../../../src/renderer/features/picture/session/sheet';
import { pictureCamera, squarePxOf } from '../../../src/renderer/scene/picture/pictureCamera';
import type { PictureFrame, PictureScene } from '../../../src/renderer/scene/picture/pictureScene';
import { DEFAULT_LOOK } from '../../../src/renderer/scene/sceneLook';
import { initialState } from '../../../src/renderer/state/appState';
import { openedWalk, walkRunOf, walkTo } from '../../../src/renderer/state/walk/walk';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import type { WalkFrame } from './page';
import { WALK_POSITION, WALK_SETUP, walkBegun, walkSceneAt } from './walkFixture';

export const FILM_SIZE = { width: 240, height: 135 } as const;
const SHOT = { kind: 'framed', azimuthRad: 0.2, polarRad: 0.6 } as const;
const LOOK = { ...DEFAULT_LOOK, quality: 'medium' } as const;

/** Pixels as red, green, blue and opacity, and a file, each in base64. */
export interface FilmedWalk {
  readonly frames: readonly string[];
  readonly gif: string;
}

/** The film of the first steps of the walk: the input of its encoders, and the output of one of them. */
export async function filmWalk(steps: number, seconds: number, rate: number): Promise<FilmedWalk> {
  const state = initialState(WALK_SETUP);
  const run = walkRunOf({
    position: WALK_POSITION,
    algorithm: 'gaddag',
    trace: walkBegun(steps),
    summary: {} as TraceSummary,
    scores: [],
  });
  const walk = { ...openedWalk(walkTo(1)), run, progress: { kind: 'ready' as const } };
  const script = walkFilm({ ...state, walk }, seconds, SHOT);
  const sheet = sheetOf(FILM_SIZE);
  const { signal } = new AbortController();
  const written: number[] = [];
  const drawn: string[] = [];
  await withScene(async (scene) => {
    const frames = new FilmFrames(script, { size: FILM_SIZE, rate, hasCaption: false }, scene, sheet);
    const write = async (bytes: Uint8Array, position: number) => {
      written.splice(position, bytes.length, ...bytes);
    };
    const gif = new GifFilm({ write }, FILM_SIZE, rate);
    const both: FilmEncoder = {
      sample: (frame) => gif.sample(frame),
      add: async (frame, isSame) => {
        drawn.push(pixelsOf(frame));
        await gif.add(frame, isSame);
      },
      finish: () => gif.finish(),
      cancel: () => gif.cancel(),
    };
    await encodeFilm(frames, sheet, both, signal, () => undefined);
  });
  return { frames: drawn, gif: base64Of(Uint8Array.from(written)) };
}

/** Each of these moments of the walk by itself, by a scene that knows no film. */
export function pictureWalk(moments: readonly WalkFrame[]): Promise<readonly string[]> {
  return withScene(async (scene) => {
    const pictures: string[] = [];
    for (const { phase, step } of moments) {
      const sheet = sheetOf(FILM_SIZE);
      const take = (canvas: HTMLCanvasElement) => sheet.drawImage(canvas, 0, 0);
      await scene.draw(frameOf(step, phase), FILM_SIZE, take, new AbortController().signal);
      pictures.push(pixelsOf(sheet));
    }
    return pictures;
  });
}

function frameOf(step: number, phase: number): PictureFrame {
  const view = walkSceneAt(step);
  const camera = pictureCamera(SHOT, view, FILM_SIZE, LOOK.fieldOfViewDeg);
  const detail = boardDetailAt(squarePxOf(camera, SHOT, FILM_SIZE));
  return { view: { ...view, detail }, phase, shot: SHOT, footPx: 0 };
}

async function withScene<Value>(work: (scene: PictureScene) => Promise<Value>): Promise<Value> {
  const scenes = new PictureScenes();
  const value = await scenes.use(LOOK, 'studio', work);
  scenes.dispose();
  return value;
}

const pixelsOf = (sheet: OffscreenCanvasRenderingContext2D): string =>
  base64Of(sheet.getImageData(0, 0, FILM_SIZE.width, FILM_SIZE.height).data);

const base64Of = (bytes: Uint8Array | Uint8ClampedArray): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
