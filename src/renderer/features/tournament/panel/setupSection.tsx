import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { rulesName } from '../../../../core/board/ruleNames';
import type { Message } from '../../../../core/message';
import { findFormulaNote } from '../../../../core/strategy/winTable/chancesSource';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { AgentOptions, LevelSelect } from '../../../panel/play/agentSelect';
import { FormField, RemoveRow } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import { AGENT_CHOICES, plainAgent } from '../../../state/play/agentChoices';
import { agentName } from '../../../view/play/agentName';
import { readForm, type TournamentForm, typedAgentProblem } from '../state/tournamentForm';
import { agentMark } from '../view/agentMark';
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
        <AgentsPart dispatch={dispatch} form={form} problem={problems.agents} onChange={change} />
      )}
      <div class="form-part">
        <h3>{text('tournamentPanel.gamesTitle')}</h3>
        {form.isFromPosition
          ? field('games', text('tournamentPanel.gamesEach'))
          : field('pairs', text('tournamentPanel.pairs'))}
        {field('seed', text('tournamentPanel.seed'))}
        {field('threads', text('tournamentPanel.threads'))}
        <p class="hint">{text('tournamentPanel.threadsHint')}</p>
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

const pairsHint = (games: number | null): string =>
  games === null ? '' : `${text('tournamentPanel.pairsHint', { games })} `;

interface AgentsPartProps extends Pick<PanelProps, 'dispatch'> {
  readonly form: TournamentForm;
  readonly problem: Message | null;
  readonly onChange: (change: Partial<TournamentForm>) => void;
}

/** The agents of whole games, as many as wanted. */
const AgentsPart = ({ dispatch, form, onChange, problem }: AgentsPartProps) => (
  <div class="form-part">
    <h3>{text('tournamentPanel.agents')}</h3>
    <ol class="chosen-agents">
      {form.agents.map((id, index) => (
        <li key={index}>
          <Mark mark={agentMark(index)} style={index} />
          <span class="agent-name">
            {agentName(id)}
            <code>{id}</code>
          </span>
          <RemoveRow
            name={text('tournamentPanel.removeAgent', { mark: agentMark(index), name: agentName(id) })}
            onRemove={() => dispatch({ type: 'tournament-agent-removed', index })}
          />
        </li>
      ))}
    </ol>
    {problem !== null && <p class="field-problem">{say(problem)}</p>}
    <NewAgent form={form} onChange={onChange} onAdd={() => dispatch({ type: 'tournament-agent-added' })} />
  </div>
);

interface NewAgentProps {
  readonly form: TournamentForm;
  readonly onChange: (change: Partial<TournamentForm>) => void;
  readonly onAdd: () => void;
}

/** One of the available agents, or any other by its id. */
function NewAgent({ form, onAdd, onChange }: NewAgentProps) {
  const id = useId();
  const { typedAgent } = form;
  const problem = typedAgentProblem(form);
  const plain = plainAgent(typedAgent);
  const isOffered = AGENT_CHOICES.includes(plain);
  const choose = (agent: string) => onChange({ typedAgent: agent });
  return (
    <div class="new-agent">
      <div class="new-agent-choice">
        <select
          aria-label={text('tournamentPanel.offered')}
          value={isOffered ? plain : ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {!isOffered && <option value="">{text('tournamentPanel.ownAgent')}</option>}
          <AgentOptions />
        </select>
        {isOffered && (
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
