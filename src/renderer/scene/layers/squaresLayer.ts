import { DataTexture, Group, type Material, Mesh, NearestFilter, PlaneGeometry, SRGBColorSpace } from 'three';
import { createBoardSurfaceMaterial } from '../../resources/materials/boardSurfaceMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { squareColors } from '../../resources/sceneColors';
import type { SceneResources } from '../../resources/sceneResources';
import { shortSquareLabelKey } from '../../resources/textures/shortSquareLabel';
import { longSquareLabelKey } from '../../resources/textures/squareLabel';
import type { SceneView } from '../../view/sceneView';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';

/** Quick pictures compute light at corners: number of cells each way. */
const CELLS = 8;

/** The playing surface with its premium squares: one quad, recreated only for a board of another size. */
export class SquaresLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private owner = new ResourceOwner();
  private shown: PrintedBoard | null = null;
  private texture: DataTexture | null = null;

  constructor(private readonly resources: SceneResources) {}

  update(view: SceneView): void {
    if (this.shown !== null && isPrintedAlike(this.shown, view)) return;
    this.shown = view;
    const { texture } = this;
    if (texture === null || !hasSizeOf(texture, view)) {
      this.makeSurface(view);
      return;
    }
    texture.image.data = squareTexels(view, this.resources);
    texture.needsUpdate = true;
  }

  private makeSurface(view: SceneView): void {
    const before = this.owner;
    this.owner = new ResourceOwner();
    this.texture = this.owner.own(createSquaresTexture(view, this.resources));
    const material: Material = this.owner.own(
      createBoardSurfaceMaterial({
        squares: this.texture,
        labels: this.resources.labels.texture,
        surfaceGrain: this.resources.surfaceGrain,
        bumpStrength: this.resources.bumpStrength,
        palette: this.resources.palette,
        rows: view.rows,
        cols: view.cols,
      }),
    );
    const geometry = this.owner.own(
      new PlaneGeometry(view.cols, view.rows, CELLS, CELLS).rotateX(-Math.PI / 2),
    );
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    mesh.renderOrder = DRAW_ORDER.squares;
    this.object3d.clear();
    this.object3d.add(mesh);
    before.dispose();
  }

  dispose(): void {
    this.owner.dispose();
  }
}

const LABEL_KEYS = { long: longSquareLabelKey, short: shortSquareLabelKey, none: () => null } as const;

/** What the squares are printed with. */
type SquarePrint = Pick<SceneResources, 'labels' | 'palette'>;

type PrintedBoard = Pick<
  SceneView,
  'rows' | 'cols' | 'squares' | 'captions' | 'detail' | 'crossChecks' | 'outlined'
>;

const hasSizeOf = ({ image }: DataTexture, { cols, rows }: PrintedBoard): boolean =>
  image.width === cols && image.height === rows * 2;

const isPrintedAlike = (one: PrintedBoard, other: PrintedBoard): boolean =>
  one.squares === other.squares &&
  one.captions.letter === other.captions.letter &&
  one.captions.word === other.captions.word &&
  one.detail.squareLabels === other.detail.squareLabels &&
  one.crossChecks === other.crossChecks &&
  one.outlined === other.outlined;

/** See `createBoardSurfaceMaterial` for the layout of the texels. */
export function createSquaresTexture(view: PrintedBoard, print: SquarePrint): DataTexture {
  const texture = new DataTexture(squareTexels(view, print), view.cols, view.rows * 2);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

function squareTexels(view: PrintedBoard, { labels, palette }: SquarePrint): Uint8Array<ArrayBuffer> {
  const { captions, cols, crossChecks = [], detail, outlined = [], rows, squares } = view;
  const labelKey = LABEL_KEYS[detail.squareLabels];
  // Their labels would show beneath the text or tiles over them.
  const covered = new Set([...crossChecks, ...outlined].map(({ col, row }) => row * cols + col));
  const pixels = new Uint8Array(cols * rows * 2 * 4);
  for (const square of squares) {
    const [upper, lower] = squareColors(palette, square.letterMultiplier, square.wordMultiplier);
    const key = covered.has(square.row * cols + square.col) ? null : labelKey(square, captions);
    const layer = key === null ? 0 : labels.layerOf(key) + 1;
    const upperAt = (square.row * 2 * cols + square.col) * 4;
    pixels.set([...bytesOf(upper.getHex()), layer & 255], upperAt);
    pixels.set([...bytesOf(lower.getHex()), layer >> 8], upperAt + cols * 4);
  }
  return pixels;
}

const bytesOf = (hex: number): [number, number, number] => [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
