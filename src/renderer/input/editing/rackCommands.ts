import { passTurn } from '../../state/candidates/candidatePlay';
import { clearRack } from '../../state/editing/clearSetup';
import { fillRackUp } from '../../state/editing/drawnRack';
import type { Command } from '../command';
import { randomSeed } from './randomSeed';

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
  ...[
    ["'", 'Join the letters before the caret into one tile such as CH, or split it again'],
    ['[', 'Begin a tile of several letters'],
    [']', 'End it'],
    ['·', 'The dot within L·L'],
  ].map(
    ([sign = '', title = '']): Command => ({
      id: `rack.sign ${sign}`,
      zone: 'rack',
      keys: [`Sign ${sign}`],
      title,
      run: ({ dispatch }) => dispatch({ type: 'rack-letter-typed', text: sign }),
    }),
  ),
  {
    id: 'rack.takeBack',
    zone: 'rack',
    keys: ['Backspace'],
    title: 'Remove the tile before the caret',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-taken-back' }),
  },
  {
    id: 'rack.delete',
    zone: 'rack',
    keys: ['Delete'],
    title: 'Remove the tile after the caret',
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
    id: 'rack.tileLeft',
    zone: 'rack',
    keys: ['Shift+ArrowLeft'],
    title: 'Move the tile before the caret to the left',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-moved', by: -1 }),
  },
  {
    id: 'rack.tileRight',
    zone: 'rack',
    keys: ['Shift+ArrowRight'],
    title: 'Move it to the right',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-moved', by: 1 }),
  },
  {
    id: 'rack.shuffle',
    zone: 'rack',
    keys: ['Shift+ArrowUp'],
    title: 'Shuffle the tiles',
    run: ({ dispatch }) => dispatch({ type: 'rack-shuffled', seed: randomSeed() }),
  },
  {
    id: 'rack.sort',
    zone: 'rack',
    keys: ['Shift+ArrowDown'],
    title: 'Sort the tiles',
    run: ({ dispatch }) => dispatch({ type: 'rack-sorted' }),
  },
  {
    id: 'rack.draw',
    zone: 'everywhere',
    keys: ['$mod+d'],
    title: 'Fill the rack with tiles drawn from the unseen ones',
    run: ({ dispatch, state }) => dispatch(fillRackUp(state, randomSeed())),
  },
  {
    id: 'rack.pass',
    zone: 'everywhere',
    keys: ['$mod+Shift+d'],
    title: 'Pass: the other player’s turn',
    run: ({ dispatch, state }) => dispatch(passTurn(state)),
  },
  {
    id: 'rack.empty',
    zone: 'rack',
    keys: ['$mod+Delete'],
    title: 'Clear the rack',
    run: ({ dispatch, state }) => dispatch(clearRack(state.setup)),
  },
  {
    id: 'rack.done',
    zone: 'rack',
    keys: ['Enter'],
    title: 'On to the candidates',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'candidates' }),
  },
];
