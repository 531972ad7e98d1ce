import { ENGLISH } from '../alphabet/english';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { type BoardLayout, parseLayout } from './boardLayout';

/** The standard 15×15 board; see `boardLayout.ts` for the characters. */
export const STANDARD_LAYOUT: readonly string[] = [
  `=  '   =   '  =`,
  ` -   "   "   - `,
  `  -   ' '   -  `,
  `'  -   '   -  '`,
  `    -     -    `,
  ` "   "   "   " `,
  `  '   ' '   '  `,
  `=  '   -   '  =`,
  `  '   ' '   '  `,
  ` "   "   "   " `,
  `    -     -    `,
  `'  -   '   -  '`,
  `  -   ' '   -  `,
  ` -   "   "   - `,
  `=  '   =   '  =`,
];

/** Everything that a game is played by, as one plain value. No rule is a literal anywhere else. */
export interface Rules {
  readonly name: string;
  readonly layout: BoardLayout;
  readonly distribution: TileDistribution;
  /** Tiles on a full rack. */
  readonly rackSize: number;
  /** Bonus points by number of tiles played in one move, for example `{ 7: 50 }`. */
  readonly bingoBonus: Readonly<Record<number, number>>;
  /** Minimum number of tiles in the bag for an exchange. */
  readonly exchangeLimit: number;
}

export const CLASSIC_RULES: Rules = {
  name: 'Standard',
  layout: parseLayout(STANDARD_LAYOUT, { row: 7, col: 7 }),
  distribution: ENGLISH,
  rackSize: 7,
  bingoBonus: { 7: 50 },
  exchangeLimit: 7,
};
