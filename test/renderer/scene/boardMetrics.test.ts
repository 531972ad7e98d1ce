import { describe, expect, it } from 'vitest';
import {
  computeBoardMetrics,
  rackSlotAt,
  rackSlotX,
  squareAt,
  squareCentre,
} from '../../../src/renderer/scene/boardMetrics';
import { computeCoordinateMarks } from '../../../src/renderer/scene/layers/coordinatesLayer';

const metricsOf = (rows: number, cols: number, rackSize = 7) => computeBoardMetrics({ rows, cols, rackSize });

describe('the places on the board', () => {
  it('have the middle square at the origin', () => {
    expect(squareCentre(metricsOf(15, 15), { row: 7, col: 7 })).toEqual({ x: 0, z: 0 });
    expect(squareCentre(metricsOf(2, 2), { row: 0, col: 1 })).toEqual({ x: 0.5, z: -0.5 });
    expect(squareCentre(metricsOf(27, 19), { row: 26, col: 0 })).toEqual({ x: -9, z: 13 });
  });

  it.each([
    [2, 2],
    [27, 19],
    [40, 40],
  ])('are recovered from their centres on %i × %i', (rows, cols) => {
    const metrics = metricsOf(rows, cols);
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const { x, z } = squareCentre(metrics, { row, col });
        expect(squareAt(metrics, x + 0.49, z - 0.49)).toEqual({ row, col });
      }
    expect(squareAt(metrics, cols / 2 + 0.01, 0)).toBeNull();
    expect(squareAt(metrics, 0, -rows / 2 - 0.01)).toBeNull();
  });

  it('stand in a row on the rack', () => {
    const metrics = metricsOf(15, 15);
    expect(rackSlotX(metrics, 3)).toBe(0);
    for (let index = 0; index < 7; index++)
      expect(rackSlotAt(metrics, rackSlotX(metrics, index))).toBe(index);
    expect(rackSlotAt(metrics, rackSlotX(metrics, 6) + 1)).toBeNull();
  });
});

describe('computeCoordinateMarks', () => {
  it('numbers rows and letters columns on both sides, past Z as well', () => {
    const texts = computeCoordinateMarks(metricsOf(3, 28), 1).map(({ text }) => text);
    expect(texts.filter((text) => text === 'AB')).toHaveLength(2);
    expect(texts.filter((text) => text === '3')).toHaveLength(2);
    expect(texts).toHaveLength(2 * (3 + 28));
  });

  it('omits some if they would be too small, and all if none were legible', () => {
    const textsAt = (step: 0 | 1 | 2 | 5) => [
      ...new Set(computeCoordinateMarks(metricsOf(7, 12), step).map(({ text }) => text)),
    ];
    expect(textsAt(2)).toEqual(['A', 'C', 'E', 'G', 'I', 'K', '1', '3', '5', '7']);
    expect(textsAt(5)).toEqual(['A', 'E', 'J', '1', '5']);
    expect(textsAt(0)).toEqual([]);
  });
});
