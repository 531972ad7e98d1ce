/** Takes the frames of a film, one after the other, into its file. */
export interface FilmEncoder {
  /** Where it is there, it is given some frames of the film before all others. */
  sample?(frame: OffscreenCanvasRenderingContext2D): Promise<void>;
  /** @param isSame it shows what the frame before it showed */
  add(frame: OffscreenCanvasRenderingContext2D, isSame: boolean): Promise<void>;
  /** The file is then whole. */
  finish(): Promise<void>;
  /** Lets go of what it holds; the file is not to be kept. */
  cancel(): Promise<void>;
}

/** Where encoders write to. */
export interface FilmSink {
  write(bytes: Uint8Array, position: number): Promise<void>;
}
