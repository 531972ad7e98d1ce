import {
  DEFAULT_SETTINGS,
  type Settings,
  type WalkOptions,
  type WalkSpeed,
} from '../../../contract/window/settings';
import { clamp } from '../../../core/clamp';
import { MARKER_KINDS, nextMarker, previousMarker } from '../../../core/trace/markers';
import { frameAt, type Motion, playheadAt } from '../../playback/motion';
import { singleStepRate, speedAfter, stepsPerSecond } from '../../playback/speed';
import type { AppState } from '../appState';
import { followed, type Handler, type Handlers } from '../handlers';
import { isStructureShown } from '../window/sideTab';
import type { Zone } from '../window/zone';
import { isSameHighlight } from './highlight';
import { followStep, panSpan, type StepSpan, zoomSpan } from './stepSpan';
import {
  openedWalk,
  recordingOf,
  rivalRecordingOf,
  speedSetting,
  stepInOther,
  type Walk,
  type WalkAction,
  type WalkRun,
  type WalkSubject,
} from './walk';
import { rivalStepAt } from './walkComparison';

/** Opening a walk, moving along it, and highlights. The time dates the movements. */
export const WALK_ACTIONS: Handlers<WalkAction> = followed<WalkAction>(
  {
    'walk-opened': (state, action) => openWalk(state, action.subject),
    'walk-shown': (state, action, nowMs) => showWalk(state, action.subject, action.run, nowMs),
    'highlight-changed': (state, action) =>
      isSameHighlight(state.highlight, action.highlight) ? state : { ...state, highlight: action.highlight },
    'walk-options-changed': (state, action, nowMs) => changeOptions(state, action.change, nowMs),
    'walk-section-toggled': (state, action) =>
      withSettings(state, { closedSections: toggled(state.settings.closedSections, action.section) }),
    'walk-speed-chosen': (state, { speed }, nowMs) => {
      const setting = shownSpeed(state);
      return changeOptions(state, { [setting]: speed ?? DEFAULT_SETTINGS.walk[setting] }, nowMs);
    },
    'walk-speed-stepped': (state, { by }, nowMs) => {
      const setting = shownSpeed(state);
      return changeOptions(state, { [setting]: speedAfter(state.settings.walk[setting], by) }, nowMs);
    },
    'walk-closed': (state) => (state.walk === null ? state : leaveWalk(state)),
    'walk-described': (state) =>
      state.walk === null ? state : { ...state, timesDescribed: state.timesDescribed + 1 },
    'timeline-zoomed': onWalk((walk, action, state) => withSpan(state, walk, action)),
    'timeline-panned': onWalk((walk, action, state) => withSpan(state, walk, action)),
    'walk-loaded': onWalk((walk, { run, subject }, state, nowMs) =>
      subject === walk.subject ? startRun(state, walk, run, nowMs) : walk,
    ),
    'walk-failed': onWalk((walk, { message, subject }) =>
      subject === walk.subject ? { ...walk, progress: { kind: 'failed', message } } : walk,
    ),
    'walk-comparison-chosen': onWalk((walk, { by }) => ({ ...walk, comparedBy: by })),
    'walk-sides-swapped': onWalk((walk, _, state, nowMs) => swapSides(state, walk, nowMs)),
    'rival-loaded': onWalk((walk, { run, subject }) =>
      subject === walk.subject ? { ...walk, rival: run } : walk,
    ),
    'walk-play-toggled': onWalk((walk, _, state, nowMs) =>
      walk.isPlaying ? rest(walk, nowMs) : play(state, walk, nowMs),
    ),
    'walk-replayed': onWalk((walk, _, state, nowMs) =>
      play(state, { ...walk, step: 0, motion: null }, nowMs),
    ),
    'walk-stepped': onWalk((walk, { by }, state, nowMs) => stepBy(state, walk, by, nowMs)),
    'walk-sought': onWalk((walk, { step }, state) => seek(state, walk, step)),
    'walk-marker-sought': onWalk((walk, { by }, state) => seekMarker(state, walk, by)),
    'walk-marker-kind-toggled': onWalk((walk, { kind }) => ({
      ...walk,
      passedOver: toggled(walk.passedOver, kind),
    })),
    'walk-moved': onWalk((walk, action, state, nowMs) => arrive(state, walk, action, nowMs)),
  },
  keepStepInSpan,
  leaveGraph,
);

/** The setting for the speed of the timeline shown. */
const shownSpeed = (state: AppState) =>
  speedSetting(isStructureShown(state) ? null : (state.walk?.subject ?? null));

/** Makes a handler that changes the open walk; without one nothing happens. */
function onWalk<A extends WalkAction>(
  change: (walk: Walk, action: A, state: AppState, nowMs: number) => Walk,
): Handler<A> {
  return (state, action, nowMs) => {
    const { walk } = state;
    const changed = walk === null ? null : change(walk, action, state, nowMs);
    return changed === walk ? state : { ...state, walk: changed };
  };
}

type SpanAction = Extract<WalkAction, { type: 'timeline-zoomed' | 'timeline-panned' }>;

