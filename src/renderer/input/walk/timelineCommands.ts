import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { recordingOf } from '../../state/walk/walk';
import { isStructureShown } from '../../state/window/sideTab';
import { resolveHighlight } from '../../view/board/resolvedHighlight';
import { type CommandContext, commandsOf, type ListedCommand } from '../command';
import { noTimeline, noWalk } from '../reasons';

const MANY_STEPS = 10;

const command = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  actionOf: (context: CommandContext) => Action | null,
  whyNot = noWalk,
): ListedCommand => ({
  id: `timeline.${id}`,
  zone: 'timeline',
  keys,
  title,
  whyNot,
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

/**
 * A command for the walk and, if the construction of a structure is shown in place of the board, for that;
 * without an action for it, nothing happens there.
 */
export const onTimeline = (
  id: string,
  keys: string | readonly string[],
  title: TextKey,
  walk: Action,
  structure: Action | null = null,
): ListedCommand =>
  command(
    id,
    [keys].flat(),
    title,
    ({ state }) => (isStructureShown(state) ? structure : walk),
    structure === null ? noWalk : noTimeline,
  );

/** For both alike. */
const onBoth = (id: string, keys: string | readonly string[], title: TextKey, action: Action) =>
  onTimeline(id, keys, title, action, action);

const stepped = (by: number) =>
  [
    { type: 'walk-stepped', by },
    { type: 'building-stepped', by },
  ] as const;
const sought = (step: number) =>
  [
    { type: 'walk-sought', step },
    { type: 'building-step-sought', step },
  ] as const;
const toMark = (by: 1 | -1) =>
  [
    { type: 'walk-marker-sought', by },
    { type: 'building-mark-sought', by },
  ] as const;

const toggle = (
  id: string,
  key: string,
  title: TextKey,
  option: 'isLooping' | 'showsFailures' | 'followsCamera',
) =>
  command(id, [key], title, ({ state }) =>
    isStructureShown(state)
      ? null
      : { type: 'walk-options-changed', change: { [option]: !state.settings.walk[option] } },
  );

export const timelineCommands = commandsOf('timeline', [
  onTimeline(
    'play',
    ['Space', 'k'],
    'walkCommands.timelinePlay',
    { type: 'walk-play-toggled' },
    { type: 'building-play-toggled' },
  ),
  onTimeline('stepOn', ['ArrowRight', '.'], 'walkCommands.timelineStepOn', ...stepped(1)),
  onTimeline('stepBack', ['ArrowLeft', ','], 'walkCommands.timelineStepBack', ...stepped(-1)),
  onTimeline('manyOn', 'Shift+ArrowRight', 'walkCommands.timelineManyOn', ...stepped(MANY_STEPS)),
  onTimeline('manyBack', 'Shift+ArrowLeft', 'walkCommands.timelineManyBack', ...stepped(-MANY_STEPS)),
  onTimeline('nextMarker', '$mod+ArrowRight', 'walkCommands.timelineNextMarker', ...toMark(1)),
  onTimeline('previousMarker', '$mod+ArrowLeft', 'walkCommands.timelinePreviousMarker', ...toMark(-1)),
  onTimeline('start', 'Home', 'walkCommands.timelineStart', ...sought(0)),
  onTimeline('end', 'End', 'walkCommands.timelineEnd', ...sought(Number.MAX_SAFE_INTEGER)),
  onBoth('faster', [']', '[Shift]++'], 'walkCommands.timelineFaster', { type: 'walk-speed-stepped', by: 1 }),
  onBoth('slower', ['[', '-'], 'walkCommands.timelineSlower', { type: 'walk-speed-stepped', by: -1 }),
  onBoth('normal', '0', 'walkCommands.timelineNormal', { type: 'walk-speed-chosen', speed: null }),
  onTimeline(
    'replay',
    'r',
    'walkCommands.timelineReplay',
    { type: 'walk-replayed' },
    { type: 'building-replayed' },
  ),
  toggle('loop', 'l', 'walkCommands.timelineLoop', 'isLooping'),
  toggle('failures', 'f', 'walkCommands.timelineFailures', 'showsFailures'),
  toggle('follow', 't', 'walkCommands.timelineFollow', 'followsCamera'),
  command('mark', ['Enter'], 'walkCommands.timelineMark', ({ state }) => {
    const step = isStructureShown(state) ? null : pointedStep(state);
    return step === null ? null : { type: 'walk-sought', step };
  }),
  onTimeline('describe', 'd', 'walkCommands.timelineDescribe', { type: 'walk-described' }),
]);
