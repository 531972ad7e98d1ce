import { expect, it } from 'vitest';
import type { TraceRequest } from '../../../../../../src/contract/walk/traceApi';
import { ok } from '../../../../../../src/core/result';
import type { TraceMarkers } from '../../../../../../src/core/trace/markers';
import { TRACE_RECORD_LENGTH } from '../../../../../../src/core/trace/traceEvent';
import type { TraceSummary } from '../../../../../../src/core/trace/traceSummary';
import { scriptOf } from '../../../../../../src/renderer/features/picture/session/film/scriptOf';
import { FIRST_FILM } from '../../../../../../src/renderer/features/picture/state/pictureState';
import { reduce } from '../../../../../../src/renderer/state/reduce';
import { connectionOf } from '../../../../session/fakeConnection';
import { MISTAKEN, placement, stateShowing } from '../../../../view/midgame';

const STEPS = 12;
const ANSWER = {
  records: new Int32Array(STEPS * TRACE_RECORD_LENGTH),
  total: STEPS,
  summary: {} as TraceSummary,
  markers: {} as TraceMarkers,
  moves: { ranks: new Uint32Array(0), steps: new Uint32Array(0), scores: new Float64Array(0) },
};

it('films the walk to the shown candidate, whatever walk is open', async () => {
  const asked: unknown[] = [];
  const { ask } = connectionOf({
    trace: async (request: TraceRequest) => {
      asked.push(request.scope);
      return ok(ANSWER);
    },
  });
  const kit = placement('KIT', { row: 14, col: 0, score: 21, rank: 2 });
  const shown = reduce(stateShowing([MISTAKEN, kit]), { type: 'candidate-shown', rank: 2 }, 0);
  const form = { ...FIRST_FILM, of: 'candidate', seconds: '4' } as const;
  const shot = { kind: 'framed', azimuthRad: 0.25, polarRad: 0.5 } as const;
  const film = await scriptOf(form, shown, shot, ask);
  expect(asked).toEqual([{ kind: 'candidate', rank: 2 }]);
  expect(film.at(1).state.walk).toMatchObject({
    subject: { scope: { kind: 'candidate', rank: 2 } },
    step: 4,
  });
  expect(shown.walk).toBeNull();
});
