import type {
  Candidate,
  CandidatePage,
  GenerateRequest,
  GenerationSummary,
} from '../contract/candidates/candidatesApi';
import type { RequestError } from '../contract/requests/requestError';
import { checkSetup, type Position } from '../core/board/position';
import type { Problem, Setup } from '../core/board/setup';
import { certain, entryAt } from '../core/certain';
import { flaw, message } from '../core/message';
import { findPlacement, type PlacedTile } from '../core/movegen/candidates/findPlacement';
import { rankMoves } from '../core/movegen/candidates/rank';
import { MoveList, type SharedMoves } from '../core/movegen/moveList';
import { fail, ok, type Result } from '../core/result';
import { newMemory } from '../core/sharedMemory';
import type { Clock } from './engineHost';
import type { Lexicon } from './lexicon';
import { wrongAlphabet } from './wrongAlphabet';

/** Rows that come with the summary, so that the first screen needs no second request. */
export const FIRST_PAGE_ROWS = 100;

/** Ranked moves in memory that threads share: one thread finds them, another answers questions about them. */
export interface SharedGeneration {
  readonly number: number;
  readonly lexicon: string;
  readonly setup: Setup;
  readonly moves: SharedMoves;
  /** Rank − 1 → index into `moves`. */
  readonly order: Uint32Array;
}

export interface Generated {
  readonly summary: GenerationSummary;
  readonly generation: SharedGeneration;
}

/** What is to be searched, and the number that it will be asked for by. */
type SearchRequest = Omit<GenerateRequest, 'lexicon'> & { readonly generation: number };

/** Finds and ranks the moves of a position. */
export class MoveSearch {
  private readonly moves = new MoveList();

  constructor(private readonly now: Clock) {}

  generate(
    lexicon: Lexicon,
    { generation, placement, setup }: SearchRequest,
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
    const firstPage = pageOf({ moves, order }, { offset: 0, count: FIRST_PAGE_ROWS });
    const { hasMore } = moves;
    const rankAskedFor = placement === undefined ? null : rankOf(moves, order, placement);
    const shared = { number: generation, lexicon: lexicon.info.id, setup, moves: moves.handOver(), order };
    const durationMs = this.now() - begin;
    return ok({
      summary: { generation, total: order.length, hasMore, durationMs, notices, rankAskedFor, firstPage },
      generation: shared,
    });
  }
}

/** Null where the placement is no candidate. */
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
}

export interface PageOptions {
  readonly offset: number;
  readonly count: number;
  /** Rank − 1 of each row there is; all candidates, best first, without it. */
  readonly places?: Uint32Array;
}

export function pageOf({ moves, order }: RankedRows, { offset, count, places }: PageOptions): CandidatePage {
  const rowCount = places?.length ?? order.length;
  const length = Math.max(0, Math.min(count, rowCount - offset));
  const rows = Array.from({ length }, (_, row): Candidate => {
    const place = places === undefined ? offset + row : entryAt(places, offset + row);
    return { ...moves.moveAt(entryAt(order, place)), rank: place + 1 };
  });
  return { offset, rows };
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
