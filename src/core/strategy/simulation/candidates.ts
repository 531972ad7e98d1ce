import { rackTileOf, type Tile } from '../../alphabet/tile';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { PlayedReader } from '../../movegen/bestMove/playedReader';
import { compareMoves } from '../../movegen/candidates/rank';
import { MoveGenerator } from '../../movegen/moveGenerator';
import { LEFT_SHIFT, MoveList, PLACE_FIELD } from '../../movegen/moveList';
import type { TurnWorth } from '../evaluator';
import { rankedExchanges } from '../exchanges';
import { equityEvaluator } from '../leaves/equityEvaluator';
import type { LeaveTable } from '../leaves/leaveTable';
import { keptMask } from './rolloutBoard';
import type { Situation } from './situation';
import { turnEquity } from './turnEquity';

/** A turn that may be simulated, with its static equity. */
export interface StaticCandidate {
  readonly turn: PlainTurn;
  /** In thousandths of a point. */
  readonly equity: number;
}

/**
 * Finds the `count` turns with the highest static equity, best first, including exchanges and a pass. While
 * there are tiles to draw, the pass comes last, whatever its equity. Of plays that put the same tiles on the
 * same squares of a line, only the best is included: they have the same leave and open the same squares.
 */
export class CandidateFinder {
  private readonly generator: MoveGenerator;
  private readonly moves = new MoveList();
  private readonly evaluate: ReturnType<typeof equityEvaluator>;

  constructor(gaddag: Gaddag, table: LeaveTable) {
    this.generator = new MoveGenerator(gaddag);
    this.evaluate = equityEvaluator(table);
  }

  find(situation: Situation, count: number): readonly StaticCandidate[] {
    const { bagCount, position } = situation;
    const worth = this.evaluate(situation);
    const found = [...this.bestPlacements(situation, worth, count)];
    if (worth.exchanged !== undefined)
      for (const { turn, worth: equity } of rankedExchanges(
        { ...position, bagCount },
        worth.exchanged,
        count,
      ))
        found.push({ turn, equity });
    const pass = { turn: PASS, equity: turnEquity(situation.position, worth, PASS) };
    if (situation.bagCount === 0) found.push(pass);
    // The sort is stable: of equals, the placement precedes the exchange.
    found.sort((one, other) => other.equity - one.equity);
    if (situation.bagCount > 0) found.push(pass);
    return found.slice(0, count);
  }

  /** The static equity of a turn. */
  equityOf(situation: Situation, turn: PlainTurn): number {
    return turnEquity(situation.position, this.evaluate(situation), turn);
  }

  private bestPlacements({ position }: Situation, worth: TurnWorth, count: number): StaticCandidate[] {
    const { moves } = this;
    this.generator.generate(position, moves);
    const equities = this.equitiesOf(position, worth);
    const order = Uint32Array.from({ length: moves.length }, (_, index) => index).sort(
      (a, b) => equities[b]! - equities[a]! || compareMoves(moves, a, b),
    );
    const seen = new Set<string>();
    const best: StaticCandidate[] = [];
    for (const index of order) {
      if (best.length === count) break;
      const key = this.keyOf(index);
      if (seen.has(key)) continue;
      seen.add(key);
      best.push({ turn: moves.moveAt(index), equity: equities[index]! });
    }
    return best;
  }

  private equitiesOf(position: Situation['position'], { kept, placed }: TurnWorth): Float64Array {
    const { moves } = this;
    const reader = new PlayedReader(position, moves);
    return Float64Array.from({ length: moves.length }, (_, index) => {
      reader.moveTo(index);
      const keptWorth = kept?.[keptMask(position.rack, reader.tiles)] ?? 0;
      return moves.scoreAt(index) * THOUSANDTHS + keptWorth + (placed?.delta(reader) ?? 0);
    });
  }

  /** Equal for plays that cover the same squares with the same tiles in any order. */
  private keyOf(index: number): string {
    const { moves } = this;
    const tiles: Tile[] = [];
    for (let nth = 0; nth < moves.tilesPlayedAt(index); nth++)
      tiles.push(rackTileOf(moves.playedTileAt(index, nth)));
    const stretch = moves.placeAt(index) & ~(PLACE_FIELD << LEFT_SHIFT);
    return `${stretch}/${tiles.sort((one, other) => one - other).join()}`;
  }
}
