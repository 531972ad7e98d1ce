import type { GcgDocument, GcgEntry, GcgLine } from '../gcgDocument';

/** Turns that were played beside those of another line. */
export interface GcgBranch {
  /** From 1; unique within its tree. */
  readonly id: number;
  /** The branch that it leaves; null if it leaves the main line. */
  readonly parent: number | null;
  /** Number of turns of that line before it. */
  readonly fork: number;
  /** Given by the user; empty if it is called by its first play. */
  readonly name: string;
  /** Its own turns, at least one, with their notes; then the racks at its end, as far as they are known. */
  readonly entries: readonly GcgEntry[];
}

/** A recorded game with its branches. Without them, it is the record alone. */
export interface GcgTree {
  readonly main: GcgDocument;
  readonly branches: readonly GcgBranch[];
}

export const NO_BRANCHES: readonly GcgBranch[] = [];

/** More than anybody can keep track of. A file with more is rejected. */
export const MAX_BRANCHES = 100;
export const MAX_BRANCH_NAME = 80;

type Kinded = GcgLine | GcgEntry;

export const isTurnEntry = ({ kind }: Kinded): boolean =>
  kind === 'placement' || kind === 'pass' || kind === 'exchange';

export const countTurns = (lines: readonly Kinded[]): number => lines.filter(isTurnEntry).length;

/** Index of a turn's line; the number of lines if there are not so many turns. */
export function lineOfTurn(lines: readonly Kinded[], turn: number): number {
  let left = turn;
  const at = lines.findIndex((line) => isTurnEntry(line) && left-- === 0);
  return at < 0 ? lines.length : at;
}

/** The racks that it names are those at the end of a line. */
const isOpenRack = ({ kind }: Kinded): boolean => kind === 'rack' || kind === 'incomplete';

export const withoutOpenRacks = <Line extends Kinded>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !isOpenRack(line));

export const branchOf = ({ branches }: Pick<GcgTree, 'branches'>, id: number | null): GcgBranch | undefined =>
  branches.find((branch) => branch.id === id);

/** A whole line from the first turn of the game, as a record of its own. */
export interface TreeLine {
  readonly record: GcgDocument;
  /** Number of its lines that belong to the line it leaves. */
  readonly shared: number;
}

/** @param parent the whole line that the branch leaves */
export function lineOfBranch(branch: GcgBranch, parent: GcgDocument): TreeLine {
  const before = withoutOpenRacks(parent.lines.slice(0, lineOfTurn(parent.lines, branch.fork)));
  const last = before.at(-1)?.line ?? 0;
  const own = branch.entries.map((entry, nth) => ({ ...entry, line: last + nth + 1 }));
  return { record: { ...parent, lines: [...before, ...own] }, shared: before.length };
}

/** The whole line of a branch, or the main line. */
export function recordOfLine(tree: GcgTree, id: number | null): GcgDocument {
  const branch = branchOf(tree, id);
  return branch === undefined ? tree.main : lineOfBranch(branch, recordOfLine(tree, branch.parent)).record;
}

/** The branches in the order of their turns: each follows the one that it leaves. */
export function orderedBranches(branches: readonly GcgBranch[]): readonly GcgBranch[] {
  const of = (parent: number | null): readonly GcgBranch[] =>
    branches
      .filter((branch) => branch.parent === parent)
      .toSorted((one, other) => one.fork - other.fork)
      .flatMap((branch) => [branch, ...of(branch.id)]);
  return of(null);
}

/** Number of turns that a line shares with the main line. */
export function turnsOnMain(tree: Pick<GcgTree, 'branches'>, id: number | null): number {
  const branch = branchOf(tree, id);
  if (branch === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(branch.fork, turnsOnMain(tree, branch.parent));
}
