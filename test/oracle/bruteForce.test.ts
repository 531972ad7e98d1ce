import { describe, expect, it } from 'vitest';
import { parseLayout } from '../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { listMovesByBruteForce } from './bruteForce';

/** Letter codes of a word in capitals. */
const codes = (word: string) => [...word].map((letter) => letter.charCodeAt(0) - 64);
const words = (...list: string[]) => new Set(list.map((word) => codes(word).join(',')));
const plain = (rows: number, cols: number) => ({
  ...CLASSIC_RULES,
  layout: parseLayout(Array<string>(rows).fill(' '.repeat(cols)), { row: 0, col: 0 }),
});

describe('the brute-force lister, against lists made by hand', () => {
  it('plays both ways over the start square of an empty board', () => {
    const setup = { rules: plain(2, 2), tiles: [0, 0, 0, 0], rack: codes('AB') };
    expect(listMovesByBruteForce(setup, words('AB'))).toEqual(['1A AB 4', 'A1 AB 4']);
  });

  it('lists a one-tile play that makes words both ways once, across', () => {
    // A .      AT across and AT down would both be made by T at 2B.
    // . .  →   with A at 2A and 1B the tile at 2B makes AT twice.
    const setup = { rules: plain(2, 2), tiles: [0, 1, 1, 0], rack: codes('T') };
    expect(listMovesByBruteForce(setup, words('AT'))).toEqual(['2A .T 4']);
  });

  it('tells a blank from a letter tile and refuses cross-words that are none', () => {
    // Row 1: C A; below stands nothing. AB down from 1B needs B at 2B; CA across is no word of the list.
    const setup = { rules: plain(2, 2), tiles: [3, 1, 0, 0], rack: [2, 128] };
    expect(listMovesByBruteForce(setup, words('AB'))).toEqual(['B1 .B 4', 'B1 .b 1']);
    expect(listMovesByBruteForce(setup, words('AB', 'BB'))).toEqual(['B1 .B 4', 'B1 .b 1']);
  });
});
