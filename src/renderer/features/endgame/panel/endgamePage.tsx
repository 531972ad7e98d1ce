import { useComputed } from '@preact/signals';
import { PLAYER_MODELS } from '../../../../core/strategy/preendgame/playerModel';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { CANDIDATES, type EndgameForm, SECONDS } from '../state/endgameState';
import { type EndgameView, endgameViewOf } from '../view/endgameView';
import { EndTurns } from './endTurns';
import { LineList } from './lineList';
import { SearchTree } from './searchTree';

/** The endgame: its value, the principal line, and the value of each move. */
export function EndgamePage({ dispatch, state }: PanelProps) {
  const view = useComputed(() => endgameViewOf(state.value)).value;
  const form = useComputed(() => state.value.endgame.form).value;
  return (
    <section class="endgame page scroller" aria-label={text('sideTabs.endgame')}>
      {view.shut !== null ? (
        <div class="job-note stack">
          <p class="hint">{view.shut}</p>
          {view.isExampleOffered && (
            <div class="job-tasks">
              <CommandButton id="example.passWins" />
              <CommandButton id="example.onyx" />
            </div>
          )}
        </div>
      ) : (
        <>
          <Head view={view} form={form} dispatch={dispatch} />
          {view.isListed && <LineList view={view} dispatch={dispatch} />}
          {view.kind === 'endgame' && view.turns.length > 0 && (
            <Switch isTreeShown={view.isTreeShown} dispatch={dispatch} />
          )}
          {view.isTreeShown
            ? view.turns.length > 0 && <SearchTree state={state} dispatch={dispatch} />
            : view.turns.length > 0 && <EndTurns view={view} dispatch={dispatch} />}
        </>
      )}
    </section>
  );
}

interface HeadProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
  readonly form: EndgameForm;
}

function Head({ dispatch, form, view }: HeadProps) {
  const change = (change: Partial<EndgameForm>) => dispatch({ type: 'endgame-form-changed', change });
  return (
    <header class="job-head endgame-head stack">
      <p class="note">{view.about}</p>
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
                (count) => [count, text('endgamePage.candidatesOption', { count })] as const,
              )}
              isDisabled={view.isRunning}
              onChoose={(candidates) => change({ candidates })}
            />
          </>
        )}
        <SelectField
          label={text('endgamePage.seconds')}
          value={form.seconds}
          choices={SECONDS.map(
            (seconds) => [seconds, text('endgamePage.secondsOption', { seconds })] as const,
          )}
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
      {/* Only the seconds change while it runs, which should not be announced. */}
      <p class="job-status" role="status" aria-live={view.isRunning ? 'off' : 'polite'}>
        {view.status}
      </p>
      {view.progress !== null && (
        <progress aria-label={text('endgamePage.progress')} max={1} value={view.progress} />
      )}
      {view.problems.map((problem) => (
        <p key={problem} class="message error">
          {problem}
        </p>
      ))}
      {view.value !== null && (
        <p class="endgame-value note row" data-exact={view.value.isExact}>
          <strong>{view.value.figure}</strong>
          <span>{view.value.said}</span>
        </p>
      )}
    </header>
  );
}

interface SwitchProps extends Pick<PanelProps, 'dispatch'>, Pick<EndgameView, 'isTreeShown'> {}

/** Switches between the moves and the search tree. */
const Switch = ({ dispatch, isTreeShown }: SwitchProps) => (
  <div class="endgame-switch">
    {[false, true].map((isTree) => (
      <button
        key={String(isTree)}
        type="button"
        class="quiet-button bare"
        aria-pressed={isTree === isTreeShown}
        onClick={() => dispatch({ type: 'tree-shown', isShown: isTree })}
      >
        {text(isTree ? 'endgamePage.showTree' : 'endgamePage.showTurns')}
      </button>
    ))}
  </div>
);
