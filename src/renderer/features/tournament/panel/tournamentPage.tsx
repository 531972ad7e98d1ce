import { useComputed } from '@preact/signals';
import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { Chart } from '../../../panel/window/chart';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { TournamentSection, TournamentTask } from '../state/tournamentState';
import { chartViews } from '../view/chartViews';
import { startAgents, startText } from '../view/firstTurnsView';
import { tournamentLayout } from '../view/tournamentLayout';
import { tournamentHead } from '../view/tournamentView';
import { GamesSection } from './gamesSection';
import { PairingPicker } from './pairingPicker';
import { SETUP_FORM_ID, SetupSection } from './setupSection';
import { TableSection } from './tableSection';

const TITLES: Readonly<Record<TournamentSection, TextKey>> = {
  setup: 'tournamentPanel.setup',
  table: 'tournamentPanel.table',
  charts: 'tournamentPanel.charts',
  games: 'tournamentPanel.games',
};

const BODIES = { setup: SetupSection, table: TableSection, charts: ChartsSection, games: GamesSection };

/** Tournaments of agents: setup, progress and results. */
export function TournamentPage(panel: PanelProps) {
  const { dispatch, state } = panel;
  const layout = useComputed(() => tournamentLayout(state.value));
  const { isSetupBeside, sections, shown } = layout.value;
  const Body = BODIES[shown];
  return (
    <section
      class={isSetupBeside ? 'tournament page wide' : 'tournament page'}
      aria-label={text('tournamentPanel.tournament')}
    >
      <div class="tournament-part">
        <Head {...panel} isSetupShown={isSetupBeside || shown === 'setup'} />
        {isSetupBeside && <SetupSection {...panel} />}
      </div>
      <div class="tournament-part results">
        <div class="section-tabs" role="radiogroup" aria-label={text('tournamentPanel.section')}>
          {sections.map((id) => (
            <label key={id}>
              <input
                type="radio"
                name="tournament-section"
                data-zone={id === shown ? 'tournament' : undefined}
                checked={id === shown}
                onChange={() => dispatch({ type: 'tournament-section-chosen', section: id })}
              />
              <span>{text(TITLES[id])}</span>
            </label>
          ))}
        </div>
        <StartLine state={state} />
        <Body {...panel} />
      </div>
    </section>
  );
}

/** The position that the games started from; nothing for whole games. */
function StartLine({ state }: Pick<PanelProps, 'state'>) {
  const plan = useComputed(() => state.value.tournament.status?.plan).value;
  if (plan?.start === undefined) return null;
  return (
    <p class="job-note">
      {startText(plan.rules, plan.start)} {startAgents(plan)}
    </p>
  );
}

const TASKS: Readonly<Record<TournamentTask, TextKey>> = {
  start: 'tournamentPanel.start',
  continue: 'tournamentPanel.continue',
  stop: 'tournamentPanel.stop',
  save: 'tournamentPanel.save',
  open: 'tournamentPanel.open',
};

interface HeadProps extends PanelProps {
  readonly isSetupShown: boolean;
}

function Head({ dispatch, isSetupShown, state }: HeadProps) {
  const tournament = useComputed(() => state.value.tournament).value;
  const head = tournamentHead(tournament, isSetupShown);
  return (
    <header class="job-head stack">
      <p class="job-status">{head.status}</p>
      {head.progress !== null && (
        <progress aria-label={text('tournamentPanel.progress')} max={1} value={head.progress} />
      )}
      {head.problems.map((problem) => (
        <p key={problem} class="message error">
          {problem}
        </p>
      ))}
      {head.doubt === null ? (
        <div class="job-tasks">
          {head.tasks.map((task) => (
            <TaskButton key={task} task={task} isBusy={head.isBusy} dispatch={dispatch} />
          ))}
        </div>
      ) : (
        <Doubt doubt={head.doubt} dispatch={dispatch} />
      )}
    </header>
  );
}

interface TaskButtonProps extends Pick<PanelProps, 'dispatch'> {
  readonly task: TournamentTask;
  readonly isBusy: boolean;
}

/** Enter in a field of the form starts, too. */
const TaskButton = ({ dispatch, isBusy, task }: TaskButtonProps) =>
  task === 'start' ? (
    <button type="submit" form={SETUP_FORM_ID} class="tournament-start" disabled={isBusy}>
      {text(TASKS[task])}
    </button>
  ) : (
    <button type="button" disabled={isBusy} onClick={() => dispatch({ type: 'tournament-asked', task })}>
      {text(TASKS[task])}
    </button>
  );

/** Asks before unsaved results are discarded. */
function Doubt({ dispatch, doubt }: Pick<PanelProps, 'dispatch'> & { readonly doubt: string }) {
  return (
    <>
      <p class="message">{doubt}</p>
      <div class="job-tasks">
        <button
          type="button"
          onClick={() => {
            dispatch({ type: 'tournament-doubt-ended', isSure: false });
            dispatch({ type: 'tournament-asked', task: 'save' });
          }}
        >
          {text('tournamentPanel.save')}
        </button>
        <button type="button" onClick={() => dispatch({ type: 'tournament-doubt-ended', isSure: true })}>
          {text('tournamentPanel.goAhead')}
        </button>
        <button type="button" onClick={() => dispatch({ type: 'tournament-doubt-ended', isSure: false })}>
          {text('tournamentPanel.keep')}
        </button>
      </div>
    </>
  );
}

/** The results as charts, each with its summary. */
function ChartsSection(panel: PanelProps) {
  const { state } = panel;
  const views = useComputed(() => {
    const { curve, games, status } = state.value.tournament;
    return status === null ? [] : chartViews(status, curve, games.pairing ?? 0);
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
