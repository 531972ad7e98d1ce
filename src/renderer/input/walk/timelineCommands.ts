import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { recordingOf } from '../../state/walk/walk';
import { resolveHighlight } from '../../view/board/resolvedHighlight';
import { actionCommands } from '../actionCommands';
import { type CommandContext, commandsOf, type ListedCommand } from '../command';
import { noWalk } from '../reasons';

const MANY_STEPS = 10;

const command = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  actionOf: (context: CommandContext) => Action | null,
): ListedCommand => ({
  id: `timeline.${id}`,
  zone: 'timeline',
  keys,
  title,
  run: (context) => {
    const action = actionOf(context);
    if (action !== null) context.dispatch(action);
  },
});

/** The step of the highlighted element: on the track, the board, the graph, or in the algorithm. */
function pointedStep({ highlight, settings, walk }: AppState): number | null {
  if (walk === null) return null;
  return resolveHighlight(highlight, walk.run, recordingOf(walk, settings.walk), walk.step).step;
}

const act = actionCommands('timeline', 'timeline');

const toggle = (
  id: string,
  key: string,
  title: TextKey,
  option: 'isLooping' | 'showsFailures' | 'followsCamera',
) =>
  command(id, [key], title, ({ state }) => ({
    type: 'walk-options-changed',
    change: { [option]: !state.settings.walk[option] },
  }));

export const timelineCommands = commandsOf(
  'timeline',
  [
    act('play', ['Space', 'k'], 'walkCommands.timelinePlay', { type: 'walk-play-toggled' }),
    act('stepOn', ['ArrowRight', '.'], 'walkCommands.timelineStepOn', { type: 'walk-stepped', by: 1 }),
    act('stepBack', ['ArrowLeft', ','], 'walkCommands.timelineStepBack', { type: 'walk-stepped', by: -1 }),
    act('manyOn', 'Shift+ArrowRight', 'walkCommands.timelineManyOn', {
      type: 'walk-stepped',
      by: MANY_STEPS,
    }),
    act('manyBack', 'Shift+ArrowLeft', 'walkCommands.timelineManyBack', {
      type: 'walk-stepped',
      by: -MANY_STEPS,
    }),
    act('nextMarker', '$mod+ArrowRight', 'walkCommands.timelineNextMarker', {
      type: 'walk-marker-sought',
      by: 1,
    }),
    act('previousMarker', '$mod+ArrowLeft', 'walkCommands.timelinePreviousMarker', {
      type: 'walk-marker-sought',
      by: -1,
    }),
    act('start', 'Home', 'walkCommands.timelineStart', { type: 'walk-sought', step: 0 }),
    act('end', 'End', 'walkCommands.timelineEnd', { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }),
    act('faster', [']', '[Shift]++'], 'walkCommands.timelineFaster', { type: 'walk-speed-stepped', by: 1 }),
    act('slower', ['[', '-'], 'walkCommands.timelineSlower', { type: 'walk-speed-stepped', by: -1 }),
    act('normal', '0', 'walkCommands.timelineNormal', {
      type: 'walk-speed-chosen',
      speed: null,
    }),
    act('replay', 'r', 'walkCommands.timelineReplay', { type: 'walk-replayed' }),
    toggle('loop', 'l', 'walkCommands.timelineLoop', 'isLooping'),
    toggle('failures', 'f', 'walkCommands.timelineFailures', 'showsFailures'),
    toggle('follow', 't', 'walkCommands.timelineFollow', 'followsCamera'),
    command('mark', ['Enter'], 'walkCommands.timelineMark', ({ state }) => {
      const step = pointedStep(state);
      return step === null ? null : { type: 'walk-sought', step };
    }),
    act('describe', 'd', 'walkCommands.timelineDescribe', { type: 'walk-described' }),
  ],
  noWalk,
);
