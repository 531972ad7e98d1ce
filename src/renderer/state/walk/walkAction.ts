import type { WalkOptions, WalkSection } from '../../../contract/settings';
import type { MarkerKind } from '../../../core/trace/markers';
import type { Highlight } from './highlight';
import type { WalkSync } from './walkComparison';
import type { WalkRun, WalkSubject } from './walkRun';

/** Watching a walk through the lexicon. */
export type WalkAction =
  /** The timeline gets the focus. */
  | { readonly type: 'walk-opened'; readonly subject: WalkSubject }
  /** A walk that is here already; it plays at once. */
  | { readonly type: 'walk-shown'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-closed' }
  | { readonly type: 'walk-loaded'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-failed'; readonly subject: WalkSubject; readonly message: string }
  /** Null: no comparison. */
  | { readonly type: 'walk-comparison-chosen'; readonly by: WalkSync | null }
  /** The board shows the rival, where it stands, and the walk shown becomes the rival. */
  | { readonly type: 'walk-sides-swapped' }
  | { readonly type: 'rival-loaded'; readonly subject: WalkSubject; readonly run: WalkRun | null }
  | { readonly type: 'walk-play-toggled' }
  | { readonly type: 'walk-replayed' }
  /** Steps outside the trace mean its nearest end. */
  | { readonly type: 'walk-stepped'; readonly by: number }
  | { readonly type: 'walk-sought'; readonly step: number }
  | { readonly type: 'walk-marker-sought'; readonly by: 1 | -1 }
  /** Whether the jumps stop at markers of this kind. */
  | { readonly type: 'walk-marker-kind-toggled'; readonly kind: MarkerKind }
  /** The clock: the playhead has come to this step, and is there now or still on its way; `heldMs` it had to wait. */
  | {
      readonly type: 'walk-moved';
      readonly step: number;
      readonly hasArrived: boolean;
      readonly heldMs: number;
    }
  | { readonly type: 'walk-options-changed'; readonly change: Partial<WalkOptions> }
  | { readonly type: 'walk-speed-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'walk-section-toggled'; readonly section: WalkSection }
  /** The timeline shows fewer or more steps, one of them staying where it is (null: the step shown); factor null: all. */
  | { readonly type: 'timeline-zoomed'; readonly factor: number | null; readonly at: number | null }
  /** By a share of what it shows. */
  | { readonly type: 'timeline-panned'; readonly by: number }
  /** Says the step once more. */
  | { readonly type: 'walk-described' }
  | { readonly type: 'highlight-changed'; readonly highlight: Highlight | null };
