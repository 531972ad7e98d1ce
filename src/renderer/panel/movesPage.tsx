import type { ReadonlySignal } from '@preact/signals';
import type { CaptionView } from '../view/captionView';
import { CandidateList } from './candidateList';
import { Caption } from './caption';
import type { PanelProps } from './panelProps';
import { QuestionBox } from './questionBox';

interface MovesPageProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
}

/** The candidates, and what is to be said about the shown one. */
export const MovesPage = ({ caption, ...panel }: MovesPageProps) => (
  <>
    <CandidateList {...panel} />
    <QuestionBox {...panel} />
    <Caption caption={caption} />
  </>
);
