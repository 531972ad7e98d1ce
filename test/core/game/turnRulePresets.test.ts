import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { turnRulesOf } from '../../../src/core/game/turnRulePresets';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';

const BOARDS = join(import.meta.dirname, '../../../resources/boards');

describe('turn rules', () => {
  it('are those of phone apps on all our boards but the two physical ones', () => {
    const names: readonly string[] = readdirSync(BOARDS).map(
      (file) => JSON.parse(readFileSync(join(BOARDS, file), 'utf8')).name,
    );
    const classic = names.filter((name) => turnRulesOf(name) === CLASSIC_TURN_RULES);
    expect(classic.toSorted()).toEqual(['Standard', 'Super']);
    for (const name of names.filter((each) => !classic.includes(each)))
      expect(turnRulesOf(name).challenge).toBe('void');
  });

  it('are the classic ones for any other board', () => {
    expect(turnRulesOf('My own')).toBe(CLASSIC_TURN_RULES);
    expect(turnRulesOf('Words With Friends')).toMatchObject({ challenge: 'void', scorelessTurnLimit: 3 });
    expect(turnRulesOf('Crossplay').ending).toBe('last-round');
  });
});
