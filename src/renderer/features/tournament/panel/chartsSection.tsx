import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Chart } from '../../../panel/window/chart';
import type { PanelProps } from '../../../panel/window/panelProps';
import { chartViews } from '../view/chartViews';
import { PairingPicker } from './pairingPicker';

/** The results as charts, each with its summary. */
export function ChartsSection(panel: PanelProps) {
  const { state } = panel;
  const views = useComputed(() => {
    const { curve, games, status } = state.value.tournament;
    return status === null ? [] : chartViews(status.report, curve, games.pairing ?? 0);
  }).value;
  if (views.length === 0) return <p class="job-note hint">{text('tournamentPanel.noGames')}</p>;
  return (
    <section
      class="tournament-body charts scroller"
      aria-label={text('tournamentPanel.charts')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keys
      tabIndex={0}
    >
      {views.map((view) => (
        <Chart key={view.id} state={state} view={view} />
      ))}
      <PairingPicker {...panel} isAllOffered={false} />
    </section>
  );
}
