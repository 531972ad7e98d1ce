import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { SceneResources } from '../../../../src/renderer/resources/sceneResources';
import { TilesLayer } from '../../../../src/renderer/scene/layers/tilesLayer';
import type { SceneView } from '../../../../src/renderer/view/sceneView';
import { createPlainPainter, tile, view } from '../sceneViews';

function createLayer() {
  const resources = new SceneResources(createPlainPainter(), 'jost');
  return { layer: new TilesLayer(resources), resources };
}

/** Positions and attributes of the drawn tiles, by drawing order. */
function drawnTiles(layer: TilesLayer) {
  const found: InstancedMesh[] = [];
  layer.object3d.traverse((object) => {
    if (object instanceof InstancedMesh && object.geometry.getAttribute('tileFace') !== undefined)
      found.push(object);
  });
  const mesh = found[0];
  if (mesh === undefined) throw new Error('There is no mesh of tiles.');
  const face = mesh.geometry.getAttribute('tileFace');
  return Array.from({ length: mesh.count }, (_, at) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(at, matrix);
    const place = new Vector3().setFromMatrixPosition(matrix);
    return {
      x: place.x,
      y: place.y,
      z: place.z,
      letter: face.getX(at),
      value: face.getY(at),
      role: face.getZ(at),
    };
  });
}

const fullBoard = (): SceneView =>
  view(15, 15, { tiles: Array.from({ length: 225 }, (_, at) => tile(Math.floor(at / 15), at % 15)) });

describe('TilesLayer', () => {
  it('writes every tile of a new board once, and none if the view is the same', () => {
    const { layer } = createLayer();
    const board = fullBoard();
    layer.update(board);
    expect(layer.writtenCount).toBe(225);
    layer.update({ ...board, tiles: [...board.tiles] });
    expect(layer.writtenCount).toBe(0);
  });

  it('writes only the tiles that change with the next candidate', () => {
    const { layer } = createLayer();
    const lying = [tile(7, 7), tile(7, 8), tile(7, 9)];
    layer.update(
      view(15, 15, { tiles: [...lying, tile(8, 7, { role: 'placed' }), tile(8, 8, { role: 'placed' })] }),
    );
    // One old tile changes its role, one placed tile goes, one comes.
    const next = [
      tile(7, 7, { role: 'incidental', crossWordNumbers: [1] }),
      tile(7, 8),
      tile(7, 9),
      tile(8, 7, { role: 'placed' }),
      tile(6, 9, { role: 'placed' }),
    ];
    layer.update(view(15, 15, { tiles: next }));
    expect(layer.writtenCount).toBe(2);
    expect(drawnTiles(layer)).toHaveLength(5);
  });

  it('puts each tile on its square, placed ones higher', () => {
    const { layer } = createLayer();
    layer.update(view(15, 15, { tiles: [tile(0, 0), tile(14, 7, { role: 'placed' })] }));
    const [lying, placed] = drawnTiles(layer);
    expect(lying?.x).toBeCloseTo(-7, 1);
    expect(lying?.z).toBeCloseTo(-7, 1);
    expect(lying?.y).toBe(0);
    expect(placed?.x).toBeCloseTo(0, 1);
    expect(placed?.z).toBeCloseTo(7, 1);
    expect(placed?.y).toBeGreaterThan(0.05);
  });

  it('keeps the letters of the remaining tiles when others disappear', () => {
    const { layer, resources } = createLayer();
    const tiles = ['A', 'B', 'C', 'D'].map((glyph, col) => tile(3, col, { glyph }));
    layer.update(view(15, 15, { tiles }));
    layer.update(view(15, 15, { tiles: tiles.slice(2) }));
    const letters = drawnTiles(layer).map(({ letter }) => letter);
    const expected = ['C', 'D'].map((glyph) => resources.engravings.layerOf(glyph));
    expect(letters.sort()).toEqual(expected.sort());
  });

  it('gives a blank an asterisk instead of its value', () => {
    const { layer, resources } = createLayer();
    layer.update(view(15, 15, { tiles: [tile(3, 3, { glyph: 'CH', value: 0, isBlank: true })] }));
    const [blank] = drawnTiles(layer);
    expect(blank?.letter).toBe(resources.engravings.layerOf('CH'));
    expect(blank?.value).toBe(resources.engravings.layerOf('*'));
  });

  it('follows a change of the board size', () => {
    const { layer } = createLayer();
    layer.update(view(15, 15, { tiles: [tile(0, 0)] }));
    layer.update(view(2, 2, { tiles: [tile(0, 0)] }));
    expect(layer.writtenCount).toBe(1);
    expect(drawnTiles(layer)[0]?.x).toBeCloseTo(-0.5, 1);
  });
});
