import { clamp } from '../../../../core/clamp';
import type { Seed } from '../../../../core/game/seed';
import { message } from '../../../../core/message';
import {
  type Exercise,
  type ExerciseSource,
  isLossAccepted,
  isPlayKind,
} from '../../../../core/school/exercise';
import { cardId, type Practised } from '../../../../core/school/practiceCard';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { firstKept, joinKept, joinWords, NOTHING_KEPT, nextMistake, withMistakes } from './keptPractice';
import {
  type Asked,
  addTry,
  canCheck,
  dueOf,
  FIRST_ASKED,
  GUESS_MS,
  isDone,
  type Outcome,
  type PracticeAction,
  type PracticeState,
  type TurnChosen,
  UNMADE,
} from './practiceState';
import type { PredictionAction } from './prediction';

const change = (state: AppState, practice: Partial<PracticeState>): AppState => ({
  ...state,
  practice: { ...state.practice, ...practice },
});

const ask = (state: AppState, asked: Partial<Asked>): AppState =>
  change(state, { asked: { ...state.practice.asked, ...asked } });

const isSame = (one: ExerciseSource, other: ExerciseSource | null): boolean =>
  one.kind === other?.kind && one.band === other.band && one.seed === other.seed && one.loss === other.loss;

/** Has another exercise made and shown. */
export const openExercise = (state: AppState, source: ExerciseSource | null): AppState =>
  change(state, { source, ...UNMADE });

/** Exercises: an answer, its judgement, the next question. */
export const PRACTICE_ACTIONS: Handlers<Exclude<PracticeAction, PredictionAction | TurnChosen>> = {
  'practice-chosen': (state, { band, kind, seed }) =>
    openOf(change(state, { kind, band, isReviewing: false }), { kind, band }, seed),
  'practice-loss-chosen': (state, { loss, seed }) => {
    const { band, kind } = state.practice;
    const settings = { ...state.settings, acceptedLoss: loss };
    return openOf({ ...state, settings }, { kind, band }, seed);
  },
  'practice-made': (state, { exercise }, nowMs) =>
    isSame(exercise, state.practice.source)
      ? toBoard(change(state, { ...UNMADE, exercise, asked: { ...FIRST_ASKED, atMs: nowMs } }))
      : state,
  'practice-failed': (state, { message }) => change(state, { failure: message, checking: null }),
  'practice-drafted': (state, { draft }) =>
    state.practice.model === null && state.practice.asked.judgement?.isRight !== true
      ? ask(state, { draft, judgement: null })
      : state,
  'practice-checked': (state) =>
    canCheck(state.practice)
      ? change(state, {
          checking: 'answer',
          asked: {
            ...state.practice.asked,
            draft: state.practice.asked.draft ?? { kind: 'letters', letters: [] },
          },
        })
      : state,
  'practice-judged': (state, { judgement }, nowMs) => {
    if (state.practice.checking !== 'answer') return state;
    const counted = count(state, judgement.isRight, nowMs);
    return change(counted, { checking: null, asked: { ...counted.practice.asked, judgement } });
  },
  'practice-hinted': (state, _, nowMs) => {
    const { asked, exercise } = state.practice;
    const most = exercise?.questions[asked.question]?.hints.length ?? 0;
    if (asked.hints >= most) return state;
    // With a hint it is no first try any more.
    return ask(count(state, false, Math.max(nowMs, asked.atMs + GUESS_MS)), { hints: asked.hints + 1 });
  },
  'practice-given-up': (state) =>
    state.practice.exercise === null || state.practice.model !== null
      ? state
      : change(state, { checking: 'model' }),
  'practice-answers-shown': (state, { steps }, nowMs) => {
    const { asked, checking } = state.practice;
    if (checking !== 'model') return state;
    const counted = count(state, false, Math.max(nowMs, asked.atMs + GUESS_MS));
    const at = Math.max(
      0,
      steps.findIndex(({ question }) => question === asked.question),
    );
    return change(counted, { checking: null, model: { steps, at } });
  },
  'practice-model-stepped': (state, { by }) => {
    const { model } = state.practice;
    if (model === null) return state;
    return change(state, { model: { ...model, at: clamp(model.at + by, 0, model.steps.length - 1) } });
  },
  'practice-clock-read': (state, { nowMs }) => change(state, { clockMs: nowMs }),
  'practice-scheduled': (state, { card, of }) => {
    const { kept } = state.practice;
    return change(state, { outcome: null, kept: { ...kept, cards: { ...kept.cards, [cardId(of)]: card } } });
  },
  // Older versions kept the cards among the settings.
  'practice-read': (state, { kept }) => {
    const read = kept ?? firstKept(state.settings.practice);
    const { kept: now } = state.practice;
    return change(state, { kept: now === NOTHING_KEPT ? read : joinKept(read, now), isKeptRead: true });
  },
  'practice-taking-asked': (state, { what }) => change(state, { taking: what }),
  'practice-taking-ended': (state, { message: notice }) => ({ ...change(state, { taking: null }), notice }),
  'practice-file-taken': (state, { kept }) => {
    const joined = joinKept(state.practice.kept, kept);
    const cards = Object.keys(kept.cards).length;
    const taken = change(state, { kept: joined, taking: null });
    return { ...taken, notice: message('practice.imported', { cards }) };
  },
  'study-added': (state, { words }) => {
    const { kept } = state.practice;
    const all = joinWords(kept.words, words);
    const count = all.length - kept.words.length;
    const added = change(state, { kept: count === 0 ? kept : { ...kept, words: all }, taking: null });
    return { ...added, notice: message('study.added', { count }) };
  },
  'study-removed': (state, { word }) => {
    const { kept } = state.practice;
    return change(state, { kept: { ...kept, words: kept.words.filter((each) => each !== word) } });
  },
  'mistakes-taken': (state, { found, seed }) => {
    const kept = withMistakes(state.practice.kept, found);
    const count = kept.mistakes.length - state.practice.kept.mistakes.length;
    const there = change(state, { kept, taking: null, kind: 'mistake', isReviewing: false });
    return { ...openNext(there, seed), notice: message('practice.mistakesTaken', { count }) };
  },
  'practice-due-wanted': (state, { seed }) => openNext(change(state, { isReviewing: true }), seed),
  'practice-continued': (state, { seed }, nowMs) => {
    const { asked, exercise } = state.practice;
    if (exercise === null || isDone(state.practice)) return openNext(state, seed);
    if (asked.judgement === null) return state;
    return change(state, { asked: { ...FIRST_ASKED, question: asked.question + 1, atMs: nowMs } });
  },
};

