import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { leftOf, penaltyOf } from '../../state/play/clock';
import { PACES_MS } from '../../state/play/playedGame';
import { isPlayOnAsked } from '../../state/play/playOnForm';
import { agentName } from '../../view/play/agentName';
import { clockText } from '../../view/play/clockView';
import { type PlayPageView, playPageView } from '../../view/play/playPageView';
import { CommandButton } from '../window/commandButton';
import { useCommands } from '../window/commandHost';
import { Select } from '../window/form';
import type { PanelProps } from '../window/panelProps';
import { AgentOptions, EngineOptions } from './agentSelect';
import { NewGamePanel } from './newGamePanel';

/** The game in progress, actions of the person on turn, and the next game. */
export function PlayPage({ dispatch, state }: PanelProps) {
  const play = useComputed(() => state.value.play);
  const setup = useComputed(() => state.value.setup);
  const tried = useComputed(() => state.value.tried);
  const view = useComputed(() =>
    playPageView({ play: play.value, setup: setup.value, tried: tried.value }),
  ).value;
  const isAsked = useComputed(() => isPlayOnAsked(state.value)).value;
  const panel = { dispatch, state };
  return (
    <section class="play-page page" data-zone="play" tabIndex={-1} aria-label={text('play.page')}>
      {view !== null && <TurnState view={view} dispatch={dispatch} state={state} />}
      {view !== null && !view.isOver && <Turn view={view} {...panel} />}
      {view?.isOver && <End view={view} {...panel} />}
      {(view === null || view.isOver || isAsked) && <NewGamePanel {...panel} />}
    </section>
  );
}

interface ViewProps extends PanelProps {
  readonly view: PlayPageView;
}

