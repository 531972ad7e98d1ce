import { describe, expect, it } from 'vitest';
import { detectText, type TextKind } from '../../../../src/core/notation/exchange/textFormats';

const EMPTY_BOARD = new Array(15).fill('15').join('/');

describe('the kind of a text', () => {
  it.each<[TextKind, string]>([
    ['document', '{"format": "tilewright", "version": 1}'],
    ['document', '\uFEFF { "broken'],
    ['document', '{"format":"tilewright","rows":[],"letters":[]}'],
    ['board-file', '{"name":"A","start":"A1","rows":["  ","  "]}'],
    ['board-file', '{"letterMultipliers":["11"],"wordMultipliers":["11"]}'],
    ['tile-set-file', '{"name":"A","blankCount":2,"letters":[]}'],
    ['cgp', `${EMPTY_BOARD} AELNOQT/ 0/0 0 lex NWL18;`],
    ['cgp', '2/A1 A/ 0/0 0'],
    ['gcg', '#player1 a A\n#player2 b B\n>a: A 8H A +2 2\n'],
    ['gcg', '#character-encoding UTF-8\r\n'],
    ['gcg', '\n>ann: AEINRST 8D NASTIER +66 66'],
    ['layout-file', '7, 7\n=  \n   \n'],
    ['quackle-board', 'Quackle\n1 2 2 0 0\n1 1 1 1 1 1 1 1'],
    ['distribution-csv', '?,?,2,0,0\nA,a,9,1,1'],
    ['quackle-alphabet', '# a comment\nA a 1 9 1\nblank 0 2'],
    ['rows', '...\nCAT\n...\n'],
    ['rows', '....\r\n.C.t\r\n....\r\n.[CH]..\r\n\r\nAEI?\r\n'],
    ['word-list', 'AA\nAB\nZYZZYVA'],
    ['letters', 'QUIZ?\n'],
    ['letters', '[CH]OSA'],
    ['unknown', ''],
    ['unknown', 'Dear friend, this is a letter.\nIt has two sentences.'],
    ['unknown', 'A sentence.'],
    ['unknown', '>a: \0\x01'],
  ])('%s: %j', (kind, text) => {
    expect(detectText(text)).toBe(kind);
  });

  it('follows an unambiguous file extension', () => {
    expect(detectText('hello', 'a.CGP')).toBe('cgp');
    expect(detectText('hello', 'a.gcg')).toBe('gcg');
    expect(detectText('hello', 'a.tilewright')).toBe('document');
    expect(detectText('...\n.A.\n...', 'a.txt')).toBe('rows');
  });
});
