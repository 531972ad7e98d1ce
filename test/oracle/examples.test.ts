import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/core/board/position';
import { CLASSIC_TURN_RULES } from '../../src/core/game/turnRules';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import { computeGaddagMatch } from '../../src/core/movegen/candidates/gaddagMatch';
import { findBestMove } from '../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { parseCgp } from '../../src/core/notation/positions/cgp';
import { EndgameSolver } from '../../src/core/strategy/endgame/endgameSolver';
import { buildOracleGaddag } from './oracleLexicon';
import { unwrap } from './oraclePositions';

const read = (name: string) =>
  unwrap(parseCgp(readFileSync(new URL(`../../resources/examples/${name}.cgp`, import.meta.url), 'utf8')));

let gaddag: Gaddag;
beforeAll(() => {
  gaddag = buildOracleGaddag();
});

describe('the examples', () => {
  it.each([
    ['care', 'C$ARE'],
    ['slewed', 'DEWELS$'],
    ['dwarfs', 'D$WARFS'],
    ['farfetchedness', 'FRAF$ETCHEDNESS'],
    ['hagioscope', 'GAH$IOSCOPE'],
    ['archaean', 'AHCRA$EAN'],
    ['resite', 'SER$ITE'],
  ])('the best play of %s is found on the path %s', (name, path) => {
    const { position } = unwrap(checkSetup(read(name).setup));
    const moves = new MoveList();
    new MoveGenerator(gaddag).generate(position, moves);
    const best = moves.moveAt(findBestMove(moves));
    expect(computeGaddagMatch(position, best).text).toBe(path);
  });

  it('have an endgame that a pass wins and every other turn loses', () => {
    const { otherRacks, scorelessTurns, scores, setup } = read('passWins');
    const [own = 0, other = 0] = scores;
    const endgame = {
      position: unwrap(checkSetup(setup)).position,
      otherRack: otherRacks[0] ?? [],
      scorelessTurns,
      turnsLeft: undefined,
      turnRules: CLASSIC_TURN_RULES,
    };
    const solved = new EndgameSolver(gaddag).solve(endgame, { stop: () => false, rated: 2 });
    const [best, second] = unwrap(solved).rated;
    expect(best?.turn.kind).toBe('pass');
    expect(own - other + (best?.value ?? 0)).toBeGreaterThan(0);
    expect(own - other + (second?.value ?? 0)).toBeLessThan(0);
  });
});
