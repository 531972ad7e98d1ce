import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatGcg } from '../../../../src/core/notation/gcg/formatGcg';
import type {
  GcgDocument,
  GcgEvent,
  GcgLine,
  GcgPragma,
} from '../../../../src/core/notation/gcg/gcgDocument';
import { parseGcg, readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../../src/core/notation/gcg/replay/checkGcg';
import { gcgPositions } from '../../../../src/core/notation/gcg/replay/gcgPositions';
import { normalisePlays } from '../../../../src/core/notation/gcg/replay/normalisePlays';
import { repairTotals } from '../../../../src/core/notation/gcg/replay/repairTotals';
import { say } from '../../../../src/texts/say';
import { runs } from '../../../seed';
import { bytesOf } from './readGame';

// Documents as a program could hold them: anything that the types allow and the file can say.
const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((any) => any.replace(/[\r\n\uFEFF]/g, '').trim());
const name = fc.stringMatching(/^[!-9;-~äß]{1,6}$/);
const upper = fc.constantFrom('A', 'C', 'E', 'H', 'L', 'Ñ', 'Ø', 'CH', 'LL', 'L·L');
const rack = fc.array(fc.oneof(upper, fc.constant('?')), { minLength: 1, maxLength: 9 });
const maybeRack = fc.oneof(rack, fc.constant([]));
const wordTile = fc.oneof(
  upper,
  upper.map((tile) => tile.toLowerCase()),
  fc.constant('.'),
);
const points = fc.integer({ min: 0, max: 999_999_999 });

const at = fc.record({
  square: fc.record({ row: fc.integer({ min: 0, max: 39 }), col: fc.integer({ min: 0, max: 39 }) }),
  direction: fc.constantFrom('across' as const, 'down' as const),
});

const ofEvent = {
  player: fc.constantFrom(0 as const, 1 as const),
  total: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  trailing: text,
};

const event: fc.Arbitrary<GcgEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('placement' as const),
    rack,
    at,
    word: fc.array(wordTile, { minLength: 1 }),
    score: points,
    ...ofEvent,
  }),
  fc.record({ kind: fc.constant('pass' as const), rack: maybeRack, ...ofEvent }),
  fc.record({ kind: fc.constant('exchange' as const), rack, exchanged: rack, ...ofEvent }),
  fc.record({
    kind: fc.constant('exchange' as const),
    rack: maybeRack,
    exchanged: fc.nat({ max: 40 }),
    ...ofEvent,
  }),
  fc.record({ kind: fc.constant('withdrawal' as const), rack, score: points, ...ofEvent }),
  fc.record({ kind: fc.constant('challenge-bonus' as const), rack: maybeRack, score: points, ...ofEvent }),
  fc.record({ kind: fc.constant('rack-bonus' as const), tiles: rack, score: points, ...ofEvent }),
  fc.record({ kind: fc.constant('rack-penalty' as const), rack, tiles: rack, score: points, ...ofEvent }),
  fc.record({ kind: fc.constant('time-penalty' as const), rack: maybeRack, score: points, ...ofEvent }),
);

const longText = fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const blankLine = { kind: 'blank-line' as const };
const head: fc.Arbitrary<GcgPragma>[] = [
  fc.record({ kind: fc.constant('text' as const), name: fc.constant('title' as const), text: longText }),
  fc.record({
    kind: fc.constant('text' as const),
    name: fc.constant('lexicon' as const),
    text: text.filter((any) => any !== ''),
  }),
  fc.constant({ kind: 'tile' as const, upper: 'CH', lower: 'ch' }),
  fc.constant({ kind: 'tile' as const, upper: 'LL', lower: 'll' }),
  fc.record({ kind: fc.constant('id' as const), authority: name, id: name }),
  fc.record({ kind: fc.constant('other' as const), text: text.map((any) => `#x${any}`) }),
];
const behindEvent = fc.oneof(
  fc.constant(blankLine),
  fc.record({ kind: fc.constant('text' as const), name: fc.constant('note' as const), text: longText }),
);
const tail: fc.Arbitrary<GcgPragma>[] = [
  fc.record({ kind: fc.constant('rack' as const), player: fc.constant(0 as const), rack }),
  fc.record({ kind: fc.constant('incomplete' as const), rack: maybeRack }),
];

