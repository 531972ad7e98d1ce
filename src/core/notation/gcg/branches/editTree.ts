import type { GcgDocument, GcgEntry, GcgTiles, PlayerIndex } from '../gcgDocument';
import { repairTotals, type TotalRepair } from '../replay/repairTotals';
import {
  branchOf,
  countTurns,
  type GcgBranch,
  type GcgTree,
  isTurnEntry,
  lineOfBranch,
  lineOfTurn,
  MAX_BRANCH_NAME,
  orderedBranches,
  recordOfLine,
  withoutOpenRacks,
} from './gcgTree';

/** A tree that has changed, and the line to be shown. */
export interface ChangedTree {
  readonly tree: GcgTree;
  readonly line: number | null;
}

/** The line that a position belongs to: where a branch begins, the line that it leaves. */
export function ownerOf(tree: GcgTree, line: number | null, turn: number): number | null {
  const branch = branchOf(tree, line);
  return branch === undefined || turn > branch.fork ? line : ownerOf(tree, branch.parent, turn);
}

/** The lines that go on from a position: the line it belongs to first, then the branches that begin there. */
export function linesFrom(tree: GcgTree, line: number | null, turn: number): readonly (number | null)[] {
  const owner = ownerOf(tree, line, turn);
  const begun = tree.branches.filter(({ fork, parent }) => parent === owner && fork === turn);
  return [owner, ...begun.map(({ id }) => id)];
}

/** Adds a turn after `turn` turns of a line: at the end of a branch to it, elsewhere as a new branch. */
export function addTurn(
  tree: GcgTree,
  at: { readonly line: number | null; readonly turn: number },
  entries: readonly GcgEntry[],
): ChangedTree {
  const branch = branchOf(tree, at.line);
  if (branch !== undefined && at.turn === branch.fork + countTurns(branch.entries)) {
    const continued = { ...branch, entries: [...withoutOpenRacks(branch.entries), ...entries] };
    return { tree: replaceBranch(tree, continued), line: branch.id };
  }
  const id = nextId(tree);
  const parent = ownerOf(tree, at.line, at.turn);
  const added: GcgBranch = { id, parent, fork: at.turn, name: '', entries };
  return { tree: { ...tree, branches: [...tree.branches, added] }, line: id };
}

/** Adds a turn to the end of the main line. */
export function continueMain({ branches, main }: GcgTree, entries: readonly GcgEntry[]): GcgTree {
  return { branches, main: numbered(main, [...withoutOpenRacks(main.lines), ...entries]) };
}

/** Removes a branch and those that leave it. */
export function deleteBranch(tree: GcgTree, id: number): ChangedTree {
  const gone = new Set<number | null>([id]);
  for (const branch of orderedBranches(tree.branches)) if (gone.has(branch.parent)) gone.add(branch.id);
  const branches = tree.branches.filter((branch) => !gone.has(branch.id));
  return { tree: { ...tree, branches }, line: branchOf(tree, id)?.parent ?? null };
}

/** An empty name calls it by its first play again. */
export function renameBranch(tree: GcgTree, id: number, name: string): GcgTree {
  const branch = branchOf(tree, id);
  const tidy = name.replace(/\s+/gu, ' ').trim().slice(0, MAX_BRANCH_NAME);
  return branch === undefined || branch.name === tidy ? tree : replaceBranch(tree, { ...branch, name: tidy });
}

/** Makes a branch the main line. The turns whose place it takes become branches. */
export function promoteBranch(tree: GcgTree, id: number): GcgTree {
  const branch = branchOf(tree, id);
  if (branch === undefined) return tree;
  const { parent } = branch;
  const promoted = takePlace(tree, branch);
  return parent === null ? promoted : promoteBranch(promoted, parent);
}

/** Puts the branch in the place of the turns that it was played beside. */
function takePlace(tree: GcgTree, branch: GcgBranch): GcgTree {
  const { fork, id, parent } = branch;
  const lines = ownLines(tree, parent);
  const split = lineOfTurn(lines, fork - (branchOf(tree, parent)?.fork ?? 0));
  const tail = lines.slice(split).map(asEntry);
  const whole = [...withoutOpenRacks(lines.slice(0, split)), ...branch.entries];
  const tailId = nextId(tree);
  const moved = tree.branches
    .filter((each) => each !== branch)
    .map((each): GcgBranch => {
      if (each.parent === id) return { ...each, parent };
      return each.parent === parent && each.fork > fork ? { ...each, parent: tailId } : each;
    });
  const tails: readonly GcgBranch[] = tail.some(isTurnEntry)
    ? [{ id: tailId, parent, fork, name: '', entries: tail }]
    : [];
  return withOwnLines({ ...tree, branches: [...moved, ...tails] }, parent, whole);
}

/** The lines that are a line's own: those of the record, or those of the branch. */
export const ownLines = (tree: GcgTree, line: number | null): readonly GcgEntry[] =>
  branchOf(tree, line)?.entries ?? tree.main.lines;

export function withOwnLines(tree: GcgTree, line: number | null, lines: readonly GcgEntry[]): GcgTree {
  const branch = branchOf(tree, line);
  const entries = lines.map(asEntry);
  return branch === undefined
    ? { ...tree, main: numbered(tree.main, entries) }
    : replaceBranch(tree, { ...branch, entries });
}

/** Sets the rack that a player holds at the end of a line. */
export function setOpenRack(
  tree: GcgTree,
  line: number | null,
  player: PlayerIndex,
  rack: GcgTiles,
): GcgTree {
  const others = ownLines(tree, line).filter(
    (each) => each.kind !== 'incomplete' && !(each.kind === 'rack' && each.player === player),
  );
  const held: GcgEntry[] = rack.length === 0 ? [] : [{ kind: 'rack', player, rack }];
  return withOwnLines(tree, line, [...others, ...held]);
}

export interface RepairedTree {
  readonly tree: GcgTree;
  /** Those of the main line, in line order. */
  readonly repairs: readonly TotalRepair[];
}

/** Recomputes every total from the points of the events, also in the branches. */
export function repairTree(tree: GcgTree): RepairedTree {
  const { document: main, repairs } = repairTotals(tree.main);
  let repaired: GcgTree = { ...tree, main: repairs.length === 0 ? tree.main : main };
  for (const branch of orderedBranches(tree.branches)) {
    const line = lineOfBranch(branch, recordOfLine(repaired, branch.parent));
    const right = repairTotals(line.record);
    if (right.repairs.length === 0) continue;
    const entries = right.document.lines.slice(line.shared).map(asEntry);
    repaired = replaceBranch(repaired, { ...branch, entries });
  }
  return { tree: repaired, repairs };
}

const replaceBranch = (tree: GcgTree, branch: GcgBranch): GcgTree => ({
  ...tree,
  branches: tree.branches.map((each) => (each.id === branch.id ? branch : each)),
});

const nextId = ({ branches }: GcgTree): number => Math.max(0, ...branches.map(({ id }) => id)) + 1;

const numbered = (document: GcgDocument, entries: readonly GcgEntry[]): GcgDocument => ({
  ...document,
  lines: entries.map((entry, nth) => ({ ...entry, line: nth + 1 })),
});

function asEntry<Line extends GcgEntry>(line: Line): GcgEntry {
  if (!('line' in line)) return line;
  const { line: _, ...entry } = line as Line & { readonly line: number };
  return entry as GcgEntry;
}
