import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../src/core/board/position';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import { MIDGAME_FILE, readMidgame } from './midgame';

const WORD_LIST = new URL('../../../node_modules/word-list/words.txt', import.meta.url);

describe('the initial position', () => {
  it('is a legal one of the tile set, with a full rack without blanks', () => {
    const setup = readMidgame();
    const words = new Set(readFileSync(WORD_LIST, 'utf8').split('\n'));
    const seen: string[] = [];
    const checked = checkSetup(setup, (letters) => {
      const word = Array.from(letters, (letter) => String.fromCharCode(96 + letter)).join('');
      seen.push(word);
      return words.has(word);
    });
    expect(checked.ok && checked.value.notices).toEqual([]);
    expect(seen).toHaveLength(10);
    expect(seen).toEqual(expect.arrayContaining(['quail', 'oyster', 'athlete', 'exams', 'radios']));
    expect(setup.rack).toEqual([5, 9, 11, 13, 14, 19, 20]);
  });

  it('is one line of CGP with the score of both players', () => {
    const parsed = parseCgp(readFileSync(MIDGAME_FILE, 'utf8'));
    expect(parsed.ok && parsed.value.scores).toEqual([127, 115]);
  });
});
