import { NORMAL_SPEED } from '../../playback/speed';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import type { WalkAction } from '../../state/walk/walkAction';
import { recordingOf } from '../../state/walk/walkState';
import { resolveHighlight } from '../../view/board/resolvedHighlight';
import type { Command, CommandContext } from '../command';

const MANY_STEPS = 10;

const command = (
  id: string,
  keys: readonly string[],
  title: string,
  actionOf: (context: CommandContext) => Action | null,
): Command => ({
  id: `timeline.${id}`,
  zone: 'timeline',
  keys,
  title,
  run: (context) => {
    const action = actionOf(context);
    if (action !== null) context.dispatch(action);
  },
});

/** The step of what is pointed at, wherever that is: on the track, the board, the graph, in the algorithm. */
function pointedStep({ highlight, settings, walk }: AppState): number | null {
  if (walk === null) return null;
  return resolveHighlight(highlight, walk.run, recordingOf(walk, settings.walk), walk.step).step;
}

const act = (id: string, keys: readonly string[], title: string, action: WalkAction) =>
  command(id, keys, title, () => action);

const toggle = (
  id: string,
  key: string,
  title: string,
  option: 'isLooping' | 'showsFailures' | 'followsCamera',
) =>
  command(id, [key], title, ({ state }) => ({
    type: 'walk-options-changed',
    change: { [option]: !state.settings.walk[option] },
  }));

export const timelineCommands: readonly Command[] = [
  act('play', ['Space', 'k'], 'Play or pause', { type: 'walk-play-toggled' }),
  act('stepOn', ['ArrowRight', '.'], 'One step on', { type: 'walk-stepped', by: 1 }),
  act('stepBack', ['ArrowLeft', ','], 'One step back', { type: 'walk-stepped', by: -1 }),
  act('manyOn', ['Shift+ArrowRight'], 'Ten steps on', { type: 'walk-stepped', by: MANY_STEPS }),
  act('manyBack', ['Shift+ArrowLeft'], 'Ten steps back', { type: 'walk-stepped', by: -MANY_STEPS }),
  act('nextMarker', ['$mod+ArrowRight'], 'To the next word, dead end, separator, blank or anchor', {
    type: 'walk-marker-sought',
    by: 1,
  }),
  act('previousMarker', ['$mod+ArrowLeft'], 'To the previous one of these', {
    type: 'walk-marker-sought',
    by: -1,
  }),
  act('start', ['Home'], 'To the start', { type: 'walk-sought', step: 0 }),
  act('end', ['End'], 'To the end', { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }),
  act('faster', [']', '[Shift]++'], 'Twice as fast', { type: 'walk-speed-stepped', by: 1 }),
  act('slower', ['[', '-'], 'Half as fast', { type: 'walk-speed-stepped', by: -1 }),
  act('normal', ['0'], 'Usual speed', { type: 'walk-options-changed', change: { speed: NORMAL_SPEED } }),
  act('replay', ['r'], 'Play from the start', { type: 'walk-replayed' }),
  toggle('loop', 'l', 'Start again at the end, or stop there', 'isLooping'),
  toggle('failures', 'f', 'Show or hide failed branches', 'showsFailures'),
  toggle('follow', 't', 'Let the camera follow the walk, or not', 'followsCamera'),
  command('mark', ['Enter'], 'To the step that is pointed at', ({ state }) => {
    const step = pointedStep(state);
    return step === null ? null : { type: 'walk-sought', step };
  }),
  act('describe', ['d'], 'Say the step again', { type: 'walk-described' }),
];
