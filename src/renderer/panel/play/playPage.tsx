import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { PACES_MS } from '../../state/play/playedGame';
import { type PlayPageView, playPageView } from '../../view/play/playPageView';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';
import { NewGamePanel } from './newGamePanel';
import { PlayClock } from './playClock';

interface PlayPageProps extends PanelProps {
  readonly onCommand: (id: string) => void;
}

/** The game that is played, what the person on turn can do, and the next game. */
export function PlayPage({ dispatch, onCommand, state }: PlayPageProps) {
  const play = useComputed(() => state.value.play);
  const setup = useComputed(() => state.value.setup);
  const view = useComputed(() => playPageView({ play: play.value, setup: setup.value })).value;
  const panel = { dispatch, state, onCommand };
  return (
    <section class="play-page" data-zone="play" tabIndex={-1} aria-label={text('play.page')}>
      {view !== null && <Standing view={view} dispatch={dispatch} state={state} />}
      {view !== null && !view.isOver && <Turn view={view} {...panel} />}
      {view?.isOver && <End view={view} {...panel} />}
      {(view === null || view.isOver) && <NewGamePanel {...panel} />}
    </section>
  );
}

interface ViewProps extends PlayPageProps {
  readonly view: PlayPageView;
}

const Standing = ({ dispatch, state, view }: Omit<ViewProps, 'onCommand'>) => (
  <div class="play-standing">
    {view.players.map(({ isOnTurn, name, score }, player) => (
      <p key={player} class={isOnTurn ? 'play-player on-turn' : 'play-player'}>
        <span class="play-name">{name}</span>
        <PlayClock state={state} dispatch={dispatch} player={player === 0 ? 0 : 1} />
        <b>{score}</b>
      </p>
    ))}
    <p class="play-now">
      <span>{view.now}</span> <span class="play-bag">{view.bag}</span>
    </p>
    {view.lastTurn !== null && <p class="play-last">{view.lastTurn}</p>}
  </div>
);

function Turn({ dispatch, onCommand, state, view }: ViewProps) {
  const { canChallenge, canExchange, canPlay, isAnalysisOpen, isLaidPlay, isWatched, laid } = view;
  const command = (id: string, label: string, isPossible: boolean) => (
    <CommandButton id={id} label={label} isPossible={isPossible} onCommand={onCommand} />
  );
  return (
    <div class="play-turn">
      {view.problem !== null && <Problem problem={view.problem} dispatch={dispatch} />}
      {view.isElsewhere && (
        <p class="play-elsewhere">
          {text('play.elsewhere')}{' '}
          <button type="button" onClick={() => onCommand('game.last')}>
            {text('play.backToGame')}
          </button>
        </p>
      )}
      {view.isCovered && (
        <button type="button" class="primary" onClick={() => dispatch({ type: 'cover-lifted' })}>
          {text('play.takeSeat')} <kbd>Enter</kbd>
        </button>
      )}
      {isWatched ? (
        <WatchControls dispatch={dispatch} state={state} onCommand={onCommand} />
      ) : (
        <>
          {view.hint !== null && <p class="play-hint">{view.hint}</p>}
          <p class={isLaidPlay ? 'play-laid' : 'play-laid none'}>{laid ?? text('play.nothingLaid')}</p>
          <div class="play-actions">
            <button
              type="button"
              class="primary"
              disabled={!canPlay || !isLaidPlay}
              onClick={() => onCommand('play.submit')}
            >
              {text('play.submitButton')} <kbd>Enter</kbd>
            </button>
            {command('play.recall', text('play.recallButton'), canPlay && laid !== null)}
            {command('play.exchange', text('play.exchangeButton'), canExchange)}
            {command('play.pass', text('play.passButton'), canPlay)}
            {command('play.challenge', text('play.challengeButton'), canChallenge)}
            {command('edit.undo', text('play.takeBackButton'), state.value.history.done > 0)}
          </div>
          <div class="play-help">
            {command('play.hint', text('play.hintButton'), canPlay)}
            {command('play.analysis', text('play.analysisButton'), canPlay && !isAnalysisOpen)}
            {command('play.resign', text('play.resignButton'), true)}
            {command('play.leave', text('play.leaveButton'), true)}
          </div>
        </>
      )}
      {isWatched && <div class="play-help">{command('play.leave', text('play.leaveButton'), true)}</div>}
    </div>
  );
}

interface CommandButtonProps extends Pick<PlayPageProps, 'onCommand'> {
  readonly id: string;
  readonly label: string;
  readonly isPossible: boolean;
}

/** A button with its name on it; its hint tells the key. */
const CommandButton = ({ id, isPossible, label, onCommand }: CommandButtonProps) => (
  <button type="button" title={useHint(label, id)} disabled={!isPossible} onClick={() => onCommand(id)}>
    {label}
  </button>
);

interface ProblemProps extends Pick<PanelProps, 'dispatch'> {
  readonly problem: string;
}

const Problem = ({ dispatch, problem }: ProblemProps) => (
  <div class="play-problem" role="alert">
    <p>{problem}</p>
    <button type="button" onClick={() => dispatch({ type: 'agent-asked-again' })}>
      {text('play.askAgain')}
    </button>
    <button type="button" onClick={() => dispatch({ type: 'lexicon-adopted' })}>
      {text('play.adoptLexicon')}
    </button>
  </div>
);

/** Agents play each other: how fast, and whether they wait. */
function WatchControls({ dispatch, onCommand, state }: PlayPageProps) {
  const watch = useComputed(() => state.value.play?.watch ?? null).value;
  if (watch === null) return null;
  return (
    <div class="play-actions">
      <button
        type="button"
        class="primary"
        aria-pressed={watch.isPaused}
        onClick={() => onCommand('play.pause')}
      >
        {watch.isPaused ? text('play.goOn') : text('play.pause')}
      </button>
      <button type="button" onClick={() => onCommand('play.walk')}>
        {watch.walkTurn === null ? text('table.walkButton') : text('play.backToGame')}
      </button>
      <label class="play-pace">
        {text('play.pace')}{' '}
        <select
          value={String(watch.paceMs)}
          onChange={({ currentTarget }) =>
            dispatch({ type: 'watch-paced', paceMs: Number(currentTarget.value) })
          }
        >
          {PACES_MS.map((paceMs) => (
            <option key={paceMs} value={String(paceMs)}>
              {paceMs === 0 ? text('play.paceInstant') : text('play.paceSeconds', { seconds: paceMs / 1000 })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const End = ({ dispatch, onCommand, view }: ViewProps) => (
  <div class="play-end">
    {view.end.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <div class="play-help">
      <button type="button" onClick={() => onCommand('export.gcg')}>
        {text('play.saveGcg')}
      </button>
      <button
        type="button"
        onClick={() => {
          onCommand('side.review');
          // The button goes with its page.
          dispatch({ type: 'zone-entered', zone: 'tabs' });
        }}
      >
        {text('play.reviewButton')}
      </button>
      <button type="button" onClick={() => onCommand('edit.undo')}>
        {text('play.takeBackButton')}
      </button>
      <button type="button" onClick={() => onCommand('play.leave')}>
        {text('play.leaveButton')}
      </button>
    </div>
  </div>
);
