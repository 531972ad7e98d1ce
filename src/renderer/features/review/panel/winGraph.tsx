import { useComputed } from '@preact/signals';
import { Chart } from '../../../panel/window/chart';
import type { PanelProps } from '../../../panel/window/panelProps';
import { winGraphOf } from '../view/reviewView';

/** The win % over the turns of the open game, once it is reviewed. */
export function WinGraph({ state }: Pick<PanelProps, 'state'>) {
  const game = useComputed(() => state.value.game);
  const lexicon = useComputed(() => state.value.lexicon);
  const play = useComputed(() => state.value.play);
  const review = useComputed(() => state.value.review);
  const view = useComputed(() =>
    winGraphOf({ game: game.value, lexicon: lexicon.value, play: play.value, review: review.value }),
  ).value;
  if (view === null) return null;
  return (
    <div class="game-graph charts">
      <Chart state={state} view={view} />
    </div>
  );
}
