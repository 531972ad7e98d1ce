import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { listWords } from '../../../../src/core/lexicon/gaddagWords';
import { wordAt, wordListOf } from '../../../../src/core/lexicon/wordList/wordList';
import { MoveGenerator } from '../../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../../src/core/movegen/moveList';
import { WordCounts } from '../../../../src/core/strategy/levels/countWords';
import { LEVEL_COUNT } from '../../../../src/core/strategy/levels/levels';
import {
  divideWords,
  learnVocabulary,
  lexiconOfLevel,
} from '../../../../src/core/strategy/levels/vocabulary';
import { buildSmallGaddag, codesOf } from '../../../oracle/oracleLexicon';
import { unwrap } from '../../../oracle/oraclePositions';
import { said } from '../../../said';
import { GAME_WORDS } from '../gameWords';
import { tableView } from '../tableGames';

const lexiconOf = (words: readonly string[]) => buildSmallGaddag(words.map(codesOf));

const textOf = (letters: Uint8Array): string => String.fromCharCode(...letters.map((code) => code + 64));

describe('the turns in which a word could have been played', () => {
  it('are counted once each, however many places there are', () => {
    const generator = new MoveGenerator(lexiconOf(['CAT', 'CATS', 'TEN', 'TENS', 'QI']));
    const moves = new MoveList();
    const counts = new WordCounts();
    const addTurn = (rack: string, board: readonly [number, number, string][] = []) => {
      const { position } = tableView({ rack, board });
      generator.generate(position, moves);
      counts.addTurn(position, moves);
    };
    // On the empty board in three places; CAT and CATS.
    addTurn('CATSVVW');
    // CAT from the C that lies there, down; and the S behind TEN.
    addTurn('ATSVVWW', [
      [7, 7, 'TEN'],
      [3, 3, 'C'],
    ]);
    addTurn('VVWWXQU');
    const turnsOf = (word: string) => counts.turnsOf(Uint8Array.from(codesOf(word)));
    expect(['CAT', 'CATS', 'TEN', 'TENS', 'QI'].map(turnsOf)).toEqual([2, 2, 0, 1, 0]);
  });
});

describe('vocabularies of levels', () => {
  it('are the words of most turns, ties by length, up to the share of a level', () => {
    const words = wordListOf(['AA', 'AB', 'ABA', 'ABB', 'BAB', 'BBBB', 'BBBBB', 'BBB'].map(codesOf), 2);
    const order = Array.from(words.starts, (_, index) => textOf(wordAt(words, index)));
    expect(order).toEqual(['AA', 'AB', 'ABA', 'ABB', 'BAB', 'BBB', 'BBBB', 'BBBBB']);
    // 1,000 together. Before ABA come none, before AB 340 < 350, before AA 680 < 700, before ABB 850 < 920,
    // before BAB 930 < 985, before BBB 990. A rack makes BBBB, but not BBBBB.
    const turns = Uint32Array.from([170, 340, 340, 80, 60, 10, 0, 0]);
    expect([...divideWords(words, turns, 4)]).toEqual([2, 1, 1, 3, 4, 5, 6, 0]);
  });

  it('are never empty for the first level, and all words without a level', () => {
    const words = wordListOf(['AB', 'BA'].map(codesOf), 2);
    expect([...divideWords(words, Uint32Array.from([0, 1]), 7)]).toEqual([LEVEL_COUNT, 1]);
    expect([...divideWords(words, Uint32Array.from([0, 0]), 1)]).toEqual([0, 0]);
  });

  const lexicon = lexiconOf(GAME_WORDS);
  const vocabulary = unwrap(learnVocabulary(lexicon, CLASSIC_RULES));
  const words = listWords(lexicon, 26);

  it('are deterministic, and depend on the tiles', () => {
    const some = lexiconOf(GAME_WORDS.filter((_, nth) => nth % 40 === 0));
    const { distribution } = CLASSIC_RULES;
    const letters = distribution.letters.map((letter, index) => ({ ...letter, count: index < 5 ? 15 : 1 }));
    const others = { ...CLASSIC_RULES, distribution: { ...distribution, letters } };
    const [one, again, other] = [CLASSIC_RULES, structuredClone(CLASSIC_RULES), others].map((rules) =>
      unwrap(learnVocabulary(some, rules)),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('form a lexicon of the words of the level and of those below it', () => {
    for (let level = 1; level <= LEVEL_COUNT; level++) {
      const known = listWords(lexiconOfLevel(lexicon, CLASSIC_RULES, vocabulary, level), 26);
      const expected = Array.from(vocabulary.keys()).filter(
        (index) => vocabulary[index]! > 0 && vocabulary[index]! <= level,
      );
      expect(known.starts.length).toBeGreaterThan(0);
      expect(Array.from(known.starts, (_, index) => textOf(wordAt(known, index)))).toEqual(
        expected.map((index) => textOf(wordAt(words, index))),
      );
    }
  });

  it('are short words rather than long ones', () => {
    const share = (level: number, length: number): number => {
      const meant = Array.from(vocabulary.keys()).filter((index) => words.lengths[index] === length);
      return meant.filter((index) => vocabulary[index]! <= level).length / meant.length;
    };
    for (const level of [1, 2, 3]) {
      const shares = [2, 3, 4, 5].map((length) => share(level, length));
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }
  });

  it('is a lexicon without words if the level knows none', () => {
    const nothing = lexiconOfLevel(lexicon, CLASSIC_RULES, new Uint8Array(vocabulary.length), 1);
    expect(nothing.counts.words).toBe(0);
    expect(new MoveGenerator(nothing).generate(tableView({ rack: 'AEINRST' }).position, new MoveList()));
  });

  it('can be learned from games with more tiles on a rack, but not without tiles', () => {
    const roomy = { ...CLASSIC_RULES, rackSize: 12 };
    expect(unwrap(learnVocabulary(lexiconOf(['AB', 'BA']), roomy))).toHaveLength(2);
    const { distribution } = CLASSIC_RULES;
    const letters = distribution.letters.map((letter) => ({ ...letter, count: 0 }));
    const empty = { ...CLASSIC_RULES, distribution: { ...distribution, letters, blankCount: 0 } };
    expect(said(learnVocabulary(lexicon, empty))).toMatchObject({ ok: false });
  });
});
