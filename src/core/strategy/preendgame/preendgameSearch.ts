import { entryAt } from '../../certain';
import type { PlainTurn } from '../../game/turns/turn';
import { Candidate, type DrawnOutcome } from './candidate';
import { countOrderings, type Deals, dealsOf, drawnBy } from './deals';
import type { PreendgameJob } from './jobRunner';
import { compareOutcomes, type Outcome, ROUNDING, shareOf } from './outcome';
import type { PlayerModel } from './playerModel';
import type { Preendgame } from './preendgame';
import { FIRST_EXAMINED, FIRST_TURNS, LAST_STAGE, RESULT_STAGE, STAGES } from './stages';

export interface SearchOptions {
  readonly model: PlayerModel;
  /** Legal turns of the player on turn. */
  readonly turns: readonly PlainTurn[];
  /** Number of best turns to examine to the end; null to examine turns until no other can be the best. */
  readonly examined: number | null;
  /**
   * If turns are examined until no other can be the best: how much higher its win share must be than that of
   * any other turn; otherwise the search ends. Above 0, only results count, and spreads remain estimates.
   */
  readonly margin?: number | undefined;
}

/** A job handed out by the search. */
export interface HandedOut {
  readonly job: PreendgameJob;
  readonly candidate: Candidate;
  readonly numbers: readonly number[];
}

/** A turn, and the outcomes of the orderings of the unseen tiles after it. */
export interface PreendgameRow {
  readonly turn: PlainTurn;
  /** Orderings, all tiles distinguishable; fractions if the tiles of an exchange mix with the bag. */
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Orderings examined so far, and all. */
  readonly looked: number;
  readonly orderings: number;
  /** Mean of the final spread. */
  readonly spread: number;
  /** Whether wins, ties, losses and spread are exact for the model; else they are estimates. */
  readonly isExamined: boolean;
  /**
   * Plies of the endgame searched for an estimate, 0 if both played greedily; undefined if nothing was
   * searched.
   */
  readonly plies: number | undefined;
}

/**
 * Finds the turn that wins most: all turns are examined a little, the best ones more and more closely, the
 * very best to the end. The caller runs the jobs, for as long and in as many threads as it likes, and can
 * read the results at any time.
 */
export class PreendgameSearch {
  private readonly candidates: readonly Candidate[];
  private readonly orderings: number;
  private readonly margin: number;
  /** Turns handed out at the first stage before any was examined further. */
  private lookedAt = 0;

  constructor(
    { bagCount, known, unseen }: Preendgame,
    private readonly options: SearchOptions,
  ) {
    this.margin = options.margin ?? 0;
    const hidden = { tiles: unseen, known, bagCount };
    const byDrawn = new Map<number, Deals>();
    const dealsFor = (turn: PlainTurn): Deals => {
      const drawn = drawnBy(turn, bagCount);
      const deals = byDrawn.get(drawn) ?? dealsOf(hidden, drawn);
      byDrawn.set(drawn, deals);
      return deals;
    };
    this.candidates = options.turns.map((turn) => new Candidate(turn, dealsFor(turn)));
    this.orderings = countOrderings(hidden);
  }

  /** Hands out the next job; undefined if all is done or handed out. */
  next(): HandedOut | undefined {
    const first = this.unlooked;
    if (first !== undefined && this.lookedAt < FIRST_TURNS) {
      this.lookedAt++;
      return this.handOut(first, 0);
    }
    const { examined } = this.options;
    const ranked = this.ranked;
    if (this.margin > 0) return this.nextByMargin(ranked, first);
    for (let stage = 1; stage < RESULT_STAGE; stage++) {
      const open = ranked
        .slice(0, Math.max(STAGES[stage]?.turns ?? 0, examined ?? 0))
        .find((candidate) => candidate.isOpenAt(stage));
      if (open !== undefined) return this.handOut(open, stage);
    }
    // One that was not looked at can be the best as well.
    if (examined === null && first !== undefined && this.leader !== undefined) return this.handOut(first, 0);
    const open = examined === null ? this.rivalsIn(ranked) : ranked.slice(0, examined).filter(isUnfinished);
    const [best] = open.toSorted((one, other) => one.tries - other.tries);
    if (best !== undefined) return this.handOut(best, this.isResultFirst(best) ? RESULT_STAGE : LAST_STAGE);
    return first === undefined ? undefined : this.handOut(first, 0);
  }

  /**
   * The results of the best turns by the first stage, then of all that could come too close. It ends when one
   * is too close to the best one, and none looks better.
   */
  private nextByMargin(ranked: readonly Candidate[], unlooked: Candidate | undefined): HandedOut | undefined {
    const { leader } = this;
    const rivals = leader === undefined ? ranked : ranked.filter((each) => this.isRival(each, leader));
    const bestEstimate = ranked[0]?.estimate;
    const looksBest =
      leader !== undefined &&
      bestEstimate !== undefined &&
      shareOf(bestEstimate) < leader.bestShare + ROUNDING;
    if (looksBest && rivals.some(({ isResultKnown }) => isResultKnown)) return undefined;
    const open = rivals.filter((each) => !each.isOpenAt(0) && each.isOpenAt(RESULT_STAGE));
    const [next] = open.slice(0, FIRST_EXAMINED).toSorted((one, other) => one.tries - other.tries);
    if (next !== undefined) return this.handOut(next, RESULT_STAGE);
    return unlooked === undefined ? undefined : this.handOut(unlooked, 0);
  }

