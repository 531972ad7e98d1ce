import { expect, it } from 'vitest';
import { evaluatingAgent } from '../../../../../src/core/strategy/evaluatingAgent';
import { Census, censusShapes } from '../../../../../src/core/strategy/leaves/census/census';
import { LeaveTally } from '../../../../../src/core/strategy/leaves/census/leaveTally';
import { equityEvaluator } from '../../../../../src/core/strategy/leaves/equityEvaluator';
import { LeaveTable } from '../../../../../src/core/strategy/leaves/leaveTable';
import { someLeaveTable } from '../someLeaveTable';
import { TOY_RULES, toyLexicon } from '../toyBag';

/** The tally of ten boards with the values of a table. */
function tallyBy(table: LeaveTable): LeaveTally {
  const lexicon = toyLexicon();
  const plan = { rules: TOY_RULES, seed: 3, generation: 1 };
  const census = new Census(lexicon, plan, table, evaluatingAgent(lexicon, equityEvaluator(table)));
  const tally = new LeaveTally(census.leaveShape);
  for (let nth = 0; nth < 10; nth++) census.addBoard(nth, tally);
  return tally;
}

it('a census uses the values of a table, however its leaves are numbered', () => {
  const table = someLeaveTable(TOY_RULES);
  const inDictionary = new LeaveTable(censusShapes(TOY_RULES).leaves, table.inDictionary());
  expect(inDictionary.values).not.toEqual(table.values);
  const tally = tallyBy(table);
  expect(tally).toEqual(tallyBy(inDictionary));
  expect(tally).not.toEqual(tallyBy(new LeaveTable(table.shape)));
});
