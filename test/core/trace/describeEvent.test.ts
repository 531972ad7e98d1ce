import { describe, expect, it } from 'vitest';
import { readRejection } from '../../../src/core/trace/describeEvent';
import { GORDON_LINES, pseudocodeLine } from '../../../src/core/trace/pseudocode';
import { Replay } from '../../../src/core/trace/replay';
import { type TraceAlgorithm, type TraceScope, traceScope } from '../../../src/core/trace/traceScope';
import { eventSaid } from '../../../src/renderer/view/walk/eventSaid';
import { pseudocodeOf } from '../../../src/renderer/view/walk/walkPanelView';
import { unwrap } from '../../oracle/oraclePositions';
import { smallGame } from './smallGame';

type Game = ReturnType<typeof smallGame>;

/** Every event of a search: its sentence and the line of pseudocode that runs. */
function tell({ gaddag, position }: Game, scope: TraceScope, algorithm: TraceAlgorithm = 'gaddag') {
  const { trace, found } = unwrap(traceScope(gaddag, position, scope, { algorithm }));
  const replay = new Replay(trace);
  const scores = new Float64Array(found.length).fill(12);
  return Array.from({ length: trace.length }, (_, i) => {
    const state = replay.at(i + 1);
    return [eventSaid({ position, scores }, state), pseudocodeLine(algorithm, position, state)];
  });
}

const anchor = (row: number, col: number, direction: 'across' | 'down'): TraceScope => ({
  kind: 'anchor',
  anchor: { row, col, direction },
});

describe('Gordon’s search in words', () => {
  it('across: AB on the board, S and Z on the rack, a Q below 8J', () => {
    const game = smallGame({ 8: '.......AB', 9: '.........Q' }, 'SZ?', ['AB', 'ABS', 'CAB', 'CABS']);
    const story = tell(smallGame({ 8: '.......AB' }, 'SZ', ['AB', 'ABS', 'CAB']), anchor(7, 8, 'across'));
    expect(story).toEqual([
      ['anchor 8I across: begin at the root', 0],
      ['on 8I: B lies there', 2],
      ['left to 8H: A lies there', 2],
      ['left to 8G: C is not on the rack', 3],
      ['left to 8G: no arc for S or Z', 3],
      ['separator: turn around at 8I and continue right', 8],
      ['right to 8J: no arc for Z', 3],
      ['right to 8J: place S', 4],
      ['ABS found, 12 points', 10],
      ['back to the separator: take up S', 4],
      ['back to 8H, before the separator', 8],
      ['back to 8I', 2],
      ['back to the root', 2],
      ['anchor 8I across: everything is tried', 0],
    ]);
    expect(tell(game, anchor(7, 8, 'across')).map(([sentence]) => sentence)).toContain(
      'right to 8J: SQ is not a word',
    );
  });

  it('across: bricks on both sides of AB', () => {
    const game = smallGame({ 8: '......#AB#' }, 'SC', ['AB', 'ABS', 'CAB']);
    expect(tell(game, anchor(7, 8, 'across'))).toEqual([
      ['anchor 8I across: begin at the root', 0],
      ['on 8I: B lies there', 2],
      ['left to 8H: A lies there', 2],
      ['8H: a brick ends the line here', 7],
      ['8I: a brick ends the line here', 8],
      ['back to 8I', 2],
      ['back to the root', 2],
      ['anchor 8I across: everything is tried', 0],
    ]);
    const dawg = tell(game, anchor(7, 8, 'across'), 'dawg').map(([sentence]) => sentence);
    expect(dawg).toEqual([
      'anchor 8I across: begin at the root',
      'left to 8H: A lies there',
      'on 8I: B lies there',
      '8I: a brick ends the line here',
      'back to 8H',
      'back to the root',
      'anchor 8I across: everything is tried',
    ]);
  });

  it('down: edge, previous anchor and words that end on the anchor', () => {
    // A on 1A, another A on 4A: the word BA that ends on 4A begins on 3A; 2A is behind the first A.
    const game = smallGame({ 1: 'A', 4: 'A' }, 'BCD', ['AB', 'BA', 'CBA', 'DCBA', 'CAB', 'DA']);
    const first = tell(game, anchor(0, 0, 'down')).map(([sentence]) => sentence);
    expect(first.slice(0, 3)).toEqual([
      'anchor 1A down: begin at the root',
      'on 1A: A lies there',
      '1A: the board ends here',
    ]);
    expect(first).toContain('down to 2A: place B');
    const second = tell(game, anchor(3, 0, 'down'));
    expect(second).toContainEqual(['up to 3A: place B', 4]);
    expect(second).toContainEqual(['BA found, 12 points', 6]);
    expect(second).toContainEqual(['3A: words further up belong to the previous anchor', 7]);
  });

  it('names at most six letters, and the letter of a blank', () => {
    const words = ['AA', 'BA', 'CA', 'DA', 'EA', 'FA', 'GA', 'HA'];
    const { gaddag, position } = smallGame({ 8: '.......A' }, 'B', words);
    const story = tell({ gaddag, position }, anchor(7, 7, 'across')).map(([sentence]) => sentence);
    expect(story).toContain('left to 8G: A, C, D, E, F, G and 1 more are not on the rack');
    const withBlank = tell(smallGame({ 8: '.......A' }, '?', ['BA']), anchor(7, 7, 'across'));
    expect(withBlank).toContainEqual(['left to 8G: place a blank as B', 4]);
    expect(withBlank).toContainEqual(['back to 8H: take up a blank as B', 4]);
  });

  it('names the cross-words that several letters would make', () => {
    // X on 7G, so that a letter on 8G makes a word down with it.
    const game = smallGame({ 7: '......X', 8: '.......A' }, 'BC', ['BA', 'CA', 'XC']);
    const story = tell(game, anchor(7, 7, 'across')).map(([sentence]) => sentence);
    expect(story).toContain('left to 8G: XB is not a word');
    expect(story).toContain('left to 8G: place C');
  });

  it('describes which letters were rejected', () => {
    const { gaddag, position } = smallGame({ 8: '.......AB' }, 'SZ', ['AB', 'ABS', 'CAB']);
    const { trace } = unwrap(traceScope(gaddag, position, anchor(7, 8, 'across')));
    const replay = new Replay(trace);
    expect(readRejection(replay.at(3).event)).toBeNull();
    expect(readRejection(replay.at(4).event)).toEqual({ cause: 'not-on-rack', letters: [3] });
    expect(readRejection(replay.at(5).event)).toEqual({ cause: 'no-arc', letters: [19, 26] });
  });

  it('ends at the end of a line', () => {
    // BA may stand on 8N and 8O only when A lies on 8O; behind it the board ends.
    const story = tell(
      smallGame({ 8: '..............A' }, 'B', ['AB', 'BA', 'BAB']),
      anchor(7, 14, 'across'),
    );
    expect(story).toContainEqual(['8O: the board ends here', 8]);
    expect(story).toContainEqual(['BA found, 12 points', 6]);
  });
});

