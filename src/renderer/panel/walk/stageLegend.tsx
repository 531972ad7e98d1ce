import { type ReadonlySignal, useComputed } from '@preact/signals';
import { graphPlaceOf } from '../../state/walk/graphPlace';
import { isWalkPage } from '../../state/window/sideTab';
import type { SceneView } from '../../view/sceneView';
import { legendOf } from '../../view/walk/legend';
import { Legend } from '../board/legend';
import type { WalkProps } from './walkProps';

interface StageLegendProps extends WalkProps {
  readonly scene: ReadonlySignal<SceneView>;
}

/** On the page of walks, the colours and marks that board and graph show. */
export function StageLegend(props: StageLegendProps) {
  const isShown = useComputed(() => isWalkPage(props.state.value.sideTab)).value;
  return isShown ? <ShownMarks {...props} /> : null;
}

function ShownMarks({ dispatch, scene, state, walkViews }: StageLegendProps) {
  const isGraphShown = useComputed(() => {
    const { settings, walk } = state.value;
    const isFolded = graphPlaceOf(state.value) === 'panel' && settings.closedSections.includes('graph');
    return (walk?.run ?? null) !== null && !isFolded;
  });
  const marks = useComputed(() => legendOf(scene.value, isGraphShown.value ? walkViews.graph.value : null));
  // A step renders the legend anew only if it shows other marks.
  const names = useComputed(() => marks.value.join()).value;
  return names === '' ? null : <Legend marks={marks.peek()} dispatch={dispatch} state={state} />;
}
