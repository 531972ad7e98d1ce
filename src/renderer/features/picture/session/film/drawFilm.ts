import { message } from '../../../../../core/message';
import type { SceneLook } from '../../../../scene/sceneLook';
import { bitrateOf, filmSizeOf } from '../../state/filmForm';
import type { FilmForm } from '../../state/pictureState';
import { loadCaptionFont } from '../drawCaption';
import { ExportFailed, type ExportFile } from '../exportFile';
import type { PictureScenes } from '../pictureScenes';
import { sheetOf } from '../sheet';
import type { FilmEncoder } from './filmEncoder';
import type { FilmScript } from './filmScript';
import { GifFilm } from './gifFilm';
import { encodeFilm, FilmFrames } from './makeFilm';
import { codecFor, VideoFilm, type VideoPlan } from './videoFilm';

export interface FilmOrder {
  readonly form: Omit<FilmForm, 'seconds' | 'camera'>;
  readonly script: FilmScript;
  readonly look: SceneLook;
  /** Called once the film is known to be possible. Null if the user cancels. */
  readonly begin: () => Promise<ExportFile | null>;
  readonly signal: AbortSignal;
  /** 0 … 1. */
  readonly onProgress: (done: number) => void;
}

/**
 * Renders and saves a film. Returns its name; null if no destination was chosen. A failed film leaves no
 * file.
 */
export async function drawFilm(scenes: PictureScenes, order: FilmOrder): Promise<string | null> {
  const { begin, form, look, onProgress, script, signal } = order;
  const shape = { size: filmSizeOf(form.size), rate: Number(form.rate), hasCaption: form.hasCaption };
  const sheet = sheetOf(shape.size);
  const codec = await codecOf(form);
  const file = await begin();
  if (file === null) return null;
  try {
    await loadCaptionFont();
    await scenes.use(look, 'studio', async (scene) => {
      const frames = new FilmFrames(script, shape, scene, sheet);
      const encoder: FilmEncoder =
        codec === null
          ? new GifFilm(file, shape.size, shape.rate)
          : await VideoFilm.begin(file, sheet.canvas, codec.name, codec.plan);
      await encodeFilm(frames, sheet, encoder, signal, (drawn) => onProgress(drawn / frames.count));
    });
    return await file.keep();
  } catch (error) {
    await file.drop();
    throw error;
  }
}

/** Null for GIF, which needs none. */
async function codecOf(form: FilmOrder['form']) {
  if (form.format === 'gif') return null;
  const { format, rate } = form;
  const plan: VideoPlan = {
    format,
    size: filmSizeOf(form.size),
    rate: Number(rate),
    bitrate: bitrateOf(form),
  };
  const name = await codecFor(plan);
  if (name === undefined) throw new ExportFailed(message('film.noEncoder', { format: format.toUpperCase() }));
  return { name, plan };
}
