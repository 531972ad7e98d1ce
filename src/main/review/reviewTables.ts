import { createHash } from 'node:crypto';
import type { LeavesMark, WinsMark } from '../../contract/review/reviewApi';
import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import { newMemory } from '../../core/sharedMemory';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import type { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { winShares } from '../../core/strategy/winTable/winTable';
import { rulesKey, type TrainedWinTable } from '../../core/strategy/winTable/winTableFile';
import { leavesId, type SharedLeaves, shareLeaves } from '../leaves/sharedLeaves';

/** Leaves and win table that turns are judged by, in memory that threads share. */
export interface ReviewTables {
  /** Null if there are none for these tiles. */
  readonly leaves: { readonly mark: LeavesMark; readonly shared: SharedLeaves } | null;
  /** Null: a formula. */
  readonly wins: { readonly mark: WinsMark; readonly shares: Float64Array } | null;
}

interface Sources {
  readonly leavesOf: (rules: Rules) => Result<KnownLeaves, Message>;
  /** Undefined if there is none. */
  readonly openWins: () => TrainedWinTable | undefined;
}

/** Caches opened files. */
export class ReviewTablesSource {
  private leaves:
    | { readonly of: LeaveTable; readonly known: NonNullable<ReviewTables['leaves']> }
    | undefined;
  private wins:
    | { readonly rules: string; readonly known: NonNullable<ReviewTables['wins']> }
    | null
    | undefined;

  constructor(private readonly sources: Sources) {}

  of(rules: Rules): ReviewTables {
    const leaves = this.sources.leavesOf(rules);
    this.wins ??= this.openWins();
    return {
      leaves: leaves.ok ? this.share(leaves.value) : null,
      wins: this.wins?.rules === rulesKey(rules) ? this.wins.known : null,
    };
  }

  private share(known: KnownLeaves): NonNullable<ReviewTables['leaves']> {
    if (this.leaves?.of === known.table) return this.leaves.known;
    const { date, lexicon } = known.origin;
    const shared = { mark: { id: leavesId(known), lexicon, date }, shared: shareLeaves(known) };
    this.leaves = { of: known.table, known: shared };
    return shared;
  }

  private openWins(): typeof this.wins {
    const opened = this.sources.openWins();
    if (opened === undefined) return null;
    const own = winShares(opened.tally);
    const shares = new Float64Array(newMemory(own.byteLength));
    shares.set(own);
    const { games, origin, rules } = opened;
    const id = createHash('sha256').update(own).digest('hex');
    return { rules, known: { mark: { id, lexicon: origin.lexicon, games }, shares } };
  }
}
