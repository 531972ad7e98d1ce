import type { JudgedPlay } from '../../../contract/walk/traceApi';
import type { Setup } from '../../../core/board/setup';
import type { Message } from '../../../core/message';

/** Tiles of the rack that lie on the board to see what the play is worth. The position is without them. */
export interface Try {
  /** The position with the tiles on the board; its rack is what remains. */
  readonly laid: Setup;
  /** Null until it has arrived. */
  readonly verdict: JudgedPlay | null;
  /** Why the play could not be judged; null otherwise. */
  readonly problem: Message | null;
  /** Whether the play is made as soon as it is known to be legal. */
  readonly isToPlay: boolean;
}

export type TryAction =
  /** Plays the tiles, at once or when the verdict has arrived. */
  | { readonly type: 'try-play-asked' }
  | { readonly type: 'try-judged'; readonly laid: Setup; readonly verdict: JudgedPlay }
  | { readonly type: 'try-not-judged'; readonly laid: Setup; readonly problem: Message }
  /** Returns the tiles to the rack. */
  | { readonly type: 'tiles-recalled' }
  /** Switches between trying plays and editing the position. */
  | { readonly type: 'editing-toggled' };
