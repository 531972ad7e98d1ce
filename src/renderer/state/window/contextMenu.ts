import type { Zone } from './zone';

/**
 * What a context menu is about: a zone, the document, the picture beside the board, or the window as a whole.
 */
export type MenuPlace = Zone | 'document' | 'camera' | 'window';

/** A context menu that is open, and the point of the window that it hangs from. */
export interface OpenMenu {
  readonly place: MenuPlace;
  readonly x: number;
  readonly y: number;
}

export type MenuAction =
  | { readonly type: 'menu-opened'; readonly menu: OpenMenu }
  | { readonly type: 'menu-closed' };
