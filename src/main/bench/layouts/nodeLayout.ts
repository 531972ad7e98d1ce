/** What following a missing arc gives. */
export const NOWHERE = -1;

export const NODE_LAYOUT_NAMES = ['sibling-list', 'mask-in-node', 'mask-in-arc', 'named-masks'] as const;
export type NodeLayoutName = (typeof NODE_LAYOUT_NAMES)[number];

/**
 * One way to store the nodes of a GADDAG, seen through a cursor. A place is a number of the layout's own
 * choosing that stands for an arc followed.
 */
export interface NodeLayout {
  readonly name: NodeLayoutName;
  readonly bytes: number;
  readonly root: number;
  accepts(place: number): boolean;
  follow(place: number, letter: number): number;
  followSeparator(place: number): number;
  /**
   * Puts each letter of `allowed` (a mask: bit c − 1 for letter c) that leads on from `place`, and where it
   * leads, on `stack` from `top` on; returns the new top.
   */
  branch(place: number, allowed: number, stack: Int32Array, top: number): number;
}
