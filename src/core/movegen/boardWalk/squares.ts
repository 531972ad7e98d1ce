import { GRID_CAPACITY, Grid } from '../kernel/grid';

/**
 * Both grids side by side: rows, and from `GRID_CAPACITY` on, columns. Memory of the module, like all that a
 * walk needs: the engine compiles accesses to constant arrays best.
 */
export const squares = new Int32Array(2 * GRID_CAPACITY);
export const across = new Grid('across', squares.subarray(0, GRID_CAPACITY));
export const down = new Grid('down', squares.subarray(GRID_CAPACITY));
