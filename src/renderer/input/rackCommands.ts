import type { Command } from './command';

export const rackCommands: readonly Command[] = [
  {
    id: 'rack.letter',
    zone: 'rack',
    keys: ['Letter', 'Shift+Letter'],
    title: 'Add a tile',
    run: ({ dispatch }, { key }) => dispatch({ type: 'rack-letter-typed', text: key }),
  },
  {
    id: 'rack.blank',
    zone: 'rack',
    keys: ['[Shift]+?', 'Space'],
    title: 'Add a blank',
    run: ({ dispatch }) => dispatch({ type: 'rack-blank-typed' }),
  },
  {
    id: 'rack.takeBack',
    zone: 'rack',
    keys: ['Backspace'],
    title: 'Take away the tile before the caret',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-taken-back' }),
  },
  {
    id: 'rack.delete',
    zone: 'rack',
    keys: ['Delete'],
    title: 'Take away the tile behind the caret',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-deleted' }),
  },
  {
    id: 'rack.left',
    zone: 'rack',
    keys: ['ArrowLeft'],
    title: 'Caret to the left',
    run: ({ dispatch }) => dispatch({ type: 'rack-caret-moved', by: -1 }),
  },
  {
    id: 'rack.right',
    zone: 'rack',
    keys: ['ArrowRight'],
    title: 'Caret to the right',
    run: ({ dispatch }) => dispatch({ type: 'rack-caret-moved', by: 1 }),
  },
  {
    id: 'rack.done',
    zone: 'rack',
    keys: ['Enter'],
    title: 'On to the candidates',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'candidates' }),
  },
];
