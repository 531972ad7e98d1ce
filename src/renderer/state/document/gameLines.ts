import { areSameTiles } from '../../../core/alphabet/tileCounts';
import type { Rules } from '../../../core/board/rules';
import { entryAt } from '../../../core/certain';
import {
  branchOf,
  type GcgBranch,
  type GcgTree,
  lineOfBranch,
} from '../../../core/notation/gcg/branches/gcgTree';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import type { GcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { checkGcg } from '../../../core/notation/gcg/replay/checkGcg';
import { type GcgPosition, gcgPositions } from '../../../core/notation/gcg/replay/gcgPositions';
import { replayGcg } from '../../../core/notation/gcg/replay/replayGcg';
import { isSameSetup } from './sameSetup';

/** One line of a game, from its first turn on. */
export interface GameLine {
  readonly record: GcgDocument;
  /** The position before each turn, and at the end. */
  readonly positions: readonly GcgPosition[];
  /** Events that are impossible. */
  readonly problems: readonly GcgProblem[];
  /** Number of lines of its record that it shares with the line it leaves; 0 for the main line. */
  readonly shared: number;
}

export function openLine(record: GcgDocument, rules: Rules): GameLine {
  const replay = replayGcg(record, rules);
  const positions = gcgPositions(record, rules, replay);
  return { record, positions, problems: checkGcg(record, rules, replay), shared: 0 };
}

export interface Lines extends Pick<GcgTree, 'branches'> {
  readonly main: GameLine;
}

interface KnownLine {
  readonly parent: GameLine;
  readonly fork: number;
  readonly line: GameLine;
}

/** Lines of branches by their turns, with the line that each leaves. */
const known = new WeakMap<GcgBranch['entries'], KnownLine>();

/** The whole line of a branch, which shares its positions up to the fork; else the main line. */
export function gameLineOf(game: Lines, id: number | null): GameLine {
  const branch = branchOf(game, id);
  if (branch === undefined) return game.main;
  const parent = gameLineOf(game, branch.parent);
  const { entries, fork } = branch;
  const before = known.get(entries);
  if (before?.parent === parent && before.fork === fork) return before.line;
  const line = openBranch(branch, parent);
  known.set(entries, { parent, fork, line });
  return line;
}

/**
 * Gives positions of a line that are the same as before the setups that they had, by whose identity the
 * position shown is known.
 */
export function keepSetups(game: Lines, id: number | null, before: readonly GcgPosition[]): Lines {
  const branch = branchOf(game, id);
  const line = gameLineOf(game, id);
  const kept = withSetups(line, before);
  if (kept === line) return game;
  if (branch === undefined) return { ...game, main: kept };
  const { entries, fork } = branch;
  known.set(entries, { parent: gameLineOf(game, branch.parent), fork, line: kept });
  return game;
}

function withSetups(line: GameLine, before: readonly GcgPosition[]): GameLine {
  const positions = line.positions.map((position, turn) => {
    const setup = before[turn]?.setup;
    const isOld = setup !== undefined && setup !== position.setup && isSameSetup(setup, position.setup);
    return isOld ? { ...position, setup } : position;
  });
  return positions.every((position, turn) => position === line.positions[turn])
    ? line
    : { ...line, positions };
}

function openBranch(branch: GcgBranch, parent: GameLine): GameLine {
  const { rules } = entryAt(parent.positions, 0).setup;
  const { record, shared } = lineOfBranch(branch, parent.record);
  const own = openLine(record, rules);
  const positions = own.positions.map((position, turn) => {
    const there = parent.positions[turn];
    if (there === undefined || turn > branch.fork) return position;
    if (turn < branch.fork) return there;
    // The turn can have been played with other tiles than in the line that it leaves.
    const isSame = areSameTiles(there.setup.rack, position.setup.rack);
    return isSame ? { ...there, turn: position.turn } : { ...position, racks: racksAt(there, position) };
  });
  return { ...own, positions, shared };
}

function racksAt(there: GcgPosition, { player, racks }: GcgPosition): GcgPosition['racks'] {
  return player === 0 ? [racks[0], there.racks[1]] : [there.racks[0], racks[1]];
}
