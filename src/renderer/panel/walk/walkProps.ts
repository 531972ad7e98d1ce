import type { ReadonlySignal } from '@preact/signals';
import type { ReplayState } from '../../../core/trace/replay';
import type { Recording } from '../../state/walk/walk';
import type { ResolvedHighlight } from '../../view/board/resolvedHighlight';
import type { GraphView } from '../../view/walk/graphView';
import type { StepView } from '../../view/walk/walkPanelView';
import type { PanelProps } from '../window/panelProps';

/** Views that the panels of a walk read besides the state. */
export interface WalkViews {
  /** The recording being replayed; null without one. */
  readonly recording: ReadonlySignal<Recording | null>;
  readonly replayState: ReadonlySignal<ReplayState | null>;
  readonly stepView: ReadonlySignal<StepView | null>;
  readonly lit: ReadonlySignal<ResolvedHighlight>;
  readonly graph: ReadonlySignal<GraphView>;
}

export interface WalkProps extends PanelProps {
  readonly walkViews: WalkViews;
}
