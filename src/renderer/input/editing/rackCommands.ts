import { passTurn } from '../../state/candidates/candidatePlay';
import { clearRack } from '../../state/editing/clearSetup';
import { fillRackUp, whyNoDraw } from '../../state/editing/drawnRack';
import { isPlaying } from '../../state/trying/tried';
import { actionCommands } from '../actionCommands';
import { commandsOf } from '../command';
import { submitTurn } from '../play/playCommands';
import { unless } from '../reasons';
import { endEditing } from './positionCommands';
import { randomSeed } from './randomSeed';

const onRack = actionCommands('rack', 'rack');
const emptyRack = unless(({ setup }) => setup.rack.length > 0, 'impossible.emptyRack');

export const rackCommands = commandsOf('rack', [
  {
    id: 'rack.letter',
    zone: 'rack',
    keys: ['Letter', 'Shift+Letter'],
    title: 'editingCommands.rackLetter',
    run: ({ dispatch }, { key }) => dispatch({ type: 'rack-letter-typed', text: key }),
  },
  onRack('blank', ['[Shift]+?', 'Space'], 'editingCommands.rackBlank', { type: 'rack-blank-typed' }),
  ...(
    [
      ["'", 'editingCommands.rackSignJoin'],
      ['[', 'editingCommands.rackSignBegin'],
      [']', 'editingCommands.rackSignEnd'],
      ['·', 'editingCommands.rackSignDot'],
    ] as const
  ).map(([sign, title]) =>
    onRack(`sign ${sign}`, `Sign ${sign}`, title, { type: 'rack-letter-typed', text: sign }),
  ),
  onRack(
    'takeBack',
    'Backspace',
    'editingCommands.rackTakeBack',
    { type: 'rack-tile-taken-back' },
    { whyNot: unless(({ rackCaret }) => rackCaret > 0, 'impossible.nothingBeforeCaret') },
  ),
  onRack('delete', 'Delete', 'editingCommands.rackDelete', { type: 'rack-tile-deleted' }),
  onRack('left', 'ArrowLeft', 'editingCommands.rackLeft', { type: 'rack-caret-moved', by: -1 }),
  onRack('right', 'ArrowRight', 'editingCommands.rackRight', { type: 'rack-caret-moved', by: 1 }),
  onRack('tileLeft', 'Shift+ArrowLeft', 'editingCommands.rackTileLeft', { type: 'rack-tile-moved', by: -1 }),
  onRack('tileRight', 'Shift+ArrowRight', 'editingCommands.rackTileRight', {
    type: 'rack-tile-moved',
    by: 1,
  }),
  {
    id: 'rack.shuffle',
    zone: 'rack',
    keys: ['Shift+ArrowUp'],
    title: 'editingCommands.rackShuffle',
    whyNot: emptyRack,
    run: ({ dispatch }) => dispatch({ type: 'rack-shuffled', seed: randomSeed() }),
  },
  onRack(
    'sort',
    'Shift+ArrowDown',
    'editingCommands.rackSort',
    { type: 'rack-sorted' },
    { whyNot: emptyRack },
  ),
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
      if (isPlaying(state) || state.tried !== null) submitTurn({ dispatch, state });
      else endEditing({ dispatch, state });
    },
  },
]);
