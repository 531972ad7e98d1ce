import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/core/board/position';
import { CLASSIC_TURN_RULES } from '../../src/core/game/turnRules';
import { parseCgp } from '../../src/core/notation/positions/cgp';
import { EndgameSolver } from '../../src/core/strategy/endgame/endgameSolver';
import { someOf } from '../seed';
import { buildOracleGaddag } from './oracleLexicon';
import { unwrap } from './oraclePositions';

/** An endgame of the classic game with its value, and MAGPIE's time in seconds. */
interface OracleEndgame {
  readonly id: string;
  readonly cgp: string;
  readonly value: number;
  readonly seconds: number;
}

/** Those that take longer: `ENDGAMES=all npx vitest run …` solves them, too. */
const SLOW = ['s18-t22', 's8-t21', 's16-t19', 's33-t19', 's32-t22'];

/** Known in the field: https://github.com/domino14/macondo, whose values hold for other lexicons. */
const KNOWN: readonly OracleEndgame[] = [
  {
    id: 'VsCanik',
    cgp: '9A1PIXY/9S1L3/2ToWNLETS1O3/9U1DA1R/3GERANIAL1U1I/9g2T1C/8WE2OBI/6EMU4ON/6AID3GO1/5HUN4ET1/4ZA1T4ME1/1Q1FAKEY3JOES/FIVE1E5IT1C/5SPORRAN2A/6ORE2N2D BGIV/DEHILOR 384/389 0',
    value: 12,
    seconds: 0,
  },
  {
    id: 'PassFirst',
    cgp: 'GATELEGs1POGOED/R4MOOLI3X1/AA10U2/YU4BREDRIN2/1TITULE3E1IN1/1E4N3c1BOK/1C2O4CHARD1/QI1FLAWN2E1OE1/IS2E1HIN1A1W2/1MOTIVATE1T1S2/1S2N5S4/3PERJURY5/15/15/15 FV/AADIZ 442/388 0',
    value: -60,
    seconds: 0,
  },
  {
    id: 'ZeroPtFirst',
    cgp: 'IBADAT1B7/2CAFE1OD1TRANQ/2TUT2RENIED2/3REV2YOMIM2/4RAFT1NISI2/5COR2N1x2/6LA1AGEE2/6LIAISED2/5POKY2W3/4JOWS7/V2LUZ9/ORPIN10/L1OE11/TUX12/I14 EEEEGH?/AGHNOSU 308/265 0',
    value: -42,
    seconds: 0,
  },
];

const ORACLE = readFileSync(new URL('./data/endgames.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OracleEndgame);

const isWanted = ({ id }: OracleEndgame) => process.env.ENDGAMES === 'all' || !SLOW.includes(id);
const WANTED = [...someOf(ORACLE.filter(isWanted)), ...KNOWN];

let solver: EndgameSolver;
beforeAll(() => {
  solver = new EndgameSolver(buildOracleGaddag());
});

describe('endgames of the classic game', () => {
  it.each(WANTED)('$id is worth $value', ({ cgp, seconds, value }) => {
    const { otherRacks, scorelessTurns, setup } = unwrap(parseCgp(cgp));
    const begin = process.cpuUsage();
    const result = unwrap(
      solver.solve(
        {
          position: unwrap(checkSetup(setup)).position,
          otherRack: otherRacks[0]!,
          scorelessTurns,
          turnsLeft: undefined,
          turnRules: CLASSIC_TURN_RULES,
        },
        { stop: () => false },
      ),
    );
    const { system, user } = process.cpuUsage(begin);
    expect(result).toMatchObject({ value, solved: true, bound: 'exact' });
    if (process.env.ENDGAMES === 'all')
      process.stdout.write(`${(system + user) / 1e6} s, ${seconds} s before\n`);
  });
});
