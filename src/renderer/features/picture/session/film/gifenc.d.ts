/** The part of gifenc that is used; it has no types of its own. */
declare module 'gifenc' {
  type Color = readonly number[];

  interface FrameOptions {
    readonly palette?: readonly Color[];
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** In milliseconds. */
    readonly delay?: number;
    /** 0 repeats for ever. */
    readonly repeat?: number;
    /** 1 draws the next frame over this one. */
    readonly dispose?: number;
  }

  interface Encoder {
    readonly stream: { reset(): void };
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    /** A copy of the bytes written since the last reset. */
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    most: number,
    options?: { readonly format?: 'rgb565' },
  ): Color[];
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: readonly Color[],
    format?: 'rgb565',
  ): Uint8Array;
}
