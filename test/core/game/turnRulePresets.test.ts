import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOARDS_WITH_TURN_RULES, turnRulesOf } from '../../../src/core/game/turnRulePresets';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';

const BOARDS = join(import.meta.dirname, '../../../resources/boards');

describe('the rules of turns', () => {
  it('are there for every board of ours', () => {
    const names = readdirSync(BOARDS).map(
      (file) => JSON.parse(readFileSync(join(BOARDS, file), 'utf8')).name,
    );
    expect([...BOARDS_WITH_TURN_RULES].toSorted()).toEqual(names.toSorted());
  });

  it('are the classic ones for any other board', () => {
    expect(turnRulesOf('My own')).toBe(CLASSIC_TURN_RULES);
    expect(turnRulesOf('Words With Friends')).toMatchObject({ challenge: 'void', scorelessTurnLimit: 3 });
    expect(turnRulesOf('Crossplay').ending).toBe('last-round');
  });
});
