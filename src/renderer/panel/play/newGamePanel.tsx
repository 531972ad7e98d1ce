import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { EngineStatus } from '../../../contract/engines/enginesApi';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { plainAgent } from '../../state/play/agentChoices';
import {
  CHALLENGE_CHOICES,
  MAX_NAME,
  type NewGameForm,
  readMinutes,
  readSeed,
  type SeatForm,
} from '../../state/play/newGameForm';
import { challengeName, playOnViewOf, usedRulesOf } from '../../view/play/newGameView';
import { CommandButton } from '../window/commandButton';
import { useCommands } from '../window/commandHost';
import { Check, Field, SelectField, TextField } from '../window/form';
import type { PanelProps } from '../window/panelProps';
import { ADD_ENGINE, AgentOptions, EngineOptions, LevelSelect } from './agentSelect';

/** Players, rules and seed of a new game, or of one continued from a record. */
export function NewGamePanel({ dispatch, state }: PanelProps) {
  const { run } = useCommands();
  const form = useComputed(() => state.value.newGame).value;
  const engines = useComputed(() => state.value.engines.list).value;
  const rules = useComputed(() => usedRulesOf(state.value)).value;
  const playOn = useComputed(() => playOnViewOf(state.value)).value;
  const start = useRef<HTMLButtonElement>(null);
  const focusStart = () => start.current?.focus();
  const change = (part: Partial<NewGameForm>) => dispatch({ type: 'new-game-changed', change: part });
  const changeSeat = (index: 0 | 1, part: Partial<SeatForm>) => {
    const [first, second] = form.seats;
    change({ seats: index === 0 ? [{ ...first, ...part }, second] : [first, { ...second, ...part }] });
  };
  return (
    <form
      class="new-game stack"
      aria-label={playOn.title}
      onSubmit={(event) => {
        event.preventDefault();
        run('play.start');
      }}
    >
      <h3>{playOn.title}</h3>
      {playOn.note !== null && <p class="new-game-rules">{playOn.note}</p>}
      <SeatFields
        label={text('play.plays1')}
        form={form.seats[0]}
        engines={engines}
        onChange={(part) => changeSeat(0, part)}
      />
      <SeatFields
        label={text('play.plays2')}
        form={form.seats[1]}
        engines={engines}
        onChange={(part) => changeSeat(1, part)}
      />
      <p class="new-game-rules">
        {rules}{' '}
        <button
          type="button"
          class="link"
          onClick={() => dispatch({ type: 'side-tab-chosen', tab: 'board' })}
        >
          {text('play.changeBoard')}
        </button>
      </p>
      <SelectField
        label={text('play.challenges')}
        value={form.challenge}
        choices={CHALLENGE_CHOICES.map(
          (choice) => [choice, challengeName(choice, state.value.setup.rules)] as const,
        )}
        onChoose={(challenge) => change({ challenge })}
      />
      <TextField
        label={text('play.minutes')}
        placeholder={text('play.minutesHint')}
        value={form.minutes}
        problem={problemOf(readMinutes(form.minutes))}
        onInput={(minutes) => change({ minutes })}
      />
      {form.minutes.trim() !== '' && (
        <Check
          label={text('play.overtime')}
          isChecked={form.hasOvertimePenalty}
          onChange={(hasOvertimePenalty) => change({ hasOvertimePenalty })}
        />
      )}
      <TextField
        label={text('play.seed')}
        placeholder={text('play.seedHint')}
        value={form.seed}
        problem={problemOf(readSeed(form.seed, 0))}
        onInput={(seed) => change({ seed })}
      />
      <div class="play-actions">
        <button ref={start} type="submit" class="primary">
          {playOn.start}
        </button>
        {playOn.isAsked && (
          <button
            type="button"
            onClick={() => {
              change({ playOn: null });
              focusStart();
            }}
          >
            {text('play.playOnCancel')}
          </button>
        )}
        {playOn.canAsk && (
          <CommandButton
            id="play.playOn"
            label={text('play.playOnButton')}
            hint={text('play.playOnHint')}
            // The button disappears; the same key then starts the game.
            onDone={focusStart}
          />
        )}
      </div>
    </form>
  );
}

const problemOf = (read: ReturnType<typeof readMinutes> | ReturnType<typeof readSeed>): string | null =>
  read.ok ? null : say(read.error);

interface SeatFieldsProps {
  readonly label: string;
  readonly form: SeatForm;
  readonly engines: readonly EngineStatus[] | null;
  readonly onChange: (part: Partial<SeatForm>) => void;
}

const PERSON = 'person';
const TYPED = '';

/** A person with a name, an agent with its level, or one given by id. */
function SeatFields({ engines, form, label, onChange }: SeatFieldsProps) {
  const { agent, kind, name } = form;
  const { run } = useCommands();
  const chosen = kind === 'person' ? PERSON : kind === 'typed' ? TYPED : plainAgent(agent);
  const choose = (choice: string) => {
    if (choice === PERSON) onChange({ kind: 'person' });
    else if (choice === TYPED) onChange({ kind: 'typed' });
    else onChange({ kind: 'agent', agent: choice });
  };
  return (
    <Field label={label}>
      {(id) => (
        <span class="seat-fields">
          <select
            id={id}
            value={chosen}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              if (value !== ADD_ENGINE) choose(value);
              else {
                currentTarget.value = chosen;
                run('settings.engines');
              }
            }}
          >
            <option value={PERSON}>{text('play.person')}</option>
            <optgroup label={text('play.agents')}>
              <AgentOptions />
              <option value={TYPED}>{text('agentNames.own')}</option>
            </optgroup>
            <EngineOptions engines={engines} />
            {engines !== null && <option value={ADD_ENGINE}>{text('engines.add')}</option>}
          </select>
          {kind === 'agent' && (
            <LevelSelect
              agent={agent}
              label={text('play.levelOf', { side: label })}
              onChange={(atLevel) => onChange({ agent: atLevel })}
            />
          )}
          {kind === 'person' && (
            <input
              type="text"
              maxLength={MAX_NAME}
              placeholder={text('play.namePlaceholder')}
              aria-label={text('play.nameOf', { side: label })}
              value={name}
              onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
            />
          )}
          {kind === 'typed' && (
            <input
              type="text"
              placeholder="2*use-q+save-common"
              aria-label={text('play.agentOf', { side: label })}
              value={agent}
              onInput={({ currentTarget }) => onChange({ agent: currentTarget.value })}
            />
          )}
        </span>
      )}
    </Field>
  );
}
