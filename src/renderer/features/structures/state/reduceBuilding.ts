import { clamp } from '../../../../core/clamp';
import { fewOf } from '../../../../core/lexicon/construction/constructTyped';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { type Building, type BuildingAction, constructionOf } from './building';

const lengthOf = ({ building, setup }: AppState): number => {
  const built = constructionOf(building, setup.rules.distribution);
  return built.ok ? built.value.steps.length : 0;
};

const change = (state: AppState, building: Partial<Building>): AppState => ({
  ...state,
  building: { ...state.building, ...building },
});

/** Watching a structure being built. */
export const BUILDING_ACTIONS: Handlers<BuildingAction> = {
  'building-words-typed': (state, { text }) => change(state, { typed: text, step: 0, isPlaying: false }),
  'building-words-taken': (state, { words }) =>
    change({ ...state, sideTab: 'structures' }, { typed: fewOf(words).join(' '), step: 0, isPlaying: false }),
  'building-kind-chosen': (state, { kind }) => {
    // An open question is put to the other structure at once.
    const isAsked = state.building.question.letters !== '' && state.building.step === lengthOf(state);
    const { building } = state;
    // The structure that stood beside it changes places with it.
    const rival = building.rival === kind ? building.kind : building.rival;
    const chosen = change(state, { kind, rival, step: 0 });
    return isAsked ? change(chosen, { step: lengthOf(chosen) }) : chosen;
  },
  'building-rival-chosen': (state, { rival }) => change(state, { rival }),
  'building-step-sought': (state, { step }) =>
    change(state, { step: clamp(step, 0, lengthOf(state)), isPlaying: false }),
  'building-play-toggled': (state) => {
    const { isPlaying, step } = state.building;
    const length = lengthOf(state);
    if (isPlaying || length === 0) return change(state, { isPlaying: false });
    // At the end it begins anew.
    return change(state, { isPlaying: true, step: step >= length ? 0 : step });
  },
  'building-asked': (state, { question }) =>
    change(state, {
      question: { ...state.building.question, ...question },
      step: lengthOf(state),
      isPlaying: false,
    }),
  'building-ticked': (state) => {
    const { isPlaying, step } = state.building;
    if (!isPlaying) return state;
    const length = lengthOf(state);
    return change(state, { step: Math.min(step + 1, length), isPlaying: step + 1 < length });
  },
};
