import {
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { PictureSize } from '../../../../scene/picture/pictureCamera';
import type { FilmEncoder, FilmSink } from './filmEncoder';

/** The codecs of a format, best first. */
const CODECS = { webm: ['vp9', 'vp8'], mp4: ['avc'] } as const satisfies Record<
  string,
  readonly VideoCodec[]
>;
export type VideoFormat = keyof typeof CODECS;

/** Seconds between key frames, which players can seek to. */
const KEY_FRAME_S = 2;
/** Bytes per write. */
const CHUNK = 2 ** 20;

export interface VideoPlan {
  readonly format: VideoFormat;
  readonly size: PictureSize;
  readonly rate: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** The first codec of the format with an encoder on this machine; undefined if there is none. */
export async function codecFor({ bitrate, format, size }: VideoPlan): Promise<VideoCodec | undefined> {
  for (const codec of CODECS[format]) if (await canEncodeVideo(codec, { ...size, bitrate })) return codec;
  return undefined;
}

/** A film in WebM or MP4. */
export class VideoFilm implements FilmEncoder {
  private nth = 0;

  private constructor(
    private readonly output: Output,
    private readonly source: CanvasSource,
    private readonly rate: number,
  ) {}

  /** @param canvas the canvas of every frame */
  static async begin(
    sink: FilmSink,
    canvas: OffscreenCanvas,
    codec: VideoCodec,
    { bitrate, format, rate }: VideoPlan,
  ): Promise<VideoFilm> {
    const stream = new WritableStream<StreamTargetChunk>({
      write: ({ data, position }) => sink.write(data, position),
    });
    const output = new Output({
      format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
      target: new StreamTarget(stream, { chunked: true, chunkSize: CHUNK }),
    });
    const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: KEY_FRAME_S });
    output.addVideoTrack(source, { frameRate: rate });
    await output.start();
    return new VideoFilm(output, source, rate);
  }

  async add(): Promise<void> {
    await this.source.add(this.nth / this.rate, 1 / this.rate);
    this.nth++;
  }

  async finish(): Promise<void> {
    await this.output.finalize();
  }

  async cancel(): Promise<void> {
    await this.output.cancel();
  }
}
