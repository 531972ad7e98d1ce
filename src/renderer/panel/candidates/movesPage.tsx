import { type ReadonlySignal, useComputed } from '@preact/signals';
import { HeatPanel } from '../../features/strategy/panel/heatPanel';
import type { EquityView } from '../../features/strategy/view/equityView';
import type { HeatView } from '../../features/strategy/view/heatView';
import type { CaptionView } from '../../view/candidates/captionView';
import type { ComparedMoves } from '../../view/candidates/comparedMoves';
import { QuestionBox } from '../walk/questionBox';
import { Divider } from '../window/divider';
import type { PanelProps } from '../window/panelProps';
import { CandidateList } from './candidateList';
import { Caption } from './caption';

interface MovesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly compared: ReadonlySignal<ComparedMoves | null>;
  readonly equity: ReadonlySignal<EquityView | null>;
  readonly heat: ReadonlySignal<HeatView | null>;
  readonly onCommand: (id: string) => void;
}

/** The candidates and details of the shown one; during a question, its answer. */
export function MovesPage({ caption, compared, equity, heat, onCommand, ...panel }: MovesPageProps) {
  const isAnswering = useComputed(() => panel.state.value.question !== null).value;
  const hasCaption = caption.value !== null;
  return (
    <>
      <CandidateList {...panel} onCommand={onCommand} />
      <QuestionBox {...panel} />
      {heat.value !== null && !isAnswering && <HeatPanel heat={heat.value} dispatch={panel.dispatch} />}
      {hasCaption && !isAnswering && <Divider {...panel} id="captionDivider" />}
      {!isAnswering && <Caption {...panel} caption={caption} compared={compared} equity={equity} />}
    </>
  );
}
