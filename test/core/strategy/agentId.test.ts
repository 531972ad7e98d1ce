import { describe, expect, it } from 'vitest';
import { type AgentPlan, parseAgentId } from '../../../src/core/strategy/agentId';
import { HEURISTICS } from '../../../src/core/strategy/heuristics/heuristics';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';

type HeuristicPlan = Extract<AgentPlan, { readonly kind: 'heuristics' }>;

const noSuchAgent = (id: string, nearest: string) =>
  sentence('agents.noSuchAgent', { id: `“${id}”`, isSum: 'false', name: `“${id}”`, nearest });
const noSuchHeuristic = (id: string, name: string, nearest: string) =>
  sentence('agents.noSuchAgent', { id: `“${id}”`, isSum: 'true', name: `“${name}”`, nearest });

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
    ['score@0', sentence('agents.wrongLevel', { level: '“0”', highest: 6 })],
    ['score@7', sentence('agents.wrongLevel', { level: '“7”', highest: 6 })],
    ['score@', sentence('agents.wrongLevel', { level: '“”', highest: 6 })],
    ['random@1', sentence('agents.noLevels', { name: '“random”' })],
    ['best@1', noSuchAgent('best', 'first')],
    ['scroe', noSuchAgent('scroe', 'score')],
    ['vowels-consonants', noSuchAgent('vowels-consonants', 'vowel-consonant')],
    ['', noSuchAgent('', 'score')],
    ['use-q+usq', noSuchHeuristic('use-q+usq', 'usq', 'use-q')],
    ['use-q+', noSuchHeuristic('use-q+', '', 'use-q')],
    ['x*use-q', sentence('agents.wrongWeight', { name: 'use-q', weight: '“x”', low: '-1000', high: 1000 })],
    [
      '1001*use-q',
      sentence('agents.wrongWeight', { name: 'use-q', weight: '“1001”', low: '-1000', high: 1000 }),
    ],
    ['a'.repeat(301), sentence('agents.idTooLong', { length: 301, most: 300 })],
  ])('%s is refused with one sentence', (id, error) => {
    expect(said(parseAgentId(id))).toEqual({ ok: false, error });
  });
});
