import type { Rules } from '../../core/board/rules';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { KnownLeaves } from '../../core/strategy/leaves/leavesSource';
import { rulesKey, type TrainedWinTable } from '../../core/strategy/winTable/winTableFile';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { openLeaves } from '../leaves/openLeaves';
import { type ReviewTables, ReviewTablesSource } from '../review/reviewTables';
import { openWinTable, openWinTableIfAny } from '../simulation/winTableStore';
import { InputError } from './inputError';
import type { CommandDeps } from './movesCommand';
import type { ReviewOptions } from './reviewOptions';

type Named = Pick<ReviewOptions, 'leaves' | 'winTable'>;
type Own = Pick<CommandDeps, 'leavesPath' | 'winTablePath'>;

/** Leaves and win table of a review: files named by the user, or the built-in ones. */
export class NamedReviewTables {
  private readonly leaves = new Map<string, Result<KnownLeaves, Message>>();
  private readonly wins: TrainedWinTable | undefined;
  private readonly source: ReviewTablesSource;

  /** Throws an `InputError` if a named file cannot be read. */
  constructor(
    private readonly named: Named,
    private readonly own: Own,
  ) {
    this.wins = openWins(named, own);
    this.source = new ReviewTablesSource({ leavesOf: this.leavesOf, openWins: () => this.wins });
  }

  /** Throws an `InputError` if a named file is not for these rules. */
  of(rules: Rules): ReviewTables {
    const { leaves, winTable } = this.named;
    const known = this.leavesOf(rules);
    if (leaves !== undefined && !known.ok) throw new InputError(say(known.error));
    if (winTable !== undefined && this.wins !== undefined && this.wins.rules !== rulesKey(rules))
      throw new InputError(text('simulateCommand.otherRules', { path: winTable }));
    return this.source.of(rules);
  }

  private readonly leavesOf = (rules: Rules): Result<KnownLeaves, Message> => {
    const { distribution, rackSize } = rules;
    const key = JSON.stringify({ distribution, rackSize });
    const known = this.leaves.get(key) ?? openLeaves(this.named.leaves ?? this.own.leavesPath, rules);
    this.leaves.set(key, known);
    return known;
  };
}

function openWins({ winTable }: Named, { winTablePath }: Own): TrainedWinTable | undefined {
  const opened = winTable === undefined ? openWinTableIfAny(winTablePath) : openWinTable(winTable);
  if (opened.ok) return opened.value;
  if (winTable === undefined) return undefined;
  throw new InputError(say(opened.error));
}
