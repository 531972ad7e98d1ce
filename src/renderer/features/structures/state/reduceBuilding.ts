import { clamp } from '../../../../core/clamp';
import { BUILD_MARKS, buildMarksOf } from '../../../../core/lexicon/construction/buildMarks';
import { fewOf } from '../../../../core/lexicon/construction/constructTyped';
import { nextMarker, previousMarker } from '../../../../core/trace/markers';
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

const seek = (state: AppState, step: number): AppState =>
  change(state, { step: clamp(step, 0, lengthOf(state)), isPlaying: false });

const playFrom = (state: AppState, step: number): AppState =>
  lengthOf(state) === 0 ? state : change(state, { isPlaying: true, step });

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
  'building-step-sought': (state, { step }) => seek(state, step),
  'building-stepped': (state, { by }) => seek(state, state.building.step + by),
  'building-mark-sought': (state, { by }) => {
    const { passedOver, step } = state.building;
    const built = constructionOf(state.building, state.setup.rules.distribution);
    if (!built.ok) return state;
    const kinds = BUILD_MARKS.filter((kind) => !passedOver.includes(kind));
    const mark = (by === 1 ? nextMarker : previousMarker)(buildMarksOf(built.value), step, kinds);
    return seek(state, mark?.step ?? (by === 1 ? Number.MAX_SAFE_INTEGER : 0));
  },
  'building-mark-toggled': (state, { kind }) => {
    const { passedOver } = state.building;
    const others = passedOver.filter((each) => each !== kind);
    return change(state, { passedOver: others.length < passedOver.length ? others : [...passedOver, kind] });
  },
  'building-play-toggled': (state) => {
    const { isPlaying, step } = state.building;
    if (isPlaying) return change(state, { isPlaying: false });
    return playFrom(state, step >= lengthOf(state) ? 0 : step);
  },
  'building-replayed': (state) => playFrom(state, 0),
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
