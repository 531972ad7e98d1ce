import { computed, effect } from '@preact/signals';
import type { Connection } from '../../../contract/transport/connection';
import { type Message, message } from '../../../core/message';
import { text } from '../../../texts/text';
import type { BoardScene } from '../../scene/boardScene';
import { PRESET_ANGLES } from '../../scene/camera/cameraFraming';
import type { PictureSize } from '../../scene/picture/pictureCamera';
import { PictureLost } from '../../scene/picture/pictureScene';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import type { PictureCamera, PictureJob } from '../../state/picture/pictureState';
import type { CameraShot } from '../../view/picture/cameraShot';
import { lookOf } from '../board/sceneLookOf';
import { baseName } from '../document/documentSaving';
import { createFileAccess } from '../document/fileAccess';
import type { Store } from '../store';
import { drawCaption, loadCaptionFont } from './drawCaption';
import { beginExport, ExportFailed, type ExportFile } from './exportFile';
import { PictureScenes } from './pictureScenes';
import { pictureSizeOf } from './pictureSize';
import { type Still, Stills } from './stills';

interface Surroundings {
  readonly store: Store;
  readonly connection: Connection;
  readonly scene: () => BoardScene | null;
}

/** Draws what is wanted to be taken away, one thing at a time. */
export function startPictureSession({ connection, scene, store }: Surroundings): void {
  const { dispatch, state } = store;
  const access = createFileAccess(connection);
  const tell = (told: Message) => dispatch({ type: 'notice-raised', message: told });
  const scenes = new PictureScenes();
  const job = computed(() => state.value.pictures.job);

  effect(() => {
    const current = job.value;
    if (current === null) return;
    const ending = new AbortController();
    void draw(current, ending.signal)
      .catch((error: unknown) => {
        if (!ending.signal.aborted) tell(reasonOf(error));
      })
      .finally(() => dispatch({ type: 'picture-ended', job: current }));
    return () => ending.abort(new Error('cancelled'));
  });

  async function draw(wanted: PictureJob, signal: AbortSignal): Promise<void> {
    const { form, to } = wanted;
    const shown = state.peek();
    const size = pictureSizeOf(form.size, roomOf(scene()));
    const shot = shotOf(form.camera, shown, scene());
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const still = new Stills(shown, size).at(shown, performance.now(), shot, isMotionReduced);
    const file = to === 'file' ? await beginExport(connection.askDesktop, access, fileNamed(shown)) : null;
    if (to === 'file' && file === null) return;
    try {
      const blob = await drawPicture(wanted, still, size, shown, signal);
      signal.throwIfAborted();
      if (file === null) await copy(blob);
      else await save(blob, file);
    } catch (error) {
      await file?.drop();
      throw error;
    }
  }

  async function drawPicture(
    wanted: PictureJob,
    { caption, frame }: Still,
    size: PictureSize,
    state: AppState,
    signal: AbortSignal,
  ): Promise<Blob> {
    const { hasCaption, isTransparent } = wanted.form;
    return scenes.use(pictureLookOf(state), isTransparent ? 'none' : 'studio', async (pictures) => {
      const most = pictures.mostPixels;
      if (Math.max(size.width, size.height) > most)
        throw new ExportFailed(message('picture.tooLarge', { most }));
      await loadCaptionFont();
      const sheet = sheetOf(size);
      let drawn = 0;
      await pictures.draw(
        frame,
        size,
        (canvas, piece) => {
          sheet.drawImage(canvas, piece.left, piece.top);
          drawn += piece.width * piece.height;
          dispatch({ type: 'picture-progressed', job: wanted, done: drawn / (size.width * size.height) });
        },
        signal,
      );
      if (hasCaption) drawCaption(sheet, size, caption);
      return sheet.canvas.convertToBlob({ type: 'image/png' });
    });
  }

  async function copy(blob: Blob): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    } catch {
      throw new ExportFailed(message('picture.notCopied'));
    }
    tell(text('picture.copied'));
  }

  async function save(blob: Blob, file: ExportFile): Promise<void> {
    await file.write(new Uint8Array(await blob.arrayBuffer()), 0);
    tell(text('picture.saved', { file: await file.keep() }));
  }
}

const fileNamed = ({ document: { name } }: AppState) => ({
  suggestedName: `${text('picture.fileName', { name: baseName(name) })}.png`,
  formatName: text('picture.formatName'),
});

/** Pictures have smooth edges, however quickly the window has to be drawn. */
function pictureLookOf(state: AppState) {
  const look = lookOf(state);
  return look.quality === 'low' ? { ...look, quality: 'medium' as const } : look;
}

/** Kept where it can be read: it is not shown. */
function sheetOf({ height, width }: PictureSize): OffscreenCanvasRenderingContext2D {
  const sheet = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (sheet === null) throw new ExportFailed(message('picture.lost'));
  return sheet;
}

/** The flat board has no camera: from above it is seen much like that. */
function shotOf(camera: PictureCamera, state: AppState, scene: BoardScene | null): CameraShot {
  if (camera !== 'shown') return { kind: 'framed', ...PRESET_ANGLES[camera] };
  if (scene === null || isFlat(state)) return { kind: 'framed', ...PRESET_ANGLES.top };
  return scene.camera.shot();
}

const USUAL_ROOM: PictureSize = { width: 1280, height: 800 };

function roomOf(scene: BoardScene | null): PictureSize {
  const { height, width } = scene?.camera.room() ?? USUAL_ROOM;
  return { width: width * devicePixelRatio, height: height * devicePixelRatio };
}

function reasonOf(error: unknown): Message {
  if (error instanceof ExportFailed) return error.reason;
  if (error instanceof PictureLost) return message('picture.lost');
  return error instanceof Error ? error.message : String(error);
}
