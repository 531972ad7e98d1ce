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
 * A texture with one layer per key, painted when the key is first asked for. Layers cannot bleed into each
 * other, and a new key uploads its own layer only. A quarter more layers are made when they run out; the
 * texture object stays the same, so materials need no telling.
 */
export class LayeredAtlas {
  readonly texture: DataArrayTexture;
  private readonly layers = new Map<string, number>();
  private readonly layerBytes: number;
  private pixels: Uint8Array;

  /** @param paint gives `size × size × channels` bytes for a key */
  constructor(
    private readonly size: number,
    channels: 1 | 4,
    private capacity: number,
    anisotropy: number,
    private readonly paint: (key: string) => Uint8Array,
  ) {
    this.layerBytes = size * size * channels;
    this.pixels = new Uint8Array(this.layerBytes * capacity);
    this.texture = new DataArrayTexture(this.pixels, size, size, capacity);
    const format: PixelFormat = channels === 1 ? RedFormat : RGBAFormat;
    this.texture.format = format;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.wrapS = ClampToEdgeWrapping;
    this.texture.wrapT = ClampToEdgeWrapping;
    this.texture.generateMipmaps = true;
    this.texture.anisotropy = anisotropy;
    this.texture.unpackAlignment = 1;
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

  /** Uploads every layer again: the GPU has lost its copy. */
  uploadAll(): void {
    for (const layer of this.layers.values()) this.texture.addLayerUpdate(layer);
    this.texture.needsUpdate = true;
  }

  /** Paints every layer again: the font has changed. Layer numbers stay. */
  repaint(): void {
    for (const [key, layer] of this.layers) this.write(layer, key);
  }

  dispose(): void {
    this.texture.dispose();
  }

  private write(layer: number, key: string): void {
    this.pixels.set(this.paint(key), layer * this.layerBytes);
    this.texture.addLayerUpdate(layer);
    this.texture.needsUpdate = true;
  }

  private grow(): void {
    this.capacity = Math.ceil(this.capacity * GROWTH);
    const larger = new Uint8Array(this.layerBytes * this.capacity);
    larger.set(this.pixels);
    this.pixels = larger;
    // The storage of a GPU texture has a fixed size: free it, three.js allocates the larger
    // one at the next upload.
    this.texture.dispose();
    this.texture.image = { data: larger, width: this.size, height: this.size, depth: this.capacity };
    this.uploadAll();
  }
}
