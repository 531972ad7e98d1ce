import { type BirpcReturn, createBirpc } from 'birpc';
import type { PictureSize } from '../../../../scene/picture/pictureCamera';
import type { FilmEncoder, FilmSink } from './filmEncoder';
import type { GifApi } from './gifApi';

/** A GIF, written in a worker. */
export class GifFilm implements FilmEncoder {
  private readonly worker = new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });
  private readonly rpc: BirpcReturn<GifApi, object>;
  private readonly begun: Promise<void>;
  private position = 0;

  constructor(
    private readonly sink: FilmSink,
    private readonly size: PictureSize,
    rate: number,
  ) {
    this.rpc = createBirpc<GifApi, object>(
      {},
      {
        post: (sent) => this.worker.postMessage(sent),
        on: (listener) => this.worker.addEventListener('message', ({ data }) => listener(data)),
        timeout: -1,
      },
    );
    this.worker.addEventListener('error', ({ message }) => this.rpc.$close(new Error(message)));
    this.begun = this.rpc.begin(size, rate);
  }

  /** Its colours are part of the film's palette. */
  async sample(frame: OffscreenCanvasRenderingContext2D): Promise<void> {
    await this.begun;
    await this.rpc.sample(this.pixelsOf(frame));
  }

  async add(frame: OffscreenCanvasRenderingContext2D, isSame: boolean): Promise<void> {
    if (isSame) await this.rpc.addSame();
    else await this.write(await this.rpc.add(this.pixelsOf(frame)));
  }

  async finish(): Promise<void> {
    await this.write(await this.rpc.finish());
    this.worker.terminate();
  }

  async cancel(): Promise<void> {
    this.worker.terminate();
  }

  private pixelsOf(frame: OffscreenCanvasRenderingContext2D): Uint8ClampedArray {
    const { height, width } = this.size;
    return frame.getImageData(0, 0, width, height).data;
  }

  private async write(bytes: Uint8Array): Promise<void> {
    await this.sink.write(bytes, this.position);
    this.position += bytes.length;
  }
}
