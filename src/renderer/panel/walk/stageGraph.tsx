import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { type GraphPlace, graphPlaceOf, isGraphOnStage } from '../../state/walk/graphPlace';
import { CommandButton } from '../window/commandButton';
import { Divider } from '../window/divider';
import { Icon } from '../window/icons';
import { GraphPicture, GraphTools } from './graphPanel';
import type { WalkProps } from './walkProps';

interface StageGraphProps extends WalkProps {
  readonly place: Exclude<GraphPlace, 'panel'>;
}

/** The graph beside or before the board, with more space than in the side panel. */
export function StageGraph({ place, ...props }: StageGraphProps) {
  const { state, walkViews } = props;
  const isShown = useComputed(() => isGraphAt(state.value, place)).value;
  const share = useComputed(() => state.value.settings.stageGraphShare).value;
  const isEmbedded = useComputed(() => state.value.isEmbedded).value;
  if (!isShown) return null;
  const { name, title } = walkViews.graph.value;
  return (
    <section class={`stage-graph ${place}`} aria-label={text('walkPanel.graph')} style={{ '--share': share }}>
      <Divider {...props} id="stageDivider" isAcross={place === 'beside'} />
      <header class="walk-section-head row">
        <h3 class="title">{text('walkPanel.graph')}</h3>
        <span class="section-note hint ellipsis" title={name}>
          {title}
        </span>
        <GraphTools />
        {!isEmbedded && (
          <CommandButton
            id="graph.place"
            class="icon-button"
            label={text('walkPanel.putGraphBack')}
            isOff={false}
          >
            <Icon name="close" />
          </CommandButton>
        )}
      </header>
      <GraphPicture {...props} />
    </section>
  );
}

const isGraphAt = (state: AppState, place: GraphPlace): boolean =>
  (state.walk?.run ?? null) !== null && isGraphOnStage(state) && graphPlaceOf(state) === place;
