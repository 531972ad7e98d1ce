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
 *
 * Only the GPU keeps what is painted: where it loses that, `repaint`.
 */
export class LayeredAtlas {
  readonly texture: DataArrayTexture;
  private readonly layers = new Map<string, number>();
  private readonly layerBytes: number;
  /** What is on its way to the GPU, each layer in its place: the system gives no memory for the others. */
  private pixels: Uint8Array | null = null;

  /** @param paint gives `size × size × channels` bytes for a key */
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
    // An empty one is drawn with, too.
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

  /** Paints every layer again: the font has changed, or the GPU has lost its copy. Layer numbers stay. */
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
