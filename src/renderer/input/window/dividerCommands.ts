import type { TextKey } from '../../../texts/catalogue';
import { DIVIDERS, type Divider, type DividerId, isShare } from '../../state/window/dividers';
import { commandsOf, type ListedCommand } from '../command';

const TITLES: Readonly<Record<DividerId, Readonly<Record<'larger' | 'smaller' | 'usual', TextKey>>>> = {
  divider: {
    larger: 'windowCommands.dividerSidePanelLarger',
    smaller: 'windowCommands.dividerSidePanelSmaller',
    usual: 'windowCommands.dividerSidePanelUsual',
  },
  captionDivider: {
    larger: 'windowCommands.dividerCaptionLarger',
    smaller: 'windowCommands.dividerCaptionSmaller',
    usual: 'windowCommands.dividerCaptionUsual',
  },
  algorithmDivider: {
    larger: 'windowCommands.dividerAlgorithmLarger',
    smaller: 'windowCommands.dividerAlgorithmSmaller',
    usual: 'windowCommands.dividerAlgorithmUsual',
  },
  graphDivider: {
    larger: 'windowCommands.dividerGraphLarger',
    smaller: 'windowCommands.dividerGraphSmaller',
    usual: 'windowCommands.dividerGraphUsual',
  },
  stageDivider: {
    larger: 'windowCommands.dividerStageGraphLarger',
    smaller: 'windowCommands.dividerStageGraphSmaller',
    usual: 'windowCommands.dividerStageGraphUsual',
  },
};

/** Until it is moved, the style sheet determines the size, which is read from the element. */
function sizeNow(id: DividerId): number {
  const shown = document.querySelector(`[data-zone="${id}"]`)?.getAttribute('aria-valuenow');
  return Number(shown ?? 0) / (isShare(id) ? 100 : 1);
}

const moves = (id: DividerId, { keys, setting, step }: Divider): readonly ListedCommand[] =>
  ([1, -1] as const).map((by) => ({
    id: `divider.${setting}.${by > 0 ? 'larger' : 'smaller'}`,
    zone: id,
    keys: keys[by > 0 ? 0 : 1],
    title: TITLES[id][by > 0 ? 'larger' : 'smaller'],
    run: (context) =>
      context.dispatch({
        type: 'divider-moved',
        divider: id,
        to: (context.state.settings[setting] ?? sizeNow(id)) + by * step,
      }),
  }));

const usual = (id: DividerId, { setting }: Divider): ListedCommand => ({
  id: `divider.${setting}.usual`,
  zone: id,
  keys: ['Home'],
  title: TITLES[id].usual,
  run: ({ dispatch }) => dispatch({ type: 'divider-moved', divider: id, to: null }),
});

const IDS: readonly DividerId[] = [
  'divider',
  'captionDivider',
  'algorithmDivider',
  'graphDivider',
  'stageDivider',
];

/** Focused dividers move with the arrow keys. */
export const dividerCommands = commandsOf(
  'dividers',
  IDS.flatMap((id) => [...moves(id, DIVIDERS[id]), usual(id, DIVIDERS[id])]),
);
