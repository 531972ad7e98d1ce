import { describe, expect, it } from 'vitest';
import { formatGcg } from '../../../../src/core/notation/gcg/formatGcg';
import { isEvent } from '../../../../src/core/notation/gcg/gcgDocument';
import { parseGcg, readGcg } from '../../../../src/core/notation/gcg/parseGcg';
import { encodeUtf8 } from '../../../../src/core/notation/text/textBytes';
import { said, sentence } from '../../../said';
import { parseGame } from './readGame';

const PLAYERS = '#player1 ann Ann Archer\n#player2 bob Bob Baker\n';

/** Without the pragmas of `parseGame`. */
const bodyOf = (text: string): string => text.replace(PLAYERS, '');

describe('reading game records', () => {
  it('reads every kind of line', () => {
    const text = `#title A day
#- out
#description
#id cross-tables 42
#lexicon Some list 2020
#game-type classic
#tile-set Plain
#game-board Wooden
#board-layout CrosswordGame
#tile-distribution english
#tile CH ch

#colour green  and blue
>ann: CHAEI?Z 8D (HE)L[L]oCHch +12 12
>bob: AB -3 +0 0
#note one
#- two
#note three
#rack1 ABC
#rack2 D?
#incomplete EF
`;
    const { lines } = parseGame(...text.trimEnd().split('\n'));
    expect(lines.slice(2)).toEqual([
      { kind: 'text', name: 'title', text: 'A day\nout', line: 3 },
      { kind: 'text', name: 'description', text: '', line: 5 },
      { kind: 'id', authority: 'cross-tables', id: '42', line: 6 },
      { kind: 'text', name: 'lexicon', text: 'Some list 2020', line: 7 },
      { kind: 'text', name: 'game-type', text: 'classic', line: 8 },
      { kind: 'text', name: 'tile-set', text: 'Plain', line: 9 },
      { kind: 'text', name: 'game-board', text: 'Wooden', line: 10 },
      { kind: 'text', name: 'board-layout', text: 'CrosswordGame', line: 11 },
      { kind: 'text', name: 'tile-distribution', text: 'english', line: 12 },
      { kind: 'tile', upper: 'CH', lower: 'ch', line: 13 },
      { kind: 'blank-line', line: 14 },
      { kind: 'other', text: '#colour green  and blue', line: 15 },
      {
        kind: 'placement',
        player: 0,
        rack: ['CH', 'A', 'E', 'I', '?', 'Z'],
        at: { square: { row: 7, col: 3 }, direction: 'across' },
        word: ['.', '.', 'L', 'L', 'o', 'CH', 'ch'],
        score: 12,
        total: 12,
        trailing: '',
        line: 16,
      },
      { kind: 'exchange', player: 1, rack: ['A', 'B'], exchanged: 3, total: 0, trailing: '', line: 17 },
      { kind: 'text', name: 'note', text: 'one\ntwo', line: 18 },
      { kind: 'text', name: 'note', text: 'three', line: 20 },
      { kind: 'rack', player: 0, rack: ['A', 'B', 'C'], line: 21 },
      { kind: 'rack', player: 1, rack: ['D', '?'], line: 22 },
      { kind: 'incomplete', rack: ['E', 'F'], line: 23 },
    ]);
  });

  it.each([
    ['>ann:   AB\tCH4  H?', '', false],
    ['>ann: BEHLMOT --  -13 0', '>ann: BEHLMOT -- -13 0', true],
    ['>ann:  (challenge) +5 116', '>ann:  (challenge) +5 116', true],
    ['>ann: EEY (challenge) +5 116', '>ann: EEY (challenge) +5 116', true],
    ['>ann: EEY (Challenge)  +5  116', '>ann: EEY (challenge) +5 116', true],
    ['>ann: EEY (time) +-10 -116', '>ann: EEY (time) -10 -116', true],
    ['>ann: (time) -10 -116', '>ann:  (time) -10 -116', true],
    ['>ann:EEY 8d YE +10 10 and more  words  ', '>ann: EEY 8D YE +10 10 and more  words', true],
    ['>ann: EEY aB12 YE +10 -10', '>ann: EEY AB12 YE +10 -10', true],
    ['>ann: EEY H8 Y(E)Y(E) +10 10', '>ann: EEY H8 Y.Y. +10 10', true],
    ['>ann:  - +0 10', '>ann:  - +0 10', true],
    ['>ann: EEY -EE +0 10', '>ann: EEY -EE +0 10', true],
    ['>ann: EEY -2 +0 10', '>ann: EEY -2 +0 10', true],
    ['>ann:  (EEY) +12 10', '>ann: (EEY) +12 10', true],
    ['>ann: [LL]EY ([LL]EY) -13 -13', '>ann: [LL]EY ([LL]EY) -13 -13', true],
    ['>ann: A -- -0 -0', '>ann: A -- -0 0', true],
  ])('reads %j as %j', (line, written, isReadable) => {
    const parsed = parseGcg(`${PLAYERS}${line}\n`);
    expect(parsed.ok).toBe(isReadable);
    if (parsed.ok) expect(bodyOf(formatGcg(parsed.value))).toBe(`${written}\n`);
  });

  it('distinguishes players whose nicks begin alike or contain special characters', () => {
    const parsed = parseGcg('#player1 a A\n#player2 a:ü-! B\n>a:ü-!: AB - +0 0\n>a: AB - +0 0\n');
    const players = parsed.ok && parsed.value.lines.flatMap((line) => (isEvent(line) ? [line.player] : []));
    expect(players).toEqual([1, 0]);
  });

  it('uses the nick of a player without a name', () => {
    const parsed = parseGcg('#player1 ann\n#player2 bob Bob\n');
    expect(parsed.ok && formatGcg(parsed.value)).toBe('#player1 ann ann\n#player2 bob Bob\n');
  });

  it('separates single letters that together look like a declared tile', () => {
    const document = parseGame('#tile CH ch', '>ann: [C]HCH 8D [c][h]CH. +9 9');
    expect(document.lines.find(isEvent)).toMatchObject({
      rack: ['C', 'H', 'CH'],
      word: ['c', 'h', 'CH', '.'],
    });
    expect(bodyOf(formatGcg(document))).toBe('#tile CH ch\n>ann: [C]H[CH] 8D [c]h[CH]. +9 9\n');
  });

  it('accepts any line endings', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `${PLAYERS}\n>ann: AB - +0 0`.replaceAll('\n', end);
      expect(parseGcg(text)).toEqual(parseGcg(`${PLAYERS}\n>ann: AB - +0 0\n`));
    }
  });

  it('lists all invalid lines', () => {
    const parsed = parseGcg(`${PLAYERS}x\n>ann: AB - +0 0\ny\n>cat: AB - +0 0\n`);
    expect(!parsed.ok && parsed.error.map(({ line, code }) => [line, code])).toEqual([
      [3, 'unknown-line'],
      [5, 'unknown-line'],
      [6, 'unknown-player'],
    ]);
  });
});

