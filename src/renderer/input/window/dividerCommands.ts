import { DIVIDERS, type Divider, type DividerId, isShare } from '../../state/window/dividers';
import type { Command } from '../command';

/** What was never moved is as large as the style sheet makes it, which its element tells. */
function sizeNow(id: DividerId): number {
  const shown = document.querySelector(`[data-zone="${id}"]`)?.getAttribute('aria-valuenow');
  return Number(shown ?? 0) / (isShare(id) ? 100 : 1);
}

const moves = (id: DividerId, { keys, name, setting, step }: Divider): readonly Command[] =>
  ([1, -1] as const).map((by) => ({
    id: `divider.${setting}.${by > 0 ? 'larger' : 'smaller'}`,
    zone: id,
    keys: [keys[by > 0 ? 0 : 1]],
    title: by > 0 ? `More room for the ${name}` : `Less room for the ${name}`,
    run: (context) =>
      context.dispatch({
        type: 'divider-moved',
        divider: id,
        to: (context.state.settings[setting] ?? sizeNow(id)) + by * step,
      }),
  }));

const usual = (id: DividerId, { name, setting }: Divider): Command => ({
  id: `divider.${setting}.usual`,
  zone: id,
  keys: ['Home'],
  title: `The usual room for the ${name}`,
  run: ({ dispatch }) => dispatch({ type: 'divider-moved', divider: id, to: null }),
});

const IDS: readonly DividerId[] = [
  'divider',
  'captionDivider',
  'algorithmDivider',
  'graphDivider',
  'stageDivider',
];

/** Edges that have the focus move with the arrow keys. */
export const dividerCommands: readonly Command[] = IDS.flatMap((id) => [
  ...moves(id, DIVIDERS[id]),
  usual(id, DIVIDERS[id]),
]);
