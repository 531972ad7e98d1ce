import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { CaptionView } from '../../view/candidates/captionView';
import { candidatesStatus, emptyListText } from '../../view/window/statusView';
import { Word } from '../lexicon/word';
import { CommandButton } from './commandButton';
import { Icon } from './icons';
import type { PanelProps } from './panelProps';

interface FrameCaptionProps extends Pick<PanelProps, 'state'> {
  readonly caption: ReadonlySignal<CaptionView | null>;
}

/** The foot of a frame in another page: the shown candidate, and the link to the whole window. */
export function FrameCaption({ caption, state }: FrameCaptionProps) {
  const view = caption.value;
  const nothing = useComputed(() => emptyListText(state.value) ?? candidatesStatus(state.value)).value;
  const address = useComputed(() => state.value.address).value;
  return (
    <section class="shown-candidate frame-caption" aria-label={text('candidatesPanel.shownCandidate')}>
      {view === null ? <span class="frame-word hint ellipsis">{nothing}</span> : <Shown view={view} />}
      <a href={`${address ?? ''}${useFragment()}`} target="_blank" rel="noopener">
        {text('links.openWhole')}
      </a>
    </section>
  );
}

const Shown = ({ view: { letters, position, rank, score, total } }: { readonly view: CaptionView }) => (
  <>
    <CommandButton id="candidate.previous" isOff={rank <= 1}>
      ‹
    </CommandButton>
    <CommandButton id="candidate.next" isOff={rank >= total}>
      ›
    </CommandButton>
    <p class="frame-word row">
      <span class="shown-candidate-rank hint">{text('candidatesPanel.rankOfTotal', { rank, total })}</span>
      <Word letters={letters} />
      <span class="shown-candidate-place hint">{position}</span>
      <span class="shown-candidate-score">{score}</span>
    </p>
    <CommandButton id="candidate.walk" class="watch" label={text('candidatesPanel.watch')}>
      <Icon name="play" />
    </CommandButton>
  </>
);

/** The fragment of the page's address. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return fragment;
}
