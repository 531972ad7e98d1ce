import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { BoardEditor } from '../state/boardEditor';
import { isSamePremium, PLAIN, premiumName } from '../state/brush';

/** Explains the current brush in one sentence. */
export function brushHint({ brush }: BoardEditor): string {
  switch (brush?.kind) {
    case undefined:
      return text('designView.noBrush');
    case 'brick':
      return text('designView.brushBrick');
    case 'start':
      return text('designView.brushStart');
    case 'premium':
      return isSamePremium(brush.premium, PLAIN)
        ? text('designView.brushErase')
        : text('designView.brushPaint', { premium: say(premiumName(brush.premium)) });
  }
}
