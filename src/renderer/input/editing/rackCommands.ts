import { passTurn } from '../../state/candidates/candidatePlay';
import { clearRack } from '../../state/editing/clearSetup';
import { fillRackUp, whyNoDraw } from '../../state/editing/drawnRack';
import { commandsOf, type ListedCommand } from '../command';
import { isPlaying, submitTurn } from '../play/playCommands';
import { unless } from '../reasons';
import { randomSeed } from './randomSeed';

const emptyRack = unless(({ setup }) => setup.rack.length > 0, 'impossible.emptyRack');

export const rackCommands = commandsOf('rack', [
  {
    id: 'rack.letter',
    zone: 'rack',
    keys: ['Letter', 'Shift+Letter'],
    title: 'editingCommands.rackLetter',
    run: ({ dispatch }, { key }) => dispatch({ type: 'rack-letter-typed', text: key }),
  },
  {
    id: 'rack.blank',
    zone: 'rack',
    keys: ['[Shift]+?', 'Space'],
    title: 'editingCommands.rackBlank',
    run: ({ dispatch }) => dispatch({ type: 'rack-blank-typed' }),
  },
  ...(
    [
      ["'", 'editingCommands.rackSignJoin'],
      ['[', 'editingCommands.rackSignBegin'],
      [']', 'editingCommands.rackSignEnd'],
      ['·', 'editingCommands.rackSignDot'],
    ] as const
  ).map(
    ([sign, title]): ListedCommand => ({
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
    title: 'editingCommands.rackTakeBack',
    whyNot: unless(({ rackCaret }) => rackCaret > 0, 'impossible.nothingBeforeCaret'),
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-taken-back' }),
  },
  {
    id: 'rack.delete',
    zone: 'rack',
    keys: ['Delete'],
    title: 'editingCommands.rackDelete',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-deleted' }),
  },
  {
    id: 'rack.left',
    zone: 'rack',
    keys: ['ArrowLeft'],
    title: 'editingCommands.rackLeft',
    run: ({ dispatch }) => dispatch({ type: 'rack-caret-moved', by: -1 }),
  },
  {
    id: 'rack.right',
    zone: 'rack',
    keys: ['ArrowRight'],
    title: 'editingCommands.rackRight',
    run: ({ dispatch }) => dispatch({ type: 'rack-caret-moved', by: 1 }),
  },
  {
    id: 'rack.tileLeft',
    zone: 'rack',
    keys: ['Shift+ArrowLeft'],
    title: 'editingCommands.rackTileLeft',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-moved', by: -1 }),
  },
  {
    id: 'rack.tileRight',
    zone: 'rack',
    keys: ['Shift+ArrowRight'],
    title: 'editingCommands.rackTileRight',
    run: ({ dispatch }) => dispatch({ type: 'rack-tile-moved', by: 1 }),
  },
  {
    id: 'rack.shuffle',
    zone: 'rack',
    keys: ['Shift+ArrowUp'],
    title: 'editingCommands.rackShuffle',
    whyNot: emptyRack,
    run: ({ dispatch }) => dispatch({ type: 'rack-shuffled', seed: randomSeed() }),
  },
  {
    id: 'rack.sort',
    zone: 'rack',
    keys: ['Shift+ArrowDown'],
    title: 'editingCommands.rackSort',
    whyNot: emptyRack,
    run: ({ dispatch }) => dispatch({ type: 'rack-sorted' }),
  },
  {
    id: 'rack.draw',
    zone: 'everywhere',
    keys: ['$mod+d'],
    title: 'editingCommands.rackDraw',
    label: 'appMenu.rackDraw',
    whyNot: whyNoDraw,
    run: ({ dispatch, state }) => dispatch(fillRackUp(state, randomSeed())),
  },
  {
    id: 'rack.pass',
    zone: 'everywhere',
    keys: ['$mod+Shift+d'],
    title: 'editingCommands.rackPass',
    label: 'play.passCommand',
    run: ({ dispatch, state }) =>
      dispatch(isPlaying(state) ? { type: 'turn-submitted', turn: { kind: 'pass' } } : passTurn(state)),
  },
  {
    id: 'rack.empty',
    zone: 'rack',
    keys: ['$mod+Delete'],
    title: 'editingCommands.rackEmpty',
    whyNot: emptyRack,
    run: ({ dispatch, state }) => dispatch(clearRack(state.setup)),
  },
  {
    id: 'rack.done',
    zone: 'rack',
    keys: ['Enter'],
    title: 'editingCommands.rackDone',
    run: ({ dispatch, state }) => {
      if (isPlaying(state)) submitTurn({ dispatch, state });
      else dispatch({ type: 'zone-entered', zone: 'candidates' });
    },
  },
]);
