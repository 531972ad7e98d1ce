import { type Gaddag, NO_ARC } from '../../../src/core/lexicon/gaddag';

/**
 * Calls `visit` once for every node with arcs that can be reached from the arc `root`,
 * children before parents.
 */
export function visitNodes(gaddag: Gaddag, root: number, visit: (arcs: readonly number[]) => void): void {
  const seen = new Set<number>();
  const enter = (arc: number): void => {
    const arcs = arcsOf(gaddag, arc);
    if (arcs.length === 0 || seen.has(arcs[0]!)) return;
    seen.add(arcs[0]!);
    for (const child of arcs) enter(child);
    visit(arcs);
  };
  enter(root);
}

/** All arcs of the node that `arc` leads to. */
export function arcsOf(gaddag: Gaddag, arc: number): number[] {
  const arcs = [gaddag.followSeparator(arc)];
  const mask = gaddag.letterMask(arc);
  for (let bit = 0; bit < 32; bit++) {
    if ((mask & (1 << bit)) !== 0) arcs.push(gaddag.followLetter(arc, bit + 1));
  }
  return arcs.filter((found) => found !== NO_ARC);
}

/** How many strings lead from the arc `root` to acceptance. */
export function countPaths(gaddag: Gaddag, root: number): number {
  const below = new Map<number, number>();
  visitNodes(gaddag, root, (arcs) => {
    const paths = (arc: number): number =>
      (gaddag.accepts(arc) ? 1 : 0) + (below.get(arcsOf(gaddag, arc)[0] ?? NO_ARC) ?? 0);
    below.set(
      arcs[0]!,
      arcs.reduce((sum, arc) => sum + paths(arc), 0),
    );
  });
  return below.get(arcsOf(gaddag, root)[0] ?? NO_ARC) ?? 0;
}

/** Whether the string of letter codes, 0 for the separator, leads from the arc `root` to acceptance. */
export function acceptsPath(gaddag: Gaddag, root: number, path: readonly number[]): boolean {
  let arc = root;
  for (const letter of path) {
    arc = letter === 0 ? gaddag.followSeparator(arc) : gaddag.followLetter(arc, letter);
    if (arc === NO_ARC) return false;
  }
  return gaddag.accepts(arc);
}
