/** The first minute: the walk to the first candidate, one sentence after another, then the doors. */
export interface Welcome {
  /** The sentence about the board, about the walk, about the word found; then the ways on. */
  readonly stage: 'board' | 'walk' | 'found' | 'doors';
  /** Whether everything is said at once, without a walk. */
  readonly isStill: boolean;
}

export type WelcomeAction =
  | { readonly type: 'welcome-begun'; readonly isStill: boolean }
  /** To the next stage. */
  | { readonly type: 'welcome-advanced' }
  /** Shows it again. */
  | { readonly type: 'welcome-requested' }
  | { readonly type: 'welcome-closed' };
