import type { PictureSize } from '../../../../scene/picture/pictureCamera';
import type { PictureScene } from '../../../../scene/picture/pictureScene';
import { drawCaption } from '../drawCaption';
import { type Still, Stills } from '../stills';
import type { FilmEncoder } from './filmEncoder';
import type { FilmScript } from './filmScript';

export interface FilmShape {
  readonly size: PictureSize;
  /** Frames per second. */
  readonly rate: number;
  readonly hasCaption: boolean;
}

export const frameCountOf = ({ seconds }: FilmScript, rate: number): number =>
  Math.max(1, Math.round(seconds * rate));

/** Draws frames, each as a pure function of its time. */
export class FilmFrames {
  readonly count: number;
  private readonly stills: Stills;
  private last: Still | null = null;

  constructor(
    private readonly script: FilmScript,
    private readonly shape: FilmShape,
    private readonly scene: PictureScene,
    private readonly sheet: OffscreenCanvasRenderingContext2D,
  ) {
    this.count = frameCountOf(script, shape.rate);
    this.stills = new Stills(script.at(0).state, shape.size, shape.hasCaption);
  }

  /** Draws a frame on the sheet. Returns whether it equals the previous one. */
  async draw(nth: number, signal: AbortSignal): Promise<boolean> {
    const { hasCaption, rate, size } = this.shape;
    const { caption, nowMs, shot, state } = this.script.at(nth / rate);
    const still = this.stills.at(state, nowMs, shot, caption);
    if (this.last !== null && isSameStill(still, this.last, hasCaption)) return true;
    // Valid again only once the frame is complete.
    this.last = null;
    const takePiece = (canvas: HTMLCanvasElement, { left, top }: { left: number; top: number }) =>
      this.sheet.drawImage(canvas, left, top);
    await this.scene.draw(still.frame, size, takePiece, signal);
    if (hasCaption) drawCaption(this.sheet, size, still.caption);
    this.last = still;
    return false;
  }
}

/** Unchanged views are identical values. */
function isSameStill(one: Still, other: Still, hasCaption: boolean): boolean {
  const isSameCaption =
    one.caption.title === other.caption.title && one.caption.detail === other.caption.detail;
  const [frame, before] = [one.frame, other.frame];
  return (
    frame.view === before.view &&
    frame.phase === before.phase &&
    JSON.stringify(frame.shot) === JSON.stringify(before.shot) &&
    (!hasCaption || isSameCaption)
  );
}

/** Number of frames for encoders that sample the film first. */
const SAMPLES = 5;

/** Encodes every frame. */
export async function encodeFilm(
  frames: FilmFrames,
  sheet: OffscreenCanvasRenderingContext2D,
  encoder: FilmEncoder,
  signal: AbortSignal,
  onFrame: (drawn: number) => void,
): Promise<void> {
  try {
    for (let nth = 0; nth < SAMPLES && encoder.sample !== undefined; nth++) {
      await frames.draw(Math.round((nth / SAMPLES) * (frames.count - 1)), signal);
      await encoder.sample(sheet);
    }
    for (let nth = 0; nth < frames.count; nth++) {
      const isSame = await frames.draw(nth, signal);
      await encoder.add(sheet, isSame && nth > 0);
      signal.throwIfAborted();
      onFrame(nth + 1);
    }
    await encoder.finish();
  } catch (error) {
    await encoder.cancel();
    throw error;
  }
}
