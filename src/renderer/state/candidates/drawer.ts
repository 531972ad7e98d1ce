/** What stands below the list of candidates, one at a time: what there is to know of the shown one. */
export const DRAWERS = ['score', 'equity', 'compare', 'heat', 'simulation', 'question'] as const;

export type Drawer = (typeof DRAWERS)[number];

export type DrawerAction =
  | { readonly type: 'drawer-chosen'; readonly drawer: Drawer }
  /** Opens it, or the score if it is open. */
  | { readonly type: 'drawer-toggled'; readonly drawer: Drawer }
  | { readonly type: 'drawer-stepped'; readonly by: number };