/** A play is typed on the board at once. */
const toBoard = (state: AppState): AppState =>
  state.zone === 'practice' && state.practice.exercise?.questions[0]?.form.kind === 'play'
    ? { ...state, zone: 'board' }
    : state;

/** The first exercise that is due, while that is wanted and there is one; else one of the chosen kind. */
function openNext(state: AppState, seed: Seed): AppState {
  const { band, isReviewing, kind } = state.practice;
  const due = isReviewing ? dueOf(state)[0] : undefined;
  const next = due ?? { kind, band };
  const chosen = { kind: next.kind, band: next.band, isReviewing: due !== undefined };
  return openOf(change(state, chosen), next, seed);
}

/** An exercise of this kind; of mistakes, that one or the next one. */
function openOf(state: AppState, { band, kind, mistake }: Practised, seed: Seed): AppState {
  if (kind === 'preendgame')
    return openMade(state, { kind, band, seed: seedAfter(state.practice, { kind, band }) ?? seed });
  if (kind !== 'mistake') return openMade(state, { kind, band, seed });
  const { kept } = state.practice;
  const due = dueOf(state).flatMap((each) => each.mistake ?? []);
  const id = mistake ?? nextMistake(kept, due);
  if (id !== null) return openMade(state, { kind, band, seed: id });
  const failure = message(kept.mistakes.length === 0 ? 'practice.noMistakes' : 'practice.allMistakesDone');
  return change(openExercise(state, null), { failure });
}

/** Prepared exercises follow one another by their seeds, so that none is repeated soon. */
function seedAfter({ source }: PracticeState, { band, kind }: Practised): Seed | null {
  const isSameList = source?.kind === kind && source.band === band;
  return isSameList && typeof source.seed === 'number' ? source.seed + 1 : null;
}

/** With the loss that is accepted now, if it asks for a play. */
const openMade = (state: AppState, source: ExerciseSource): AppState =>
  openExercise(
    state,
    isLossAccepted(source.kind) ? { ...source, loss: state.settings.acceptedLoss } : source,
  );

/** Counts the first try of the question that is shown, if it has not been counted. */
function count(state: AppState, isRight: boolean, nowMs: number): AppState {
  const { asked, exercise, firstTries, outcome, worstTry } = state.practice;
  if (exercise === null || asked.isCounted) return state;
  // Nobody guesses a play.
  const isGuess = !isPlayKind(exercise.kind) && nowMs - asked.atMs < GUESS_MS;
  const worst = !isRight ? 'wrong' : isGuess && worstTry === 'right' ? 'guessed' : worstTry;
  return change(state, {
    asked: { ...asked, isCounted: true },
    firstTries: { ...firstTries, [exercise.kind]: addTry(firstTries[exercise.kind], isRight, isGuess) },
    worstTry: worst,
    outcome: outcomeOf(state, exercise, worst) ?? outcome,
  });
}

/**
 * An exercise is scheduled after its first wrong try, or if it was due and all first tries were right; a
 * mistake also when it is right for the first time.
 */
function outcomeOf(state: AppState, exercise: Exercise, worst: PracticeState['worstTry']): Outcome | null {
  const { asked, kept, worstTry } = state.practice;
  const of = practisedOf(exercise);
  const id = cardId(of);
  if (worst === 'wrong') return worstTry === 'wrong' ? null : { ...of, isRight: false };
  const isAtEnd = asked.question === exercise.questions.length - 1;
  const isDue = dueOf(state).some((due) => cardId(due) === id);
  const isNewMistake = of.mistake !== undefined && kept.cards[id] === undefined;
  return isAtEnd && (isDue || isNewMistake) && worst === 'right' ? { ...of, isRight: true } : null;
}

const practisedOf = ({ band, kind, seed }: Exercise): Practised =>
  kind === 'mistake' ? { kind, band, mistake: String(seed) } : { kind, band };
