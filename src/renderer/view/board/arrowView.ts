import { entryAt } from '../../../core/certain';
import type { GaddagMatch } from '../../../core/movegen/candidates/gaddagMatch';
import type { ArrowView } from '../sceneView';

/**
 * One arrow per arc between two letters of the match: from letter to letter against the reading direction,
 * the separator's jump from the word's first letter to the one after the anchor, and onwards in reading
 * direction. They take equal, consecutive parts of the phase.
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
