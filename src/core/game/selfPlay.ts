import type { Position } from '../board/position';
import type { Rules } from '../board/rules';
import { flaw } from '../message';
import type { Move } from '../movegen/move';
import { rackOnTurn } from './gameFacts';
import type { GameState } from './gameState';
import type { Seed } from './seed';
import { finalScores } from './settlement';
import { startGame } from './startGame';
import type { TurnRules } from './turnRules';
import { takeTurn } from './turns/takeTurn';
import type { Exchange, Pass } from './turns/turn';
import { turnWithoutMove } from './turns/turnWithoutMove';

/** Chooses a move; undefined if there is none. */
export type Player = (position: Position) => Move | undefined;

export interface GameRecord {
  /** Final points of both players in turn order. */
  readonly scores: readonly number[];
  /** The position before each turn. */
  readonly positions: readonly Position[];
}

/**
 * Plays a game of `player` against itself. A player without a move exchanges as much of the rack as the bag
 * can replace if the bag has enough tiles for an exchange, otherwise passes. The same seed gives the same
 * game.
 */
export function playGame(rules: Rules, player: Player, seed: Seed, turnRules?: TurnRules): GameRecord {
  const started = startGame({ rules, seed, ...(turnRules === undefined ? {} : { turnRules }) });
  if (!started.ok) throw flaw(started.error);
  const positions: Position[] = [];
  let state = started.value;
  while (state.end === undefined) {
    positions.push(state.position);
    state = takeTurn(state, player(state.position) ?? withoutMove(state));
  }
  return { scores: finalScores(state), positions };
}

const withoutMove = (state: GameState): Exchange | Pass =>
  turnWithoutMove(rackOnTurn(state), state.bag.length, state.position.rules.exchangeLimit);
