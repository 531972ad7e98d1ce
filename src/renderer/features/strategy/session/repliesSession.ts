import type { Ask } from '../../../../contract/requests/requests';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';
import { turnRulesOf } from '../../../state/candidates/turnRules';
import { drawsToAsk } from '../state/drawsToAsk';
import { DRAWS, DRAWS_AT_ONCE, DRAWS_SEED } from '../state/strategyState';

/** Requests samples of replies to the candidates in question, in batches. */
export function startRepliesSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => drawsToAsk(state.value),
    ask: ({ candidate: { col, direction, kind, row, score, tiles }, from, lexicon, setup }) =>
      ask('replies', {
        lexicon,
        setup,
        move: { kind, row, col, direction, tiles, score },
        turnRules: turnRulesOf(state.peek()),
        seed: DRAWS_SEED,
        from,
        count: Math.min(DRAWS_AT_ONCE, DRAWS - from),
      }),
    cancel: () => void ask('cancel', { request: 'replies' }),
    onAnswer: ({ candidate: { rank }, from, generation }, answer) =>
      dispatch({ type: 'replies-answered', generation, rank, from, answer }),
    onRefusal: ({ candidate: { rank }, generation }, { message }) =>
      dispatch({ type: 'replies-refused', generation, rank, problem: message }),
  });
}
