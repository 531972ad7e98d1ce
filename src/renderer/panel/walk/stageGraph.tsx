import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { CommandButton } from '../window/commandButton';
import { Divider } from '../window/divider';
import { Icon } from '../window/icons';
import { GraphPicture, GraphTools } from './graphPanel';
import type { WalkProps } from './walkProps';

/** The graph over the board, with more space than in the side panel. */
export function StageGraph(props: WalkProps) {
  const { state, walkViews } = props;
  const isShown = useComputed(() => isGraphBeforeBoard(state.value)).value;
  const share = useComputed(() => state.value.settings.stageGraphShare).value;
  if (!isShown) return null;
  const { name, title } = walkViews.graph.value;
  return (
    <section class="stage-graph" aria-label={text('walkPanel.graph')} style={{ '--share': share }}>
      <Divider {...props} id="stageDivider" />
      <header class="walk-section-head row">
        <h3 class="title">{text('walkPanel.graph')}</h3>
        <span class="section-note hint ellipsis" title={name}>
          {title}
        </span>
        <GraphTools />
        <CommandButton
          id="graph.place"
          class="icon-button"
          label={text('walkPanel.putGraphBack')}
          isOff={false}
        >
          <Icon name="close" />
        </CommandButton>
      </header>
      <GraphPicture {...props} />
    </section>
  );
}

const isGraphBeforeBoard = ({ settings, walk }: WalkProps['state']['value']): boolean =>
  settings.isGraphOnStage && (walk?.run ?? null) !== null;
