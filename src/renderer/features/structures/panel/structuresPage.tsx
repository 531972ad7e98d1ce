import { useComputed } from '@preact/signals';
import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { OpenAnalysisButton } from '../../../panel/play/openAnalysisButton';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { BarChartView } from '../view/barChart';
import { GENERATORS, STRUCTURES, structuresView } from '../view/structuresView';
import { BuildingPart } from './buildingPart';

interface StructuresPageProps extends PanelProps {
  readonly onCompare: () => void;
  readonly onCancel: () => void;
}

/** Builds structures of a few words; compares all of them and all generators for the lexicon and position. */
export function StructuresPage({ dispatch, onCancel, onCompare, state }: StructuresPageProps) {
  const view = useComputed(() => structuresView(state.value)).value;
  return (
    <div class="structures page">
      <BuildingPart state={state} dispatch={dispatch} />
      <section class="structures-compared" aria-label={text('lexiconPanel.comparison')}>
        <header class="structures-head stack">
          <div class="structures-run row apart">
            <span class="structures-status ellipsis">{view.status}</span>
            {view.isRunning ? (
              <button type="button" onClick={onCancel}>
                {text('lexiconPanel.cancel')}
              </button>
            ) : (
              <button type="button" disabled={!view.canCompare} onClick={onCompare}>
                {text(
                  view.structureCharts.length === 0 ? 'lexiconPanel.compare' : 'lexiconPanel.compareAgain',
                )}
              </button>
            )}
          </div>
          {view.progress !== null && <progress aria-label={view.status} max={1} value={view.progress} />}
          {view.failure !== null && <p class="message error">{view.failure}</p>}
          {view.outdated !== null && <p class="message">{view.outdated}</p>}
          <OpenAnalysisButton state={state} dispatch={dispatch} />
        </header>
        <section
          class="scroller"
          aria-label={text('lexiconPanel.figures')}
          data-zone="structures"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keys
          tabIndex={0}
        >
          <Part
            title={text('lexiconPanel.structures')}
            about={STRUCTURES}
            charts={view.structureCharts}
            method={view.buildMethod}
            verdict={view.proof}
            intro={text('lexiconPanel.structuresIntro')}
          />
          <Part
            title={text('lexiconPanel.generators')}
            about={GENERATORS}
            charts={view.generatorCharts}
            method={view.searchMethod}
            verdict={view.agreement}
            intro={text('lexiconPanel.generatorsIntro')}
          />
        </section>
      </section>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly intro: string;
  readonly about: readonly { readonly id: string; readonly title: TextKey; readonly text: TextKey }[];
  readonly charts: readonly BarChartView[];
  readonly method: string | null;
  readonly verdict: { readonly text: string; readonly isGood: boolean } | null;
}

const Part = ({ about, charts, intro, method, title, verdict }: PartProps) => (
  <section class="structures-part" aria-label={title}>
    <h2 class="title">{title}</h2>
    {charts.length === 0 && <p class="structures-intro">{intro}</p>}
    {verdict !== null && <p class={verdict.isGood ? 'verdict' : 'verdict bad'}>{verdict.text}</p>}
    {charts.map((chart) => (
      <BarChart key={chart.title} chart={chart} />
    ))}
    {method !== null && <p class="structures-intro">{method}</p>}
    <dl class="structures-about">
      {about.map((each) => (
        <div key={each.id}>
          <dt>{text(each.title)}</dt>
          <dd>{text(each.text)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

function BarChart({ chart }: { readonly chart: BarChartView }) {
  return (
    <figure class="bar-chart">
      <figcaption>
        <span>{chart.title}</span>
        <span class="bar-scale hint">{chart.scaleText}</span>
      </figcaption>
      <ul>
        {chart.bars.map(({ id, label, length, value }) => (
          <li key={id} class="bar-row">
            <span class="bar-label">{label}</span>
            <span class="bar-track" style={{ '--decades': chart.decades }} data-log={chart.decades > 0}>
              {length > 0 && <span class="bar" style={{ width: `${length * 100}%` }} />}
            </span>
            <span class="figure">{value ?? '…'}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
