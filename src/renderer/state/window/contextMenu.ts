import type { Zone } from './zone';

/** Subject of a context menu: a zone, the document, the picture beside the board, or the whole window. */
export type MenuPlace = Zone | 'document' | 'camera' | 'window';

/** The open context menu, and its point in the window. */
export interface OpenMenu {
  readonly place: MenuPlace;
  readonly x: number;
  readonly y: number;
}

export type MenuAction =
  | { readonly type: 'menu-opened'; readonly menu: OpenMenu }
  | { readonly type: 'menu-closed' };
