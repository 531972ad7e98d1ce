import type { Ask } from '../../../contract/requests/requests';
import type { TraceAnswer } from '../../../contract/walk/traceApi';
import { TRACE_RECORD_LENGTH } from '../../../core/trace/traceEvent';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { Trace } from '../../../core/trace/traceWriter';
import { type Walk, type WalkRun, type WalkSubject, walkRunOf } from '../../state/walk/walk';
import { positionOf } from '../../view/candidates/shownMove';
import type { Asker } from '../asker';
import type { Store } from '../store';

type Search = Extract<WalkSubject, { kind: 'search' }>;

/** Fetches the recording of the open walk, and that of its rival during a comparison. */
export function startWalkSession(ask: Ask, { state, dispatch }: Store, asker: Asker): void {
  function requestIf(isWanted: (walk: Walk) => boolean) {
    const { candidates, setup, walk } = state.value;
    if (walk === null || walk.subject.kind !== 'search' || candidates?.setup !== setup) return [];
    return isWanted(walk) ? [{ subject: walk.subject, generation: candidates.generation }] : [];
  }

  function runOf(algorithm: TraceAlgorithm, answer: TraceAnswer): WalkRun | null {
    const position = positionOf(state.peek().setup);
    if (position === null) return null;
    const { moves, records, starts, summary, total } = answer;
    const trace: Trace = { records, length: records.length / TRACE_RECORD_LENGTH, total, starts };
    return walkRunOf({ position, algorithm, trace, summary, scores: moves.scores, found: moves });
  }

  const fetched = { show: ({ algorithm }: Search) => algorithm, compare: rivalOf };
  const askFor =
    (purpose: keyof typeof fetched) =>
    ({ generation, subject }: { generation: number; subject: Search }) =>
      ask('trace', { purpose, generation, scope: subject.scope, algorithm: fetched[purpose](subject) });

  asker.keepAsking({
    wanted: () => requestIf(({ progress }) => progress.kind === 'loading'),
    ask: askFor('show'),
    onAnswer: ({ subject }, answer) => {
      const run = runOf(subject.algorithm, answer);
      if (run !== null) dispatch({ type: 'walk-loaded', subject, run });
    },
    onRefusal: ({ subject }, { message }) => dispatch({ type: 'walk-failed', subject, message }),
  });
  asker.keepAsking({
    wanted: () =>
      requestIf(
        ({ comparedBy, progress, rival }) =>
          comparedBy !== null && progress.kind === 'ready' && rival === null,
      ),
    ask: askFor('compare'),
    onAnswer: ({ subject }, answer) =>
      dispatch({ type: 'rival-loaded', subject, run: runOf(rivalOf(subject), answer) }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}

const rivalOf = ({ algorithm }: Search): TraceAlgorithm => (algorithm === 'gaddag' ? 'dawg' : 'gaddag');