const lines = fc
  .record({
    nicks: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
    head: fc.subarray(head).chain((some) => fc.tuple(...some)),
    events: fc.array(fc.tuple(event, fc.array(behindEvent, { maxLength: 2 }))),
    tail: fc.subarray(tail).chain((some) => fc.tuple(...some)),
  })
  .map(({ nicks, ...rest }) => [
    { kind: 'player' as const, player: 0 as const, nick: nicks[0]!, realName: nicks[0]! },
    { kind: 'player' as const, player: 1 as const, nick: nicks[1]!, realName: `${nicks[1]!} again` },
    ...rest.head,
    ...rest.events.flatMap(([each, behind]) => [each, ...behind]),
    ...rest.tail,
  ]);

/** Numbers the lines as the file will have them. */
const documents: fc.Arbitrary<GcgDocument> = lines.map((any) => {
  const isAscii = /^[\0-\x7f]*$/.test(
    formatGcg({ declaresUtf8: false, lines: any.map((each) => ({ ...each, line: 0 })) }),
  );
  let line = isAscii ? 1 : 2;
  const numbered = any.map((each): GcgLine => {
    const placed = { ...each, line };
    line += each.kind === 'text' ? each.text.split('\n').length : 1;
    return placed;
  });
  return { declaresUtf8: !isAscii, lines: numbered };
});

/** Fragments of game records, in an order that makes no sense. */
const fragments = fc.string({
  unit: fc.constantFrom(
    '\n',
    '\n',
    '\r',
    '>ann:',
    '>bob:',
    '#player1 ann A\n',
    '#player2 bob B\n',
    '#note',
    '#- ',
    '#tile CH ch\n',
    '#rack1',
    '#',
    ' ',
    ' ',
    '\t',
    'AEINRST',
    '?',
    '[CH]',
    'ch',
    '.',
    '(',
    ')',
    '8D',
    'H8',
    '-',
    '--',
    '+',
    '0',
    '66',
    '(challenge)',
    '(time)',
    'ß',
    'İ',
  ),
});

const plausible = fragments.map((any) => `#player1 ann A\n#player2 bob B\n${any}`);

describe('game records', () => {
  it('are preserved by writing', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(parseGcg(formatGcg(document))).toEqual({ ok: true, value: document });
        expect(readGcg(new TextEncoder().encode(formatGcg(document)))).toMatchObject({
          ok: true,
          value: { document },
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('can be checked, replayed and repaired whatever they contain', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const turns = document.lines.filter(({ kind }) => ['placement', 'pass', 'exchange'].includes(kind));
        expect(gcgPositions(document, CLASSIC_RULES)).toHaveLength(turns.length + 1);
        const { document: repaired } = repairTotals(normalisePlays(document, CLASSIC_RULES));
        const codes = checkGcg(repaired, CLASSIC_RULES).map(({ code }) => code);
        expect(codes).not.toContain('total');
      }),
      { numRuns: runs(100) },
    );
  });

  it('give a document or sentences, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fragments, plausible), (any) => {
        const parsed = parseGcg(any);
        if (parsed.ok) {
          const again = parseGcg(formatGcg(parsed.value));
          expect(again.ok && formatGcg(again.value)).toBe(formatGcg(parsed.value));
        } else
          for (const { line, message } of parsed.error)
            expect(`${line}: ${say(message)}`).toMatch(/^[1-9]\d*: .+\.$/s);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('give a document or sentences, whatever the bytes', () => {
    const sample = bytesOf('games/everyEvent.gcg');
    const damaged = fc
      .array(fc.tuple(fc.nat({ max: sample.length - 1 }), fc.integer({ min: 0, max: 255 })), { maxLength: 5 })
      .map((changes) => {
        const bytes = Uint8Array.from(sample);
        for (const [index, byte] of changes) bytes[index] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), damaged), (bytes) => {
        const read = readGcg(bytes);
        if (read.ok) checkGcg(read.value.document, CLASSIC_RULES);
        else expect(read.error.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });
});
