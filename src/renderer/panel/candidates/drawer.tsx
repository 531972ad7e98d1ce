import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { EndgameDrawer } from '../../features/endgame/panel/endgameDrawer';
import { EvaluationsDrawer } from '../../features/evaluations/panel/evaluationsDrawer';
import { SimulatedLine } from '../../features/simulation/panel/simulatedLine';
import { SimulationBar } from '../../features/simulation/panel/simulationBar';
import { EquityBox } from '../../features/strategy/panel/equityBox';
import { HeatPanel } from '../../features/strategy/panel/heatPanel';
import { ReasonsList } from '../../features/strategy/panel/reasonsList';
import type { EquityView } from '../../features/strategy/view/equityView';
import type { HeatView } from '../../features/strategy/view/heatView';
import type { Drawer as DrawerName } from '../../state/candidates/drawer';
import { drawersOf } from '../../state/candidates/reduceDrawer';
import type { CaptionView } from '../../view/candidates/captionView';
import type { ComparedMoves } from '../../view/candidates/comparedMoves';
import { areCandidatesStale } from '../../view/window/statusView';
import { QuestionBox } from '../walk/questionBox';
import type { PanelProps } from '../window/panelProps';
import { ComparedMovesTable } from './comparedMovesTable';
import { ScorePage } from './scorePage';
import { ShownCandidate } from './shownCandidate';

const TITLES: Readonly<Record<DrawerName, TextKey>> = {
  score: 'candidatesPanel.score',
  equity: 'strategy.equity',
  compare: 'drawer.compare',
  heat: 'drawer.heat',
  simulation: 'simulating.title',
  endgame: 'drawer.endgame',
  evaluations: 'drawer.evaluations',
  question: 'drawer.question',
};

const tabId = (drawer: DrawerName) => `drawer-tab-${drawer}`;
const PAGE_ID = 'drawer-page';

interface DrawerProps extends PanelProps {
  readonly caption: ReadonlySignal<CaptionView | null>;
  readonly compared: ReadonlySignal<ComparedMoves | null>;
  readonly equity: ReadonlySignal<EquityView | null>;
  readonly heat: ReadonlySignal<HeatView | null>;
}

/** The shown candidate, and below it one thing to know of it: its score, its equity, a comparison … */
export function Drawer({ caption, compared, equity, heat, ...panel }: DrawerProps) {
  const { dispatch, state } = panel;
  const drawer = useComputed(() => state.value.drawer).value;
  const drawers = useComputed(() => drawersOf(state.value)).value;
  const height = useComputed(() => state.value.settings.captionHeight).value;
  const isAnswering = useComputed(() => state.value.question !== null).value;
  const isComing = useComputed(() => areCandidatesStale(state.value)).value;
  const view = caption.value;
  const heightStyle = height === null ? {} : { '--caption-height': `${height}px` };
  return (
    <section
      class={`caption${view === null && isComing ? ' coming' : ''}`}
      aria-label={text('candidatesPanel.shownCandidate')}
      style={heightStyle}
    >
      {view !== null && !isAnswering && <ShownCandidate view={view} state={state} />}
      {/* An exchange or a pass. */}
      {view === null && equity.value?.title != null && <p class="equity-title">{equity.value.title}</p>}
      <div class="drawer-tabs" role="tablist" aria-label={text('drawer.title')} data-zone="drawer">
        {drawers.map((each) => (
          <button
            key={each}
            id={tabId(each)}
            type="button"
            role="tab"
            class="drawer-tab bare"
            data-drawer={each}
            aria-selected={each === drawer}
            aria-controls={PAGE_ID}
            tabIndex={each === drawer ? 0 : -1}
            onClick={() => dispatch({ type: 'drawer-chosen', drawer: each })}
          >
            {text(TITLES[each])}
          </button>
        ))}
      </div>
      <div id={PAGE_ID} class="drawer-page scroller" role="tabpanel" aria-labelledby={tabId(drawer)}>
        {pageOf(drawer)}
      </div>
    </section>
  );

  function pageOf(shown: DrawerName) {
    switch (shown) {
      case 'score':
        return view === null ? null : <ScorePage view={view} dispatch={dispatch} />;
      case 'equity':
        return equity.value === null ? null : <EquityBox view={equity.value} dispatch={dispatch} />;
      case 'compare':
        return compared.value === null ? (
          <p class="hint">{text('drawer.pinFirst')}</p>
        ) : (
          <>
            {compared.value.reasons !== null && (
              <ReasonsList view={compared.value.reasons} dispatch={dispatch} />
            )}
            <ComparedMovesTable compared={compared.value} />
            {!compared.value.isPinned && <p class="hint">{text('reasons.bestOther')}</p>}
          </>
        );
      case 'heat':
        return heat.value === null ? (
          <p class="hint">{text('heat.noCandidate')}</p>
        ) : (
          <HeatPanel heat={heat.value} dispatch={dispatch} />
        );
      case 'simulation':
        return (
          <>
            <SimulationBar {...panel} />
            <SimulatedLine state={state} />
          </>
        );
      case 'endgame':
        return <EndgameDrawer {...panel} />;
      case 'evaluations':
        return <EvaluationsDrawer {...panel} />;
      case 'question':
        return <QuestionBox {...panel} />;
    }
  }
}
