import { describe, expect, it } from 'vitest';
import { parseAgentId } from '../../../../src/core/strategy/agentId';
import { LEVEL_COUNT } from '../../../../src/core/strategy/levels/levels';
import { AGENT_CHOICES, atLevel, levelsOf } from '../../../../src/renderer/state/play/agentChoices';
import { agentName } from '../../../../src/renderer/view/play/agentName';

describe('agents', () => {
  it('have names in plain words', () => {
    expect(agentName('score')).toBe('Top scorer');
    expect(agentName('2*use-q+save-common')).toBe('2 × Gets rid of the Q + Keeps common letters');
    expect(agentName('tile-turnover-as-coded')).toBe('Turns tiles over, as coded');
    expect(agentName('score@3')).toBe('Top scorer, level 3');
    expect(agentName('use-q+save-common@1')).toBe('Gets rid of the Q + Keeps common letters, level 1');
    expect(agentName('somebody')).toBe('somebody');
    expect(agentName('constructor')).toBe('constructor');
  });

  it('are all offered with a name, and with their possible levels', () => {
    expect(AGENT_CHOICES.filter((id) => agentName(id) === id)).toEqual([]);
    expect(levelsOf('score').slice(0, 3)).toEqual(['1', '2', '3']);
    expect(levelsOf('score')).toHaveLength(LEVEL_COUNT);
    expect(levelsOf('random')).toEqual([]);
    const all = AGENT_CHOICES.flatMap((id) => levelsOf(id).map((level) => atLevel(id, level)));
    expect(all.filter((id) => !parseAgentId(id).ok)).toEqual([]);
  });
});
