import { entryAt } from '../../../../src/core/certain';
import type { GameState } from '../../../../src/core/game/gameState';
import { finalScores } from '../../../../src/core/game/settlement';
import { takeTurn } from '../../../../src/core/game/turns/takeTurn';
import { PASS, type PlainTurn } from '../../../../src/core/game/turns/turn';
import type { Gaddag } from '../../../../src/core/lexicon/gaddag';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { AppelJacobsonGenerator } from '../../../../src/core/movegen/reference/appelJacobsonGenerator';

/**
 * Value of a game with an empty bag for the player on turn: tries every turn of both to the end, on the
 * states of the game itself, with the moves of a generator that shares nothing with the kernel.
 */
export class PlainMinimax {
  private readonly known = new Map<string, number>();
  private readonly moves = new MoveList();
  private readonly generator: AppelJacobsonGenerator;

  constructor(gaddag: Gaddag) {
    this.generator = new AppelJacobsonGenerator(gaddag, this.moves);
  }

  /** Points that the player on turn gains on the other from here to the end. */
  gain(state: GameState): number {
    const key = JSON.stringify([
      [...state.position.tiles],
      state.racks.map((rack) => rack.toSorted((one, other) => one - other)),
      state.player,
      state.scorelessTurns,
      state.turnsLeft,
    ]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const gain = Math.max(...this.turns(state).map((turn) => this.gainOf(state, turn)));
    this.known.set(key, gain);
    return gain;
  }

  /** The same if the player takes this turn. */
  gainOf(state: GameState, turn: PlainTurn): number {
    const next = takeTurn(state, turn);
    if (next.end === undefined) return spread(next, state) - this.gain(next);
    const scores = finalScores(next);
    return leadOf(scores, state.player) - leadOf(state.scores, state.player);
  }

  turns({ position }: GameState): readonly PlainTurn[] {
    this.moves.reset(position);
    this.generator.generate(position);
    return [PASS, ...Array.from({ length: this.moves.length }, (_, index) => this.moves.moveAt(index))];
  }
}

/** Spread gained between two states by the player on turn. */
const spread = (after: GameState, before: GameState): number =>
  leadOf(after.scores, before.player) - leadOf(before.scores, before.player);

const leadOf = (scores: readonly number[], player: number): number =>
  entryAt(scores, player) - entryAt(scores, 1 - player);
