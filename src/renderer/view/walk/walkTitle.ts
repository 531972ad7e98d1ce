import { positionLabel } from '../../../core/board/square';
import type { WalkSubject } from '../../state/walk/walkRun';
import { formatCount } from '../window/statusView';

/** What a walk is called: `Walk to candidate 3`, `Search at anchor 8H`. */
export function walkTitle(subject: WalkSubject): string {
  if (subject.kind === 'question') return `Why not ${subject.word}?`;
  const { algorithm, scope } = subject;
  const by = algorithm === 'dawg' ? ' on the DAWG' : '';
  switch (scope.kind) {
    case 'candidate':
      return `Walk to candidate ${formatCount(scope.rank)}`;
    case 'anchor':
      return `Search at anchor ${positionLabel(scope.anchor, scope.anchor.direction)} ${scope.anchor.direction}${by}`;
    case 'whole':
      return `Whole search${by}`;
  }
}