function withSpan(state: AppState, walk: Walk, action: SpanAction): Walk {
  return { ...walk, span: spanAfter(walk, lengthOf(walk, state.settings.walk), action) };
}

function spanAfter({ span, step }: Walk, length: number, action: SpanAction): StepSpan | null {
  if (action.type === 'timeline-panned') return panSpan(span, length, action.by);
  const { at, factor } = action;
  return factor === null ? null : zoomSpan(span, length, { at: at ?? step, factor });
}

const withSettings = (state: AppState, change: Partial<Settings>): AppState => ({
  ...state,
  settings: { ...state.settings, ...change },
});

const toggled = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** The timeline scrolls with the walk, unless the user is looking at another part of it. */
function keepStepInSpan(_: AppState, state: AppState, action: WalkAction): AppState {
  const { settings, walk } = state;
  if (walk === null || walk.span === null || action.type === 'timeline-panned') return state;
  if (action.type === 'highlight-changed' || action.type === 'timeline-zoomed') return state;
  const span = followStep(walk.span, recordingOf(walk, settings.walk)?.trace.length ?? 0, walk.step);
  return span === walk.span ? state : { ...state, walk: { ...walk, span } };
}

/** When the walk moves on, the graph follows it. */
function leaveGraph(before: AppState, after: AppState): AppState {
  const hasMoved = after.walk?.step !== before.walk?.step || after.walk?.run !== before.walk?.run;
  if (!hasMoved || after.graph.trail === null) return after;
  const highlight = after.highlight?.kind === 'arc' ? null : after.highlight;
  return { ...after, highlight, graph: { ...after.graph, trail: null } };
}

const lengthOf = (walk: Walk, options: WalkOptions): number => recordingOf(walk, options)?.trace.length ?? 0;

function openWalk(state: AppState, subject: WalkSubject): AppState {
  const { settings, walk } = state;
  return {
    ...state,
    walk: openedWalk(subject, walk),
    sideTab: 'walk',
    zone: 'timeline',
    settings: settings.isSidePanelOpen ? settings : { ...settings, isSidePanelOpen: true },
    highlight: null,
  };
}

function showWalk(state: AppState, subject: WalkSubject, run: WalkRun, nowMs: number): AppState {
  const opened = openedWalk(subject, state.walk);
  const walk: Walk = { ...opened, run, progress: { kind: 'ready' }, comparedBy: null, step: 0 };
  return { ...state, walk: play(state, walk, nowMs), highlight: null };
}

const WALK_ZONES: readonly Zone[] = ['timeline', 'graph', 'log', 'logFilter', 'graphDivider', 'algorithm'];

/** The answer to a question is closed together with its walk. */
export function closeWalk(state: AppState): AppState {
  const { question, walk, zone } = state;
  return {
    ...state,
    walk: null,
    question: walk?.subject.kind === 'question' ? null : question,
    highlight: null,
    zone: zone !== null && WALK_ZONES.includes(zone) ? null : zone,
  };
}

/** Closed on demand: the focus, if it was in the walk or in no zone, goes to what the walk was about. */
export function leaveWalk(state: AppState): AppState {
  const closed = closeWalk(state);
  if (closed.zone !== null) return closed;
  const isListShown = state.settings.isSidePanelOpen && state.sideTab === 'moves';
  return { ...closed, zone: isListShown ? 'candidates' : 'board' };
}

export const dismissQuestion = (state: AppState): AppState =>
  state.walk?.subject.kind === 'question' ? closeWalk(state) : { ...state, question: null, highlight: null };

/**
 * The walk to a single candidate starts by itself: it is short, and was requested explicitly. In the first
 * minute it waits for its sentence.
 */
function startRun(state: AppState, walk: Walk, run: WalkRun, nowMs: number): Walk {
  const { subject } = walk;
  const ready: Walk = {
    ...walk,
    run,
    rival: null,
    progress: { kind: 'ready' },
    cut: null,
    step: 0,
    motion: null,
    isPlaying: false,
  };
  const isShort = subject.kind === 'search' && subject.scope.kind === 'candidate';
  return isShort && state.welcome === null ? play(state, ready, nowMs) : ready;
}

function swapSides(state: AppState, walk: Walk, nowMs: number): Walk {
  const { comparedBy, isPlaying, rival, run, subject } = walk;
  const [shown, other] = [
    recordingOf(walk, state.settings.walk),
    rivalRecordingOf(walk, state.settings.walk),
  ];
  if (subject.kind !== 'search' || rival === null || shown === null || other === null) return walk;
  const step = rivalStepAt(shown, other, rest(walk, nowMs).step, comparedBy ?? 'share');
  const swapped: Walk = {
    ...walk,
    subject: { ...subject, algorithm: rival.algorithm },
    run: rival,
    rival: run,
    cut: null,
    step,
    motion: null,
    isPlaying: false,
  };
  return isPlaying ? play(state, swapped, nowMs) : swapped;
}

const speedOf = ({ walk }: Settings, { subject }: Walk): WalkSpeed => walk[speedSetting(subject)];

