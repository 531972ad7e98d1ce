import type { Settings, WalkOptions } from '../../../contract/settings';
import { MARKER_KINDS, nextMarker, previousMarker } from '../../../core/trace/markers';
import { frameAt, type Motion, playheadAt } from '../../playback/motion';
import { singleStepRate, speedAfter, stepsPerSecond } from '../../playback/speed';
import type { AppState } from '../appState';
import type { Zone } from '../window/zone';
import { isSameHighlight } from './highlight';
import { followStep, panSpan, type StepSpan, zoomSpan } from './stepSpan';
import type { WalkAction } from './walkAction';
import { rivalStepAt } from './walkComparison';
import { stepInOther, type WalkRun, type WalkSubject } from './walkRun';
import { openedWalk, recordingOf, rivalRecordingOf, type Walk } from './walkState';

/** Opening a walk, moving along it, and what is pointed at. `nowMs` dates the movements. */
export function reduceWalk(state: AppState, action: WalkAction, nowMs: number): AppState {
  const next = keepStepInSpan(reduceAnyWalk(state, action, nowMs), action);
  // Where the walk goes on, the graph goes with it.
  const hasMoved = next.walk?.step !== state.walk?.step || next.walk?.run !== state.walk?.run;
  if (!hasMoved || next.graph.trail === null) return next;
  const highlight = next.highlight?.kind === 'arc' ? null : next.highlight;
  return { ...next, highlight, graph: { ...next.graph, trail: null } };
}

/** What the timeline shows goes along with the walk; whoever looks elsewhere in it is left there. */
function keepStepInSpan(state: AppState, action: WalkAction): AppState {
  const { settings, walk } = state;
  if (walk === null || walk.span === null || action.type === 'timeline-panned') return state;
  if (action.type === 'highlight-changed' || action.type === 'timeline-zoomed') return state;
  const span = followStep(walk.span, recordingOf(walk, settings.walk)?.trace.length ?? 0, walk.step);
  return span === walk.span ? state : { ...state, walk: { ...walk, span } };
}

function reduceAnyWalk(state: AppState, action: WalkAction, nowMs: number): AppState {
  const { walk } = state;
  switch (action.type) {
    case 'walk-opened':
      return openWalk(state, action.subject);
    case 'walk-shown':
      return showWalk(state, action.subject, action.run, nowMs);
    case 'highlight-changed':
      return isSameHighlight(state.highlight, action.highlight)
        ? state
        : { ...state, highlight: action.highlight };
    case 'walk-options-changed':
      return changeOptions(state, action.change, nowMs);
    case 'walk-section-toggled':
      return withSettings(state, { closedSections: toggled(state.settings.closedSections, action.section) });
    case 'walk-speed-stepped':
      return changeOptions(state, { speed: speedAfter(state.settings.walk.speed, action.by) }, nowMs);
    default:
      return walk === null ? state : reduceOpenWalk(state, walk, action, nowMs);
  }
}

type OpenWalkAction = Exclude<
  WalkAction,
  {
    type:
      | 'walk-opened'
      | 'walk-shown'
      | 'highlight-changed'
      | 'walk-options-changed'
      | 'walk-speed-stepped'
      | 'walk-section-toggled';
  }
>;

