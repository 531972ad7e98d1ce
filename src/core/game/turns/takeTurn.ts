import type { Tile } from '../../alphabet/tile';
import { entryAt } from '../../certain';
import type { Move } from '../../movegen/move';
import { type Bag, drawTiles, mixTilesIn } from '../bag';
import { addPoints, nextPlayer, progressOf, rackOnTurn, turnTo } from '../gameFacts';
import type { GameState, PlayedTurn } from '../gameState';
import { progressAfter } from '../progress';
import { createRandom } from '../random';
import { partOfSeed } from '../seed';
import { countPlayed, layTiles, leaveOf, without } from './placement';
import type { Exchange, PlainTurn } from './turn';

/**
 * The game after a turn that is known to be legal, such as one from a move generator. `applyTurn` validates
 * first. Challenges are handled by `takeChallenge`.
 */
export function takeTurn(state: GameState, turn: PlainTurn): GameState {
  switch (turn.kind) {
    case 'placement':
      return place(state, turn);
    case 'exchange':
      return exchange(state, turn);
    case 'pass':
      return endTurn(state, turn, { rack: rackOnTurn(state), bag: state.bag, drawn: [] });
  }
}

function place(state: GameState, move: Move): GameState {
  const { bag, drawn } = draw(state, countPlayed(move.tiles));
  const tiles = state.position.tiles.slice();
  layTiles(tiles, state.position.cols, move);
  return endTurn(state, move, { rack: [...leaveOf(rackOnTurn(state), move), ...drawn], bag, drawn, tiles });
}

/** The new tiles are drawn before the old ones are returned. */
function exchange(state: GameState, turn: Exchange): GameState {
  const { bag, drawn } = draw(state, turn.tiles.length);
  const random = createRandom(partOfSeed(state.seed, state.history.length));
  const rack = [...without(rackOnTurn(state), turn.tiles), ...drawn];
  return endTurn(state, turn, { rack, bag: mixTilesIn(bag, turn.tiles, random), drawn });
}

function draw({ bag, player }: GameState, count: number): { bag: Bag; drawn: readonly Tile[] } {
  const { bag: rest, tiles } = drawTiles(bag, player, count);
  return { bag: rest, drawn: tiles };
}

interface TilesAfter {
  readonly rack: readonly Tile[];
  readonly bag: Bag;
  readonly drawn: readonly Tile[];
  /** The new board, if it changes. */
  readonly tiles?: Uint8Array;
}

function endTurn(state: GameState, turn: PlainTurn, after: TilesAfter): GameState {
  const { player, position, scores, seed, turnRules } = state;
  const { bag, drawn, rack, tiles = position.tiles } = after;
  const points = turn.kind === 'placement' ? turn.score : 0;
  const before = progressOf(state);
  const held = rackOnTurn(state);
  const racks = state.racks.with(player, rack);
  const taken = {
    player,
    playerCount: racks.length,
    points,
    playedCount: turn.kind === 'placement' ? held.length + drawn.length - rack.length : 0,
    heldCount: rack.length,
    bagCount: bag.length,
  };
  const played: PlayedTurn = { player, turn, rack: held, drawn, points, verdict: undefined, before };
  const { end, scorelessTurns, turnsLeft } = progressAfter(before, taken, turnRules);
  const next = nextPlayer(state);
  // Copied field by field for speed, as in `replaceTiles`.
  return {
    end,
    scorelessTurns,
    turnsLeft,
    turnRules,
    seed,
    position: turnTo(position, tiles, entryAt(racks, next)),
    bag,
    racks,
    scores: addPoints(scores, player, points),
    player: next,
    history: [...state.history, played],
  };
}
