import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { CaptionView } from '../view/captionView';
import type { ComparedMoves } from '../view/comparedMoves';
import { CandidateList } from './candidateList';
import { Caption } from './caption';
import type { PanelProps } from './panelProps';
import { QuestionBox } from './questionBox';

interface MovesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly compared: ReadonlySignal<ComparedMoves | null>;
}

/** The candidates, and what is to be said about the shown one; while a question is on the board, its answer. */
export function MovesPage({ caption, compared, ...panel }: MovesPageProps) {
  const isAnswering = useComputed(() => panel.state.value.question !== null).value;
  return (
    <>
      <CandidateList {...panel} />
      <QuestionBox {...panel} />
      {!isAnswering && <Caption {...panel} caption={caption} compared={compared} />}
    </>
  );
}
