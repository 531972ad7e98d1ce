import { entryAt } from '../../../core/certain';
import type { GaddagMatch } from '../../../core/movegen/candidates/gaddagMatch';
import type { ArrowView } from '../sceneView';

/**
 * One arrow for each arc between two letters of the match: from letter to letter against the reading
 * direction, the jump of the separator from the word's first letter to the one behind the anchor, and on in
 * reading direction. They follow each other in equal parts of the phase.
 */
export function arrowsOf({ steps }: GaddagMatch): readonly ArrowView[] {
  const letters = steps.filter(({ kind }) => kind !== 'separator');
  const count = letters.length - 1;
  return letters.slice(1).map((step, index) => {
    const from = entryAt(letters, index);
    const isJump = step.kind !== from.kind;
    return {
      kind: isJump ? 'separator' : step.kind,
      from: from.square,
      to: step.square,
      begin: index / count,
      end: (index + 1) / count,
    };
  });
}