  /**
   * The turns to examine further: until one is examined to the end, some of the best; then all that could win
   * more; after them, as the spread decides between equals, those that could win as much and look better.
   */
  private rivalsIn(ranked: readonly Candidate[]): readonly Candidate[] {
    const { leader } = this;
    if (leader === undefined) return ranked.filter(isUnfinished).slice(0, FIRST_EXAMINED);
    const open = ranked.filter(
      (each) => this.isResultFirst(each) || (each.isResultKnown && isUnfinished(each)),
    );
    const better = open.filter((each) => this.isRival(each, leader));
    if (better.length > 0) return better;
    return open.filter(
      (candidate) =>
        candidate.bestShare > leader.bestShare - ROUNDING && compareCandidates(candidate, leader) < 0,
    );
  }

  /** Most turns are dropped by their results alone. */
  private isResultFirst(candidate: Candidate): boolean {
    const isBestWanted = this.options.examined === null && this.leader !== undefined;
    return isBestWanted && candidate.isOpenAt(RESULT_STAGE);
  }

  /** The best turn of those examined to the end. */
  private get leader(): Candidate | undefined {
    const { candidates, margin } = this;
    return candidates
      .filter(({ isExamined, isResultKnown }) => (margin > 0 ? isResultKnown : isExamined))
      .toSorted(compareCandidates)[0];
  }

  /** Whether another turn could win more than the leader, or not less by the margin. */
  private isRival(candidate: Candidate, leader: Candidate): boolean {
    return candidate !== leader && candidate.bestShare > leader.bestShare - this.margin + ROUNDING;
  }

  /**
   * Number of turns that could still win more than the best one examined to the end, or not less by the
   * margin; undefined if there is none yet. If it is 0, no other turn wins more, though without a margin one
   * may win as much by a higher spread.
   */
  get rivals(): number | undefined {
    const { candidates, leader } = this;
    if (leader === undefined) return undefined;
    return candidates.filter((each) => this.isRival(each, leader)).length;
  }

  /**
   * Whether no legal turn wins more than the first one of the rows.
   *
   * @param isCut whether there are other turns, too: then it has to win everything
   */
  isBestProven(isCut: boolean): boolean {
    const { leader } = this;
    return this.rivals === 0 && leader !== undefined && (!isCut || leader.bestShare > 1 - ROUNDING);
  }

  /** The next turn not yet examined: exchanges and passes, which are few, come first. */
  private get unlooked(): Candidate | undefined {
    const open = this.candidates.filter((candidate) => candidate.isOpenAt(0));
    return open.find(({ turn }) => turn.kind !== 'placement') ?? open[0];
  }

  note({ candidate, job, numbers }: HandedOut, outcomes: readonly (Outcome | undefined)[]): void {
    candidate.note(job.stage, numbers, outcomes);
  }

  /** The best turn first: by wins and half the ties, then by spread. */
  rows(): readonly PreendgameRow[] {
    const { orderings } = this;
    return this.ordered.map(({ estimate, isExamined, stage, sum, turn }): PreendgameRow => {
      const { losses, ties, weight, wins } = sum;
      return {
        turn,
        wins,
        ties,
        losses,
        looked: weight,
        orderings,
        spread: estimate?.spread ?? 0,
        isExamined,
        plies: isExamined || stage === undefined ? undefined : STAGES[stage]?.plies,
      };
    });
  }

  /** Result of each order of the bag that was examined after a turn of the search. */
  drawsOf(turn: PlainTurn): readonly DrawnOutcome[] {
    return this.candidates.find((candidate) => candidate.turn === turn)?.draws ?? [];
  }

  private handOut(candidate: Candidate, stage: number): HandedOut {
    const { deals, turn } = candidate;
    const numbers = candidate.takeAt(stage);
    const job = {
      turn,
      model: this.options.model,
      stage,
      deals: numbers.map((number) => entryAt(deals.listed, number)),
      milliseconds: entryAt(STAGES, stage).milliseconds ?? candidate.millisecondsForTry,
    };
    return { job, candidate, numbers };
  }

  /** Without a number of turns to examine, no estimate comes before a turn that is known to win as much. */
  private get ordered(): readonly Candidate[] {
    const { leader, ranked } = this;
    if (this.options.examined !== null || leader === undefined || this.rivals !== 0) return ranked;
    return [leader, ...ranked.filter((candidate) => candidate !== leader)];
  }

  private get ranked(): readonly Candidate[] {
    return this.candidates.toSorted(compareCandidates);
  }
}

const isUnfinished = (candidate: Candidate): boolean => candidate.isOpenAt(LAST_STAGE);

/** The better one first; those without an estimate last. */
function compareCandidates({ estimate: one }: Candidate, { estimate: other }: Candidate): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return compareOutcomes(other, one);
}
