import { type FilmSizeName, MOST_FILM_SECONDS } from '../../../contract/picture/filmApi';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
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

/** What there is to film now. */
export const filmSubjects = ({ candidates, game, setup, walk }: AppState): readonly FilmSubject[] =>
  FILM_SUBJECTS.filter((subject) => {
    if (subject === 'walk') return walk !== null && walk.run !== null;
    if (subject === 'search') return candidates?.setup === setup;
    return subject === 'turntable' || (game !== null && game.positions.length > 1);
  });

/** The form, of what there is to film. */
export function filmFormOf(state: AppState): FilmForm {
  const { film } = state.pictures;
  const [first = 'turntable', ...others] = filmSubjects(state);
  return first === film.of || others.includes(film.of) ? film : { ...film, of: first };
}

/** Bits of a pixel of a frame of video. */
const VIDEO_BITS = 0.09;
/** Bytes of a pixel of the first frame of a GIF, and of each further one, which holds what has moved. */
const GIF_FIRST = 0.33;
const GIF_NEXT: Readonly<Record<FilmSubject, number>> = {
  walk: 0.016,
  search: 0.038,
  game: 0.017,
  turntable: 0.33,
};

/** Bits a second of a video. */
export const bitrateOf = ({ rate, size }: Pick<FilmForm, 'rate' | 'size'>): number => {
  const { height, width } = filmSizeOf(size);
  return Math.round(Math.max(400_000, width * height * Number(rate) * VIDEO_BITS));
};

/** About how many bytes a film will have. */
export function estimateFilm(form: FilmForm, seconds: number): number {
  const { height, width } = filmSizeOf(form.size);
  if (form.format !== 'gif') return (bitrateOf(form) * seconds) / 8;
  return width * height * (GIF_FIRST + GIF_NEXT[form.of] * (seconds * Number(form.rate) - 1));
}
