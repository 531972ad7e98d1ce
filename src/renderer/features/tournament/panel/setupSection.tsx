import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { rulesName } from '../../../../core/board/ruleNames';
import type { Message } from '../../../../core/message';
import { engineOf } from '../../../../core/strategy/agentId';
import { findFormulaNote } from '../../../../core/strategy/winTable/chancesSource';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { ADD_ENGINE, AgentOptions, EngineOptions, LevelSelect } from '../../../panel/play/agentSelect';
import { useCommands } from '../../../panel/window/commandHost';
import { FormField, RemoveRow } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { AppState } from '../../../state/appState';
import { isOffered, plainAgent } from '../../../state/play/agentChoices';
import { agentName } from '../../../view/play/agentName';
import type { EnginesState } from '../../engines/state/enginesState';
import { shownStart } from '../state/shownStart';
import { readForm, type TournamentForm, typedAgentProblem } from '../state/tournamentForm';
import { agentMark } from '../view/agentMark';
import { clockHint, secondsOf } from '../view/clockHint';
import { dealsText } from '../view/firstTurnsView';
import { Mark } from './mark';
import { PositionSetup } from './positionSetup';

/** The start button is outside the form. */
export const SETUP_FORM_ID = 'tournament-setup';

/** Agents, number of games and seed. Board, tiles and lexicon are the window's. */
export function SetupSection({ dispatch, state }: PanelProps) {
  const form = useComputed(() => state.value.tournament.form).value;
  const setup = useComputed(() => state.value.setup).value;
  const { rules } = setup;
  const formulaNote = findFormulaNote(form.isFromPosition ? form.seats : form.agents, rules);
  const { games, problems } = readForm(form);
  const engines = useComputed(() => state.value.engines.list).value;
  const agents = form.isFromPosition ? form.seats : form.agents;
  const turnCount = useComputed(() => firstTurnCount(state.value)).value;
  const clock = clockHint(agents, games === null ? null : games * turnCount, engines);
  const change = (part: Partial<TournamentForm>) =>
    dispatch({ type: 'tournament-form-changed', change: part });
  const field = (name: 'games' | 'pairs' | 'seed' | 'threads', label: string) => (
    <FormField
      kind="number"
      label={label}
      value={form[name]}
      problem={problems[name]}
      onBegin={() => undefined}
      onInput={(typed) => change({ [name]: typed })}
    />
  );
  return (
    <form
      id={SETUP_FORM_ID}
      class="tournament-body scroller"
      aria-label={text('tournamentPanel.setup')}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'tournament-asked', task: 'start' });
      }}
    >
      <div class="section-tabs" role="radiogroup" aria-label={text('tournamentPanel.play')}>
        {[false, true].map((isFromPosition) => (
          <label key={String(isFromPosition)}>
            <input
              type="radio"
              name="tournament-start-from"
              checked={form.isFromPosition === isFromPosition}
              onChange={() => change({ isFromPosition })}
            />
            <span>
              {text(isFromPosition ? 'tournamentPanel.fromPosition' : 'tournamentPanel.wholeGames')}
            </span>
          </label>
        ))}
      </div>
      {form.isFromPosition ? (
        <PositionSetup dispatch={dispatch} state={state} form={form} onChange={change} />
      ) : (
        <AgentsPart {...{ dispatch, engines, form }} problem={problems.agents} onChange={change} />
      )}
      <div class="form-part">
        <h3>{text('tournamentPanel.gamesTitle')}</h3>
        {form.isFromPosition
          ? field('games', text('tournamentPanel.gamesEach'))
          : field('pairs', text('tournamentPanel.pairs'))}
        {field('seed', text('tournamentPanel.seed'))}
        {field('threads', text('tournamentPanel.threads'))}
        <p class="hint">
          {text(
            agents.some((agent) => engineOf(agent) !== undefined)
              ? 'tournamentPanel.enginesHint'
              : 'tournamentPanel.threadsHint',
          )}
        </p>
        {clock !== null && <p class="hint">{clock}</p>}
        <label class="tournament-check">
          <input
            type="checkbox"
            checked={form.isValidated}
            onChange={({ currentTarget }) => change({ isValidated: currentTarget.checked })}
          />
          {text('tournamentPanel.validate')}
        </label>
        {!form.isFromPosition && (
          <label class="tournament-check">
            <input
              type="checkbox"
              checked={form.isTested}
              disabled={form.agents.length !== 2}
              onChange={({ currentTarget }) => change({ isTested: currentTarget.checked })}
            />
            {text('tournamentPanel.test')}
          </label>
        )}
        <p class="hint">
          {form.isFromPosition ? `${dealsText(setup)} ` : pairsHint(games)}
          {text('tournamentPanel.rulesHint', { rules: say(rulesName(rules)) })}
          {formulaNote !== undefined && ` ${say(formulaNote)}`}
        </p>
      </div>
    </form>
  );
}

