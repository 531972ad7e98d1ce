import { positionLabel } from '../../../core/board/square';
import { text } from '../../../texts/text';
import type { WalkSubject } from '../../state/walk/walk';

/** Title of a walk: `Walk to candidate 3`, `Search at anchor 8H`. */
export function walkTitle(subject: WalkSubject): string {
  if (subject.kind === 'question') return text('walkView.titleWhyNot', { word: subject.word });
  const { algorithm, scope } = subject;
  switch (scope.kind) {
    case 'candidate':
      return text('walkView.titleCandidate', { rank: scope.rank });
    case 'anchor':
      return text('walkView.titleAnchor', {
        place: positionLabel(scope.anchor, scope.anchor.direction),
        direction: scope.anchor.direction,
        algorithm,
      });
    case 'whole':
      return text('walkView.titleWhole', { algorithm });
  }
}
