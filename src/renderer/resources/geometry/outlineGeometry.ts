import { type BufferGeometry, Float32BufferAttribute } from 'three';

/**
 * Adds a dark shell around a closed, indexed geometry: a copy of every vertex, moved out along its normal,
 * and of every triangle, inverted. Only the far side of the shell is drawn, which shows as an outline. Each
 * triangle is followed by its shell, so that a prefix of the indices is still complete.
 *
 * @param thickness in squares
 */
export function addOutline(geometry: BufferGeometry, thickness: number): void {
  const index = geometry.getIndex();
  if (index === null) throw new Error('An outline needs an indexed geometry.');
  const count = geometry.getAttribute('position').count;
  const inner = [...index.array];
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    const { array, itemSize } = attribute;
    const doubled = new Float32Array(array.length * 2);
    doubled.set(array);
    doubled.set(array, array.length);
    geometry.setAttribute(name, new Float32BufferAttribute(doubled, itemSize));
  }
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const shell = new Float32Array(count * 2);
  for (let at = count; at < count * 2; at++) {
    shell[at] = 1;
    position.setXYZ(
      at,
      position.getX(at) + normal.getX(at) * thickness,
      position.getY(at) + normal.getY(at) * thickness,
      position.getZ(at) + normal.getZ(at) * thickness,
    );
  }
  geometry.setAttribute('isOutline', new Float32BufferAttribute(shell, 1));
  const indices: number[] = [];
  for (let at = 0; at < inner.length; at += 3) {
    const [a = 0, b = 0, c = 0] = inner.slice(at, at + 3);
    indices.push(a, b, c, a + count, c + count, b + count);
  }
  geometry.setIndex(indices);
}
