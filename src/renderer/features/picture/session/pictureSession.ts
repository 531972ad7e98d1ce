import { computed, effect } from '@preact/signals';
import type { PictureDeps, PictureWork } from './pictureWork';

/** Runs picture, film and print jobs, one at a time. */
export function startPictureSession(deps: PictureDeps): void {
  const { dispatch, state } = deps.store;
  const job = computed(() => state.value.pictures.job);
  /** Loaded with the first job, because it imports three.js. */
  let work: Promise<PictureWork> | null = null;
  const readWork = () => import('./pictureWork').then(({ createPictureWork }) => createPictureWork(deps));

  effect(() => {
    const current = job.value;
    if (current === null) return;
    const ending = new AbortController();
    work ??= readWork();
    void work
      .then((doJob) => doJob(current, ending.signal))
      .finally(() => dispatch({ type: 'picture-ended', job: current }));
    return () => ending.abort(new Error('cancelled'));
  });
}
