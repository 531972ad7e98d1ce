import { useComputed } from '@preact/signals';
import {
  FILM_FORMATS,
  FILM_RATES,
  FILM_SIZES,
  type FilmFormat,
} from '../../../../contract/picture/filmChoices';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { SelectField, TextField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { estimateFilm, filmFormOf, filmSizeOf, filmSubjects, readFilmSeconds } from '../state/filmForm';
import type { FilmForm, FilmSubject } from '../state/pictureState';
import { FormDialog, LooksFields } from './pictureFields';

const SUBJECT_NAMES = {
  walk: 'film.ofWalk',
  candidate: 'film.ofCandidate',
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

/** Subject and options of a film. */
export function FilmDialog({ dispatch, state }: PanelProps) {
  const isShown = useComputed(() => state.value.pictures.dialog === 'film');
  // A closed form does not follow each step of a walk.
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
      <SelectField
        label={text('film.of')}
        value={form.of}
        choices={subjects.map((subject) => [subject, text(SUBJECT_NAMES[subject])] as const)}
        onChoose={(of) => change({ of })}
      />
      <SelectField
        label={text('film.format')}
        value={form.format}
        choices={FILM_FORMATS.map((format) => [format, text(FORMAT_NAMES[format])] as const)}
        onChoose={(format) => change({ format })}
      />
      <SelectField
        label={text('picture.size')}
        value={form.size}
        choices={FILM_SIZES.map((size) => [size, text('picture.sizeOf', sizeParams(size))] as const)}
        onChoose={(size) => change({ size })}
      />
      <SelectField
        label={text('film.rate')}
        value={form.rate}
        choices={FILM_RATES.map((rate) => [rate, rate] as const)}
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

const Seconds = ({ form: { seconds }, onInput }: SecondsProps) => {
  const read = readFilmSeconds(seconds);
  return (
    <TextField
      label={text('film.seconds')}
      inputMode="decimal"
      value={seconds}
      problem={read.ok ? null : say(read.error)}
      onInput={onInput}
    />
  );
};

/** Estimated length and file size. */
function Estimate({ form }: { readonly form: FilmForm }) {
  const read = readFilmSeconds(form.seconds);
  if (!read.ok) return null;
  const frames = Math.round(read.value * Number(form.rate));
  const megabytes = Number((estimateFilm(form, read.value) / MEGABYTE).toPrecision(2));
  return (
    <p class="film-estimate hint" role="status">
      {text('film.estimate', { frames, megabytes })}
    </p>
  );
}
