import { type Message, message } from '../../../message';
import { fail, ok, type Result } from '../../../result';
import { MAX_GAME_TEXT } from '../../text/textBounds';
import { formatGcgLines } from '../formatGcg';
import type { GcgDocument, GcgEntry, GcgLine } from '../gcgDocument';
import { formatGcgProblem } from '../gcgProblem';
import { MAX_EVENTS, parseGcg } from '../parseGcg';
import {
  countTurns,
  type GcgBranch,
  type GcgTree,
  isTurnEntry,
  NO_BRANCHES,
  orderedBranches,
  recordOfLine,
} from './gcgTree';

/** A branch as it is in the file of a document. */
export interface SavedBranch {
  /** Number of the branch that it leaves, from 1, which is one before it; 0 for the main line. */
  readonly parent: number;
  /** Number of turns of that line before it. */
  readonly fork: number;
  /** Empty if it has none of its own. */
  readonly name: string;
  /** Its turns, as lines of a GCG file. */
  readonly turns: string;
}

/** The branches in an order in which each follows the one it leaves. */
export function saveBranches({ branches, main }: GcgTree): readonly SavedBranch[] {
  return orderedBranches(branches).map(({ entries, fork, name, parent }) => ({
    parent: savedNumberOf({ branches }, parent),
    fork,
    name,
    turns: formatGcgLines(entries, main),
  }));
}

/** The number of a branch as it is saved; 0 for the main line. */
export const savedNumberOf = ({ branches }: Pick<GcgTree, 'branches'>, id: number | null): number =>
  orderedBranches(branches).findIndex((branch) => branch.id === id) + 1;

/** Reads the branches of a record. The id of each is its number. */
export function readBranches(
  main: GcgDocument,
  saved: readonly SavedBranch[],
): Result<readonly GcgBranch[], Message> {
  const length = saved.reduce((sum, { turns }) => sum + turns.length, 0);
  if (length > MAX_GAME_TEXT)
    return fail(message('gcg.longBranches', { count: length, most: MAX_GAME_TEXT }));
  let branches = NO_BRANCHES;
  for (const [nth, each] of saved.entries()) {
    const entries = readEntries(main, each);
    const problem = entries.ok ? problemOf({ main, branches }, each, entries.value) : entries.error;
    if (!entries.ok || problem !== null)
      return fail(message('gcg.inBranch', { number: String(nth + 1), problem: problem ?? '' }));
    const parent = each.parent === 0 ? null : each.parent;
    const branch = { id: nth + 1, parent, fork: each.fork, name: each.name, entries: entries.value };
    branches = [...branches, branch];
  }
  return ok(branches);
}

/** What is wrong with where the branch begins, or with what it holds. */
function problemOf(tree: GcgTree, { fork, parent }: SavedBranch, own: readonly GcgEntry[]): Message | null {
  if (parent > tree.branches.length) return message('gcg.branchParent', { number: String(parent) });
  const turns = countTurns(recordOfLine(tree, parent === 0 ? null : parent).lines);
  if (fork > turns) return message('gcg.branchFork', { fork: String(fork), turns });
  if (fork + countTurns(own) > MAX_EVENTS) return message('gcg.manyEvents', { most: String(MAX_EVENTS) });
  const [first] = own;
  return first !== undefined && isTurnEntry(first) ? null : message('gcg.branchWithoutTurn');
}

/** Its lines are read after those that name the players and the tiles of several characters. */
function readEntries(main: GcgDocument, { turns }: SavedBranch): Result<readonly GcgEntry[], Message> {
  const heads = main.lines.filter(({ kind }) => kind === 'player' || kind === 'tile');
  const record = parseGcg(`${formatGcgLines(heads, main)}${turns}`);
  if (!record.ok) {
    const [first] = record.error;
    const problem = first && { ...first, line: Math.max(1, first.line - heads.length) };
    return fail(problem === undefined ? '' : formatGcgProblem(problem));
  }
  const own = record.value.lines.slice(heads.length);
  const strange = own.find((line) => !isAllowed(line));
  if (strange !== undefined)
    return fail(message('gcg.branchHead', { line: String(strange.line - heads.length) }));
  return ok(own.filter(({ kind }) => kind !== 'blank-line').map(({ line: _, ...entry }) => entry));
}

/** Everything but what belongs to the whole game. */
function isAllowed(line: GcgLine): boolean {
  if (line.kind === 'text') return line.name === 'note';
  return line.kind !== 'player' && line.kind !== 'tile' && line.kind !== 'id';
}
