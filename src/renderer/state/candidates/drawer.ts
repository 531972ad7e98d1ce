/** The tabs below the list of candidates, each with details of the shown one. */
export const DRAWERS = [
  'score',
  'equity',
  'compare',
  'heat',
  'simulation',
  'endgame',
  'evaluations',
  'question',
] as const;

export type Drawer = (typeof DRAWERS)[number];

export type DrawerAction =
  | { readonly type: 'drawer-chosen'; readonly drawer: Drawer }
  /** Opens it, or the score if it is open. */
  | { readonly type: 'drawer-toggled'; readonly drawer: Drawer }
  | { readonly type: 'drawer-stepped'; readonly by: number };
