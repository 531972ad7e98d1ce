import { type FilmSizeName, MOST_FILM_SECONDS } from '../../../../contract/picture/filmChoices';
import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import type { AppState } from '../../../state/appState';
import { candidateAt } from '../../../state/candidates/candidateSet';
import { FILM_SUBJECTS, type FilmForm, type FilmSubject } from './pictureState';

export function readFilmSeconds(typed: string): Result<number, Message> {
  const seconds = /^\d{1,3}(\.\d)?$/.test(typed.trim()) ? Number(typed) : 0;
  return seconds >= 1 && seconds <= MOST_FILM_SECONDS
    ? ok(seconds)
    : fail(message('film.wrongSeconds', { most: MOST_FILM_SECONDS }));
}

export function filmSizeOf(name: FilmSizeName): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}

/** Possible subjects of a film now. */
export const filmSubjects = ({
  candidates,
  game,
  setup,
  shownRank,
  walk,
}: AppState): readonly FilmSubject[] =>
  FILM_SUBJECTS.filter((subject) => {
    if (subject === 'walk') return walk !== null && walk.run !== null;
    if (subject === 'candidate')
      return candidates?.setup === setup && candidateAt(candidates, shownRank) !== undefined;
    if (subject === 'search') return candidates?.setup === setup;
    return subject === 'turntable' || (game !== null && game.positions.length > 1);
  });

/** The form, limited to possible subjects. */
export function filmFormOf(state: AppState): FilmForm {
  const { film } = state.pictures;
  const [first = 'turntable', ...others] = filmSubjects(state);
  return first === film.of || others.includes(film.of) ? film : { ...film, of: first };
}

/** Bits per pixel and frame of a video. If everything moves, fewer would blur the frames. */
const VIDEO_BITS: Readonly<Record<FilmSubject, number>> = {
  walk: 0.09,
  candidate: 0.09,
  search: 0.09,
  game: 0.09,
  turntable: 0.3,
};
/** At lower frame rates, successive frames differ more. */
const USUAL_RATE = 15;
const LEAST_BITRATE = 400_000;
/** Bytes per pixel of the first frame of a GIF. */
const GIF_FIRST = 0.31;
const walkNext = (width: number): number => 0.33 / Math.sqrt(width);
/**
 * Bytes per pixel of further frames, which contain what has moved: mostly edges, so that large frames need
 * fewer.
 */
const GIF_NEXT: Readonly<Record<FilmSubject, (width: number) => number>> = {
  walk: walkNext,
  candidate: walkNext,
  search: (width) => 1.05 / Math.sqrt(width),
  game: (width) => 0.44 / Math.sqrt(width),
  turntable: () => 0.32,
};

/** Duration for which the end of a walk stays visible, in seconds. */
const WALK_END_S = 1;
/** Duration of the walk before that. */
export const walkingSeconds = (seconds: number): number => Math.max(seconds / 2, seconds - WALK_END_S);

/** Bit rate of a video. */
export function bitrateOf({ of, rate, size }: Pick<FilmForm, 'of' | 'rate' | 'size'>): number {
  const { height, width } = filmSizeOf(size);
  const bits = width * height * Math.max(USUAL_RATE, Number(rate)) * VIDEO_BITS[of];
  return Math.round(Math.max(LEAST_BITRATE, bits));
}

/** Estimated size of a film in bytes. */
export function estimateFilm(form: FilmForm, seconds: number): number {
  const { height, width } = filmSizeOf(form.size);
  if (form.format !== 'gif') return (bitrateOf(form) * seconds) / 8;
  const isWalk = form.of !== 'game' && form.of !== 'turntable';
  const frames = (isWalk ? walkingSeconds(seconds) : seconds) * Number(form.rate);
  return width * height * (GIF_FIRST + GIF_NEXT[form.of](width) * frames);
}
