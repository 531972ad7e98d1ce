import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { formatGcg } from '../../../../../src/core/notation/gcg/formatGcg';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import { gcgPositions } from '../../../../../src/core/notation/gcg/replay/gcgPositions';
import { replayGcg } from '../../../../../src/core/notation/gcg/replay/replayGcg';
import { unwrap } from '../../../../oracle/oraclePositions';
import { said, sentence } from '../../../../said';

/** CATS lies on 8F. */
const CGP = `${'15/'.repeat(7)}5CATS6${'/15'.repeat(7)} AEINRST/ 31/-4 2`;

const recordOf = (position: string, ...events: readonly string[]) =>
  unwrap(parseGcg(['#player1 a A', '#player2 b B', `#start-position ${position}`, ...events, ''].join('\n')));

const EVENTS = ['>a: AEINRST - +0 31', '>b: EHLLOWW J8 .HOW +10 6'];

describe('a record that begins with a position', () => {
  const record = recordOf(CGP, ...EVENTS);

  it('is replayed from there', () => {
    const { end, problems } = replayGcg(record, CLASSIC_RULES);
    // SHOW down from the S of CATS would begin on I8; on J8 lies nothing to play through.
    expect(problems.map(({ line }) => line)).toEqual([5]);
    expect(end.scores).toEqual([31, 6]);
    const [first, second] = gcgPositions(record, CLASSIC_RULES);
    // A hundred tiles, four on the board and seven on each rack.
    expect(first).toMatchObject({ player: 0, scores: [31, -4], bagCount: 82, scorelessTurns: 2 });
    expect(first?.setup.tiles.filter((tile) => tile !== 0)).toEqual([3, 1, 20, 19]);
    expect(second).toMatchObject({ player: 1, scorelessTurns: 3 });
  });

  it('accepts plays that touch what lies there', () => {
    const right = recordOf(CGP, '>a: AEINRST - +0 31', '>b: EHLLOWW I8 .HOW +14 10');
    const { problems } = replayGcg(right, CLASSIC_RULES);
    // S 1, H 4 doubled on I9, O 1, W 4.
    expect(problems).toEqual([]);
  });

  it('expects the first player to begin', () => {
    const other = recordOf(CGP, '>b: EHLLOWW - +0 -4');
    expect(replayGcg(other, CLASSIC_RULES).problems).toMatchObject([{ code: 'out-of-turn', line: 4 }]);
  });

  it('is written as it was read', () => {
    expect(formatGcg(record)).toContain(`#start-position ${CGP}\n`);
    expect(parseGcg(formatGcg(record))).toMatchObject({ ok: true });
  });

  it.each(['', 'no position', '15/15 A/ 0/0 0', CGP.replace('31', 'x')])(
    'says what is wrong with “%s”, and begins with the empty board',
    (position) => {
      const { events, problems } = replayGcg(recordOf(position, EVENTS[0] ?? ''), CLASSIC_RULES);
      expect(problems[0]).toMatchObject({ code: 'start-position', line: 3 });
      expect(said(problems[0]?.message)).toContain(sentence('gcg.startUnreadable', { problem: '' }).trim());
      expect(events[0]?.before.board.every((tile) => tile === 0)).toBe(true);
    },
  );

  it('may say so once only', () => {
    const twice = ['#player1 a A', '#player2 b B', `#start-position ${CGP}`, `#start-position ${CGP}`, ''];
    expect(parseGcg(twice.join('\n'))).toMatchObject({ ok: false, error: [{ code: 'duplicate-pragma' }] });
  });
});
