/** One running-sum pass along the rows of `from` into the columns of `to`: blurs and transposes. */
function blurTransposed(from: Float32Array, to: Float32Array, size: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += from[row + x]!;
    for (let x = 0; x < size; x++) {
      if (x + radius < size) sum += from[row + x + radius]!;
      if (x > radius) sum -= from[row + x - radius - 1]!;
      to[x * size + y] = sum * scale;
    }
  }
}

/**
 * Blurs a square picture; two box passes each way come close enough to a Gaussian. Outside counts as 0.
 * @param radius whole pixels, from 1
 */
export function boxBlur(source: Float32Array, size: number, radius: number): Float32Array {
  const result = new Float32Array(source);
  const scratch = new Float32Array(source.length);
  for (let pass = 0; pass < 2; pass++) {
    blurTransposed(result, scratch, size, radius);
    blurTransposed(scratch, result, size, radius);
  }
  return result;
}
