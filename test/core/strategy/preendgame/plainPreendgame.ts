import type { Tile } from '../../../../src/core/alphabet/tile';
import { tilesLeft } from '../../../../src/core/alphabet/tileCounts';
import type { GameState } from '../../../../src/core/game/gameState';
import { finalScores } from '../../../../src/core/game/settlement';
import { resumeGame } from '../../../../src/core/game/startGame';
import { applyTurn } from '../../../../src/core/game/turns/applyTurn';
import type { PlainTurn } from '../../../../src/core/game/turns/turn';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { rankMoves } from '../../../../src/core/movegen/candidates/rank';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { PermutationGenerator } from '../../../../src/core/movegen/reference/permutationGenerator';
import type { PlayerModel } from '../../../../src/core/strategy/preendgame/playerModel';
import type { PreendgameQuestion } from '../../../../src/core/strategy/preendgame/preendgame';
import { unwrap } from '../../../oracle/oraclePositions';

/**
 * A plain reference of the pre-endgame: every order of the unseen tiles, all distinguished, through the games
 * of `core/game` and the moves of the plainest generator; every turn of both players to the very end.
 */

export interface PlainResult {
  /** Orderings, or parts of them if an exchange mixes the bag. */
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Sum over the orderings. */
  readonly spread: number;
}

const NOTHING: PlainResult = { wins: 0, ties: 0, losses: 0, spread: 0 };

const plus = (one: PlainResult, other: PlainResult, share: number): PlainResult => ({
  wins: one.wins + other.wins * share,
  ties: one.ties + other.ties * share,
  losses: one.losses + other.losses * share,
  spread: one.spread + other.spread * share,
});

export class PlainPreendgame {
  private readonly results = new Map<string, PlainResult>();
  private readonly choices = new Map<string, PlainTurn>();
  private readonly turns = new Map<string, readonly PlainTurn[]>();

  constructor(
    private readonly gaddag: Gaddag,
    private readonly question: PreendgameQuestion,
    private readonly model: PlayerModel,
  ) {}

  /** Each turn of the player on turn, and how the orderings end after it. */
  all(): readonly { readonly turn: PlainTurn; readonly result: PlainResult }[] {
    const { known, position, scores, scorelessTurns, turnRules } = this.question;
    const { rackSize } = position.rules;
    const tiles = [...position.tiles];
    const rack = [...position.rack];
    const unseen = minus(tilesLeft(position.rules.distribution, [...tiles, ...rack]), known);
    // The orders of the tiles on the other rack do not count: each ordering of the bag comes equally often.
    const games = ordersOf(unseen).map((order) =>
      unwrap(
        resumeGame({
          rules: position.rules,
          turnRules,
          seed: 'plain',
          tiles,
          racks: [rack, [...known, ...order.slice(0, rackSize - known.length)]],
          bag: order.slice(rackSize - known.length),
          scores,
          player: 0,
          scorelessTurns,
        }),
      ),
    );
    const orders = factorial(rackSize - known.length);
    return this.turnsOf(games[0]!).map((turn) => ({
      turn,
      result: games.reduce((sum, game) => plus(sum, this.after(game, turn), 1 / orders), NOTHING),
    }));
  }

  /** The final spread of a game that hides nothing. */
  readonly judge = (game: GameState): number => this.result(game).spread;

  private after(game: GameState, turn: PlainTurn): PlainResult {
    const next = unwrap(applyTurn(game, turn, (letters) => this.gaddag.acceptsWord(letters)));
    if (turn.kind !== 'exchange') return this.result(next);
    const count = turn.tiles.length;
    const rest = game.player === 0 ? game.bag.slice(count) : game.bag.slice(0, game.bag.length - count);
    const bags = turn.tiles.reduce<readonly (readonly Tile[])[]>(
      (mixed, tile) =>
        mixed.flatMap((bag) =>
          Array.from({ length: bag.length + 1 }, (_, at) => [...bag.slice(0, at), tile, ...bag.slice(at)]),
        ),
      [rest],
    );
    return bags.reduce((sum, bag) => plus(sum, this.result({ ...next, bag }), 1 / bags.length), NOTHING);
  }

  private result(game: GameState): PlainResult {
    const key = keyOf(game, true);
    const kept = this.results.get(key);
    if (kept !== undefined) return kept;
    const result = this.played(game);
    this.results.set(key, result);
    return result;
  }

  private played(game: GameState): PlainResult {
    if (game.end !== undefined) {
      const [own = 0, other = 0] = finalScores(game);
      const spread = own - other;
      return { wins: +(spread > 0), ties: +(spread === 0), losses: +(spread < 0), spread };
    }
    const { model } = this;
    const seesAll =
      game.bag.length === 0 || model === 'clairvoyant' || (model === 'guaranteed' && game.player === 1);
    if (seesAll) return this.bestOf(game, (turn) => this.after(game, turn)).result;
    return this.after(game, this.choice(game));
  }

