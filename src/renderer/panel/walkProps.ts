import type { ReadonlySignal } from '@preact/signals';
import type { ReplayState } from '../../core/trace/replay';
import type { Recording } from '../state/walkRun';
import type { GraphView } from '../view/graphView';
import type { ResolvedHighlight } from '../view/resolvedHighlight';
import type { StepView } from '../view/walkPanelView';
import type { PanelProps } from './panelProps';

/** What the panels of a walk read besides the state. */
export interface WalkViews {
  /** What is replayed; null while no walk is there. */
  readonly recording: ReadonlySignal<Recording | null>;
  readonly replayState: ReadonlySignal<ReplayState | null>;
  readonly stepView: ReadonlySignal<StepView | null>;
  readonly lit: ReadonlySignal<ResolvedHighlight>;
  readonly graph: ReadonlySignal<GraphView>;
}

export interface WalkProps extends PanelProps {
  readonly walkViews: WalkViews;
}
