import {
  ClampToEdgeWrapping,
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type PixelFormat,
  RedFormat,
  RGBAFormat,
} from 'three';

const GROWTH = 1.25;

/**
 * A texture with one layer per key, painted on first use. Layers cannot bleed into each other, and a new key
 * uploads only its own layer. The capacity grows by a quarter when it runs out; the texture object stays the
 * same, so materials need no update.
 *
 * Painted layers exist only on the GPU: call `repaint` if it loses them.
 */
export class LayeredAtlas {
  readonly texture: DataArrayTexture;
  private readonly layers = new Map<string, number>();
  private readonly layerBytes: number;
  /** Pixels awaiting upload, each layer at its place. Untouched memory of the others costs nothing. */
  private pixels: Uint8Array | null = null;

  /** @param paint returns `size × size × channels` bytes for a key */
  constructor(
    private readonly size: number,
    channels: 1 | 4,
    private capacity: number,
    anisotropy: number,
    private readonly paint: (key: string) => Uint8Array,
  ) {
    this.layerBytes = size * size * channels;
    this.texture = new DataArrayTexture(null, size, size, capacity);
    const format: PixelFormat = channels === 1 ? RedFormat : RGBAFormat;
    this.texture.format = format;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.wrapS = ClampToEdgeWrapping;
    this.texture.wrapT = ClampToEdgeWrapping;
    this.texture.generateMipmaps = true;
    this.texture.anisotropy = anisotropy;
    this.texture.unpackAlignment = 1;
    this.texture.onUpdate = () => this.letGo();
    // Even an empty texture is drawn with.
    this.makeRoom();
    this.texture.needsUpdate = true;
  }

  /** The layer that shows `key`. */
  layerOf(key: string): number {
    const known = this.layers.get(key);
    if (known !== undefined) return known;
    const layer = this.layers.size;
    if (layer === this.capacity) this.grow();
    this.layers.set(key, layer);
    this.write(layer, key);
    return layer;
  }

  get layerCount(): number {
    return this.layers.size;
  }

  /**
   * Repaints every layer after a change of font or a loss of the GPU context. Layer numbers stay the same.
   */
  repaint(): void {
    this.makeRoom();
    for (const [key, layer] of this.layers) this.write(layer, key);
  }

  dispose(): void {
    this.texture.dispose();
  }

  private write(layer: number, key: string): void {
    this.makeRoom().set(this.paint(key), layer * this.layerBytes);
    this.texture.addLayerUpdate(layer);
    this.texture.needsUpdate = true;
  }

  private makeRoom(): Uint8Array {
    this.pixels ??= new Uint8Array(this.layerBytes * this.capacity);
    this.texture.image.data = this.pixels;
    return this.pixels;
  }

  private letGo(): void {
    this.pixels = null;
    this.texture.image.data = null;
  }

  private grow(): void {
    const { pixels } = this;
    const isComplete = this.texture.layerUpdates.size === this.layers.size;
    this.capacity = Math.ceil(this.capacity * GROWTH);
    // The storage of a GPU texture has a fixed size: free it, three.js allocates the larger
    // one at the next upload.
    this.texture.dispose();
    this.texture.image = { data: null, width: this.size, height: this.size, depth: this.capacity };
    this.pixels = null;
    if (pixels !== null && isComplete) this.makeRoom().set(pixels);
    else this.repaint();
  }
}
