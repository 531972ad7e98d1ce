import { expect, it } from 'vitest';
import { solveHurried } from '../../../src/core/strategy/endgame/endgameTurn';
import { measureEndgameClock } from '../../../src/main/bench/measureEndgameClock';
import type { NamedEndgame } from '../../../src/main/cli/endgamePositions';
import { PlainMinimax } from '../../core/strategy/endgame/plainMinimax';
import { randomEndgame } from '../../core/strategy/endgame/randomEndgame';
import { buildSmallGaddag } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { runs } from '../../seed';

/** A random endgame, and what each of its turns gains by exhaustive search. */
function someEndgame(seed: string) {
  const { state, words } = randomEndgame(seed);
  const gaddag = buildSmallGaddag(words, state.position.rules.distribution.letters.length);
  const { player, position, racks, scorelessTurns, turnRules, turnsLeft } = state;
  const endgame = { position, otherRack: racks[1 - player]!, scorelessTurns, turnsLeft, turnRules };
  const named: NamedEndgame = { id: seed, endgame };
  return { gaddag, named, plain: new PlainMinimax(gaddag), state };
}

/** Among the first of them are two in which a search that is cut off loses points. */
const SEEDS = Array.from({ length: runs(20) }, (_, nth) => `some game ${nth + 8}`);

it('finds no loss in endgames that are solved in time', () => {
  for (const seed of SEEDS) {
    const { gaddag, named } = someEndgame(seed);
    const figures = measureEndgameClock(gaddag, [named], () => () => false);
    expect(figures).toEqual({ endgames: 1, cutOff: 0, meanLoss: 0, lost: [] });
  }
});

it('adds up the losses of searches that were cut off', () => {
  const cutOff = () => true;
  const losses = SEEDS.map((seed) => {
    const { gaddag, named, plain, state } = someEndgame(seed);
    const { line, solved } = unwrap(solveHurried(gaddag, named.endgame, cutOff));
    const loss = plain.gain(state) - plain.gainOf(state, line[0]!.turn);
    const figures = measureEndgameClock(gaddag, [named, named], () => cutOff);
    expect(figures).toEqual({
      endgames: 2,
      cutOff: solved ? 0 : 2,
      meanLoss: loss,
      lost: loss > 0 ? Array(2).fill({ id: seed, loss }) : [],
    });
    return loss;
  });
  expect(Math.max(...losses)).toBeGreaterThan(0);
});
