/** Writes the frames of a film to its file, one after the other. */
export interface FilmEncoder {
  /** If present, receives sample frames of the film before all others. */
  sample?(frame: OffscreenCanvasRenderingContext2D): Promise<void>;
  /** @param isSame whether it equals the previous frame */
  add(frame: OffscreenCanvasRenderingContext2D, isSame: boolean): Promise<void>;
  /** Completes the file. */
  finish(): Promise<void>;
  /** Releases its resources; the file is discarded. */
  cancel(): Promise<void>;
}

/** Destination of the encoded bytes. */
export interface FilmSink {
  write(bytes: Uint8Array, position: number): Promise<void>;
}