  /** The turn of a player who does not know the hidden tiles. */
  private choice(game: GameState): PlainTurn {
    const known = game.player === 0 ? this.stillKnown(game) : [];
    const key = `${keyOf(game, false)} ${known.toSorted().join()}`;
    const kept = this.choices.get(key);
    if (kept !== undefined) return kept;
    const { bag, player, position, racks } = game;
    const unseen = tilesLeft(position.rules.distribution, [...position.tiles, ...racks[player]!]);
    const held = racks[1 - player]!.length - known.length;
    const games = ordersOf(minus(unseen, known)).map((order): GameState => {
      const otherRack = [...known, ...order.slice(0, held)];
      return {
        ...game,
        racks: player === 0 ? [racks[0]!, otherRack] : [otherRack, racks[1]!],
        bag: order.slice(held),
      };
    });
    if (games[0]!.bag.length !== bag.length) throw new Error('Tiles were lost.');
    const { turn } = this.bestOf(game, (each) =>
      games.reduce((sum, possible) => plus(sum, this.after(possible, each), 1 / games.length), NOTHING),
    );
    this.choices.set(key, turn);
    return turn;
  }

  private stillKnown({ history }: GameState): readonly Tile[] {
    const others = history.filter(({ player }) => player === 1);
    if (others.some(({ turn }) => turn.kind === 'exchange')) return [];
    const played = others.flatMap(({ turn }) => (turn.kind === 'placement' ? turn.tiles : []));
    return minus(
      this.question.known,
      played.map((tile) => (tile >= 128 ? 128 : tile)),
    );
  }

  private bestOf(game: GameState, weigh: (turn: PlainTurn) => PlainResult) {
    const sign = game.player === 0 ? 1 : -1;
    const near = (difference: number) => Math.abs(difference) < 1e-9;
    const [first, ...others] = this.turnsOf(game).map((turn) => ({ turn, result: weigh(turn) }));
    let best = first!;
    for (const other of others) {
      const share =
        sign * (other.result.wins + other.result.ties / 2 - best.result.wins - best.result.ties / 2);
      const spread = sign * (other.result.spread - best.result.spread);
      if (near(share) ? !near(spread) && spread > 0 : share > 0) best = other;
    }
    return best;
  }

  private turnsOf({ bag, player, position, racks }: GameState): readonly PlainTurn[] {
    const rack = racks[player]!;
    const key = [position.tiles.join(), rack.toSorted().join(), bag.length].join(' ');
    const kept = this.turns.get(key);
    if (kept !== undefined) return kept;
    const moves = new MoveList();
    moves.reset(position);
    new PermutationGenerator(this.gaddag, moves).generate(position);
    const placements = Array.from(rankMoves(moves), (index) => moves.moveAt(index));
    const turns = [...placements, ...this.exchangesOf(rack, bag.length), { kind: 'pass' } as const];
    this.turns.set(key, turns);
    return turns;
  }

  /** By how many tiles of the first kind go back, then of the second. */
  private exchangesOf(rack: readonly Tile[], bagCount: number): PlainTurn[] {
    if (bagCount < this.question.position.rules.exchangeLimit) return [];
    const sets = new Map<string, readonly Tile[]>();
    for (let mask = 1; mask < 1 << rack.length; mask++) {
      const tiles = rack.filter((_, nth) => ((mask >> nth) & 1) === 1).toSorted((a, b) => a - b);
      if (tiles.length <= bagCount) sets.set(tiles.join(), tiles);
    }
    const kinds = [...new Set(rack)].toSorted((a, b) => a - b);
    const countsOf = (tiles: readonly Tile[]) =>
      kinds.map((kind) => tiles.filter((tile) => tile === kind).length);
    return [...sets.values()]
      .map((tiles) => ({ kind: 'exchange' as const, tiles, counts: countsOf(tiles) }))
      .toSorted((one, other) => {
        const at = one.counts.findIndex((count, nth) => count !== other.counts[nth]);
        return at < 0 ? 0 : one.counts[at]! - other.counts[at]!;
      })
      .map(({ kind, tiles }) => ({ kind, tiles }));
  }
}

/**
 * Everything that the rest of a game depends on; with or without the information hidden from the player on
 * turn.
 */
function keyOf(game: GameState, hasAll: boolean): string {
  const { bag, player, position, racks, scorelessTurns, scores, turnsLeft } = game;
  const seen = [player, position.tiles.join(), scores.join(), scorelessTurns, turnsLeft, bag.length];
  const tiles = hasAll
    ? [...racks.map((rack) => rack.toSorted().join()), bag.join(), playedBy1(game)]
    : [racks[player]!.toSorted().join()];
  return [...seen, ...tiles].join(' ');
}

/** It determines what player 0 still knows of the opponent's rack. */
const playedBy1 = ({ history }: GameState): string =>
  history
    .filter(({ player }) => player === 1)
    .map(({ turn }) => (turn.kind === 'exchange' ? 'x' : turn.kind === 'placement' ? turn.tiles.join() : ''))
    .join('');

function minus(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function ordersOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile, nth) => ordersOf(tiles.toSpliced(nth, 1)).map((order) => [tile, ...order]));
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
