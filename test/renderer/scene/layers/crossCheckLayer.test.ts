import { InstancedMesh } from 'three';
import { describe, expect, it } from 'vitest';
import { CROSS_CHECK_MODE } from '../../../../src/renderer/resources/materials/crossCheckMaterial';
import { SceneResources } from '../../../../src/renderer/resources/sceneResources';
import {
  crossCheckLabelKey,
  parseCrossCheckLabelKey,
} from '../../../../src/renderer/resources/textures/crossCheckLabel';
import { CrossCheckLayer } from '../../../../src/renderer/scene/layers/crossCheckLayer';
import type { CrossCheckView } from '../../../../src/renderer/view/sceneView';
import { createPlainPainter, view } from '../sceneViews';

const check = (col: number, change: Partial<CrossCheckView>): CrossCheckView => ({
  row: 0,
  col,
  across: null,
  down: null,
  isDead: false,
  ...change,
});

/** Draws the checks on a board of 3×3 and reads the instances back. */
function draw(checks: readonly CrossCheckView[] | undefined) {
  const painter = createPlainPainter();
  const resources = new SceneResources(painter, 'jost');
  const layer = new CrossCheckLayer(resources);
  layer.update(view(3, 3, checks === undefined ? {} : { crossChecks: checks }));
  const meshes: InstancedMesh[] = [];
  layer.object3d.traverse((object) => {
    if (object instanceof InstancedMesh) meshes.push(object);
  });
  const mesh = meshes.at(-1)!;
  const values = mesh.geometry.getAttribute('crossCheck').array;
  const instances = Array.from({ length: mesh.count }, (_, at) => ({
    label: values[at * 2],
    mode: values[at * 2 + 1],
    x: mesh.instanceMatrix.array[at * 16 + 12],
    z: mesh.instanceMatrix.array[at * 16 + 14],
  }));
  layer.dispose();
  resources.dispose();
  return {
    instances,
    isVisible: mesh.visible,
    painted: painter.painted.filter((key) => key.startsWith('checks:')),
  };
}

describe('the layer of cross-checks', () => {
  it('draws nothing while they are hidden', () => {
    expect(draw(undefined)).toMatchObject({ instances: [], isVisible: false });
  });

  it('draws each set once, in the centre of its squares, and nothing on dead ones', () => {
    const { instances, painted } = draw([
      check(0, { across: ['AE'] }),
      check(1, { down: ['not', 'XYZ'] }),
      check(2, { across: ['AE'] }),
      check(0, { row: 1, across: ['X'], down: ['–'] }),
      check(1, { row: 1, across: ['–'], down: ['–'], isDead: true }),
    ]);
    expect(painted).toEqual(['checks:AE|', 'checks:|not\nXYZ', 'checks:X|–']);
    const { across, both, dead, down } = CROSS_CHECK_MODE;
    expect(instances.map(({ mode }) => mode)).toEqual([across, down, across, both, dead]);
    expect(instances.slice(0, 4).map(({ label }) => label)).toEqual([0, 1, 0, 2]);
    expect(instances.map(({ x, z }) => [x, z])).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [0, 0],
    ]);
  });
});

describe('the label of a square', () => {
  it.each([
    { across: ['AES'], down: null },
    { across: null, down: ['not', 'ABC', 'DEF'] },
    { across: ['–'], down: ['DT', 'X'] },
  ])('matches its key: %j', (label) => {
    expect(parseCrossCheckLabelKey(crossCheckLabelKey(label))).toEqual(label);
  });
});
