import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../src/core/board/position';
import { computeGaddagMatch } from '../../src/core/movegen/candidates/gaddagMatch';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import { eventAt, Replay } from '../../src/core/trace/replay';
import { TraceCode } from '../../src/core/trace/traceEvent';
import { traceCandidate, traceScope } from '../../src/core/trace/traceScope';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { buildSmallGaddag } from '../oracle/oracleLexicon';
import { unwrap } from '../oracle/oraclePositions';
import { randomGame } from '../oracle/randomSetup';
import { runs, TEST_SEED } from '../seed';

const placeAndTiles = (line: string) => line.split(' ').slice(0, 2).join(' ');

describe('the trace of a search on random boards', () => {
  it('records the moves of the brute-force lister, undoes every step, and is the same replayed as seeked', () => {
    let checked = 0;
    fc.assert(
      fc.property(randomGame(6), ({ setup, words }) => {
        const { position } = unwrap(checkSetup({ ...setup, rack: setup.rack.slice(0, 5) }));
        const gaddag = buildSmallGaddag(words);
        const listed = listMovesByBruteForce(
          { ...setup, rack: [...position.rack] },
          new Set(words.map((word) => word.join(','))),
        );
        const { found, trace } = unwrap(traceScope(gaddag, position, { kind: 'whole' }));
        const moves = Array.from({ length: found.length }, (_, i) => found.moveAt(i));
        const lines = formatMoveList(moves, setup.rules.distribution);
        expect(lines.map(placeAndTiles).sort()).toEqual(listed.map(placeAndTiles).sort());
        // The fold by hand: the path contains what was pushed and not yet undone.
        const replay = new Replay(trace);
        const path: number[] = [];
        for (let step = 1; step <= trace.length; step++) {
          const { code, value } = eventAt(trace, step - 1);
          if (code === TraceCode.Backtracked) expect(path.pop()).toBe(value);
          if (
            code === TraceCode.TilePlaced ||
            code === TraceCode.PlayThrough ||
            code === TraceCode.SeparatorCrossed
          )
            path.push(value);
          if (step % 7 === 0 || step === trace.length)
            expect(replay.at(step).path.map(({ tile }) => tile)).toEqual(path);
        }
        expect(path).toEqual([]);
        for (const move of moves.slice(0, 5)) {
          const walk = new Replay(traceCandidate(gaddag, position, move));
          const spelled = walk
            .at(walk.trace.length)
            .path.map(({ kind, tile }) =>
              kind === 'separator' ? '$' : setup.rules.distribution.letters[(tile & 0x3f) - 1]?.glyph,
            );
          // A word that ends on the anchor needs no arc for its separator.
          expect(spelled.join('')).toBe(computeGaddagMatch(position, move).text.replace(/\$$/, ''));
          checked++;
        }
      }),
      { numRuns: runs(150), seed: TEST_SEED },
    );
    expect(checked).toBeGreaterThan(runs(100));
  });
});
