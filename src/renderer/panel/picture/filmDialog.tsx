import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { FILM_FORMATS, FILM_RATES, FILM_SIZES, type FilmFormat } from '../../../contract/picture/filmApi';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import {
  estimateFilm,
  filmFormOf,
  filmSizeOf,
  filmSubjects,
  readFilmSeconds,
} from '../../state/picture/filmForm';
import type { FilmForm, FilmSubject } from '../../state/picture/pictureState';
import type { PanelProps } from '../window/panelProps';
import { Choice, FormDialog, LooksFields } from './pictureFields';

const SUBJECT_NAMES = {
  walk: 'film.ofWalk',
  search: 'film.ofSearch',
  game: 'film.ofGame',
  turntable: 'film.ofTurntable',
} as const satisfies Record<FilmSubject, string>;

const FORMAT_NAMES = {
  gif: 'film.formatGif',
  webm: 'film.formatWebm',
  mp4: 'film.formatMp4',
} as const satisfies Record<FilmFormat, string>;

const NO_SUBJECTS: readonly FilmSubject[] = [];

const MEGABYTE = 1_000_000;

/** What a film is to be of, and how it is to be. */
export function FilmDialog({ dispatch, state }: PanelProps) {
  const isShown = useComputed(() => state.value.pictures.dialog === 'film');
  // Shut, it does not follow each step of a walk.
  const form = useComputed(() => (isShown.value ? filmFormOf(state.value) : state.value.pictures.film)).value;
  const subjects = useComputed(() => (isShown.value ? filmSubjects(state.value) : NO_SUBJECTS)).value;
  const isOpen = isShown.value;
  const close = () => dispatch({ type: 'picture-dialog-toggled', dialog: 'film' });
  const change = (part: Partial<FilmForm>) => dispatch({ type: 'film-form-changed', change: part });
  return (
    <FormDialog
      isOpen={isOpen}
      title={text('film.title')}
      onClose={close}
      onSubmit={() => dispatch({ type: 'film-wanted' })}
    >
      <Choice
        label={text('film.of')}
        value={form.of}
        choices={subjects}
        nameOf={(subject) => text(SUBJECT_NAMES[subject])}
        onChoose={(of) => change({ of })}
      />
      <Choice
        label={text('film.format')}
        value={form.format}
        choices={FILM_FORMATS}
        nameOf={(format) => text(FORMAT_NAMES[format])}
        onChoose={(format) => change({ format })}
      />
      <Choice
        label={text('picture.size')}
        value={form.size}
        choices={FILM_SIZES}
        nameOf={(size) => text('picture.sizeOf', sizeParams(size))}
        onChoose={(size) => change({ size })}
      />
      <Choice
        label={text('film.rate')}
        value={form.rate}
        choices={FILM_RATES}
        nameOf={(rate) => rate}
        onChoose={(rate) => change({ rate })}
      />
      <Seconds form={form} onInput={(seconds) => change({ seconds })} />
      <LooksFields form={form} onChange={change} />
      <div class="picture-actions">
        <Estimate form={form} />
        <button type="submit" class="primary" disabled={!readFilmSeconds(form.seconds).ok}>
          {text('picture.save')}
        </button>
      </div>
    </FormDialog>
  );
}

function sizeParams(size: FilmForm['size']): { readonly width: string; readonly height: string } {
  const { height, width } = filmSizeOf(size);
  return { width: String(width), height: String(height) };
}

interface SecondsProps {
  readonly form: FilmForm;
  readonly onInput: (seconds: string) => void;
}

function Seconds({ form: { seconds }, onInput }: SecondsProps) {
  const id = useId();
  const read = readFilmSeconds(seconds);
  return (
    <div class="picture-field">
      <label for={id}>{text('film.seconds')}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={seconds}
        aria-invalid={!read.ok}
        aria-describedby={read.ok ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {!read.ok && (
        <p id={`${id}-problem`} class="field-problem">
          {say(read.error)}
        </p>
      )}
    </div>
  );
}

/** How long and how large the film will be. */
function Estimate({ form }: { readonly form: FilmForm }) {
  const read = readFilmSeconds(form.seconds);
  if (!read.ok) return null;
  const frames = Math.round(read.value * Number(form.rate));
  const megabytes = Number((estimateFilm(form, read.value) / MEGABYTE).toPrecision(2));
  return (
    <p class="film-estimate" role="status">
      {text('film.estimate', { frames, megabytes })}
    </p>
  );
}
