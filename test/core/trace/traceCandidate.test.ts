import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { letterGlyph } from '../../../src/core/alphabet/tileDistribution';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { explainMove } from '../../../src/core/scoring/explainMove';
import { Replay } from '../../../src/core/trace/replay';
import { traceCandidate, traceScope } from '../../../src/core/trace/traceScope';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import { unwrap } from '../../oracle/oraclePositions';
import { smallGame } from './smallGame';

const WORDS = ['AB', 'CAB', 'CABS', 'SCAB', 'SCABS', 'ABS', 'BA', 'CAD'];

describe('the walk of one candidate', () => {
  it.each([
    ['.......AB', 'S', 'ABS', 'BA$S'],
    ['.......AB', 'CS', 'SCAB', 'BACS'],
    ['.......AB', 'CSS', 'SCABS', 'BACS$S'],
    ['', 'CAD', 'CAD', undefined],
  ])('on %s with %s, spells the match of %s', (row, rack, word, match) => {
    const { gaddag, position } = smallGame({ 8: row }, rack, WORDS);
    const list = new MoveList();
    new MoveGenerator(gaddag).generate(position, list);
    const moves = Array.from({ length: list.length }, (_, i) => list.moveAt(i));
    const move = moves.find((each) => {
      const { mainWord } = explainMove(position, each);
      return mainWord.word === word && mainWord.direction === 'across';
    });
    expect(move).toBeDefined();
    const replay = new Replay(traceCandidate(gaddag, position, move!));
    const { path } = replay.at(replay.trace.length);
    const spelled = path
      .map(({ kind, tile }) => (kind === 'separator' ? '$' : letterGlyph(ENGLISH, tile & 0x3f)))
      .join('');
    const [reversed, rest = ''] = spelled.split('$');
    expect([...reversed!].reverse().join('') + rest).toBe(word);
    if (match !== undefined) expect(spelled).toBe(match);
  });
});

describe('summary', () => {
  const AB_ACROSS = { kind: 'anchor', anchor: { row: 7, col: 8, direction: 'across' } } as const;

  it('counts by cause: AB on the board, only Z on the rack', () => {
    // Enter; pass B, pass A; before A: C is not on the rack, Z has no arc; the separator; behind B: S is not
    // on the rack, Z has no arc; three steps back; leave.
    const { gaddag, position } = smallGame({ 8: '.......AB' }, 'Z', WORDS);
    const { trace, found } = unwrap(traceScope(gaddag, position, AB_ACROSS));
    expect(found.length).toBe(0);
    expect(summariseTrace(trace)).toEqual({
      steps: 12,
      anchors: 1,
      arcsFollowed: 3,
      tilesPlaced: 0,
      notOnRack: 2,
      crossSetRejected: 0,
      noArc: 2,
      movesFound: 0,
      savedByCrossSets: 0,
    });
  });

  it('counts letters excluded by cross-sets: S after AB would make SB below it', () => {
    // Passes B and A, crosses the separator: three arcs followed; the S is refused: one saved.
    const { gaddag, position } = smallGame({ 8: '.......AB', 9: '.........B' }, 'S', WORDS);
    const { trace } = unwrap(traceScope(gaddag, position, AB_ACROSS));
    expect(summariseTrace(trace)).toMatchObject({
      arcsFollowed: 3,
      crossSetRejected: 1,
      savedByCrossSets: 0.25,
    });
  });
});
