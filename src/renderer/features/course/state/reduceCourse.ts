import { squareIndex } from '../../../../core/board/square';
import { clamp } from '../../../../core/clamp';
import { typedWords } from '../../../../core/lexicon/construction/constructTyped';
import type { Lesson, LessonStructure, LessonTask } from '../../../../core/notation/lessons/lesson';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { lendDesk, returnDesk } from '../../../state/document/reduceDesk';
import type { Handlers } from '../../../state/handlers';
import { openedWalk } from '../../../state/walk/walk';
import { openExercise } from '../../practice/state/reducePractice';
import { BUILDING_AT_START } from '../../structures/state/building';
import { BUILDING_ACTIONS } from '../../structures/state/reduceBuilding';
import { type ChapterId, type CourseAction, isInLesson, type OpenLesson, stepOf } from './course';

/** Lessons played on the board. */
export const COURSE_ACTIONS: Handlers<CourseAction> = {
  'chapters-read': (state, { chapters }) => {
    const read = { ...state, course: { ...state.course, chapters } };
    const { wanted } = state.course;
    return wanted === null ? read : openChapter(read, wanted);
  },
  'chapter-opened': (state, { id }) => openChapter(state, id),
  'lesson-opened': (state, { id, lesson, path }) => openLesson(state, id, path, lesson),
  'lesson-stepped': (state, { by }) => {
    const { lesson } = state.course;
    return lesson === null ? state : showStep(state, { ...lesson, step: lesson.step + by });
  },
  'lesson-sought': (state, { step }) => {
    const { lesson } = state.course;
    return lesson === null ? state : showStep(state, { ...lesson, step });
  },
  'lesson-closed': (state, _, nowMs) => {
    const { lesson } = state.course;
    if (lesson === null) return state;
    return { ...endLesson(returnDesk(state, nowMs), lesson), highlight: null, zone: 'lesson' };
  },
};

function openChapter(state: AppState, id: ChapterId): AppState {
  const chapter = state.course.chapters?.find((each) => each.id === id);
  if (chapter === undefined) return { ...state, sideTab: 'course', course: { ...state.course, wanted: id } };
  return openLesson({ ...state, course: { ...state.course, wanted: null } }, id, null, chapter.lesson);
}

function openLesson(state: AppState, id: string, path: string | null, lesson: Lesson): AppState {
  const open = state.course.lesson;
  const before = open?.before ?? { building: state.building, crossChecks: state.crossChecks };
  const kept = state.settings.lessons[id];
  // Read again, it goes on; a lesson that was played to its end begins again.
  const step = open?.id === id ? open.step : kept === undefined || kept.isDone ? 0 : kept.step;
  return showStep(state, { id, path, lesson, step, isDone: false, before });
}

const endLesson = (state: AppState, { before }: OpenLesson): AppState => ({
  ...closeExercise(state),
  ...before,
  course: { ...state.course, lesson: null, takesBoard: false },
});

/** Without the exercise of the step that is left. */
const closeExercise = (state: AppState): AppState =>
  isInLesson(state.course) ? openExercise(state, null) : state;

/** The board, and what takes its place; the rest follows in `followLesson`. */
function showStep(state: AppState, wanted: OpenLesson): AppState {
  const last = wanted.lesson.steps.length - 1;
  const lesson: OpenLesson = { ...wanted, step: clamp(wanted.step, 0, last), isDone: false };
  const step = lesson.lesson.steps[lesson.step];
  if (step === undefined) return state;
  const lent = lendDesk(closeExercise(state), step.setup);
  const { structure } = step;
  const { lessons } = state.settings;
  const isDone = lesson.step === last || lessons[lesson.id]?.isDone === true;
  const kept = lesson.path === null ? { ...lessons, [lesson.id]: { step: lesson.step, isDone } } : lessons;
  return {
    ...(structure === null ? lent : showStructure(lent, structure)),
    course: { ...state.course, lesson, takesBoard: structure !== null },
    crossChecks: { ...state.crossChecks, isShown: step.shows.includes('crossSets'), pointed: null },
    settings: { ...state.settings, isSidePanelOpen: true, lessons: kept },
    sideTab: 'course',
    zone: 'lesson',
  };
}

function showStructure(state: AppState, { at, kind, words }: LessonStructure): AppState {
  const shown = {
    ...state,
    building: { ...BUILDING_AT_START, typed: words, kind, isPlaying: at.kind === 'play' && words !== '' },
  };
  if (at.kind === 'play') return shown;
  const step = at.kind === 'step' ? at.step : Number.MAX_SAFE_INTEGER;
  return BUILDING_ACTIONS['building-step-sought'](shown, { type: 'building-step-sought', step }, 0);
}

/** Shows what belongs to a step, judges its task, and ends a lesson that no longer has the board. */
export function followLesson(before: AppState, after: AppState, action: Action, nowMs: number): AppState {
  const { lesson } = after.course;
  const step = stepOf(after.course);
  if (lesson === null || step === null) return after;
  if (after.desk === null || after.sideTab === 'practice') return endLesson(after, lesson);
  if (OPENS.has(action.type) && lesson !== before.course.lesson) {
    const { cols } = step.setup.rules.layout;
    const squares = step.lit.map((square) => squareIndex(square, cols));
    const walk =
      step.walk === null
        ? null
        : openedWalk({ kind: 'search', scope: step.walk.scope, algorithm: step.walk.algorithm });
    const { exercise } = step;
    const seed = exercise?.seed ?? Math.floor(nowMs);
    return {
      ...(exercise === null ? after : openExercise(after, { ...exercise, seed })),
      walk,
      shownRank: after.candidates?.setup === after.setup ? step.candidate : 0,
      highlight: squares.length === 0 ? null : { kind: 'squares', squares },
      zone: exercise === null ? 'lesson' : 'practice',
    };
  }
  if (action.type === 'generation-finished' && action.setup === step.setup)
    return { ...after, shownRank: Math.min(step.candidate, after.candidates?.total ?? 0) };
  if (step.task === null || lesson.isDone || !isReached(after, step.task)) return after;
  return { ...after, course: { ...after.course, lesson: { ...lesson, isDone: true } } };
}

const OPENS: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'chapter-opened',
  'chapters-read',
  'lesson-opened',
  'lesson-sought',
  'lesson-stepped',
]);

function isReached({ building, tried }: AppState, { goal }: LessonTask): boolean {
  if (goal.kind === 'words') return new Set(typedWords(building.typed)).size >= goal.count;
  const { move, rank } = tried?.verdict ?? { move: null, rank: null };
  if (move === null || rank === null) return false;
  return move.score >= goal.score && (!goal.isBest || rank === 1);
}