/** How many times the games are played: from a position, once for each first turn. */
function firstTurnCount(state: AppState): number {
  if (!state.tournament.form.isFromPosition) return 1;
  const shown = shownStart(state);
  return shown.ok ? shown.value.turns.length : 1;
}

const pairsHint = (games: number | null): string =>
  games === null ? '' : `${text('tournamentPanel.pairsHint', { games })} `;

interface AgentsPartProps extends Pick<PanelProps, 'dispatch'> {
  readonly form: TournamentForm;
  readonly engines: EnginesState['list'];
  readonly problem: Message | null;
  readonly onChange: (change: Partial<TournamentForm>) => void;
}

/** The agents of whole games, as many as wanted. */
const AgentsPart = ({ dispatch, engines, form, onChange, problem }: AgentsPartProps) => (
  <div class="form-part">
    <h3>{text('tournamentPanel.agents')}</h3>
    <ol class="chosen-agents">
      {form.agents.map((id, index) => (
        <li key={index}>
          <Mark mark={agentMark(index)} style={index} />
          <span class="agent-name">
            {agentName(id, engines)}
            {engineOf(id) === undefined ? (
              <code>{id}</code>
            ) : (
              <span class="hint">
                {text('tournamentPanel.secondsPerTurn', { seconds: secondsOf(id, engines) })}
              </span>
            )}
          </span>
          <RemoveRow
            name={text('tournamentPanel.removeAgent', {
              mark: agentMark(index),
              name: agentName(id, engines),
            })}
            onRemove={() => dispatch({ type: 'tournament-agent-removed', index })}
          />
        </li>
      ))}
    </ol>
    {problem !== null && <p class="field-problem">{say(problem)}</p>}
    <NewAgent {...{ engines, form, onChange }} onAdd={() => dispatch({ type: 'tournament-agent-added' })} />
  </div>
);

interface NewAgentProps extends Pick<AgentsPartProps, 'engines' | 'form' | 'onChange'> {
  readonly onAdd: () => void;
}

/** One of the available agents, or any other by its id. */
function NewAgent({ engines, form, onAdd, onChange }: NewAgentProps) {
  const id = useId();
  const { run } = useCommands();
  const { typedAgent } = form;
  const problem = typedAgentProblem(form, engines);
  const plain = plainAgent(typedAgent);
  const isInList = isOffered(plain, engines);
  const choose = (agent: string) => onChange({ typedAgent: agent });
  return (
    <div class="new-agent">
      <div class="new-agent-choice">
        <select
          aria-label={text('tournamentPanel.offered')}
          value={isInList ? plain : ''}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            if (value !== ADD_ENGINE) choose(value);
            else {
              currentTarget.value = isInList ? plain : '';
              run('settings.engines');
            }
          }}
        >
          {!isInList && <option value="">{text('tournamentPanel.ownAgent')}</option>}
          <AgentOptions />
          <EngineOptions engines={engines} />
          {engines !== null && <option value={ADD_ENGINE}>{text('engines.add')}</option>}
        </select>
        {isInList && (
          <LevelSelect agent={typedAgent} label={text('tournamentPanel.level')} onChange={choose} />
        )}
      </div>
      <div class="new-agent-id">
        <input
          id={id}
          type="text"
          aria-label={text('tournamentPanel.agentId')}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          autocomplete="off"
          spellcheck={false}
          value={typedAgent}
          onInput={({ currentTarget }) => choose(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would submit the whole form.
            event.preventDefault();
            onAdd();
          }}
        />
        <button type="button" disabled={problem !== null} onClick={onAdd}>
          {text('tournamentPanel.addAgent')}
        </button>
      </div>
      <p id={`${id}-help`} class={problem === null ? 'hint' : 'field-problem'}>
        {problem === null ? text('tournamentPanel.idHint') : say(problem)}
      </p>
    </div>
  );
}
