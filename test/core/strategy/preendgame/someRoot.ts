import { ENGLISH } from '../../../../src/core/alphabet/english';
import { BLANK, NO_TILE, type Tile } from '../../../../src/core/alphabet/tile';
import { checkSetup } from '../../../../src/core/board/position';
import type { Rules } from '../../../../src/core/board/rules';
import { createRandom, type Random, shuffled } from '../../../../src/core/game/random';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../../src/core/game/turnRules';
import {
  openPreendgame,
  type Preendgame,
  type PreendgameQuestion,
} from '../../../../src/core/strategy/preendgame/preendgame';
import { unwrap } from '../../../oracle/oraclePositions';

export interface SomeRoot {
  readonly question: PreendgameQuestion;
  readonly preendgame: Preendgame;
  /** Ten of two and three letters, as letter codes. */
  readonly words: readonly (readonly number[])[];
}

/** A pre-endgame on a tiny board, with words, rules and multipliers by chance. */
export function someRoot(seed: number, bagCount: number, rackSize: number): SomeRoot {
  const random = createRandom(`preendgame ${seed}`);
  const among = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const isLarge = rackSize * bagCount > 2;
  const rows = among(2, isLarge ? 2 : 3);
  const cols = among(2, isLarge ? 3 : 4);
  const squares = rows * cols;
  const letterCount = among(2, 4);
  const letter = (): number => among(1, letterCount);
  const words = Array.from({ length: 10 }, () => Array.from({ length: among(2, 3) }, letter));
  const bricks = Array.from({ length: squares }, () => random() < 0.1);
  const start = bricks.indexOf(false);
  bricks[start] = false;
  const onBoard = placeSome(random, bricks, letter);
  const pool = Array.from({ length: 2 * rackSize + bagCount }, () => (random() < 0.07 ? BLANK : letter()));
  const rack = pool.slice(0, rackSize);
  const all = [...onBoard.filter((tile) => tile !== NO_TILE), ...pool];
  const rules: Rules = {
    name: 'Tiny',
    layout: {
      rows,
      cols,
      start: { row: Math.floor(start / cols), col: start % cols },
      bricks,
      letterMultipliers: bricks.map(() => among(1, 3)),
      wordMultipliers: bricks.map(() => (random() < 0.2 ? among(0, 3) : 1)),
    },
    distribution: {
      ...ENGLISH,
      name: 'Tiny',
      blankCount: all.filter((tile) => tile === BLANK).length,
      letters: Array.from({ length: letterCount }, (_, index) => ({
        glyph: 'ABCD'[index] ?? '',
        value: among(0, 8),
        isVowel: index === 0,
        count: all.filter((tile) => tile === index + 1).length,
      })),
    },
    rackSize,
    bingoBonus: { [rackSize]: among(0, 5) },
    exchangeLimit: !isLarge && random() < 0.3 ? among(1, 2) : 7,
  };
  const scores = [among(20, 26), among(20, 26)];
  const turnRules = someTurnRules(random, among, isLarge ? 3 : 4);
  const { position } = unwrap(checkSetup({ rules, tiles: onBoard, rack }));
  const scorelessTurns = among(0, Math.min(1, turnRules.scorelessTurnLimit - 1));
  const known = random() < 0.3 ? shuffled(pool.slice(rackSize), random).slice(0, 1) : [];
  const question = { position, turnRules, scores, scorelessTurns, known };
  return { question, preendgame: unwrap(openPreendgame(question)), words };
}

/** A few tiles in a row of the board. */
function placeSome(random: Random, bricks: readonly boolean[], letter: () => number): Tile[] {
  const tiles = bricks.map(() => NO_TILE);
  const first = Math.floor(random() * bricks.length);
  for (let square = first; square < Math.min(first + 2, bricks.length); square++)
    if (!bricks[square]) tiles[square] = letter();
  return tiles;
}

const someTurnRules = (
  random: Random,
  among: (low: number, high: number) => number,
  mostScoreless: number,
): TurnRules => ({
  ...CLASSIC_TURN_RULES,
  scorelessTurnLimit: among(2, mostScoreless),
  isZeroPlayScoreless: random() < 0.7,
  ending: random() < 0.85 ? 'out' : 'last-round',
  outSettlement: random() < 0.6 ? 'double' : random() < 0.5 ? 'transfer' : 'none',
  scorelessSettlement: random() < 0.8 ? 'own-rack' : 'none',
});
