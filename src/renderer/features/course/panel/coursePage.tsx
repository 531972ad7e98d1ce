import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LessonProgress } from '../../../../contract/window/settings';
import type { Lesson } from '../../../../core/notation/lessons/lesson';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import type { WindowProps } from '../../../panel/windowProps';
import { ExercisePart } from '../../practice/panel/exercisePart';
import { BuildingPart } from '../../structures/panel/buildingPart';
import { CHAPTERS, type Chapter, type OpenLesson, stepOf } from '../state/course';
import { lessonText, paragraphsOf, replyOf } from '../view/courseView';

/** The chapters of the course, or the lesson that is being played. */
export function CoursePage({ dispatch, state }: WindowProps) {
  const lesson = useComputed(() => state.value.course.lesson).value;
  const chapters = useComputed(() => state.value.course.chapters).value;
  const hasStructure = useComputed(() => state.value.course.takesBoard).value;
  if (lesson === null) return <ChapterList dispatch={dispatch} state={state} chapters={chapters} />;
  return (
    <div class={hasStructure ? 'course page beside' : 'course page'}>
      {hasStructure && (
        <BuildingPart dispatch={dispatch} state={state} use={hasWordsTask(lesson) ? 'typed' : 'watched'} />
      )}
      <LessonStepPart {...{ dispatch, lesson, state }} />
    </div>
  );
}

const hasWordsTask = ({ lesson, step }: OpenLesson): boolean =>
  lesson.steps[step]?.task?.goal.kind === 'words';

type Props = Pick<WindowProps, 'dispatch' | 'state'>;

function ChapterList({ chapters, ...props }: Props & { readonly chapters: readonly Chapter[] | null }) {
  const count = CHAPTERS.length;
  return (
    <section class="course page scroller" aria-label={text('course.title')} data-zone="lesson" tabIndex={-1}>
      <p class="course-intro">{text('course.intro')}</p>
      {chapters !== null && (
        <>
          <Lessons {...props} lessons={chapters.slice(0, count)} isNumbered />
          <h2 class="course-more title">{text('course.more')}</h2>
          <Lessons {...props} lessons={chapters.slice(count)} isNumbered={false} />
        </>
      )}
      <p class="note">{text('course.ownHint')}</p>
      <CommandButton id="file.open" class="bare" label={text('course.open')}>
        {text('course.open')}
      </CommandButton>
      <CommandButton id="lesson.questions" class="bare" label={text('questionSheet.command')}>
        {text('questionSheet.command')}
      </CommandButton>
    </section>
  );
}

interface LessonsProps extends Props {
  readonly lessons: readonly Chapter[];
  readonly isNumbered: boolean;
}

function Lessons({ dispatch, isNumbered, lessons, state }: LessonsProps) {
  const kept = useComputed(() => state.value.settings.lessons).value;
  const next = isNumbered ? lessons.find(({ id }) => kept[id]?.isDone !== true)?.id : undefined;
  return (
    <ol class="chapters">
      {lessons.map(({ id, lesson }, index) => (
        <li key={id}>
          <button
            type="button"
            class={id === next ? 'chapter next' : 'chapter'}
            onClick={() => dispatch({ type: 'chapter-opened', id })}
          >
            <span class="chapter-number" aria-hidden="true">
              {kept[id]?.isDone ? '✓' : isNumbered ? index + 1 : '·'}
            </span>
            <span class="chapter-title">{lessonText(lesson.title)}</span>
            <span class="chapter-note hint">{progressNote(lesson, kept[id])}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function progressNote({ minutes, steps }: Lesson, progress: LessonProgress | undefined): string {
  if (progress === undefined) return text('course.minutes', { minutes });
  if (progress.isDone) return text('course.done');
  return text('course.stepOf', { step: progress.step + 1, steps: steps.length });
}

function LessonStepPart({ dispatch, lesson: open, state }: Props & { readonly lesson: OpenLesson }) {
  const { isDone, lesson, step: index } = open;
  const reply = useComputed(() => replyOf(state.value)).value;
  const step = stepOf({ ...state.peek().course, lesson: open });
  const page = useRef<HTMLElement>(null);
  // The button of the chapter, which had the focus, is gone.
  useLayoutEffect(
    () =>
      page.current?.querySelector<HTMLElement>('[data-zone=practice], .lead')?.focus({ preventScroll: true }),
    [lesson],
  );
  useEffect(() => page.current?.querySelector('.lesson-text')?.scrollTo(0, 0), [index]);
  const last = lesson.steps.length - 1;
  return (
    <section ref={page} class="lesson" aria-label={lessonText(lesson.title)} data-zone="lesson" tabIndex={-1}>
      <header class="lesson-head row">
        <CommandButton id="lesson.close" class="icon-button" label={text('course.close')}>
          <Icon name="close" />
        </CommandButton>
        <h2 class="title">{lessonText(lesson.title)}</h2>
        <span class="figure hint">{text('course.stepOf', { step: index + 1, steps: last + 1 })}</span>
        <CommandButton id="lesson.again" class="icon-button">
          <Icon name="replay" />
        </CommandButton>
      </header>
      <progress aria-hidden="true" max={last + 1} value={index + 1} />
      <div class="lesson-text scroller" role="status">
        {step !== null && paragraphsOf(step.say).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {reply !== null && <p class={isDone ? 'verdict' : 'verdict bad'}>{reply}</p>}
      </div>
      {step?.exercise != null && <ExercisePart dispatch={dispatch} state={state} />}
      <footer class="lesson-foot row apart">
        <CommandButton id="lesson.previous" label={text('course.previous')} isOff={index === 0}>
          {text('course.previous')}
        </CommandButton>
        {index === last ? (
          <CommandButton id="lesson.close" class="lead" label={text('course.finish')}>
            {text('course.finish')}
          </CommandButton>
        ) : (
          <CommandButton id="lesson.next" class="lead" label={text('course.next')}>
            {text('course.next')}
          </CommandButton>
        )}
      </footer>
    </section>
  );
}
