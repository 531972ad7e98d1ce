import { useComputed } from '@preact/signals';
import { PLAYER_MODELS } from '../../../../core/strategy/preendgame/playerModel';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { SelectField } from '../../../panel/window/form';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { CANDIDATES, type EndgameForm, SECONDS } from '../state/endgameState';
import { type EndgameView, endgameViewOf } from '../view/endgameView';
import { LineList } from './lineList';
import { SearchTree } from './searchTree';

/** Everything about an endgame or pre-endgame that the list does not show: settings, proof, line and tree. */
export function EndgameDrawer({ dispatch, state }: PanelProps) {
  const view = useComputed(() => endgameViewOf(state.value)).value;
  const form = useComputed(() => state.value.endgame.form).value;
  if (view.shut !== null)
    return (
      <div class="endgame stack">
        <p class="hint">{view.shut}</p>
        {view.isExampleOffered && (
          <div class="job-tasks">
            <CommandButton id="example.passWins" />
            <CommandButton id="example.onyx" />
          </div>
        )}
      </div>
    );
  return (
    <section class="endgame stack" aria-label={text('drawer.endgame')}>
      {view.progress !== null && (
        <progress aria-label={text('endgamePage.progress')} max={1} value={view.progress} />
      )}
      {view.problems.map((problem) => (
        <p key={problem} class="message error">
          {problem}
        </p>
      ))}
      {view.value !== null && (
        <p class="endgame-value note" data-exact={view.value.isExact}>
          {view.value.said}
        </p>
      )}
      {view.chosen !== null && <p class="note">{view.chosen}</p>}
      {view.isListed && <Switch view={view} dispatch={dispatch} />}
      {view.isListed && !view.isTreeShown && <LineList view={view} dispatch={dispatch} />}
      {view.isListed && view.isTreeShown && <SearchTree state={state} dispatch={dispatch} />}
      {/* Only the seconds change while it runs, which should not be announced. */}
      <p class="job-status" role="status" aria-live={view.isRunning ? 'off' : 'polite'}>
        {view.status}
      </p>
      <p class="note">{view.about}</p>
      <Form view={view} form={form} dispatch={dispatch} />
      {view.notes !== '' && <p class="hint">{view.notes}</p>}
    </section>
  );
}

interface FormProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
  readonly form: EndgameForm;
}

function Form({ dispatch, form, view }: FormProps) {
  const change = (change: Partial<EndgameForm>) => dispatch({ type: 'endgame-form-changed', change });
  return (
    <div class="endgame-form">
      {view.kind === 'preendgame' && (
        <>
          <SelectField
            label={text('endgamePage.model')}
            value={form.model}
            choices={PLAYER_MODELS.map(
              (model) => [model, text('endgamePage.modelOption', { model })] as const,
            )}
            isDisabled={view.isRunning}
            onChoose={(model) => change({ model })}
          />
          <SelectField
            label={text('endgamePage.candidates')}
            value={form.candidates}
            choices={CANDIDATES.map(
              (count) => [count, text('endgamePage.candidatesOption', { count: count ?? 0 })] as const,
            )}
            isDisabled={view.isRunning}
            onChoose={(candidates) => change({ candidates })}
          />
        </>
      )}
      <SelectField
        label={text('endgamePage.seconds')}
        value={form.seconds}
        choices={SECONDS.map((seconds) => [seconds, text('endgamePage.secondsOption', { seconds })] as const)}
        isDisabled={view.isRunning}
        onChoose={(seconds) => change({ seconds })}
      />
      <button
        type="button"
        class="endgame-task"
        disabled={view.isBusy}
        onClick={() => dispatch({ type: 'endgame-asked', task: view.isRunning ? 'stop' : 'start' })}
      >
        {text(
          view.isRunning
            ? 'endgamePage.stop'
            : view.kind === 'endgame'
              ? 'endgamePage.solve'
              : 'endgamePage.examine',
        )}
      </button>
    </div>
  );
}

interface SwitchProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
}

/** Switches between the line, with buttons that play it on the board, and the search tree. */
const Switch = ({ dispatch, view: { isPlaying, isTreeShown, lineTitle } }: SwitchProps) => (
  <div class="endgame-switch">
    {[false, true].map((isTree) => (
      <button
        key={String(isTree)}
        type="button"
        class="quiet-button bare"
        aria-pressed={isTree === isTreeShown}
        onClick={() => dispatch({ type: 'tree-shown', isShown: isTree })}
      >
        {isTree ? text('endgamePage.showTree') : lineTitle}
      </button>
    ))}
    {!isTreeShown && (
      <div class="endgame-transport">
        {TRANSPORT.map(([id, icon, title]) => (
          <CommandButton
            key={id}
            id={id}
            class="quiet-button bare"
            label={text(isPlaying && id === 'line.play' ? 'endgamePage.pause' : title)}
            isOff={false}
            onDone={() => dispatch({ type: 'zone-entered', zone: 'line' })}
          >
            <Icon name={isPlaying && id === 'line.play' ? 'pause' : icon} />
          </CommandButton>
        ))}
      </div>
    )}
  </div>
);

const TRANSPORT = [
  ['line.first', 'previousMark', 'endgamePage.first'],
  ['line.previous', 'stepBack', 'endgamePage.previous'],
  ['line.play', 'play', 'endgamePage.play'],
  ['line.next', 'stepOn', 'endgamePage.next'],
  ['line.last', 'nextMark', 'endgamePage.last'],
] as const;
