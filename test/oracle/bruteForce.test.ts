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

describe('the brute-force lister, compared with lists made by hand', () => {
  it('plays across and down over the start square of an empty board', () => {
    const setup = { rules: plain(2, 2), tiles: [0, 0, 0, 0], rack: codes('AB') };
    expect(listMovesByBruteForce(setup, words('AB'))).toEqual(['1A AB 4', 'A1 AB 4']);
  });

  it('lists a one-tile play with two words once, across', () => {
    // A .      AT across and AT down would both be made by T at 2B.
    // . .  →   with A at 2A and 1B the tile at 2B makes AT twice.
    const setup = { rules: plain(2, 2), tiles: [0, 1, 1, 0], rack: codes('T') };
    expect(listMovesByBruteForce(setup, words('AT'))).toEqual(['2A .T 4']);
  });

  it('ends words at bricks, but not at a brick under a tile', () => {
    const rules = plain(2, 3);
    const layout = { ...rules.layout, bricks: [false, false, true, false, false, false] };
    const setup = { rules: { ...rules, layout }, tiles: [0, 1, 0, 0, 0, 0], rack: codes('TA') };
    // Row 1: . A # — AT across would need the brick, and no cross-word goes through it: 2C
    // is free for any letter.
    const list = words('AT', 'TA', 'TAT');
    expect(listMovesByBruteForce(setup, list)).toEqual(
      ['1A T. 2', '2A AT 4', '2B TA 4', 'A1 TA 4', 'B1 .T 2'].sort(),
    );
    const hidden = { ...setup, tiles: [0, 1, 20, 0, 0, 0], rack: codes('T') };
    expect(listMovesByBruteForce(hidden, words('TAT'))).toEqual(['1A T.. 3']);
  });

  it('distinguishes a blank from a letter tile, and refuses invalid cross-words', () => {
    // Row 1: C A; below stands nothing. AB down from 1B needs B at 2B; CA across is no word of the list.
    const setup = { rules: plain(2, 2), tiles: [3, 1, 0, 0], rack: [2, 128] };
    expect(listMovesByBruteForce(setup, words('AB'))).toEqual(['B1 .B 4', 'B1 .b 1']);
    expect(listMovesByBruteForce(setup, words('AB', 'BB'))).toEqual(['B1 .B 4', 'B1 .b 1']);
  });
});
