import type { Lesson, LessonStep } from '../../../../core/notation/lessons/lesson';
import type { CrossCheckState } from '../../../state/board/crossCheckState';
import type { SideTab } from '../../../state/window/sideTab';
import type { Building } from '../../structures/state/building';

/** The chapters of the course, in their order: the names of their files. */
export const CHAPTERS = ['plays', 'trie', 'dawg', 'wrongEnd', 'gaddag', 'anchors', 'walk', 'best'] as const;
/** Lessons beside it. */
export const MORE_LESSONS = ['sixMatches', 'lostWord'] as const;
export type ChapterId = (typeof CHAPTERS)[number] | (typeof MORE_LESSONS)[number];

/** A lesson that is being played. */
export interface OpenLesson {
  /** A chapter, or the name of a file. */
  readonly id: string;
  /** Path of its file; null for a chapter. */
  readonly path: string | null;
  readonly lesson: Lesson;
  /** Index of the step shown. */
  readonly step: number;
  /** Whether the task of the step is done. */
  readonly isDone: boolean;
  /** What the lesson changes beside the board, as it was before. */
  readonly before: { readonly building: Building; readonly crossChecks: CrossCheckState };
}

export interface CourseState {
  /** Null until they are read. */
  readonly chapters: readonly Chapter[] | null;
  /** The chapter to open as soon as they are. */
  readonly wanted: ChapterId | null;
  /** Null while the chapters are listed. */
  readonly lesson: OpenLesson | null;
  /** Whether the lesson shows a structure in place of the board. */
  readonly takesBoard: boolean;
}

export interface Chapter {
  readonly id: ChapterId;
  readonly lesson: Lesson;
}

export const COURSE_AT_START: CourseState = { chapters: null, wanted: null, lesson: null, takesBoard: false };

export type CourseAction =
  | { readonly type: 'chapters-read'; readonly chapters: readonly Chapter[] }
  /** Also shows the page. */
  | { readonly type: 'chapter-opened'; readonly id: ChapterId }
  /** At the step where it was left; if it is open and read again, at the same step. */
  | {
      readonly type: 'lesson-opened';
      readonly id: string;
      readonly path: string | null;
      readonly lesson: Lesson;
    }
  /** Steps outside the lesson are clamped. */
  | { readonly type: 'lesson-stepped'; readonly by: number }
  | { readonly type: 'lesson-sought'; readonly step: number }
  /** Gives the board back. */
  | { readonly type: 'lesson-closed' };

/** The step shown; null without a lesson. */
export const stepOf = ({ lesson }: CourseState): LessonStep | null =>
  lesson?.lesson.steps[lesson.step] ?? null;

/** Whether a lesson asks an exercise. */
export const isInLesson = (course: CourseState): boolean => stepOf(course)?.exercise != null;

export const isAtLastStep = ({ lesson }: CourseState): boolean =>
  lesson !== null && lesson.step === lesson.lesson.steps.length - 1;

/** Whether rack and messages of the position are in sight: in the course, only where a lesson needs them. */
export const isPositionNeeded = ({
  course,
  sideTab,
}: {
  readonly course: CourseState;
  readonly sideTab: SideTab;
}): boolean => sideTab !== 'course' || stepOf(course)?.shows.includes('rack') === true;
