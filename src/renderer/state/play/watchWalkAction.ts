export type WatchWalkAction =
  /** Pauses the agents and shows the last turn with the walk that found it, once it is available. */
  { readonly type: 'last-walk-asked' };
