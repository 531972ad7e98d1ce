import type { Connection } from '../../../../contract/transport/connection';
import { type Message, message } from '../../../../core/message';
import { text } from '../../../../texts/text';
import type { BoardScene } from '../../../scene/boardScene';
import type { PictureSize } from '../../../scene/picture/pictureCamera';
import { baseName } from '../../../session/document/documentSaving';
import { createFileAccess } from '../../../session/document/fileAccess';
import type { Store } from '../../../session/store';
import type { AppState } from '../../../state/appState';
import type { FilmJob, PaperJob, PictureJob, PictureSizeName, StillJob } from '../state/pictureState';
import { drawCaption, loadCaptionFont } from './drawCaption';
import { beginExport, ExportFailed, type ExportFile } from './exportFile';
import { scriptOf } from './film/scriptOf';
import { PictureScenes } from './pictureScenes';
import { pictureLookOf, shotOf } from './pictureShot';
import { reasonOf } from './reasonOf';
import { sheetOf } from './sheet';
import { type Still, Stills } from './stills';

export interface PictureDeps {
  readonly store: Store;
  readonly connection: Connection;
  readonly scene: () => BoardScene | null;
}

/** Runs a job until it is done or cancelled; reports why it failed. */
export type PictureWork = (job: PictureJob, signal: AbortSignal) => Promise<void>;

/** Draws pictures and films, and prints. */
export function createPictureWork({ connection, scene, store }: PictureDeps): PictureWork {
  const { dispatch, state } = store;
  const access = createFileAccess(connection);
  const tell = (notice: Message) => dispatch({ type: 'notice-raised', message: notice });
  const scenes = new PictureScenes();

  return async (job, signal) => {
    try {
      await start(job, signal);
    } catch (error) {
      if (!signal.aborted) tell(reasonOf(error));
    }
  };

  function start(job: PictureJob, signal: AbortSignal): Promise<void> {
    if (job.kind === 'film') return film(job, signal);
    return job.kind === 'paper' ? print(job) : draw(job, signal);
  }

  /** The page contains the paper from the next frame on. */
  async function print({ of, to }: PaperJob): Promise<void> {
    const { document: opened } = state.peek();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { askDesktop } = connection;
    if (to === 'printer' || askDesktop === null) return window.print();
    const name = text(of === 'sheet' ? 'paper.sheetName' : 'paper.positionName', {
      name: baseName(opened.name),
    });
    const file = await beginExport(askDesktop, access, {
      suggestedName: `${name}.pdf`,
      formatName: text('paper.formatName'),
    });
    if (file === null || file.id === null) return;
    const printed = await askDesktop('printExport', { id: file.id });
    if (!printed.ok) throw new ExportFailed(printed.error.message);
    tell(text('paper.saved', { file: await file.keep() }));
  }

  async function draw(wanted: StillJob, signal: AbortSignal): Promise<void> {
    const { form, to } = wanted;
    const shown = state.peek();
    const size = pictureSizeOf(form.size, roomOf(scene()));
    const shot = shotOf(form.camera, shown, scene());
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stills = new Stills(shown, size, form.hasCaption);
    const still = stills.at(shown, performance.now(), shot, null, isMotionReduced);
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
    wanted: StillJob,
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

  async function film(wanted: FilmJob, signal: AbortSignal): Promise<void> {
    const { form } = wanted;
    const shown = state.peek();
    const script = await scriptOf(form, shown, shotOf(form.camera, shown, scene()), connection.ask);
    signal.throwIfAborted();
    // Encoders are loaded with the first film.
    const { drawFilm } = await import('./film/drawFilm');
    const request = {
      suggestedName: `${text('film.fileName', { name: baseName(shown.document.name) })}.${form.format}`,
      formatName: text('film.formatName', { format: form.format.toUpperCase() }),
    };
    const name = await drawFilm(scenes, {
      form,
      script,
      look: pictureLookOf(shown),
      begin: () => beginExport(connection.askDesktop, access, request),
      signal,
      onProgress: (done) => dispatch({ type: 'picture-progressed', job: wanted, done }),
    });
    if (name !== null) tell(text('film.saved', { file: name }));
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

const USUAL_ROOM: PictureSize = { width: 1280, height: 800 };

function roomOf(scene: BoardScene | null): PictureSize {
  const { height, width } = scene?.camera.room() ?? USUAL_ROOM;
  return { width: width * devicePixelRatio, height: height * devicePixelRatio };
}

/** @param room size of the board's area in the window, in device pixels */
function pictureSizeOf(name: PictureSizeName, room: PictureSize): PictureSize {
  if (name === 'window') return { width: Math.round(room.width), height: Math.round(room.height) };
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}
