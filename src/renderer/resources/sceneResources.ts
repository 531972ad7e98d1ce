import {
  type BufferGeometry,
  DataTexture,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  PlaneGeometry,
  RepeatWrapping,
} from 'three';
import { FINE, type Fineness } from './fineness';
import { createSlabGeometry } from './geometry/slabGeometry';
import { createTileMaterial } from './materials/tileMaterial';
import { createWoodMaterial } from './materials/woodMaterial';
import { ResourceOwner } from './resourceOwner';
import { SCENE_PALETTES, type ScenePalette } from './sceneColors';
import { engrave } from './textures/engraving';
import { LayeredAtlas } from './textures/layeredAtlas';
import { GLYPH_SIZE_PX, LABEL_SIZE_PX, type MaskPainter } from './textures/maskPainter';
import { growSurfaceGrain } from './textures/surfaceGrain';
import type { TileFont } from './textures/tileFonts';
import { growWoodGrain } from './textures/woodGrain';

/** Size of a tile in squares: slightly smaller than a square, as high as wooden ones. */
export const TILE_SIDE = 0.9;
export const TILE_HEIGHT = 0.23;

const WOOD_SEED = 20;
const SURFACE_SEED = 7;

/**
 * Geometries, materials and textures that several layers share. Layers borrow them and never dispose them;
 * this object does, once.
 */
export class SceneResources {
  /** Strength of all bump mapping; 1 is the designed look. */
  readonly bumpStrength: IUniform<number> = { value: 1 };
  readonly engravings: LayeredAtlas;
  readonly labels: LayeredAtlas;
  readonly woodGrain: DataTexture;
  readonly surfaceGrain: DataTexture;
  readonly tileGeometry: BufferGeometry;
  /** The same geometry including the back. */
  readonly turnedTileGeometry: BufferGeometry;
  /** A flat square of side 1 in the plane y = 0, facing up. */
  readonly quadGeometry: BufferGeometry;
  readonly tileMaterial: Material;
  readonly woodMaterial: Material;
  private readonly owner = new ResourceOwner();
  private readonly atlases = new Set<LayeredAtlas>();
  private font: TileFont;

  constructor(
    readonly painter: MaskPainter,
    font: TileFont,
    readonly fineness: Fineness = FINE,
    readonly palette: ScenePalette = SCENE_PALETTES.dark,
  ) {
    this.font = font;
    const { owner } = this;
    const { anisotropy, slabBevel, slabCorner } = fineness;
    this.engravings = new LayeredAtlas(GLYPH_SIZE_PX, 4, 40, anisotropy, (text) =>
      engrave(painter.glyph(text, this.font)),
    );
    this.atlases.add(this.engravings);
    this.labels = this.createLabels(48);
    const wood = growWoodGrain(512, WOOD_SEED);
    this.woodGrain = owner.own(createTilingTexture(wood.pixels, wood.size, anisotropy));
    this.surfaceGrain = owner.own(createTilingTexture(growSurfaceGrain(256, SURFACE_SEED), 256, anisotropy));
    const tile = {
      width: TILE_SIDE,
      height: TILE_HEIGHT,
      depth: TILE_SIDE,
      cornerRadius: 0.085,
      bevelRadius: 0.05,
      cornerSteps: slabCorner,
      bevelSteps: slabBevel,
    };
    this.tileGeometry = owner.own(createSlabGeometry(tile));
    this.turnedTileGeometry = owner.own(createSlabGeometry({ ...tile, hasUnderside: true }));
    this.quadGeometry = owner.own(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
    this.tileMaterial = owner.own(
      createTileMaterial({
        engravings: this.engravings.texture,
        woodGrain: this.woodGrain,
        bumpStrength: this.bumpStrength,
        tileSide: TILE_SIDE,
        palette,
      }),
    );
    this.woodMaterial = owner.own(createWoodMaterial(this.woodGrain, palette));
  }

  /** Engraves all letters in `font`, which must be loaded. */
  setFont(font: TileFont): void {
    if (font === this.font) return;
    this.font = font;
    this.engravings.repaint();
  }

  /** Labels owned by a single layer, which `drop`s them. */
  createLabels(capacity: number): LayeredAtlas {
    const { fineness, painter } = this;
    const labels = new LayeredAtlas(
      LABEL_SIZE_PX,
      1,
      capacity,
      fineness.anisotropy,
      (key) => painter.label(key).coverage,
    );
    this.atlases.add(labels);
    return labels;
  }

  drop(labels: LayeredAtlas): void {
    this.atlases.delete(labels);
    labels.dispose();
  }

  /** Call it after the GPU context has been lost. */
  repaintAll(): void {
    for (const atlas of this.atlases) atlas.repaint();
  }

  dispose(): void {
    this.owner.dispose();
    for (const atlas of this.atlases) atlas.dispose();
  }
}

function createTilingTexture(pixels: Uint8Array, size: number, anisotropy: number): DataTexture {
  const texture = new DataTexture(pixels, size, size);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}
