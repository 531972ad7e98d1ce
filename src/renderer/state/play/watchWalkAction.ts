export type WatchWalkAction =
  /** Agents stop, and the turn just taken is shown with the walk that found it as soon as that is there. */
  { readonly type: 'last-walk-asked' };
