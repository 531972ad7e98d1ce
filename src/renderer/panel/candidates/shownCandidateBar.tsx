import { type ReadonlySignal, useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { CaptionView } from '../../view/candidates/captionView';
import { candidatesStatus, emptyListText } from '../../view/window/statusView';
import { Word } from '../lexicon/word';
import { CommandButton } from '../window/commandButton';
import { useHint } from '../window/commandHost';
import type { PanelProps } from '../window/panelProps';

interface ShownCandidateBarProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
}

/** The shown candidate in one line, for pages without the list. */
export function ShownCandidateBar({ caption, dispatch, state }: ShownCandidateBarProps) {
  const view = caption.value;
  const nothing = useComputed(() => emptyListText(state.value) ?? candidatesStatus(state.value)).value;
  const listHint = useHint(text('candidatesPanel.showList'), 'side.moves');
  if (view === null) return <p class="shown-candidate empty">{nothing}</p>;
  const { letters, position, rank, score, total } = view;
  return (
    <section class="shown-candidate" aria-label={text('candidatesPanel.shownCandidate')}>
      <CommandButton id="candidate.previous" isOff={rank <= 1}>
        ‹
      </CommandButton>
      <CommandButton id="candidate.next" isOff={rank >= total}>
        ›
      </CommandButton>
      <button
        type="button"
        class="shown-candidate-word bare"
        title={listHint}
        onClick={() => dispatch({ type: 'side-tab-chosen', tab: 'moves' })}
      >
        <span class="shown-candidate-rank hint">{text('candidatesPanel.rankOfTotal', { rank, total })}</span>
        <Word letters={letters} />
        <span class="shown-candidate-place hint">{position}</span>
        <span class="shown-candidate-score">{score}</span>
      </button>
    </section>
  );
}
