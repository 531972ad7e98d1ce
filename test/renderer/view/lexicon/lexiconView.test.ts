import { describe, expect, it } from 'vitest';
import type { WordListReport } from '../../../../src/core/lexicon/wordList/wordListParser';
import {
  dropHint,
  dropProblem,
  furtherRefusals,
  lettersNotice,
  lexiconFigures,
  reportFigures,
} from '../../../../src/renderer/view/lexicon/lexiconView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';

describe('files dropped on the window', () => {
  it.each(['twl.txt', 'CSW.KWG', 'my words.TXT'])('are opened: %s', (name) => {
    expect(dropProblem([name])).toBeNull();
  });

  it('are refused in a sentence if they are of another kind or several', () => {
    expect(dropProblem(['photo.png'])).toBe(sentence('lexiconView.dropOther', { name: 'photo.png' }));
    expect(dropProblem(['txt'])).toContain('txt is not a lexicon');
    expect(dropProblem(['a.txt', 'b.txt'])).toBe(sentence('lexiconView.dropMany', { count: 2 }));
  });

  it('are announced in advance', () => {
    expect(dropHint(0)).toBeNull();
    expect(dropHint(1)?.title).toBe('Drop to open');
    expect(dropHint(2)?.title).toBe('One file at a time');
  });
});

describe('a lexicon that does not fit the tiles', () => {
  const letters = [...LEXICON.letters, 'Ä'];

  it('is reported if it is the built-in one, which is English', () => {
    expect(lettersNotice(LEXICON, { name: 'English' })).toBeNull();
    expect(lettersNotice({ ...LEXICON, letters }, { name: 'German' })).toBe(
      sentence('lexiconView.otherLetters', {
        name: 'English',
        tileSet: 'German',
        missing: 0,
        isForeign: 'true',
      }),
    );
  });

  it('is not reported if the user chose it and some of its words can be spelled', () => {
    expect(lettersNotice({ ...LEXICON, letters, path: '/words/de.txt' }, { name: 'German' })).toBeNull();
  });
});

describe('the report of a word list', () => {
  const report: WordListReport = {
    encoding: 'latin-1',
    lines: 1500,
    accepted: 1200,
    duplicates: 30,
    emptyLines: 20,
    ambiguous: 0,
    refused: { 'outside-alphabet': 200, 'too-short': 40, 'too-long': 10 },
    refusals: Array.from({ length: 100 }, (_, index) => ({
      line: index + 1,
      reason: 'too-short' as const,
      message: `Line ${index + 1}`,
    })),
  };

  it('accounts for every line', () => {
    expect(reportFigures(report)).toEqual([
      ['Lines', '1,500, Latin-1'],
      ['Words accepted', '1,200'],
      ['Duplicates', '30'],
      ['Empty lines', '20'],
      ['Refused: letters not of the tile set', '200'],
      ['Refused: too short', '40'],
      ['Refused: too long', '10'],
    ]);
  });

  it('reports the number of words that tiles spell in more than one way', () => {
    const figures = Object.fromEntries(reportFigures({ ...report, ambiguous: 1234 }));
    expect(figures['Several ways to split: longest tiles taken']).toBe('1,234');
  });

  it('counts the refused lines that are not listed', () => {
    expect(furtherRefusals(report)).toBe('… and 150 more.');
    const few = { ...report, refused: { 'outside-alphabet': 0, 'too-short': 100, 'too-long': 0 } };
    expect(furtherRefusals(few)).toBe('');
  });
});

it('shows the origin of a lexicon', () => {
  const info = { ...LEXICON, path: '/words/mine.kwg', format: 'kwg', byteLength: 1_234_567 } as const;
  const figures = Object.fromEntries(lexiconFigures(info));
  expect(figures).toMatchObject({
    Letters: '26: A … Z',
    From: '/words/mine.kwg',
    Format: 'KWG automaton',
    Memory: '1,235 kB',
    Identity: 'aaaaaaaa',
  });
});
