import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { CaptionView } from '../view/captionView';
import { CandidateList } from './candidateList';
import { Caption } from './caption';
import type { PanelProps } from './panelProps';
import { QuestionBox } from './questionBox';

interface MovesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
}

/** The candidates, and what is to be said about the shown one; while a question is on the board, its answer. */
export function MovesPage({ caption, ...panel }: MovesPageProps) {
  const isAnswering = useComputed(() => panel.state.value.question !== null).value;
  return (
    <>
      <CandidateList {...panel} />
      <QuestionBox {...panel} />
      {!isAnswering && <Caption caption={caption} dispatch={panel.dispatch} />}
    </>
  );
}