const TurnState = ({ dispatch, state, view }: ViewProps) => (
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

function Turn({ dispatch, state, view }: ViewProps) {
  const { canChallenge, canExchange, canPlay, hasChallenge, isLaidPlay, isWatched, laid } = view;
  return (
    <div class="play-turn">
      {view.problem !== null && (
        <Problem problem={view.problem} isOfEngine={view.isEngineProblem} state={state} dispatch={dispatch} />
      )}
      {view.isElsewhere && (
        <p class="play-elsewhere">
          {text('play.elsewhere')}{' '}
          <CommandButton
            id="game.last"
            label={text('play.backToGame')}
            // The button disappears, and the next tiles are typed on the board.
            onDone={() => dispatch({ type: 'zone-entered', zone: 'board' })}
          />
        </p>
      )}
      {isWatched && <WatchControls dispatch={dispatch} state={state} />}
      {view.isCovered && (
        <div class="play-actions">
          <button type="button" class="primary" onClick={() => dispatch({ type: 'cover-lifted' })}>
            {text('play.takeSeat')} <kbd>Enter</kbd>
          </button>
          <More dispatch={dispatch} />
        </div>
      )}
      {!isWatched && !view.isCovered && (
        <>
          {view.hint !== null && <p class="play-hint">{view.hint}</p>}
          {(laid !== null || canPlay) && (
            <p class={isLaidPlay ? 'play-laid' : 'play-laid none'}>{laid ?? text('play.nothingLaid')}</p>
          )}
          <div class="play-actions">
            <CommandButton
              id="play.submit"
              class="primary"
              label={text('play.submitButton')}
              isOff={!canPlay || !isLaidPlay}
            >
              {text('play.submitButton')} {!hasChallenge && <kbd>Enter</kbd>}
            </CommandButton>
            <CommandButton id="play.exchange" label={text('play.exchangeButton')} isOff={!canExchange} />
            {hasChallenge ? (
              <CommandButton id="play.challenge" label={text('play.challengeButton')} isOff={!canChallenge} />
            ) : (
              <CommandButton id="play.pass" isOff={!canPlay} />
            )}
            <More dispatch={dispatch} />
          </div>
        </>
      )}
    </div>
  );
}

/** Everything else that a player or watcher can do, with its keys. */
const More = ({ dispatch }: Pick<PanelProps, 'dispatch'>) => (
  <button
    type="button"
    class="play-more"
    aria-haspopup="menu"
    aria-label={text('play.moreButton')}
    title={text('play.moreButton')}
    onClick={({ currentTarget }) => {
      const { bottom, left } = currentTarget.getBoundingClientRect();
      dispatch({ type: 'menu-opened', menu: { place: 'play', x: left, y: bottom } });
    }}
  >
    …
  </button>
);

interface ProblemProps extends PanelProps {
  readonly problem: string;
  readonly isOfEngine: boolean;
}

/** Why the agent on turn does not play, and the ways on. */
const Problem = ({ dispatch, isOfEngine, problem, state }: ProblemProps) => (
  <div class="play-problem" role="alert">
    <p>{problem}</p>
    <button type="button" onClick={() => dispatch({ type: 'agent-asked-again' })}>
      {text('play.askAgain')}
    </button>
    {isOfEngine ? (
      <Substitute state={state} dispatch={dispatch} />
    ) : (
      <button type="button" onClick={() => dispatch({ type: 'lexicon-adopted' })}>
        {text('play.adoptLexicon')}
      </button>
    )}
  </div>
);

/** Chooses an agent that plays on for an engine. */
function Substitute({ dispatch, state }: PanelProps) {
  const engines = useComputed(() => state.value.engines.list).value;
  return (
    <select
      aria-label={text('play.substitute')}
      value=""
      onChange={({ currentTarget: { value: agent } }) =>
        dispatch({ type: 'agent-replaced', agent, name: agentName(agent, engines) })
      }
    >
      <option value="" disabled>
        {text('play.substitute')}
      </option>
      <optgroup label={text('play.agents')}>
        <AgentOptions />
      </optgroup>
      <EngineOptions engines={engines} />
    </select>
  );
}

/** Speed and pause of a game between agents. */
function WatchControls({ dispatch, state }: PanelProps) {
  const watch = useComputed(() => state.value.play?.watch ?? null).value;
  if (watch === null) return null;
  return (
    <div class="play-actions">
      <CommandButton
        id="play.pause"
        class="primary"
        label={text(watch.isPaused ? 'play.goOn' : 'play.pause')}
        isPressed={watch.isPaused}
      />
      <CommandButton
        id="play.walk"
        label={text('table.walkButton')}
        hint={text('table.walkCommand')}
        isPressed={watch.walkTurn !== null}
      />
      <Select
        label={text('play.pace')}
        hint={text('play.pace')}
        value={watch.paceMs}
        choices={PACES_MS.map((paceMs) => [paceMs, paceName(paceMs)] as const)}
        onChoose={(paceMs) => dispatch({ type: 'watch-paced', paceMs })}
      />
      <More dispatch={dispatch} />
    </div>
  );
}

const paceName = (paceMs: number): string =>
  paceMs === 0 ? text('play.paceInstant') : text('play.paceSeconds', { seconds: paceMs / 1000 });

function End({ dispatch, view }: ViewProps) {
  const { run } = useCommands();
  return (
    <div class="play-end">
      {view.end.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class="play-actions">
        <CommandButton
          id="side.review"
          class="primary"
          label={text('play.reviewButton')}
          // The button disappears with its page.
          onDone={() => dispatch({ type: 'zone-entered', zone: 'candidates' })}
        />
        <button type="button" onClick={() => run('export.gcg')}>
          {text('play.saveGcg')}
        </button>
        <More dispatch={dispatch} />
      </div>
    </div>
  );
}

interface PlayClockProps extends PanelProps {
  readonly player: 0 | 1;
}

/** A player's time, updated every second while it runs; nothing without a clock. */
function PlayClock({ player, state }: PlayClockProps) {
  const clock = useComputed(() => state.value.play?.clock ?? null).value;
  const [, tick] = useState(0);
  const isRunning = clock?.running?.player === player;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clock === null) return null;
  const nowMs = performance.now();
  const points = penaltyOf(clock, player, nowMs);
  const isOver = leftOf(clock, player, nowMs) < 0;
  return (
    <span class={isOver ? 'play-clock over' : 'play-clock'} role="timer" aria-label={text('play.timeLeft')}>
      {clockText(clock, player, nowMs)}
      {points > 0 && <span title={text('play.overtimeSoFar', { points })}> (−{points})</span>}
    </span>
  );
}