describe('the encoding of game records', () => {
  const UMLAUT = `${PLAYERS}#title Bär\n`;
  const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const titleOf = (bytes: Uint8Array) => {
    const read = readGcg(bytes);
    if (!read.ok) return said(read.error);
    const title = read.value.document.lines.find((line) => line.kind === 'text');
    return [title?.kind === 'text' ? title.text : undefined, said(read.value.notice)];
  };

  it('is ISO-8859-1 by default', () => {
    expect(titleOf(latin1(UMLAUT))).toEqual(['Bär', undefined]);
    expect(titleOf(latin1(`#character-encoding ISO-8859-1\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is UTF-8 if the first line declares it', () => {
    expect(titleOf(encodeUtf8(`#character-encoding UTF-8\n${UMLAUT}`))).toEqual(['Bär', undefined]);
    expect(titleOf(encodeUtf8(`#character-encoding utf-8\r\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is UTF-8 after a byte-order mark', () => {
    expect(titleOf(encodeUtf8(`\uFEFF${UMLAUT}`))).toEqual(['Bär', undefined]);
    expect(titleOf(encodeUtf8(`\uFEFF#character-encoding UTF-8\n${UMLAUT}`))).toEqual(['Bär', undefined]);
  });

  it('is detected as UTF-8, with a notice, if undeclared but unmistakable', () => {
    expect(titleOf(encodeUtf8(UMLAUT))).toEqual(['Bär', sentence('gcg.encodingUndeclared')]);
  });

  it('is refused by name if it is another', () => {
    const message = sentence('gcg.encodingUnsupported', { name: 'UTF-16', readable: 'UTF-8 and ISO-8859-1' });
    const error = [{ code: 'encoding-unsupported', line: 1, message }];
    expect(titleOf(latin1('\xff\xfe#\0'))).toEqual(error);
    expect(titleOf(latin1(`#character-encoding utf-16\n${UMLAUT}`))).toEqual(error);
  });

  it('is written as UTF-8 with the pragma if there is more than ASCII, otherwise without', () => {
    expect(formatGcg(parseGame('#title Bär'))).toBe(`#character-encoding UTF-8\n${UMLAUT}`);
    expect(formatGcg(parseGame('#title Bar'))).toBe(`${PLAYERS}#title Bar\n`);
  });
});
