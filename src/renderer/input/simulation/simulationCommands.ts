import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { Command } from '../command';

const act = (
  id: string,
  zone: Command['zone'],
  keys: readonly string[],
  title: TextKey,
  action: Action,
): Command => ({ id: `simulation.${id}`, zone, keys, title, run: ({ dispatch }) => dispatch(action) });

const TOGGLE: Action = { type: 'simulation-toggled' };

/** Playing candidates on, many times over. */
export const simulationCommands: readonly Command[] = [
  act('toggle', 'everywhere', ['Alt+Shift+KeyM'], 'simulating.toggleCommand', TOGGLE),
  act('toggleHere', 'candidates', ['$mod+Shift+m'], 'simulating.toggleHereCommand', TOGGLE),
  act('start', 'everywhere', [], 'simulating.startCommand', { type: 'simulation-asked', task: 'start' }),
  act('stop', 'everywhere', [], 'simulating.stopCommand', { type: 'simulation-asked', task: 'stop' }),
  act('goOn', 'everywhere', [], 'simulating.goOnCommand', { type: 'simulation-asked', task: 'continue' }),
  act('watch', 'everywhere', ['Alt+Shift+KeyV'], 'simulating.watchCommand', { type: 'sample-watch-toggled' }),
  act('mark', 'candidates', ['Shift+Space'], 'simulating.markCommand', {
    type: 'candidate-marked',
    row: null,
  }),
  act('markAll', 'candidates', ['$mod+a'], 'simulating.markAllCommand', { type: 'candidates-marked' }),
];