describe('Appel and Jacobson’s search in words', () => {
  it('guesses the left part before the anchor', () => {
    // The start square of an empty board, with a rack of C, A and B and the words CAB and AB.
    const story = tell(smallGame({}, 'CAB', ['CAB', 'AB']), anchor(7, 7, 'across'), 'dawg');
    const sentences = story.map(([sentence]) => sentence);
    // First without a left part: A and C have arcs at the root, B has none.
    expect(story.slice(0, 6)).toEqual([
      ['anchor 8H across: begin at the root', 0],
      ['on 8H: no arc for B', 9],
      ['on 8H: place A', 10],
      ['right to 8I: no arc for C', 9],
      ['right to 8I: place B', 10],
      ['AB found, 12 points', 8],
    ]);
    expect(story).toContainEqual(['left part A: append A', 5]);
    expect(story).toContainEqual(['left part CA: append A', 5]);
    expect(story).toContainEqual(['left to 8G: no arc for B', 4]);
    // CAB on the start square, before it, and two before it.
    expect(sentences.filter((sentence) => sentence === 'CAB found, 12 points')).toHaveLength(3);
  });
});

describe('one walk for the whole board in words', () => {
  it('shares letters among the starts', () => {
    // A word of two letters on an empty board begins on the start square or before it, across and down.
    expect(tell(smallGame({}, 'AB', ['AB']), { kind: 'whole' }, 'board')).toEqual([
      ['one walk for all 4 places where a word can start: begin at the root', 0],
      ['on 8H: no arc for B', 2],
      ['A makes A, which fits at 4 places', 3],
      ['B makes AB, which fits at 4 places', 3],
      ...['8H across', '8H down', '8G across', '7H down'].flatMap((start) => [
        [`from ${start}`, 1],
        ['AB found, 12 points', 1],
        ['back to all 4 places', 0],
      ]),
      ['back to 8H: take up B', 3],
      ['back to the root: take up A', 3],
    ]);
  });

  it('goes on alone where a tile lies', () => {
    // B on 8H. ABA is alone from 8G; BA from 8H. A alone makes no word with a neighbour above or below.
    const story = tell(smallGame({ 8: '.......B' }, 'AA', ['ABA', 'BA']), { kind: 'whole' }, 'board');
    const from = story.findIndex(
      ([sentence], at) => sentence === 'from 8G across' && story[at + 1]?.[1] === 6,
    );
    expect(story.slice(from, from + 7)).toEqual([
      ['from 8G across', 4],
      ['on 8H: B lies there', 6],
      ['on 8I: place A', 9],
      ['ABA found, 12 points', 7],
      ['back to 8H: take up A', 9],
      ['back to 8G', 6],
      [expect.stringMatching(/^back to all/), 0],
    ]);
  });
});

describe('pseudocode', () => {
  it('has twelve lines for Gordon, and a line for every event', () => {
    expect(GORDON_LINES).toHaveLength(12);
    const game = smallGame({ 8: '.......AB', 10: '....CAB' }, 'ABCS?', ['AB', 'CAB', 'CABS', 'SCAB', 'BAC']);
    const idleOf = { gaddag: [1, 5, 9, 11], dawg: [1, 2, 6], board: [5] };
    for (const algorithm of ['gaddag', 'dawg', 'board'] as const) {
      const lines = new Set(tell(game, { kind: 'whole' }, algorithm).map(([, line]) => line));
      // All but the headings of the procedures (and LeftPart's call of ExtendRight) run at some time.
      const all = pseudocodeOf(algorithm);
      const idle = all.map((_, i) => i).filter((i) => !lines.has(i));
      expect(idle).toEqual(idleOf[algorithm]);
    }
  });
});