const playheadOf = (walk: Walk, nowMs: number): number =>
  walk.motion === null ? walk.step : playheadAt(walk.motion, nowMs, false);

/** Stops at the current step, with its event complete. */
const rest = (walk: Walk, nowMs: number): Walk => ({
  ...walk,
  step: frameAt(playheadOf(walk, nowMs)).step,
  motion: null,
  isPlaying: false,
});

/** Plays the walk at its speed. */
export const play = (state: AppState, walk: Walk, nowMs: number): Walk =>
  playAt(state, walk, nowMs, (length) => stepsPerSecond(speedOf(state.settings, walk), length));

/** Plays the walk in so many seconds, whatever the speed of others. */
export const playIn = (state: AppState, walk: Walk, seconds: number, nowMs: number): Walk =>
  playAt(state, walk, nowMs, (length) => length / seconds);

/** Restarts at the end. */
function playAt({ settings }: AppState, walk: Walk, nowMs: number, rateOf: (length: number) => number): Walk {
  const length = lengthOf(walk, settings.walk);
  if (length === 0) return walk;
  const playhead = playheadOf(walk, nowMs);
  // It waits for an answer.
  if (walk.cut !== null && playhead >= length) return walk;
  const motion: Motion = {
    from: playhead >= length ? 0 : playhead,
    toStep: length,
    startedAtMs: nowMs,
    stepsPerSecond: rateOf(length),
  };
  return { ...walk, step: frameAt(motion.from).step, motion, isPlaying: true };
}

/** Maximum duration of a manual step, in seconds. */
const LONGEST_STEP_S = 0.25;

function stepBy({ settings }: AppState, walk: Walk, by: number, nowMs: number): Walk {
  const length = lengthOf(walk, settings.walk);
  const from = playheadOf(walk, nowMs);
  // Steps in quick succession add up.
  const base = walk.isPlaying ? frameAt(from).step : (walk.motion?.toStep ?? walk.step);
  const toStep = clamp(base + by, 0, length);
  if (toStep === from) return { ...walk, step: toStep, motion: null, isPlaying: false };
  const fastEnough = Math.max(
    singleStepRate(speedOf(settings, walk)),
    Math.abs(toStep - from) / LONGEST_STEP_S,
  );
  const motion: Motion = { from, toStep, startedAtMs: nowMs, stepsPerSecond: fastEnough };
  return { ...walk, motion, isPlaying: false };
}

const seek = ({ settings }: AppState, walk: Walk, step: number): Walk => ({
  ...walk,
  step: clamp(Math.round(step), 0, lengthOf(walk, settings.walk)),
  motion: null,
  isPlaying: false,
});

function seekMarker(state: AppState, walk: Walk, by: 1 | -1): Walk {
  const recording = recordingOf(walk, state.settings.walk);
  if (recording === null) return walk;
  const find = by === 1 ? nextMarker : previousMarker;
  const kinds = MARKER_KINDS.filter((kind) => !walk.passedOver.includes(kind));
  const marker = find(recording.markers, walk.step, kinds);
  return seek(state, walk, marker?.step ?? (by === 1 ? recording.trace.length : 0));
}

type Moved = Extract<WalkAction, { type: 'walk-moved' }>;

function arrive(state: AppState, walk: Walk, { hasArrived, heldMs, step }: Moved, nowMs: number): Walk {
  if (walk.motion === null) return walk;
  if (!hasArrived) {
    if (heldMs === 0) return step === walk.step ? walk : { ...walk, step };
    return { ...walk, step, motion: { ...walk.motion, startedAtMs: walk.motion.startedAtMs + heldMs } };
  }
  const arrived: Walk = { ...walk, step: walk.motion.toStep, motion: null, isPlaying: false };
  return walk.isPlaying && state.settings.walk.isLooping && walk.cut === null && state.welcome === null
    ? play(state, arrived, nowMs)
    : arrived;
}

/** A new speed applies from the playhead on; showing or hiding failures keeps the current event. */
function changeOptions(state: AppState, change: Partial<WalkOptions>, nowMs: number): AppState {
  const before = state.settings.walk;
  const options = { ...before, ...change };
  const changed = withSettings(state, { walk: options });
  const { walk } = state;
  if (walk === null || walk.run === null) return changed;
  if (recordingOf(walk, options) !== recordingOf(walk, before)) {
    const step = stepInOther(walk.run, rest(walk, nowMs).step, options.showsFailures);
    return { ...changed, walk: { ...walk, step, motion: null, isPlaying: false } };
  }
  const setting = speedSetting(walk.subject);
  return walk.isPlaying && options[setting] !== before[setting]
    ? { ...changed, walk: play(changed, walk, nowMs) }
    : changed;
}

/** Walks and questions belong to the old board. */
export function forgetOldBoard(before: AppState, after: AppState): AppState {
  // Lent or returned, the board comes with its own walk.
  if (after.setup === before.setup || (before.desk === null) !== (after.desk === null)) return after;
  const closed = after.walk === null ? after : closeWalk(after);
  // A new question about tiles removes them from the board.
  return { ...closed, question: after.question === before.question ? null : after.question };
}
