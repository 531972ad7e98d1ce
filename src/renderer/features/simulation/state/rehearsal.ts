import type { SimulatedSample } from '../../../../contract/simulation/simulationApi';
import { NO_TILE, type Tile } from '../../../../core/alphabet/tile';
import { checkSetup, type Position } from '../../../../core/board/position';
import { addPoints, progressOf, turnTo } from '../../../../core/game/gameFacts';
import type { GameState } from '../../../../core/game/gameState';
import { FIRST_PROGRESS } from '../../../../core/game/progress';
import { layTiles, without } from '../../../../core/game/turns/placement';
import type { PlainTurn } from '../../../../core/game/turns/turn';
import type { SimulationSubject } from './simulationState';
import type { Rehearsal } from './watchState';

const OWN = 0;
const OTHER = 1;

/** The game after the first turns of a sample. */
export function rehearse(
  { lead, seed, setup, turnRules }: SimulationSubject,
  { bag, opponentRack, turns }: SimulatedSample,
  count: number,
): Rehearsal | null {
  const checked = checkSetup(setup);
  if (!checked.ok) return null;
  const start: GameState = {
    ...FIRST_PROGRESS,
    turnRules,
    seed,
    position: checked.value.position,
    bag,
    racks: [setup.rack, opponentRack],
    scores: [lead, 0],
    player: OWN,
    history: [],
  };
  const game = turns
    .slice(0, count)
    .reduce((before, { drawn, turn }) => afterTurn(before, turn, drawn), start);
  const rack = game.racks[OWN] ?? [];
  return { game, setup: { ...setup, tiles: Array.from(game.position.tiles), rack } };
}

function afterTurn(game: GameState, turn: PlainTurn, drawn: readonly Tile[]): GameState {
  const { player, position } = game;
  const rack = game.racks[player] ?? [];
  const given = turn.kind === 'pass' ? [] : turn.tiles.filter((tile) => tile !== NO_TILE);
  const points = turn.kind === 'placement' ? turn.score : 0;
  const racks = game.racks.with(player, [...without(rack, given), ...drawn]);
  const next = player === OWN ? OTHER : OWN;
  return {
    ...game,
    position: turnTo(position, boardAfter(position, turn), racks[next] ?? []),
    bag: bagAfter(game.bag, player, drawn.length, turn),
    racks,
    scores: addPoints(game.scores, player, points),
    player: next,
    history: [
      ...game.history,
      { player, turn, rack, drawn, points, verdict: undefined, before: progressOf(game) },
    ],
  };
}

function boardAfter({ cols, tiles }: Position, turn: PlainTurn): Uint8Array {
  if (turn.kind !== 'placement') return tiles;
  const laid = tiles.slice();
  layTiles(laid, cols, turn);
  return laid;
}

/** Exchanged tiles are in it again, at an unknown place. */
function bagAfter(bag: readonly Tile[], player: number, drawn: number, turn: PlainTurn): readonly Tile[] {
  const left = player === OWN ? bag.slice(drawn) : bag.slice(0, bag.length - drawn);
  return turn.kind === 'exchange' ? [...left, ...turn.tiles] : left;
}
