import { effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import type { TraceAnswer } from '../../contract/theatreApi';
import type { Position } from '../../core/board/position';
import { TRACE_RECORD_LENGTH } from '../../core/trace/traceEvent';
import type { TraceAlgorithm } from '../../core/trace/traceScope';
import type { Trace } from '../../core/trace/traceWriter';
import { type WalkRun, type WalkSubject, walkRunOf } from '../state/walkRun';
import { positionOf } from '../view/shownMove';
import type { Store } from './store';

/** Fetches the recording of the walk that is open, and that of its rival while the two are compared. */
export function startWalkSession(api: EngineApi, { state, dispatch }: Store): void {
  const asked = new WeakSet<WalkSubject>();
  const askedRivals = new WeakSet<WalkSubject>();

  async function load(subject: WalkSubject, algorithm: TraceAlgorithm): Promise<WalkRun | string | null> {
    const { candidates, setup } = state.peek();
    const position = positionOf(setup);
    if (subject.kind !== 'search' || candidates === null || position === null) return null;
    const { generation } = candidates;
    const answer = await api.trace({ generation, scope: subject.scope, algorithm });
    if (answer.ok) return runOf(position, algorithm, answer.value);
    return answer.error.code === 'superseded' ? null : answer.error.message;
  }

  async function loadWalk(subject: WalkSubject) {
    if (subject.kind !== 'search') return;
    const loaded = await load(subject, subject.algorithm);
    if (typeof loaded === 'string') dispatch({ type: 'walk-failed', subject, message: loaded });
    else if (loaded !== null) dispatch({ type: 'walk-loaded', subject, run: loaded });
  }

  async function loadRival(subject: WalkSubject) {
    if (subject.kind !== 'search') return;
    const loaded = await load(subject, subject.algorithm === 'gaddag' ? 'dawg' : 'gaddag');
    if (typeof loaded === 'string') dispatch({ type: 'notice-raised', message: loaded });
    else dispatch({ type: 'rival-loaded', subject, run: loaded });
  }

  effect(() => {
    const { candidates, setup, walk } = state.value;
    if (walk === null || candidates?.setup !== setup) return;
    const { comparedBy, progress, rival, subject } = walk;
    if (progress.kind === 'loading' && !asked.has(subject)) {
      asked.add(subject);
      void loadWalk(subject);
    }
    if (comparedBy !== null && progress.kind === 'ready' && rival === null && !askedRivals.has(subject)) {
      askedRivals.add(subject);
      void loadRival(subject);
    }
  });
}

function runOf(position: Position, algorithm: TraceAlgorithm, answer: TraceAnswer): WalkRun {
  const { moves, records, summary, total } = answer;
  const trace: Trace = { records, length: records.length / TRACE_RECORD_LENGTH, total };
  return walkRunOf({ position, algorithm, trace, summary, scores: moves.scores, found: moves });
}
