import { Group, Matrix4 } from 'three';
import { CONTACT_SHADOW_SIDE, createContactShadowMaterial } from '../../resources/materials/glowMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView, TileView } from '../../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { KeyedSlots } from '../shapes/keyedSlots';
import { lookOf, tileFaceValues } from '../shapes/tileFace';
import { tileCharacter, tileLift, writeTileMatrix } from '../shapes/tilePose';

const SHADOW_Y = 0.006;

/** The tiles on the board with the soft shade under each. Only changed tiles are written. */
export class TilesLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  /** Number of tiles that the last update wrote. */
  writtenCount = 0;
  private readonly slots = new KeyedSlots();
  private readonly shown = new Map<string, TileView>();
  private readonly owner = new ResourceOwner();
  private readonly tiles: InstanceBatch;
  private readonly shades: InstanceBatch;
  private readonly matrix = new Matrix4();
  private boardKey = '';

  constructor(private readonly resources: SceneResources) {
    this.tiles = this.owner.own(
      new InstanceBatch(resources.tileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    const shadeMaterial = this.owner.own(createContactShadowMaterial(resources.palette));
    this.shades = this.owner.own(
      new InstanceBatch(resources.quadGeometry, shadeMaterial, { renderOrder: DRAW_ORDER.contactShadow }),
    );
    this.object3d.add(this.tiles.object3d, this.shades.object3d);
  }

  update(view: SceneView): void {
    const metrics = computeBoardMetrics(view);
    const boardKey = `${view.rows}×${view.cols}`;
    if (boardKey !== this.boardKey || this.tiles.mustGrowFor(view.tiles.length)) this.forget();
    this.boardKey = boardKey;
    this.writtenCount = 0;
    const kept = new Set(view.tiles.map(({ id }) => id));
    for (const id of [...this.shown.keys()]) if (!kept.has(id)) this.remove(id, metrics);
    this.tiles.setCount(view.tiles.length);
    this.shades.setCount(view.tiles.length);
    for (const tile of view.tiles) {
      if (isSameTile(this.shown.get(tile.id), tile)) continue;
      this.shown.set(tile.id, tile);
      this.write(this.slots.acquire(tile.id), tile, metrics);
    }
  }

  dispose(): void {
    this.owner.dispose();
  }

  private forget(): void {
    this.slots.clear();
    this.shown.clear();
  }

  private remove(id: string, metrics: BoardMetrics): void {
    this.shown.delete(id);
    const moved = this.slots.release(id);
    const tile = moved === null ? undefined : this.shown.get(moved);
    if (tile !== undefined) this.write(this.slots.acquire(tile.id), tile, metrics);
  }

  private write(slot: number, tile: TileView, metrics: BoardMetrics): void {
    this.writtenCount++;
    const { wood } = tileCharacter(tile.row, tile.col);
    this.tiles.place(slot, writeTileMatrix(metrics, tile, this.matrix));
    this.tiles.setValues(slot, tileFaceValues(this.resources.engravings, tile, lookOf(tile), wood));
    const { x, z } = squareCentre(metrics, tile);
    const spread = CONTACT_SHADOW_SIDE * (1 + tileLift(tile));
    this.shades.place(slot, this.matrix.makeScale(spread, 1, spread).setPosition(x, SHADOW_Y, z));
  }
}

function isSameTile(shown: TileView | undefined, tile: TileView): boolean {
  return (
    shown !== undefined &&
    shown.row === tile.row &&
    shown.col === tile.col &&
    shown.glyph === tile.glyph &&
    shown.value === tile.value &&
    shown.isBlank === tile.isBlank &&
    lookOf(shown) === lookOf(tile) &&
    tileLift(shown) === tileLift(tile)
  );
}
