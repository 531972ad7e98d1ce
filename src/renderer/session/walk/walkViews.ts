import { computed, type ReadonlySignal } from '@preact/signals';
import type { ReplayState } from '../../../core/trace/replay';
import { rejectionsAlong } from '../../../core/trace/whyNot/rejections';
import { replayOf } from '../../playback/replayOf';
import type { AppState } from '../../state/appState';
import { trailOf } from '../../state/walk/reduceGraph';
import { type Recording, recordingOf } from '../../state/walk/walk';
import { type ResolvedHighlight, resolveHighlight } from '../../view/board/resolvedHighlight';
import type { WalkView } from '../../view/sceneView';
import { type GraphView, graphViewOf } from '../../view/walk/graphView';
import { conflictSquares, questionCallout, questionView } from '../../view/walk/questionCallout';
import { type StepView, stepText, stepViewOf } from '../../view/walk/walkPanelView';
import { liftedRackPlaces, walkViewOf } from '../../view/walk/walkView';
import { spoken, throttled } from '../throttled';

/** Views of a walk. */
export interface WalkViews {
  readonly recording: ReadonlySignal<Recording | null>;
  readonly replayState: ReadonlySignal<ReplayState | null>;
  readonly stepView: ReadonlySignal<StepView | null>;
  readonly scene: ReadonlySignal<WalkView | null>;
  /** Places on the rack whose tiles the walk has taken. */
  readonly liftedPlaces: ReadonlySignal<readonly number[]>;
  /** Squares of board tiles that the walk has passed. */
  readonly passedSquares: ReadonlySignal<readonly number[]>;
  readonly lit: ReadonlySignal<ResolvedHighlight>;
  readonly graph: ReadonlySignal<GraphView>;
  readonly announcement: ReadonlySignal<string>;
}

/** In steps per second. Above this, only found words are shown: nothing else is readable. */
const BRISK = 8;

/** While the playhead is dragged the graph is updated less often, because it costs more than all else. */
export const GRAPH_PAUSE_MS = 120;

const NO_SQUARES: readonly number[] = [];

export function createWalkViews(state: ReadonlySignal<AppState>): WalkViews {
  const run = computed(() => state.value.walk?.run ?? null);
  const step = computed(() => state.value.walk?.step ?? 0);
  const options = computed(() => state.value.settings.walk);
  const recording = computed(() => {
    const { settings, walk } = state.value;
    return walk === null ? null : recordingOf(walk, settings.walk);
  });
  const replayState = computed(() =>
    recording.value === null ? null : replayOf(recording.value.trace).at(step.value),
  );
  const isBrisk = computed(() => {
    const walk = state.value.walk;
    return walk?.isPlaying === true && (walk.motion?.stepsPerSecond ?? 0) > BRISK;
  });
  const stepView = computed(() =>
    run.value === null || replayState.value === null ? null : stepViewOf(run.value, replayState.value),
  );
  const answer = computed(() => {
    const { question, walk } = state.value;
    // Another walk on the board is unrelated to the question.
    return walk === null || walk.subject.kind === 'question' ? (question?.answer ?? null) : null;
  });
  const setup = computed(() => state.value.setup);
  const board = computed(() => {
    const { rules, tiles } = setup.value;
    return { rows: rules.layout.rows, cols: rules.layout.cols, tiles };
  });
  const scene = computed(() => {
    if (run.value === null || replayState.value === null)
      return answer.value === null ? null : questionView(answer.value, board.value);
    const { position, scores } = run.value;
    const view = walkViewOf({
      position,
      scores,
      state: replayState.value,
      isFollowed: options.value.followsCamera,
    });
    const isAtEnd = replayState.value.step === recording.value?.trace.length;
    const isSaid = view.callout?.tone === 'turnedAway';
    if (answer.value !== null && isAtEnd && answer.value.rank === null && !isSaid)
      return { ...view, callout: questionCallout(answer.value, position) };
    return isBrisk.value && view.callout?.tone !== 'found' ? { ...view, callout: null } : view;
  });
  const liftedPlaces = stableList(() =>
    run.value === null || replayState.value === null
      ? []
      : liftedRackPlaces(run.value.position, replayState.value),
  );
  const passedSquares = stableList(() =>
    (replayState.value?.path ?? []).filter(({ kind }) => kind === 'through').map(({ square }) => square),
  );
  const highlight = computed(() => state.value.highlight);
  const failedSquares = computed(() => (answer.value === null ? NO_SQUARES : conflictSquares(answer.value)));
  const lit = computed(() => {
    const pointed = resolveHighlight(highlight.value, run.value, recording.value, step.value);
    return highlight.value === null ? { ...pointed, squares: failedSquares.value } : pointed;
  });
  const graphNodes = computed(() => state.value.graph.nodes);
  const graphTurned = computed(() => state.value.graph.turned);
  const isExploring = computed(() => state.value.graph.trail !== null);
  const trail = computed(() => trailOf(state.value));
  const graphPlace = throttled(
    computed(() => ({
      trail: trail.value,
      rejections:
        recording.value === null || isExploring.value
          ? []
          : rejectionsAlong(replayOf(recording.value.trace), step.value),
    })),
    GRAPH_PAUSE_MS,
  );
  const distribution = computed(() => state.value.setup.rules.distribution);
  const graph = computed(() =>
    graphViewOf({
      distribution: distribution.value,
      nodes: graphNodes.value,
      ...graphPlace.value,
      turned: graphTurned.value,
      isForwardOnly: (run.value?.algorithm ?? 'gaddag') !== 'gaddag',
    }),
  );
  const timesDescribed = computed(() => state.value.timesDescribed);
  const hasOwnSentences = computed(() => state.value.welcome !== null);
  const announcement = spoken(
    computed(() => {
      if (stepView.value === null || recording.value === null || hasOwnSentences.value) return '';
      const text = stepText(stepView.value, recording.value);
      // Screen readers repeat a text only if it differs: a trailing space makes it so.
      return timesDescribed.value % 2 === 0 ? text : `${text}\u00a0`;
    }),
  );
  return { recording, replayState, stepView, scene, liftedPlaces, passedSquares, lit, graph, announcement };
}

/** Keeps the same value as long as the numbers are equal, so that nothing is redrawn. */
function stableList(compute: () => readonly number[]): ReadonlySignal<readonly number[]> {
  let last: readonly number[] = [];
  return computed(() => {
    const next = compute();
    if (next.length !== last.length || next.some((number, at) => number !== last[at])) last = next;
    return last;
  });
}
