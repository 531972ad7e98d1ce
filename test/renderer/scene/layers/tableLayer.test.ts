import { type BufferGeometry, Mesh, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { SceneResources } from '../../../../src/renderer/resources/sceneResources';
import { TableLayer } from '../../../../src/renderer/scene/layers/tableLayer';
import { createPlainPainter } from '../sceneViews';

/** The least distance from which the whole of a classic board is seen. */
const NEAREST_WHOLE_VIEW = 30;

function longestEdge({ attributes, index }: BufferGeometry): number {
  const place = attributes.position;
  if (index === null || place === undefined) throw new Error('The table has no triangles.');
  const corner = (at: number) => new Vector3().fromBufferAttribute(place, index.getX(at));
  let longest = 0;
  for (let at = 0; at < index.count; at += 3)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      longest = Math.max(longest, corner(at + from).distanceTo(corner(at + to)));
  return longest;
}

describe('the table', () => {
  it('has no triangle from the visible area to behind the camera', () => {
    const layer = new TableLayer(new SceneResources(createPlainPainter(), 'jost'));
    const blocks = layer.object3d.children.filter((child) => child instanceof Mesh);
    expect(blocks.length).toBeGreaterThan(1);
    for (const { geometry } of blocks) expect(longestEdge(geometry)).toBeLessThan(NEAREST_WHOLE_VIEW);
    layer.dispose();
  });
});
