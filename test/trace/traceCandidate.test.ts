import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { letterGlyph } from '../../src/core/alphabet/tileDistribution';
import { checkSetup } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { buildGaddag } from '../../src/core/lexicon/gaddagBuilder';
import { wordListOf } from '../../src/core/lexicon/wordList';
import { parseRack } from '../../src/core/notation/rack';
import { parseRows } from '../../src/core/notation/rows';
import { Replay } from '../../src/core/trace/replay';
import { traceCandidate } from '../../src/core/trace/traceCandidate';
import { TracedGenerator } from '../../src/core/trace/tracedGenerator';
import { summariseTrace } from '../../src/core/trace/traceSummary';
import { TraceWriter } from '../../src/core/trace/traceWriter';

const WORDS = ['AB', 'CAB', 'CABS', 'SCAB', 'SCABS', 'ABS', 'BA', 'CAD'];
const codes = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0) - 64);

function setUp(row8: string, rack: string) {
  const gaddag = buildGaddag(wordListOf(WORDS.map(codes), 26));
  const rows = Array.from({ length: 15 }, (_, row) => (row === 7 ? row8 : '.'.repeat(15)));
  const tiles = parseRows(rows, ENGLISH);
  const rackTiles = parseRack(rack, ENGLISH);
  if (!gaddag.ok || !tiles.ok || !rackTiles.ok) throw new Error('bad test data');
  const checked = checkSetup({ rules: CLASSIC_RULES, tiles: tiles.value, rack: rackTiles.value });
  if (!checked.ok) throw new Error('bad test data');
  return { gaddag: gaddag.value, position: checked.value.position };
}

describe('the walk of one candidate', () => {
  it.each([
    ['.......AB......', 'S', 'ABS', 'BA$S'],
    ['.......AB......', 'CS', 'SCAB', 'BACS'],
    ['.......AB......', 'CSS', 'SCABS', 'BACS$S'],
    ['...............', 'CAD', 'CAD', undefined],
  ])('on %s with %s, spells the match of %s', (row, rack, word, match) => {
    const { gaddag, position } = setUp(row, rack);
    const moves = new TracedGenerator(gaddag, new TraceWriter(10_000)).search(position);
    const move = moves.find(
      ({ tiles, direction }) =>
        tiles.length === word.length && direction === 'across' && tiles.includes(0) === row.includes('A'),
    );
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
  it('counts by cause: AB on the board, only Z on the rack', () => {
    // Enter; pass B, pass A; before A: C is not on the rack, Z has no arc; the separator; behind B: S is not on the
    // rack, Z has no arc; three steps back; leave.
    const { gaddag, position } = setUp('.......AB......', 'Z');
    const writer = new TraceWriter(10_000);
    const moves = new TracedGenerator(gaddag, writer).search(position, {
      square: 7 * 15 + 8,
      direction: 'across',
    });
    expect(moves).toEqual([]);
    expect(summariseTrace(writer.finish())).toEqual({
      steps: 12,
      anchors: 1,
      arcsFollowed: 3,
      tilesPlaced: 0,
      notOnRack: 2,
      crossSetRejected: 0,
      noArc: 2,
      movesFound: 0,
    });
  });
});
