import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_TURN_RULES } from '../../../../src/core/game/turnRules';
import { parseCgp } from '../../../../src/core/notation/positions/cgp';
import { JobRunner } from '../../../../src/core/strategy/preendgame/jobRunner';
import { openPreendgame } from '../../../../src/core/strategy/preendgame/preendgame';
import { MOST_TURNS } from '../../../../src/core/strategy/preendgame/stages';
import { TurnLister } from '../../../../src/core/strategy/preendgame/turnLister';
import { turnNotation } from '../../../../src/core/strategy/review/turnNotation';
import { buildOracleGaddag } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { searchHere } from './searchHere';

/** A position that players of the game know, with the whole lexicon; 1 tile in the bag. */
const ONYX =
  '15/3Q7U3/3U2TAURINE2/1CHANSONS2W3/2AI6JO3/DIRL1PO3IN3/E1D2EF3V4/F1I2p1TRAIK3/O1L2T4E4/ABy1PIT2BRIG2/' +
  'ME1MOZELLE5/1GRADE1O1NOH3/WE3R1V7/AT5E7/G6D7 ENOSTXY/ 356/378 0';

/** They were worked out by another program with this lexicon, every ordering to the end of the game. */
const KNOWN = [
  ['1D SEXTON', 7, 0, 1, 18],
  ['1A OXES', 6, 0, 2],
  ['13L ONYX', 4, 3, 1],
];

describe('the position of ONYX', () => {
  // About ten seconds of one processor.
  it.runIf(process.env.PREENDGAMES === 'all')('has the known wins, ties and losses', () => {
    const { otherRacks, scorelessTurns, scores, setup } = unwrap(parseCgp(ONYX));
    const { position } = unwrap(checkSetup(setup));
    const known = otherRacks[0] ?? [];
    const question = { position, turnRules: CLASSIC_TURN_RULES, scores, scorelessTurns, known };
    const preendgame = unwrap(openPreendgame(question));
    const gaddag = buildOracleGaddag();
    const named = ({ turn }: { turn: Parameters<typeof turnNotation>[0] }) =>
      turnNotation(turn, position.rules.distribution);
    const turns = new TurnLister(gaddag)
      .list(preendgame.root, MOST_TURNS)
      .turns.filter((turn) => KNOWN.some(([name]) => name === named({ turn })));
    const options = { model: 'guaranteed', turns, examined: turns.length } as const;
    const rows = searchHere(preendgame, new JobRunner(preendgame, gaddag, () => 0), options).rows();
    const found = rows.map((row) => [named(row), row.wins, row.ties, row.losses, row.spread]);
    expect(found).toEqual(KNOWN.map((known, nth) => [...known, ...(found[nth] ?? []).slice(known.length)]));
  });
});
