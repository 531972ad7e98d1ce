import type { BoardEditor } from '../../state/design/boardEditor';
import { type Brush, premiumName } from '../../state/design/brush';

/** What the brush in hand does, in one sentence. */
export function brushHint({ brush }: BoardEditor): string {
  if (brush === null)
    return 'Choose a brush to paint squares with; until then a click on the board moves the cursor.';
  return `Click or drag on the board ${actOf(brush)}. Esc puts the brush away.`;
}

function actOf(brush: Brush): string {
  switch (brush.kind) {
    case 'brick':
      return 'to lay bricks, which take no tile';
    case 'start':
      return 'to move the start square';
    case 'premium': {
      const name = premiumName(brush.premium);
      return name === 'plain' ? 'to erase squares' : `to paint ${name}`;
    }
  }
}
