import type { MarkerKind } from '../../../core/trace/markers';

export interface MarkerShape {
  /** In a 10 × 10 box. */
  readonly path: string;
  readonly isFilled: boolean;
  /** A custom property of the style sheet. */
  readonly color: string;
}

/** Each kind has its own shape, because colour alone is not accessible. */
export const MARKER_SHAPES: Readonly<Record<MarkerKind, MarkerShape>> = {
  word: { path: 'M5 0 10 5 5 10 0 5z', isFilled: true, color: '--forward' },
  separator: { path: 'M3.6 0h2.8v10H3.6z', isFilled: true, color: '--separator' },
  blank: { path: 'M5 1a4 4 0 1 1-.01 0z', isFilled: false, color: '--brass' },
  deadEnd: { path: 'm1.2 1.2 7.6 7.6M1.2 8.8l7.6-7.6', isFilled: false, color: '--error' },
  anchor: { path: 'M5 0v10', isFilled: false, color: '--ink-soft' },
};
