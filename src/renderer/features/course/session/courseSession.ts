import { computed, effect } from '@preact/signals';
import { flaw } from '../../../../core/message';
import type { PresetCatalogue } from '../../../../core/notation/boards/presets';
import type { LessonMoment } from '../../../../core/notation/lessons/lesson';
import type { BoardScene } from '../../../scene/boardScene';
import type { Store } from '../../../session/store';
import type { AppState } from '../../../state/appState';
import { recordingOf, type Walk } from '../../../state/walk/walk';
import type { CameraPose } from '../../../view/board/cameraPose';
import { CHAPTERS, type Chapter, MORE_LESSONS, stepOf } from '../state/course';

/** Read only when the course is opened. */
const FILES = import.meta.glob<string>('../../../../../resources/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
});

/** Reads the chapters when they are first wanted; puts walk and camera where the step wants them. */
export function startCourseSession(
  { dispatch, state }: Store,
  catalogue: PresetCatalogue,
  scene: () => BoardScene | null,
): void {
  const isWanted = computed(() => state.value.sideTab === 'course' && state.value.course.chapters === null);
  effect(() => {
    if (isWanted.value)
      void readChapters(catalogue).then((chapters) => dispatch({ type: 'chapters-read', chapters }));
  });
  // Without a lesson it does not depend on the walk.
  const opened = computed(() => {
    const { lesson } = state.value.course;
    if (lesson === null || (stepOf(state.value.course)?.walk ?? null) === null) return null;
    const { walk } = state.value;
    return walk?.progress.kind === 'ready' && walk.subject.kind === 'search' ? walk.subject : null;
  });
  opened.subscribe((subject) => {
    const { course, walk } = state.peek();
    const at = stepOf(course)?.walk?.at;
    if (subject === null || at === undefined || walk === null) return;
    const step = stepAt(at, walk, state.peek());
    if (step === null) dispatch({ type: 'walk-replayed' });
    else dispatch({ type: 'walk-sought', step });
  });
  const playing = computed(() => {
    const at = stepOf(state.value.course)?.structure?.at;
    return at?.kind === 'play' ? at : null;
  });
  playing.subscribe((at) => {
    if (at === null || !isMotionReduced()) return;
    dispatch({ type: 'building-step-sought', step: Number.MAX_SAFE_INTEGER });
  });
  // Null while the view is the learner's own.
  let before: CameraPose | null = null;
  computed(() => stepOf(state.value.course)?.camera ?? null).subscribe((wanted) => {
    const camera = scene()?.camera;
    if (camera === undefined) return;
    if (wanted !== null) {
      before ??= camera.pose();
      camera.preset(wanted);
    } else if (before !== null) {
      camera.restore(before);
      before = null;
    }
  });
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The step of the walk; null to play it. */
function stepAt(at: LessonMoment, walk: Walk, { settings }: AppState): number | null {
  const recording = recordingOf(walk, settings.walk);
  if (recording === null) return 0;
  const { length } = recording.trace;
  switch (at.kind) {
    case 'play':
      return isMotionReduced() ? length : null;
    case 'end':
      return length;
    case 'step':
      return at.step;
    case 'marker':
      return recording.markers[at.marker][at.nth - 1] ?? length;
  }
}

/** @throws {Error} if a chapter is wrong or missing, which is a bug */
async function readChapters(catalogue: PresetCatalogue): Promise<readonly Chapter[]> {
  const { parseLesson } = await import('../../../../core/notation/lessons/lessonFile');
  const byName = new Map(Object.entries(FILES).map(([path, read]) => [path.split('/').at(-1), read]));
  return Promise.all(
    [...CHAPTERS, ...MORE_LESSONS].map(async (id) => {
      const read = byName.get(`${id}.yaml`);
      if (read === undefined) throw new Error(`There is no chapter ${id}.`);
      const lesson = parseLesson(await read(), catalogue);
      if (!lesson.ok) throw flaw(lesson.error);
      return { id, lesson: lesson.value };
    }),
  );
}
