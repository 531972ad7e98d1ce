import type {
  Candidate,
  CandidatePage,
  GenerateRequest,
  GenerationSummary,
  ListedTurn,
  ListPage,
} from '../contract/candidates/candidatesApi';
import type { RequestError } from '../contract/requests/requestError';
import { checkSetup, type Position } from '../core/board/position';
import type { Problem, Setup } from '../core/board/setup';
import { certain, entryAt } from '../core/certain';
import { CLASSIC_TURN_RULES } from '../core/game/turnRules';
import { flaw, message } from '../core/message';
import { findPlacement, type PlacedTile } from '../core/movegen/candidates/findPlacement';
import { rankMoves } from '../core/movegen/candidates/rank';
import { MoveList, type SharedMoves } from '../core/movegen/moveList';
import { fail, ok, type Result } from '../core/result';
import { newMemory } from '../core/sharedMemory';
import type { PositionWorth } from '../core/strategy/equity/judgePosition';
import { MoveWorths } from '../core/strategy/equity/moveWorths';
import type { OtherTurn } from '../core/strategy/equity/otherTurns';
import { type LeavesSource, NO_LEAVES } from '../core/strategy/leaves/leavesSource';
import type { Clock } from './engineHost';
import { judgeRack } from './judgeRack';
import type { Lexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

/** Number of rows returned with the summary, so that the first screen needs no second request. */
export const FIRST_PAGE_ROWS = 100;

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
    { generation, placement, setup, turnRules = CLASSIC_TURN_RULES }: SearchRequest,
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
    const firstPage = pageOf({ moves, order, worths }, { offset: 0, count: FIRST_PAGE_ROWS });
    const { hasMore } = moves;
    const rankAskedFor = placement === undefined ? null : rankOf(moves, order, placement);
    const lexiconId = lexicon.info.id;
    const shared = { number: generation, lexicon: lexiconId, setup, moves: moves.handOver(), order, worth };
    const durationMs = this.now() - begin;
    const found = { generation, total: order.length, hasMore, durationMs, notices, rankAskedFor };
    return ok({ summary: { ...found, basis, rackWorth, firstPage }, generation: shared });
  }
}

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

export interface RankedRows {
  readonly moves: MoveList;
  /** Rank − 1 → index into `moves`. */
  readonly order: Uint32Array;
  /** Worth of the moves beside their score, if known. */
  readonly worths: MoveWorths | undefined;
}

interface Rows {
  readonly offset: number;
  readonly count: number;
}

export interface ListOptions extends Rows {
  /** Rank − 1 of each row; values from the number of candidates up denote other turns. */
  readonly places: Uint32Array;
  readonly others: readonly OtherTurn[];
}

/** Candidates by rank, best first. */
export function pageOf(ranked: RankedRows, { offset, count }: Rows): CandidatePage {
  const length = Math.max(0, Math.min(count, ranked.order.length - offset));
  return { offset, rows: Array.from({ length }, (_, row) => candidateAt(ranked, offset + row)) };
}

/** Rows of a list in its own order. */
export function listPageOf(ranked: RankedRows, { offset, count, places, others }: ListOptions): ListPage {
  const { length: candidates } = ranked.order;
  const rows = [...places.subarray(offset, offset + count)].map(
    (place): ListedTurn =>
      place < candidates
        ? candidateAt(ranked, place)
        : certain(others[place - candidates], 'a turn of the list'),
  );
  return { offset, rows };
}

function candidateAt({ moves, order, worths }: RankedRows, place: number): Candidate {
  const index = entryAt(order, place);
  const candidate = { ...moves.moveAt(index), rank: place + 1 };
  if (worths === undefined) return candidate;
  return { ...candidate, worth: { kept: worths.leaveAt(index), placed: worths.placedAt(index) } };
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
