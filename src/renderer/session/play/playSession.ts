import { computed } from '@preact/signals';
import type { ChosenTurn } from '../../../contract/play/playApi';
import type { Answered } from '../../../contract/requests/request';
import type { RequestError } from '../../../contract/requests/requestError';
import type { Ask, AskDesktop } from '../../../contract/requests/requests';
import { type Message, message } from '../../../core/message';
import { engineOf } from '../../../core/strategy/agentId';
import type { AppState } from '../../state/appState';
import { chooseTurnRequest, type TurnQuestion, turnToAsk } from '../../state/play/agentNeeds';
import { leftOf } from '../../state/play/clock';
import { isWatched } from '../../state/play/playedGame';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Runs the agents' turns and hints, and checks the words of human turns. */
export function startPlaySession(
  ask: Ask,
  { dispatch, state }: Store,
  asker: Asker,
  askDesktop: AskDesktop | null = null,
): void {
  asker.keepAsking({
    wanted: () => {
      const asked = turnToAsk(state.value);
      return asked === null || state.value.lexicon.kind !== 'open' ? [] : [{ ...asked }];
    },
    ask: async (asked) => {
      const { play } = state.peek();
      const paceMs = play !== null && isWatched(play) ? play.watch.paceMs : 0;
      const due = performance.now() + paceMs;
      const answer = await askForTurn(asked, state.peek(), ask, askDesktop);
      await until(due);
      await flightOver(state);
      return answer;
    },
    cancel: () => {
      void ask('cancel', { request: 'chooseTurn' });
      void askDesktop?.('cancelEngineTurn', {});
    },
    onAnswer: ({ game, why }, turn) =>
      dispatch({ type: why === 'agent' ? 'agent-turn-arrived' : 'hint-arrived', game, turn }),
    onRefusal: ({ game, why }, error) => {
      if (why === 'agent') dispatch({ type: 'agent-failed', game, problem: problemOf(error) });
      else if (error.code === 'no-leaves')
        dispatch({ type: 'hint-without-leaves', game, reason: error.message });
      else dispatch({ type: 'hint-failed', game, problem: problemOf(error) });
    },
  });

  asker.keepAsking({
    wanted: () => {
      const { lexicon, play } = state.value;
      if (play === null || play.judging === null || lexicon.kind !== 'open') return [];
      return [{ lexicon: play.lexicon, judging: play.judging }];
    },
    ask: ({ judging, lexicon }) => ask('judgeWords', { lexicon, words: judging.words }),
    onAnswer: ({ judging }, areWords) => dispatch({ type: 'turn-judged', judging, areWords }),
    onRefusal: ({ judging }, error) =>
      dispatch({ type: 'turn-not-judged', judging, problem: problemOf(error) }),
  });
}

/** The turn of an agent of this program, or of another program. */
function askForTurn(
  asked: TurnQuestion,
  { play }: AppState,
  ask: Ask,
  askDesktop: AskDesktop | null,
): Answered<ChosenTurn> {
  const request = chooseTurnRequest(asked);
  const engine = engineOf(asked.agent);
  if (engine === undefined || askDesktop === null) return ask('chooseTurn', request);
  const { lexicon, view } = request;
  const clock = play?.clock ?? null;
  const player = view.player === 0 ? 0 : 1;
  const leftMs = clock === null ? null : leftOf(clock, player, performance.now());
  return askDesktop('engineTurn', { engine, lexicon, view, leftMs });
}

/** A game continues only with its own lexicon. */
const problemOf = ({ code, message: reason }: RequestError): Message =>
  code === 'unknown-lexicon' ? message('play.lexiconNotOpen') : reason;

/** Each turn's flight ends before the next turn begins. */
function flightOver(state: Store['state']): Promise<void> {
  return new Promise((resolve) => {
    const isFlying = computed(() => state.value.flight !== null);
    const stop = isFlying.subscribe((isStill) => {
      if (isStill) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** Each watched turn stays visible for a while. @param dueMs on the page's clock */
function until(dueMs: number): Promise<void> {
  const leftMs = dueMs - performance.now();
  return leftMs <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, leftMs));
}
