import { describe, expect, it } from 'vitest';
import { HASH_BYTES } from '../../../src/core/lexicon/formats/gaddagFile';
import { parseWordList, type WordListReport } from '../../../src/core/lexicon/wordList/wordListParser';
import { encodeReport, parseReport } from '../../../src/main/cache/reportFile';
import { unwrap } from '../../oracle/oraclePositions';

const identity = { wordListHash: new Uint8Array(HASH_BYTES), alphabetHash: new Uint8Array(HASH_BYTES) };
const { report } = unwrap(parseWordList(new TextEncoder().encode('ab\na\nax\nba\n'), ['A', 'B']));

const kept = (written: WordListReport) =>
  parseReport(Buffer.from(encodeReport(written, identity)).toString('utf8'), identity);

describe('a report on a word list', () => {
  it('is restored with its messages', () => {
    expect(report.refusals.map(({ line }) => line)).toEqual([2, 3]);
    expect(kept(report)).toEqual({ ok: true, value: report });
  });

  it.each([
    ['that it has no text for', { key: 'wordList.ofAnotherVersion' }],
    ['that lacks an argument of its text', { key: 'wordList.notText', params: {} }],
  ])('is refused with a message %s', (_what, message) => {
    const refusals = [{ line: 2, reason: 'too-short', message } as const];
    expect(kept({ ...report, refusals }).ok).toBe(false);
  });
});
