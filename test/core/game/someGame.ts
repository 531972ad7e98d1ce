import { ENGLISH } from '../../../src/core/alphabet/english';
import { fullSet } from '../../../src/core/alphabet/tileCounts';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Direction } from '../../../src/core/board/square';
import type { GameState } from '../../../src/core/game/gameState';
import { type OpenGame, resumeGame } from '../../../src/core/game/startGame';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { applyTurn } from '../../../src/core/game/turns/applyTurn';
import type { Turn } from '../../../src/core/game/turns/turn';
import type { Move } from '../../../src/core/movegen/move';
import { say } from '../../../src/texts/say';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';

/** A lexicon of the words named; all others are phonies. */
export const words = (...known: readonly string[]) => {
  const spelled = new Set(known.map((word) => codesOf(word).join()));
  return (letters: ArrayLike<number>) => spelled.has(Array.from(letters).join());
};

export const rack = (letters: string): number[] => codesOf(letters);

/**
 * The classic game with these racks and an empty board; the bag contains this many of the other tiles, in
 * order.
 */
export function gameWith(racks: readonly string[], changes: Partial<OpenGame> = {}): GameState {
  const held = racks.map(rack);
  const bag = changes.bag ?? othersThan(held.flat());
  const tiles = changes.tiles ?? Array<number>(225).fill(0);
  const all = [...held.flat(), ...bag, ...tiles.filter((tile) => tile !== 0)];
  // A set of just these tiles.
  const letters = ENGLISH.letters.map((letter, index) => ({
    ...letter,
    count: all.filter((tile) => tile === index + 1).length,
  }));
  const distribution = { ...ENGLISH, letters, blankCount: 0 };
  return unwrap(
    resumeGame({
      rules: { ...CLASSIC_RULES, distribution },
      turnRules: CLASSIC_TURN_RULES,
      seed: 1,
      player: 0,
      scorelessTurns: 0,
      scores: held.map(() => 0),
      ...changes,
      tiles,
      racks: held,
      bag,
    }),
  );
}

function othersThan(held: readonly number[]): number[] {
  const left = [...fullSet({ ...ENGLISH, blankCount: 0 })].flatMap(([tile, count]) =>
    Array<number>(count).fill(tile),
  );
  for (const tile of held) left.splice(left.indexOf(tile), 1);
  return left;
}

/** A play by its tiles, `.` for an existing one. */
export const play = (row: number, col: number, direction: Direction, word: string, score: number): Move => ({
  kind: 'placement',
  row,
  col,
  direction,
  tiles: [...word].map((letter) => (letter === '.' ? 0 : codesOf(letter)[0]!)),
  score,
});

export const take = (state: GameState, turn: Turn, isWord = anyWord): GameState =>
  unwrap(applyTurn(state, turn, isWord));

/** The sentence that refuses a turn. */
export function refusal(state: GameState, turn: Turn, isWord = anyWord): string {
  const applied = applyTurn(state, turn, isWord);
  return applied.ok ? 'taken' : say(applied.error);
}

export const anyWord = (_letters: ArrayLike<number>): boolean => true;
