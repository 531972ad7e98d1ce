import type { WinShareSource } from '../../contract/simulation/simulationApi';
import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import { newMemory } from '../../core/sharedMemory';
import { kindCounts, LeaveShape } from '../../core/strategy/leaves/leaveShape';
import type { LeavesSource } from '../../core/strategy/leaves/leavesSource';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { winShares } from '../../core/strategy/winTable/winTable';
import { rulesKey, type TrainedWinTable } from '../../core/strategy/winTable/winTableFile';
import { type SharedTable, shareTable } from '../leaves/sharedLeaves';

/** Leaves and win table, in memory that threads share. */
export interface SimulationTables {
  readonly leaves: SharedTable;
  /** If false, every leave is worth nothing. */
  readonly hasLeaves: boolean;
  /** Null for the formula. */
  readonly winShares: Float64Array | null;
  readonly winShareBy: WinShareSource;
}

/** Opens a win table. */
export type WinTableSource = () => Result<TrainedWinTable, Message>;

/** Opens the leaves and win table of simulations, caches them, and returns what was missing. */
export class SimulationTablesSource {
  private sharedLeaves: { readonly of: LeaveTable; readonly leaves: SharedTable } | undefined;
  private openedWins: OpenedWins | null | undefined;

  constructor(
    private readonly leavesOf: LeavesSource,
    private readonly openWins: WinTableSource,
  ) {}

  of(rules: Rules): SimulationTables {
    const leaves = this.leavesOf(rules.distribution);
    const wins = this.wins;
    const fits = wins !== null && wins.rules === rulesKey(rules);
    return {
      leaves: leaves.ok ? this.share(leaves.value.table) : shareTable(worthlessLeaves(rules)),
      hasLeaves: leaves.ok,
      winShares: fits ? wins.shares : null,
      winShareBy: fits ? wins.source : { kind: 'formula' },
    };
  }

  private share(table: LeaveTable): SharedTable {
    if (this.sharedLeaves?.of !== table) this.sharedLeaves = { of: table, leaves: shareTable(table) };
    return this.sharedLeaves.leaves;
  }

  private get wins(): OpenedWins | null {
    if (this.openedWins !== undefined) return this.openedWins;
    const opened = this.openWins();
    this.openedWins = opened.ok ? sharedWins(opened.value) : null;
    return this.openedWins;
  }
}

interface OpenedWins {
  readonly rules: string;
  readonly shares: Float64Array;
  readonly source: WinShareSource;
}

function sharedWins({ games, origin, rules, tally }: TrainedWinTable): OpenedWins {
  const own = winShares(tally);
  const shares = new Float64Array(newMemory(own.byteLength));
  shares.set(own);
  return { rules, shares, source: { kind: 'table', lexicon: origin.lexicon, games } };
}

export const worthlessLeaves = ({ distribution }: Rules): LeaveTable =>
  new LeaveTable(new LeaveShape(kindCounts(distribution), 0));
