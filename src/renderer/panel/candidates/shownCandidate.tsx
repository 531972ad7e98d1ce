import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { CaptionView } from '../../view/candidates/captionView';
import { Word } from '../lexicon/word';
import { CommandButton } from '../window/commandButton';
import { Icon } from '../window/icons';
import { OneStop } from '../window/oneStop';
import type { PanelProps } from '../window/panelProps';

interface ShownCandidateProps extends Pick<PanelProps, 'state'> {
  readonly view: CaptionView;
}

/** The shown candidate: rank, place, word and score, and what can be done with it. */
export function ShownCandidate({ state, view }: ShownCandidateProps) {
  // Ranks of seven digits do not fit beside the buttons; the tooltip has the full text.
  const rankOfTotal = text('candidatesPanel.rankOfTotal', { rank: view.rank, total: view.total });
  return (
    <>
      <div class="caption-head hint row">
        <span class="caption-rank ellipsis" title={rankOfTotal}>
          {rankOfTotal}
        </span>
        <span class="caption-place">{view.position}</span>
        <CaptionActions rank={view.rank} state={state} />
      </div>
      <div class="caption-title apart">
        <Word letters={view.letters} />
        <span class="caption-score">{view.score}</span>
      </div>
    </>
  );
}

interface CaptionActionsProps extends Pick<PanelProps, 'state'> {
  readonly rank: number;
}

/** Actions on the candidate: watch the walk, pin it for comparison, or place it on the board. */
function CaptionActions({ rank, state }: CaptionActionsProps) {
  const isPinned = useComputed(() => {
    const { pinned, setup } = state.value;
    return pinned?.setup === setup && pinned.candidate.rank === rank;
  }).value;
  return (
    <OneStop class="caption-actions" label={text('candidatesPanel.candidateActions')}>
      <CommandButton
        id="candidate.walk"
        class="watch"
        label={text('candidatesPanel.watch')}
        hint={text('candidatesPanel.watchHint')}
      >
        <Icon name="play" /> {text('candidatesPanel.watch')}
      </CommandButton>
      <CommandButton
        id="candidate.pin"
        label={text(isPinned ? 'candidatesPanel.pinned' : 'candidatesPanel.pin')}
        hint={text('candidatesPanel.pinHint')}
        isPressed={isPinned}
      />
      <CommandButton
        id="candidate.commit"
        label={text('candidatesPanel.play')}
        hint={text('candidatesPanel.playHint')}
      />
    </OneStop>
  );
}
