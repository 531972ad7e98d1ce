import type { TextKey } from '../../../../texts/catalogue';
import { type Command, commandsOf, type ListedCommand, type WhyNot } from '../../../input/command';
import { noCandidates } from '../../../input/reasons';
import type { Action } from '../../../state/action';
import { nextTask, refusalOf } from '../state/reduceSimulation';
import { simulationShut } from '../state/simulationSubject';

const act = (
  id: string,
  zone: Command['zone'],
  keys: readonly string[],
  title: TextKey,
  action: Action,
  whyNot: WhyNot = noCandidates,
): ListedCommand => ({
  id: `simulation.${id}`,
  zone,
  keys,
  title,
  whyNot,
  run: ({ dispatch }) => dispatch(action),
});

/** A running simulation can be stopped, and a stopped one resumed. */
const toggleShut: WhyNot = (state) => (nextTask(state) === 'start' ? simulationShut(state) : null);

const TOGGLE: Action = { type: 'simulation-toggled' };

/** Simulating candidates. */
export const simulationCommands = commandsOf('candidates', [
  act('toggle', 'everywhere', ['Alt+Shift+KeyM'], 'simulating.toggleCommand', TOGGLE, toggleShut),
  act('toggleHere', 'candidates', ['$mod+Shift+m'], 'simulating.toggleHereCommand', TOGGLE, toggleShut),
  act(
    'start',
    'everywhere',
    [],
    'simulating.startCommand',
    { type: 'simulation-asked', task: 'start' },
    simulationShut,
  ),
  act(
    'stop',
    'everywhere',
    [],
    'simulating.stopCommand',
    { type: 'simulation-asked', task: 'stop' },
    (state) => refusalOf(state, 'stop'),
  ),
  act(
    'goOn',
    'everywhere',
    [],
    'simulating.goOnCommand',
    { type: 'simulation-asked', task: 'continue' },
    (state) => refusalOf(state, 'continue'),
  ),
  act(
    'watch',
    'everywhere',
    ['Alt+Shift+KeyV'],
    'simulating.watchCommand',
    { type: 'sample-watch-toggled' },
    (state) => (state.simulation.watch === null ? simulationShut(state) : null),
  ),
  act('mark', 'candidates', ['Shift+Space'], 'simulating.markCommand', {
    type: 'candidate-marked',
    row: null,
  }),
  act('markAll', 'candidates', ['$mod+a'], 'simulating.markAllCommand', { type: 'candidates-marked' }),
]);
