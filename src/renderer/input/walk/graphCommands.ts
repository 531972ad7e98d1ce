import type { GraphAction } from '../../state/walk/graphAction';
import type { Command } from '../command';

const ZOOM_STEP = 1.25;

const graph = (
  id: string,
  keys: readonly string[],
  title: string,
  actionOf: (event: KeyboardEvent) => GraphAction,
): Command => ({
  id: `graph.${id}`,
  zone: 'graph',
  keys,
  title,
  run: ({ dispatch }, event) => dispatch(actionOf(event)),
});

export const graphCommands: readonly Command[] = [
  {
    id: 'graph.place',
    zone: 'everywhere',
    keys: ['$mod+Shift+g'],
    title: 'Graph before the board, or back in the side panel',
    run: ({ dispatch }) => dispatch({ type: 'graph-place-toggled' }),
  },
  graph('parent', ['ArrowUp'], 'To the node before', () => ({ type: 'graph-moved', to: 'parent' })),
  graph('child', ['ArrowDown'], 'Along the first arc', () => ({ type: 'graph-moved', to: 'firstChild' })),
  graph('previous', ['ArrowLeft'], 'Along the next arc to the left', () => ({
    type: 'graph-moved',
    to: 'previous',
  })),
  graph('next', ['ArrowRight'], 'Along the next arc to the right', () => ({
    type: 'graph-moved',
    to: 'next',
  })),
  graph('root', ['Home'], 'To the root', () => ({ type: 'graph-moved', to: 'root' })),
  graph('turn', ['Enter'], 'Fold or unfold the arcs', () => ({ type: 'graph-turned', place: -1 })),
  graph('letter', ['Letter', 'Shift+Letter'], 'Along the arc of that letter', ({ key }) => ({
    type: 'graph-arc-typed',
    text: key,
  })),
  graph('separator', ['[Shift]+$'], 'Along the separator', () => ({ type: 'graph-arc-typed', text: '$' })),
  graph('nearer', ['[Shift]++', '='], 'Zoom in', () => ({ type: 'graph-zoomed', factor: ZOOM_STEP })),
  graph('further', ['-'], 'Zoom out', () => ({ type: 'graph-zoomed', factor: 1 / ZOOM_STEP })),
  graph('fit', ['0'], 'Fit the graph', () => ({ type: 'graph-zoomed', factor: null })),
];
