import type { Ask } from '../../../contract/requests/requests';
import { isAnalysisBlocked } from '../../state/play/analysisBlockedReason';
import { playTry } from '../../state/trying/playTry';
import { triedTiles } from '../../state/trying/tried';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Asks the engine what the tried tiles are worth, and plays them if that was asked for before. */
export function startTrySession(ask: Ask, { state, dispatch }: Store, asker: Asker): void {
  const playIfAsked = () => {
    if (state.peek().tried?.isToPlay) dispatch(playTry(state.peek()));
  };
  asker.keepAsking({
    wanted: () => {
      const { candidates, setup, tried } = state.value;
      if (tried === null || candidates?.setup !== setup || isAnalysisBlocked(state.value)) return [];
      if (tried.verdict !== null || tried.problem !== null) return [];
      return [{ generation: candidates.generation, laid: tried.laid }];
    },
    ask: ({ generation }) => {
      const wanted = { kind: 'tiles', tiles: triedTiles(state.peek()) } as const;
      return ask('whyNot', { purpose: 'try', generation, wanted });
    },
    onAnswer: ({ laid }, verdict) => {
      dispatch({ type: 'try-judged', laid, verdict });
      playIfAsked();
    },
    onRefusal: ({ laid }, { message: problem }) => {
      dispatch({ type: 'try-not-judged', laid, problem });
      playIfAsked();
    },
  });
}
