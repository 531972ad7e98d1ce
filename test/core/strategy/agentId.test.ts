import { describe, expect, it } from 'vitest';
import { type AgentPlan, parseAgentId } from '../../../src/core/strategy/agentId';
import { HEURISTICS } from '../../../src/core/strategy/heuristics/heuristics';
import { unwrap } from '../../oracle/oraclePositions';
import { said } from '../../said';

type HeuristicPlan = Extract<AgentPlan, { readonly kind: 'heuristics' }>;

const nearest = (name: string) => `the closest name is ${name}. “tilewright play --help” lists them all.`;

describe('the id of an agent', () => {
  it('names a plain agent', () => {
    for (const kind of ['score', 'first', 'random', 'appel-jacobson', 'permutations'])
      expect(parseAgentId(kind)).toEqual({ ok: true, value: { kind } });
  });

  it('names heuristics with their weights', () => {
    expect(parseAgentId('use-q+0.5*vowel-consonant+-2*save-common')).toEqual({
      ok: true,
      value: {
        kind: 'heuristics',
        sum: [
          { heuristic: HEURISTICS.get('use-q'), weight: 1 },
          { heuristic: HEURISTICS.get('vowel-consonant'), weight: 0.5 },
          { heuristic: HEURISTICS.get('save-common'), weight: -2 },
        ],
        judgesExchanges: false,
      },
    });
  });

  it('can include the evaluation of exchanges', () => {
    const { kind, judgesExchanges, sum } = unwrap(parseAgentId('exchanges+2*tile-turnover')) as HeuristicPlan;
    expect({ kind, judgesExchanges }).toEqual({ kind: 'heuristics', judgesExchanges: true });
    expect(sum).toEqual([{ heuristic: HEURISTICS.get('tile-turnover'), weight: 2 }]);
  });

  it('may end with a level', () => {
    expect(parseAgentId('score@2')).toEqual({
      ok: true,
      value: { kind: 'level', level: 2, of: { kind: 'score' } },
    });
    expect(unwrap(parseAgentId('use-q+exchanges@5'))).toMatchObject({
      kind: 'level',
      level: 5,
      of: { kind: 'heuristics', judgesExchanges: true },
    });
  });

  it.each([
    ['score@0', 'The level is “0”; a whole number from 1 to 6 is allowed.'],
    ['score@7', 'The level is “7”; a whole number from 1 to 6 is allowed.'],
    ['score@', 'The level is “”; a whole number from 1 to 6 is allowed.'],
    ['random@1', 'The agent “random” has no levels; only score, equity and the heuristics have them.'],
    ['best@1', `There is no agent “best”; ${nearest('first')}`],
    ['scroe', `There is no agent “scroe”; ${nearest('score')}`],
    ['vowels-consonants', `There is no agent “vowels-consonants”; ${nearest('vowel-consonant')}`],
    ['', `There is no agent “”; ${nearest('score')}`],
    ['use-q+usq', `In “use-q+usq”, “usq” is not a heuristic; ${nearest('use-q')}`],
    ['use-q+', `In “use-q+”, “” is not a heuristic; ${nearest('use-q')}`],
    [
      'x*use-q',
      'The weight of use-q is “x”; a number from -1000 to 1000 with at most three decimals is allowed.',
    ],
    [
      '1001*use-q',
      'The weight of use-q is “1001”; a number from -1000 to 1000 with at most three decimals is allowed.',
    ],
    ['a'.repeat(301), 'The agent’s name has 301 characters; at most 300 are allowed.'],
  ])('%s is refused with one sentence', (id, error) => {
    expect(said(parseAgentId(id))).toEqual({ ok: false, error });
  });
});
