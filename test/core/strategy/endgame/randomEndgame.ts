import { BLANK, blankAs, NO_TILE, rackTileOf, type Tile } from '../../../../src/core/alphabet/tile';
import type { Rules } from '../../../../src/core/board/rules';
import type { GameState } from '../../../../src/core/game/gameState';
import { createRandom, type Random } from '../../../../src/core/game/random';
import { resumeGame } from '../../../../src/core/game/startGame';
import type { TurnRules } from '../../../../src/core/game/turnRules';
import { unwrap } from '../../../oracle/oraclePositions';

/** A small endgame: board, rules, racks and lexicon by chance. */
export interface RandomEndgame {
  readonly state: GameState;
  /** Letter codes. */
  readonly words: readonly (readonly number[])[];
}

const GLYPHS = 'ABCDE';
/** On both racks: with more, there is too much to try. */
const MOST_TILES = 6;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(random: Random, things: readonly T[]): T => things[below(random, things.length)]!;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Boards of 2×2 to 5×5, some with bricks and odd multipliers; racks of up to four tiles, three blanks. */
export function randomEndgame(seed: string): RandomEndgame {
  const random = createRandom(seed);
  const rows = 2 + below(random, 4);
  const cols = 2 + below(random, 4);
  const letters = 2 + below(random, 4);
  const letter = () => 1 + below(random, letters);
  const multiplier = () => (random() < 0.7 ? 1 : below(random, 5));
  const brickShare = oneOf(random, [0, 0, 0.15]);
  const bricks = times(rows * cols, () => random() < brickShare);
  const tileShare = oneOf(random, [0, 0.1, 0.3]);
  const tiles = bricks.map((isBrick): Tile => {
    if (isBrick || random() >= tileShare) return NO_TILE;
    return random() < 0.1 ? blankAs(letter()) : letter();
  });
  let blanksLeft = below(random, 4);
  const tile = (): Tile => (random() < 0.25 && blanksLeft-- > 0 ? BLANK : letter());
  const longest = oneOf(random, [2, 3, 3, 4]);
  const own = 1 + below(random, longest);
  const racks = [own, 1 + below(random, Math.min(longest, MOST_TILES - own))].map((size) =>
    times(size, tile),
  );
  const words = times(oneOf(random, [3, 10, 40]), () => times(2 + below(random, 3), letter));
  const held = [...tiles.filter((each) => each !== NO_TILE), ...racks.flat()].map(rackTileOf);
  const rules: Rules = {
    name: 'Random',
    layout: {
      rows,
      cols,
      start: { row: below(random, rows), col: below(random, cols) },
      letterMultipliers: times(rows * cols, multiplier),
      wordMultipliers: times(rows * cols, multiplier),
      bricks,
    },
    distribution: {
      name: 'Random',
      letters: times(letters, () => below(random, 9)).map((value, index) => ({
        glyph: GLYPHS[index]!,
        value,
        count: held.filter((each) => each === index + 1).length,
        isVowel: false,
      })),
      blankCount: held.filter((each) => each === BLANK).length,
    },
    rackSize: 4,
    bingoBonus: { 2: below(random, 3), 3: 7 },
    exchangeLimit: 7,
  };
  const turnRules: TurnRules = {
    scorelessTurnLimit: oneOf(random, [1, 2, 3, 6]),
    isZeroPlayScoreless: random() < 0.5,
    ending: random() < 0.85 ? 'out' : 'last-round',
    outSettlement: oneOf(random, ['double', 'double', 'transfer', 'none']),
    scorelessSettlement: oneOf(random, ['own-rack', 'own-rack', 'none']),
    challenge: 'void',
  };
  const game = {
    rules,
    turnRules,
    seed,
    tiles,
    racks,
    bag: [],
    scores: [0, 0],
    player: below(random, 2),
    scorelessTurns: below(random, turnRules.scorelessTurnLimit),
  };
  return { state: unwrap(resumeGame(game)), words };
}
