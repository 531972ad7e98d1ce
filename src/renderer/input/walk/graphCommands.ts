import type { TextKey } from '../../../texts/catalogue';
import type { GraphAction } from '../../state/walk/graph';
import { commandsOf, type ListedCommand } from '../command';
import { noWalk } from '../reasons';

const ZOOM_STEP = 1.25;

const graph = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  actionOf: (event: KeyboardEvent) => GraphAction,
): ListedCommand => ({
  id: `graph.${id}`,
  zone: 'graph',
  keys,
  title,
  run: ({ dispatch }, event) => dispatch(actionOf(event)),
});

export const graphCommands = commandsOf(
  'graph',
  [
    {
      id: 'graph.place',
      zone: 'everywhere',
      keys: ['$mod+Shift+g'],
      title: 'walkCommands.graphPlace',
      run: ({ dispatch }) => dispatch({ type: 'graph-place-toggled' }),
    },
    graph('parent', ['ArrowUp'], 'walkCommands.graphParent', () => ({ type: 'graph-moved', to: 'parent' })),
    graph('child', ['ArrowDown'], 'walkCommands.graphChild', () => ({
      type: 'graph-moved',
      to: 'firstChild',
    })),
    graph('previous', ['ArrowLeft'], 'walkCommands.graphPrevious', () => ({
      type: 'graph-moved',
      to: 'previous',
    })),
    graph('next', ['ArrowRight'], 'walkCommands.graphNext', () => ({
      type: 'graph-moved',
      to: 'next',
    })),
    graph('root', ['Home'], 'walkCommands.graphRoot', () => ({ type: 'graph-moved', to: 'root' })),
    graph('turn', ['Enter'], 'walkCommands.graphTurn', () => ({ type: 'graph-turned', place: -1 })),
    graph('letter', ['Letter', 'Shift+Letter'], 'walkCommands.graphLetter', ({ key }) => ({
      type: 'graph-arc-typed',
      text: key,
    })),
    graph('separator', ['[Shift]+$'], 'walkCommands.graphSeparator', () => ({
      type: 'graph-arc-typed',
      text: '$',
    })),
    graph('nearer', ['[Shift]++', '='], 'walkCommands.graphNearer', () => ({
      type: 'graph-zoomed',
      factor: ZOOM_STEP,
    })),
    graph('further', ['-'], 'walkCommands.graphFurther', () => ({
      type: 'graph-zoomed',
      factor: 1 / ZOOM_STEP,
    })),
    graph('fit', ['0'], 'walkCommands.graphFit', () => ({ type: 'graph-zoomed', factor: null })),
  ],
  noWalk,
);
