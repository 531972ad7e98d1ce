import type { CandidatePage, GenerateRequest, GenerationSummary } from '../contract/candidates/candidatesApi';
import type { RequestError } from '../contract/requests/requestError';
import { checkSetup, type Position } from '../core/board/position';
import type { Problem, Setup } from '../core/board/setup';
import { certain } from '../core/certain';
import { CLASSIC_TURN_RULES } from '../core/game/turnRules';
import { flaw, message } from '../core/message';
import { type CandidateSort, isByWorth } from '../core/movegen/candidates/candidateQuery';
import { findPlacement, type PlacedTile } from '../core/movegen/candidates/findPlacement';
import { rankMoves } from '../core/movegen/candidates/rank';
import { MoveList, type SharedMoves } from '../core/movegen/moveList';
import { fail, ok, type Result } from '../core/result';
import { newMemory } from '../core/sharedMemory';
import type { PositionWorth } from '../core/strategy/equity/judgePosition';
import { MoveWorths } from '../core/strategy/equity/moveWorths';
import { type LeavesSource, NO_LEAVES } from '../core/strategy/leaves/leavesSource';
import type { Clock } from './engineHost';
import { judgeRack } from './judgeRack';
import type { Lexicon } from './lexicon';
import { OPENING_VIEW, orderOf } from './listOrder';
import { FIRST_PAGE_ROWS, type ListOrder, listPageOf, pageOf, type RankedRows, rowOfRank } from './listRows';
import { wrongAlphabet } from './wrongAlphabet';

/** Ranked moves in shared memory: one thread finds them, another answers questions about them. */
export interface SharedGeneration {
  readonly number: number;
  readonly lexicon: string;
  readonly setup: Setup;
  readonly moves: SharedMoves;
  /** Rank − 1 → index into `moves`. */
  readonly order: Uint32Array;
  /** Undefined if unknown. */
  readonly worth: PositionWorth | undefined;
  /** The order that the list opens with; absent for the order of rank. */
  readonly opening?: ListOrder;
}

export interface Generated {
  readonly summary: GenerationSummary;
  readonly generation: SharedGeneration;
}

/** The position to search, and the number by which its result will be requested. */
type SearchRequest = Omit<GenerateRequest, 'lexicon'> & { readonly generation: number };

/** Finds and ranks the moves of a position. */
export class MoveSearch {
  private readonly moves = new MoveList();

  constructor(
    private readonly now: Clock,
    private readonly leaves: LeavesSource = NO_LEAVES,
  ) {}

  generate(
    lexicon: Lexicon,
    { generation, placement, setup, sort, turnRules = CLASSIC_TURN_RULES }: SearchRequest,
  ): Result<Generated, RequestError> {
    const begin = this.now();
    const checked = checkSetup(setup, (letters) => lexicon.gaddag.acceptsWord(letters));
    if (!checked.ok) return fail(illegalSetup(checked.error));
    const wrong = wrongAlphabet(lexicon.info, setup.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const { moves } = this;
    const { notices, position } = checked.value;
    lexicon.generator.generate(position, moves);
    const order = inSharedMemory(rankMoves(moves));
    const { basis, rackWorth, worth } = judgeRack(position, turnRules, this.leaves);
    const worths = worth && new MoveWorths(position, moves, worth);
    const { hasMore } = moves;
    const rankAskedFor = placement === undefined ? null : rankOf(moves, order, placement);
    const opening = openingOf({ position, moves, order, worths }, sort, rankAskedFor);
    const lexiconId = lexicon.info.id;
    const shared = { number: generation, lexicon: lexiconId, setup, moves: moves.handOver(), order, worth };
    const durationMs = this.now() - begin;
    const found = { generation, total: order.length, hasMore, durationMs, notices, rankAskedFor };
    return ok({
      summary: { ...found, basis, rackWorth, ...opening.pages },
      generation: { ...shared, ...opening.shared },
    });
  }
}

/** The first rows, in the order asked for unless its column has no values, and that order to share. */
function openingOf(
  ranked: RankedRows & { readonly position: Position },
  sort: CandidateSort | undefined,
  rank: number | null,
): { readonly pages: Pick<GenerationSummary, 'firstPage' | 'opening'>; readonly shared: Shared } {
  const first = { offset: 0, count: FIRST_PAGE_ROWS };
  if (sort === undefined || (isByWorth(sort) && ranked.worths === undefined))
    return { pages: { firstPage: pageOf(ranked, first) }, shared: {} };
  const list = orderOf(ranked, sort);
  const opening = { view: OPENING_VIEW, total: list.places.length, ...rowOfRank(list, rank ?? undefined) };
  return {
    pages: {
      firstPage: NO_ROWS,
      opening: { ...opening, sort, firstPage: listPageOf(ranked, { ...first, ...list }) },
    },
    shared: { opening: { ...list, places: inSharedMemory(list.places) } },
  };
}

type Shared = Pick<SharedGeneration, 'opening'>;

const NO_ROWS: CandidatePage = { offset: 0, rows: [] };

/** Null if the placement is not a candidate. */
function rankOf(moves: MoveList, order: Uint32Array, placement: readonly PlacedTile[]): number | null {
  const index = findPlacement(moves, placement);
  return index < 0 ? null : order.indexOf(index) + 1;
}

function inSharedMemory(order: Uint32Array): Uint32Array {
  const shared = new Uint32Array(newMemory(order.byteLength));
  shared.set(order);
  return shared;
}

/** The position of a setup that has been checked before. */
export function positionOf(setup: Setup): Position {
  const checked = checkSetup(setup);
  if (!checked.ok) throw flaw(illegalSetup(checked.error).message);
  return checked.value.position;
}

export function illegalSetup(problems: readonly Problem[]): RequestError {
  const first = certain(problems[0], 'what is wrong with the setup').message;
  const others = problems.length - 1;
  const all = others === 0 ? first : message('engine.problems', { problem: first, others: String(others) });
  return { code: 'illegal-setup', message: all, problems };
}
