import type { Markers } from '../../trace/markers';
import type { BuildStep, Construction } from './construction';

/** Steps of a construction worth jumping to: a word ends, a node is shared, a node is new. */
export const BUILD_MARKS = ['word', 'shared', 'node'] as const;
export type BuildMark = (typeof BUILD_MARKS)[number];

const MARK_OF: Readonly<Partial<Record<BuildStep['kind'], BuildMark>>> = {
  end: 'word',
  complete: 'word',
  merge: 'shared',
  force: 'shared',
  add: 'node',
};

/** By kind: the steps with a mark, ascending; step n shows the structure after n steps. */
export function buildMarksOf({ steps }: Construction): Markers<BuildMark> {
  const stepsOf = (mark: BuildMark) =>
    Uint32Array.from(steps.flatMap(({ kind }, nth) => (MARK_OF[kind] === mark ? [nth + 1] : [])));
  return { word: stepsOf('word'), shared: stepsOf('shared'), node: stepsOf('node') };
}
