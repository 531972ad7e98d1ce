import { BufferGeometry, InstancedMesh, Material, MeshBasicMaterial, Texture } from 'three';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SceneResources } from '../../../src/renderer/resources/sceneResources';
import { createSceneLayers } from '../../../src/renderer/scene/sceneLayers';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import { arrow, createPlainPainter, opponent, table, tile, view } from './sceneViews';

/** three.js numbers every geometry, material and texture in order of creation. */
const nextIds = () => ({
  geometry: new BufferGeometry().id,
  material: new MeshBasicMaterial().id,
  texture: new Texture().id,
});

function watchDisposals() {
  const disposed = {
    geometry: new Set<unknown>(),
    material: new Set<unknown>(),
    texture: new Set<unknown>(),
  };
  const watch = (prototype: { dispose(): unknown }, into: Set<unknown>) => {
    const dispose = prototype.dispose;
    vi.spyOn(prototype, 'dispose').mockImplementation(function (this: unknown) {
      into.add(this);
      return dispose.call(this);
    });
  };
  watch(BufferGeometry.prototype, disposed.geometry);
  watch(Material.prototype, disposed.material);
  watch(Texture.prototype, disposed.texture);
  return disposed;
}

const richView = (rows: number, cols: number) =>
  view(rows, cols, {
    tiles: [
      tile(0, 0, { role: 'placed', glyph: 'CH' }),
      tile(1, 0, { role: 'incidental', crossWordNumbers: [1, 2] }),
      tile(1, 1, { role: 'through', isBlank: true }),
    ],
    rack: [
      { id: 'rack:0', index: 0, glyph: 'Q', value: 10, isBlank: false, isPlayed: false },
      { id: 'rack:1', index: 1, glyph: 'E', value: 1, isBlank: false, isPlayed: true },
    ],
    arrows: [arrow('reverse', [1, 1], [1, 0], 0, 0.5), arrow('separator', [1, 0], [0, 0], 0.5, 1)],
    cursor: { row: 0, col: 1, direction: 'down' },
    crossChecks: [
      { row: 0, col: 1, across: ['AE'], down: ['not', 'X'], isDead: false },
      { row: 1, col: 1, across: ['–'], down: ['–'], isDead: true },
    ],
    walk: {
      ghosts: [
        {
          id: 'rack:0',
          glyph: 'Q',
          value: 10,
          isBlank: false,
          from: { kind: 'rack', index: 0 },
          to: { kind: 'square', row: 0, col: 1 },
          isLeaving: false,
        },
      ],
      arrows: [arrow('reverse', [0, 1], [0, 0])],
      isUndoing: false,
      anchor: { row: 0, col: 1 },
      cursor: { row: 0, col: 1 },
      callout: {
        row: 0,
        col: 1,
        text: 'no H on the rack',
        tone: 'turnedAway',
        middle: { row: 1.5, col: 1 },
      },
      isFollowed: false,
    },
    anchors: [{ row: 0, col: 1, across: true, down: true }],
    lit: [{ row: 1, col: 1 }],
    table: table({ opponents: [opponent(), opponent({ seat: 2 })] }),
    flight: {
      tiles: [
        {
          id: '0',
          face: null,
          from: { kind: 'bag' },
          to: { kind: 'opponent', at: 1, index: 6 },
          begin: 0,
          end: 1,
        },
      ],
    },
  });

describe('the scene', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('disposes of every geometry, material and texture, after boards of many sizes', () => {
    const disposed = watchDisposals();
    const meshDispose = vi.spyOn(InstancedMesh.prototype, 'dispose');
    const before = nextIds();
    const resources = new SceneResources(createPlainPainter(), 'jost');
    const layers = createSceneLayers(resources);
    for (const [rows, cols] of [
      [2, 2],
      [15, 15],
      [27, 19],
      [40, 40],
      [15, 15],
    ] as const) {
      layers.update({ ...richView(rows, cols), detail: boardDetailAt(1000 / rows) }, 0.4);
      layers.update(view(rows, cols, { detail: boardDetailAt(500 / rows) }), 1);
    }
    resources.setFont('serif');
    const meshes: InstancedMesh[] = [];
    layers.object3d.traverse((object) => {
      if (object instanceof InstancedMesh) meshes.push(object);
    });
    layers.dispose();
    resources.dispose();
    const after = nextIds();

    // Each probe of `nextIds` has taken one number itself.
    expect(after.geometry - before.geometry - 1).toBeGreaterThan(20);
    expect(disposed.geometry.size).toBe(after.geometry - before.geometry - 1);
    expect(disposed.material.size).toBe(after.material - before.material - 1);
    expect(disposed.texture.size).toBe(after.texture - before.texture - 1);
    expect(meshes.length).toBeGreaterThan(5);
    expect(meshes.filter((mesh) => !meshDispose.mock.contexts.includes(mesh))).toEqual([]);
  });

  it('leaves borrowed resources alone when only the layers are disposed of', () => {
    const resources = new SceneResources(createPlainPainter(), 'jost');
    const disposed = watchDisposals();
    const layers = createSceneLayers(resources);
    layers.update(richView(15, 15), 1);
    layers.dispose();
    expect(disposed.geometry.has(resources.tileGeometry)).toBe(false);
    expect(disposed.geometry.has(resources.quadGeometry)).toBe(false);
    expect(disposed.material.has(resources.tileMaterial)).toBe(false);
    expect(disposed.material.has(resources.woodMaterial)).toBe(false);
    expect(disposed.texture.has(resources.engravings.texture)).toBe(false);
    expect(disposed.texture.has(resources.labels.texture)).toBe(false);
    resources.dispose();
    expect(disposed.texture.has(resources.labels.texture)).toBe(true);
  });
});