function spanAfter(
  { span, step }: Walk,
  length: number,
  action: Extract<WalkAction, { type: 'timeline-zoomed' | 'timeline-panned' }>,
): StepSpan | null {
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

function reduceOpenWalk(state: AppState, walk: Walk, action: OpenWalkAction, nowMs: number): AppState {
  switch (action.type) {
    case 'walk-closed':
      return closeWalk(state);
    case 'timeline-zoomed':
    case 'timeline-panned': {
      const length = recordingOf(walk, state.settings.walk)?.trace.length ?? 0;
      return { ...state, walk: { ...walk, span: spanAfter(walk, length, action) } };
    }
    case 'walk-loaded':
      return action.subject === walk.subject ? startRun(state, walk, action.run, nowMs) : state;
    case 'walk-failed':
      return action.subject === walk.subject
        ? { ...state, walk: { ...walk, progress: { kind: 'failed', message: action.message } } }
        : state;
    case 'walk-comparison-chosen':
      return { ...state, walk: { ...walk, comparedBy: action.by } };
    case 'walk-sides-swapped':
      return { ...state, walk: swapSides(state, walk, nowMs) };
    case 'rival-loaded':
      return action.subject === walk.subject ? { ...state, walk: { ...walk, rival: action.run } } : state;
    case 'walk-play-toggled':
      return { ...state, walk: walk.isPlaying ? rest(walk, nowMs) : play(state, walk, nowMs) };
    case 'walk-replayed':
      return { ...state, walk: play(state, { ...walk, step: 0, motion: null }, nowMs) };
    case 'walk-stepped':
      return { ...state, walk: stepBy(state, walk, action.by, nowMs) };
    case 'walk-sought':
      return { ...state, walk: seek(state, walk, action.step) };
    case 'walk-marker-sought':
      return { ...state, walk: seekMarker(state, walk, action.by) };
    case 'walk-marker-kind-toggled':
      return { ...state, walk: { ...walk, passedOver: toggled(walk.passedOver, action.kind) } };
    case 'walk-moved':
      return { ...state, walk: arrive(state, walk, action, nowMs) };
    case 'walk-described':
      return { ...state, timesDescribed: state.timesDescribed + 1 };
  }
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

/** The answer to a question goes with its walk. */
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

export const dismissQuestion = (state: AppState): AppState =>
  state.walk?.subject.kind === 'question' ? closeWalk(state) : { ...state, question: null, highlight: null };

/** The walk to one candidate begins by itself: it is short, and asked for by name. */
function startRun(state: AppState, walk: Walk, run: WalkRun, nowMs: number): AppState {
  const { subject } = walk;
  const ready: Walk = {
    ...walk,
    run,
    rival: null,
    progress: { kind: 'ready' },
    step: 0,
    motion: null,
    isPlaying: false,
  };
  const isShort = subject.kind === 'search' && subject.scope.kind === 'candidate';
  return { ...state, walk: isShort ? play(state, ready, nowMs) : ready };
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
    step,
    motion: null,
    isPlaying: false,
  };
  return isPlaying ? play(state, swapped, nowMs) : swapped;
}

const playheadOf = (walk: Walk, nowMs: number): number =>
  walk.motion === null ? walk.step : playheadAt(walk.motion, nowMs, false);

/** Stops on the step under way, its event complete. */
const rest = (walk: Walk, nowMs: number): Walk => ({
  ...walk,
  step: frameAt(playheadOf(walk, nowMs)).step,
  motion: null,
  isPlaying: false,
});

/** At the end it begins again. */
function play({ settings }: AppState, walk: Walk, nowMs: number): Walk {
  const length = lengthOf(walk, settings.walk);
  if (length === 0) return walk;
  const playhead = playheadOf(walk, nowMs);
  const motion: Motion = {
    from: playhead >= length ? 0 : playhead,
    toStep: length,
    startedAtMs: nowMs,
    stepsPerSecond: stepsPerSecond(settings.walk.speed, length),
  };
  return { ...walk, step: frameAt(motion.from).step, motion, isPlaying: true };
}

/** The longest that a movement by hand takes, in seconds. */
const LONGEST_STEP_S = 0.25;

function stepBy({ settings }: AppState, walk: Walk, by: number, nowMs: number): Walk {
  const length = lengthOf(walk, settings.walk);
  const from = playheadOf(walk, nowMs);
  // Presses in quick succession add up.
  const base = walk.isPlaying ? frameAt(from).step : (walk.motion?.toStep ?? walk.step);
  const toStep = Math.min(Math.max(base + by, 0), length);
  if (toStep === from) return { ...walk, step: toStep, motion: null, isPlaying: false };
  const fastEnough = Math.max(singleStepRate(settings.walk.speed), Math.abs(toStep - from) / LONGEST_STEP_S);
  const motion: Motion = { from, toStep, startedAtMs: nowMs, stepsPerSecond: fastEnough };
  return { ...walk, motion, isPlaying: false };
}

const seek = ({ settings }: AppState, walk: Walk, step: number): Walk => ({
  ...walk,
  step: Math.min(Math.max(Math.round(step), 0), lengthOf(walk, settings.walk)),
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
  return walk.isPlaying && state.settings.walk.isLooping ? play(state, arrived, nowMs) : arrived;
}

/** A new speed takes hold where the playhead is; showing or hiding failures keeps the event that is shown. */
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
  return walk.isPlaying && options.speed !== before.speed
    ? { ...changed, walk: play(changed, walk, nowMs) }
    : changed;
}
