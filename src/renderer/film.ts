import './fonts.css';
import './tokens.css';
import type { FilmOfGame } from '../contract/picture/filmApi';
import { describeProblems } from '../core/notation/exchange/imported';
import { formatGcgProblem } from '../core/notation/gcg/gcgProblem';
import { readGcg } from '../core/notation/gcg/parseGcg';
import { gcgRules } from '../core/notation/gcg/replay/gcgRules';
import { say } from '../texts/say';
import { connect } from './connection/connect';
import { beginExport, ExportFailed } from './features/picture/session/exportFile';
import { drawFilm } from './features/picture/session/film/drawFilm';
import type { FilmScript } from './features/picture/session/film/filmScript';
import { gameFilm } from './features/picture/session/film/gameFilm';
import { PictureScenes } from './features/picture/session/pictureScenes';
import { pictureLookOf } from './features/picture/session/pictureShot';
import { reasonOf } from './features/picture/session/reasonOf';
import { PRESET_ANGLES } from './scene/camera/cameraFraming';
import { createFileAccess } from './session/document/fileAccess';
import { presetCatalogue } from './session/document/presetCatalogue';
import { initialState } from './state/appState';
import { openGame, positionShown } from './state/document/openGame';

/** The hidden page that makes a film of a recorded game. */
async function makeFilm(): Promise<void> {
  const connection = connect();
  const { askDesktop } = connection;
  if (askDesktop === null) return;
  try {
    const film = await askDesktop('takeFilm', {});
    if (!film.ok) throw new ExportFailed(film.error.message);
    if (film.value === null) return;
    const { hasCaption, format, rate, size } = film.value;
    const { base, script } = scriptOf(film.value);
    await drawFilm(new PictureScenes(), {
      form: { of: 'game', format, size, rate, hasCaption },
      script,
      look: pictureLookOf(base),
      begin: () =>
        beginExport(askDesktop, createFileAccess(connection), {
          suggestedName: `${film.value?.name}.${format}`,
          formatName: format,
        }),
      signal: new AbortController().signal,
      onProgress: (done) => void askDesktop('tellFilm', { kind: 'progress', done }),
    });
    await askDesktop('tellFilm', { kind: 'saved' });
  } catch (error) {
    await askDesktop('tellFilm', { kind: 'failed', message: say(reasonOf(error)) });
  }
}

function scriptOf({ camera, name, record, seconds }: FilmOfGame): {
  readonly base: ReturnType<typeof initialState>;
  readonly script: FilmScript;
} {
  const read = readGcg(record);
  if (!read.ok) throw new ExportFailed(describeProblems(read.error));
  const rules = gcgRules(read.value.document, presetCatalogue());
  if (!rules.ok) throw new ExportFailed(formatGcgProblem(rules.error));
  const game = openGame(read.value.document, rules.value);
  const first = initialState(positionShown(game).setup);
  const base = { ...first, document: { ...first.document, name } };
  return { base, script: gameFilm(base, game, seconds, { kind: 'framed', ...PRESET_ANGLES[camera] }) };
}

void makeFilm();
