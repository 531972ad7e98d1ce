import { type BufferGeometry, PlaneGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { arc, createMouldingGeometry } from '../../../src/renderer/resources/geometry/mouldingGeometry';
import { addOutline } from '../../../src/renderer/resources/geometry/outlineGeometry';
import { createSlabGeometry } from '../../../src/renderer/resources/geometry/slabGeometry';
import { boxBlur } from '../../../src/renderer/resources/textures/boxBlur';
import { engrave } from '../../../src/renderer/resources/textures/engraving';
import { LayeredAtlas } from '../../../src/renderer/resources/textures/layeredAtlas';
import { growWoodGrain } from '../../../src/renderer/resources/textures/woodGrain';

describe('LayeredAtlas', () => {
  const paint = (key: string) => new Uint8Array(16).fill(key.charCodeAt(0));

  it('paints a key once and keeps its layers when it grows', () => {
    const painted: string[] = [];
    const atlas = new LayeredAtlas(4, 1, 4, 8, (key) => {
      painted.push(key);
      return paint(key);
    });
    expect(['a', 'b', 'a', 'c', 'd', 'e'].map((key) => atlas.layerOf(key))).toEqual([0, 1, 0, 2, 3, 4]);
    expect(painted).toEqual(['a', 'b', 'c', 'd', 'e']);
    const { depth } = atlas.texture.image;
    const data = atlas.texture.image.data ?? [];
    expect(depth).toBe(5);
    expect([...data].filter((_, at) => at % 16 === 0)).toEqual([97, 98, 99, 100, 101]);
    // The larger GPU texture starts empty: every layer must be uploaded.
    expect([...atlas.texture.layerUpdates].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps no pixels that the GPU has, and repaints them when it grows or the GPU has lost them', () => {
    const painted: string[] = [];
    const atlas = new LayeredAtlas(4, 1, 2, 8, (key) => {
      painted.push(key);
      return paint(key);
    });
    const { texture } = atlas;
    const upload = () => {
      texture.clearLayerUpdates();
      texture.onUpdate?.(texture);
      expect(texture.image.data).toBeNull();
    };
    atlas.layerOf('a');
    upload();
    atlas.layerOf('b');
    expect([...texture.layerUpdates]).toEqual([1]);
    upload();
    atlas.layerOf('c');
    expect(painted).toEqual(['a', 'b', 'a', 'b', 'c']);
    expect([...(texture.image.data ?? [])].filter((_, at) => at % 16 === 0)).toEqual([97, 98, 99]);
    upload();
    atlas.repaint();
    expect([...texture.layerUpdates]).toEqual([0, 1, 2]);
  });

  it('repaints every layer for another font', () => {
    let shift = 0;
    const atlas = new LayeredAtlas(4, 1, 2, 8, (key) => paint(key).map((byte) => byte + shift));
    atlas.layerOf('a');
    shift = 5;
    atlas.repaint();
    expect(atlas.texture.image.data?.[0]).toBe(102);
  });
});

describe('boxBlur', () => {
  it('keeps the sum and the centre of a dot', () => {
    const size = 21;
    const dot = new Float32Array(size * size);
    dot[10 * size + 10] = 1;
    const blurred = boxBlur(dot, size, 2);
    expect(blurred.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    // Two passes of a box of 5 each way: a tent whose top is 1/5 each way.
    expect(blurred[10 * size + 10]).toBeCloseTo(0.04, 5);
    expect(blurred[10 * size + 7]).toBeCloseTo(blurred[10 * size + 13] ?? 0, 6);
  });
});

describe('engrave', () => {
  it('slopes down into the ink from both sides', () => {
    const size = 64;
    const coverage = new Uint8Array(size * size);
    for (let y = 0; y < size; y++) coverage.fill(255, y * size + 24, y * size + 40);
    const pixels = engrave({ size, coverage });
    const at = (x: number, channel: number) => pixels[(32 * size + x) * 4 + channel] ?? 0;
    expect(at(24, 0)).toBeLessThan(100);
    expect(at(39, 0)).toBeGreaterThan(156);
    expect(at(24, 1)).toBe(128);
    expect(at(32, 2)).toBe(255);
    expect(at(2, 2)).toBe(0);
  });
});

describe('growWoodGrain', () => {
  it('is deterministic for a seed and has contrast', () => {
    const { pixels } = growWoodGrain(64, 3);
    expect(growWoodGrain(64, 3).pixels).toEqual(pixels);
    expect(growWoodGrain(64, 4).pixels).not.toEqual(pixels);
    const tones = pixels.filter((_, at) => at % 4 === 0);
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThan(120);
  });
});

/** Every triangle must face the side that its normals point to, or it is not drawn. */
function expectFacesAlongNormals(geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const index = geometry.getIndex();
  const read = (attribute: typeof position, at: number) => [
    attribute.getX(at),
    attribute.getY(at),
    attribute.getZ(at),
  ];
  for (let at = 0; at < Number(index?.count); at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => index?.getX(at + corner));
    const [ax = 0, ay = 0, az = 0] = read(position, a);
    const [bx = 0, by = 0, bz = 0] = read(position, b).map(
      (value, axis) => value - ([ax, ay, az][axis] ?? 0),
    );
    const [cx = 0, cy = 0, cz = 0] = read(position, c).map(
      (value, axis) => value - ([ax, ay, az][axis] ?? 0),
    );
    const face = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
    const mean = [a, b, c].map((corner) => read(normal, corner));
    const facing = face.reduce(
      (sum, value, axis) => sum + value * mean.reduce((s, n) => s + (n[axis] ?? 0), 0),
      0,
    );
    expect(facing).toBeGreaterThanOrEqual(-1e-9);
  }
}

describe('the built geometries', () => {
  it('include a slab of the requested size', () => {
    const slab = createSlabGeometry({
      width: 0.9,
      height: 0.23,
      depth: 0.9,
      cornerRadius: 0.085,
      bevelRadius: 0.05,
    });
    slab.computeBoundingBox();
    expect(slab.boundingBox?.min.toArray().map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
      -0.45, 0, -0.45,
    ]);
    expect(slab.boundingBox?.max.toArray().map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
      0.45, 0.23, 0.45,
    ]);
    expectFacesAlongNormals(slab);
  });

  it('include a moulding around a non-square board', () => {
    const moulding = createMouldingGeometry(arc({ out: 0.5, y: 0 }, 0.5, [Math.PI, 0], 8), 3, 2);
    moulding.computeBoundingBox();
    expect(moulding.boundingBox?.max.toArray().map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
      4, 0.5, 3,
    ]);
    expectFacesAlongNormals(moulding);
  });

  it('include an outline around a geometry, each triangle followed by its shell', () => {
    const geometry = new PlaneGeometry(1, 1);
    addOutline(geometry, 0.1);
    expect(geometry.getAttribute('position').count).toBe(8);
    expect(geometry.getAttribute('position').getZ(4)).toBeCloseTo(0.1);
    const [a, b, c, shellA, shellB, shellC] = [...(geometry.getIndex()?.array ?? [])];
    expect([shellA, shellB, shellC]).toEqual([Number(a) + 4, Number(c) + 4, Number(b) + 4]);
  });
});
