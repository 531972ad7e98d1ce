import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import type { DrawsOf, Samples, StrategyAction } from './strategyState';

/** Number of candidates whose draws are kept: the user switches between a few. */
const KEPT_SAMPLES = 8;

export const STRATEGY_ACTIONS: Handlers<StrategyAction> = {
  'heat-changed': ({ strategy, ...state }, { change }) => ({
    ...state,
    strategy: { ...strategy, heat: { ...strategy.heat, ...change } },
  }),
  'replies-answered': (state, { answer: { basis, draws }, from, generation, rank }) => {
    const before = samplesOf(state, { generation, rank });
    const known = before?.draws ?? [];
    // Repeated answers are identical, because draws are determined by their numbers.
    if (known.length !== from) return state;
    return withSamples(state, { generation, rank, draws: [...known, ...draws], basis, problem: null });
  },
  'replies-refused': (state, { generation, problem, rank }) => {
    const before = samplesOf(state, { generation, rank });
    const { basis = null, draws = [] } = before ?? {};
    return withSamples(state, { generation, rank, draws, basis, problem });
  },
};

/** Draws of an earlier generation are useless, because its ranks mean other candidates. */
function withSamples(state: AppState, added: Samples): AppState {
  const others = state.strategy.samples.filter(
    ({ generation, rank }) => generation === added.generation && rank !== added.rank,
  );
  const samples = [...others, added].slice(-KEPT_SAMPLES);
  return { ...state, strategy: { ...state.strategy, samples } };
}

export const samplesOf = (
  { strategy }: Pick<AppState, 'strategy'>,
  { generation, rank }: DrawsOf,
): Samples | undefined =>
  strategy.samples.find((each) => each.generation === generation && each.rank === rank);
