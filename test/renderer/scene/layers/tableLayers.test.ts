import { InstancedMesh, Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import { SceneResources } from '../../../../src/renderer/resources/sceneResources';
import { BagLayer } from '../../../../src/renderer/scene/layers/bagLayer';
import { FlightLayer } from '../../../../src/renderer/scene/layers/flightLayer';
import { OpponentsLayer } from '../../../../src/renderer/scene/layers/opponentsLayer';
import { TilesLayer } from '../../../../src/renderer/scene/layers/tilesLayer';
import type { SceneLayer } from '../../../../src/renderer/scene/sceneLayer';
import type { FlyingTileView } from '../../../../src/renderer/view/play/tableView';
import type { SceneView } from '../../../../src/renderer/view/sceneView';
import { createPlainPainter, opponent, table, tile, view } from '../sceneViews';

const resourcesOf = (painter = createPlainPainter()) => new SceneResources(painter, 'jost');

/** Positions of the drawn tiles, and the atlas layers of their faces. */
function drawnTiles(layer: SceneLayer<SceneView>) {
  const meshes: InstancedMesh[] = [];
  layer.object3d.traverse((object) => {
    if (object instanceof InstancedMesh && object.geometry.getAttribute('tileFace') !== undefined)
      meshes.push(object);
  });
  const mesh = meshes[0]!;
  const face = mesh.geometry.getAttribute('tileFace');
  return Array.from({ length: mesh.count }, (_, at) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(at, matrix);
    return { place: matrix.elements.map((element) => Number(element.toFixed(6))), letter: face.getX(at) };
  });
}

describe('racks behind the board', () => {
  it('show as many tiles as they have, and nothing without a game', () => {
    const layer = new OpponentsLayer(resourcesOf());
    const two = table({ opponents: [opponent({ count: 7 }), opponent({ seat: 2, count: 3 })] });
    layer.update(view(15, 15, { table: two }));
    expect(drawnTiles(layer)).toHaveLength(10);
    layer.update(view(15, 15));
    expect(drawnTiles(layer)).toHaveLength(0);
  });

  it('contain no letters: only plates and blank faces are painted', () => {
    const painter = createPlainPainter();
    const layer = new OpponentsLayer(resourcesOf(painter));
    layer.update(view(15, 15, { table: table({ opponents: [opponent({ label: 'Ada · 7' })] }) }));
    expect(new Set(painter.painted)).toEqual(new Set(['', '*', 'Ada · 7']));
  });
});

describe('the bag', () => {
  it('is shown during a game, with its number', () => {
    const painter = createPlainPainter();
    const layer = new BagLayer(resourcesOf(painter));
    layer.update(view(15, 15));
    expect(layer.object3d.visible).toBe(false);
    layer.update(view(15, 15, { table: table() }));
    expect(layer.object3d.visible).toBe(true);
    expect(painter.painted).toEqual(['46 tiles']);
  });
});

describe('the tiles of a flight', () => {
  const flying = (change: Partial<FlyingTileView>): FlyingTileView => ({
    id: '0',
    face: { glyph: 'A', value: 1, isBlank: false },
    from: { kind: 'opponent', at: 0, index: 6 },
    to: { kind: 'square', row: 3, col: 9 },
    begin: 0,
    end: 0.5,
    ...change,
  });
  const flightOf = (...tiles: FlyingTileView[]) =>
    view(15, 15, { table: table({ opponents: [opponent({ count: 6 })] }), flight: { tiles } });

  it('are the same picture at the same phase, in either direction', () => {
    const shown = flightOf(flying({}), flying({ id: '1', begin: 0.5, end: 1 }));
    const resources = resourcesOf();
    const straight = new FlightLayer(resources);
    straight.update(shown, 0.3);
    const sought = new FlightLayer(resources);
    for (const phase of [0.9, 0, 1, 0.1, 0.3]) sought.update(shown, phase);
    expect(drawnTiles(sought)).toEqual(drawnTiles(straight));
  });

  it('start on the rack, and end exactly as the tiles of the board', () => {
    const resources = resourcesOf();
    const flight = new FlightLayer(resources);
    const rack = new OpponentsLayer(resources);
    rack.update(view(15, 15, { table: table({ opponents: [opponent({ count: 7 })] }) }));
    flight.update(flightOf(flying({})), 0);
    expect(drawnTiles(flight)[0]?.place).toEqual(drawnTiles(rack)[6]?.place);
    const board = new TilesLayer(resources);
    board.update(view(15, 15, { tiles: [tile(3, 9)] }));
    flight.update(flightOf(flying({})), 1);
    expect(drawnTiles(flight)).toEqual(drawnTiles(board));
  });

  it('are hidden in the bag, and have no letter if it is secret', () => {
    const painter = createPlainPainter();
    const layer = new FlightLayer(resourcesOf(painter));
    const drawn = flying({
      face: null,
      from: { kind: 'bag' },
      to: { kind: 'opponent', at: 0, index: 6 },
      begin: 0.5,
      end: 1,
    });
    layer.update(flightOf(drawn), 0.5);
    expect(drawnTiles(layer)).toHaveLength(0);
    layer.update(flightOf(drawn), 0.75);
    expect(drawnTiles(layer)).toHaveLength(1);
    expect(painter.painted).toEqual(['', '*']);
    layer.update(flightOf(flying({ face: null, from: drawn.to, to: drawn.from })), 1);
    expect(drawnTiles(layer)).toHaveLength(0);
  });
});
