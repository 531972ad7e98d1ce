import type { Ask } from '../../../../../contract/requests/requests';
import { message } from '../../../../../core/message';
import { TRACE_RECORD_LENGTH } from '../../../../../core/trace/traceEvent';
import type { AppState } from '../../../../state/appState';
import { candidateAt } from '../../../../state/candidates/candidateSet';
import { openedWalk, type Walk, type WalkScope, walkRunOf } from '../../../../state/walk/walk';
import type { CameraShot } from '../../../../view/board/cameraShot';
import { positionOf } from '../../../../view/candidates/shownMove';
import { readFilmSeconds } from '../../state/filmForm';
import type { FilmForm } from '../../state/pictureState';
import { ExportFailed } from '../exportFile';
import { type FilmScript, turntableFilm, walkFilm } from './filmScript';
import { gameFilm } from './gameFilm';

/** The film that the form describes, of the window's current content. @throws {ExportFailed} */
export async function scriptOf(
  form: FilmForm,
  shown: AppState,
  shot: CameraShot,
  ask: Ask,
): Promise<FilmScript> {
  const read = readFilmSeconds(form.seconds);
  if (!read.ok) throw new ExportFailed(read.error);
  const seconds = read.value;
  switch (form.of) {
    case 'walk':
      return walkFilm(shown, seconds, shot);
    case 'candidate': {
      const { rank } = candidateAt(shown.candidates, shown.shownRank) ?? {};
      if (rank === undefined) throw new ExportFailed(message('impossible.noCandidates'));
      const walk = await searchOf(shown, ask, { kind: 'candidate', rank });
      return walkFilm({ ...shown, walk }, seconds, shot);
    }
    case 'search':
      return walkFilm({ ...shown, walk: await searchOf(shown, ask, { kind: 'whole' }) }, seconds, shot);
    case 'game':
      return shown.game === null
        ? turntableFilm(shown, performance.now(), seconds, shot)
        : gameFilm(shown, shown.game, seconds, shot);
    case 'turntable':
      return turntableFilm(shown, performance.now(), seconds, shot);
  }
}

/** A part of the search of the position through the GADDAG. */
async function searchOf(shown: AppState, ask: Ask, scope: WalkScope): Promise<Walk> {
  const { candidates, setup } = shown;
  const position = positionOf(setup);
  if (position === null || candidates?.setup !== setup)
    throw new ExportFailed(message('impossible.noCandidates'));
  const algorithm = 'gaddag';
  const answer = await ask('trace', {
    purpose: 'film',
    generation: candidates.generation,
    scope,
    algorithm,
  });
  if (!answer.ok) throw new ExportFailed(message('film.noTrace', { reason: answer.error.message }));
  const { moves, records, summary, total } = answer.value;
  const trace = { records, length: records.length / TRACE_RECORD_LENGTH, total };
  const run = walkRunOf({ position, algorithm, trace, summary, scores: moves.scores, found: moves });
  return { ...openedWalk({ kind: 'search', scope, algorithm }), run, progress: { kind: 'ready' } };
}
