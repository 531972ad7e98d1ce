import { useComputed } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { tileSetName } from '../../../../core/board/ruleNames';
import type { TileSetPreset } from '../../../../core/notation/tileSets/tileSetFile';
import { say } from '../../../../texts/say';
import { spoken } from '../../../../texts/spoken';
import { text } from '../../../../texts/text';
import { FileButtons } from '../../../panel/document/fileButtons';
import { Select } from '../../../panel/window/form';
import { FieldInput, FormField, RemoveRow } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import type { FieldProblems } from '../../../state/window/formFields';
import { lettersNotice } from '../../../view/lexicon/lexiconView';
import { openTileSetForm } from '../state/boardEditor';
import { chooseTileSet, hasSameTiles } from '../state/choosePreset';
import {
  canAddTile,
  readTileSetForm,
  type TileRow,
  type TileSetForm,
  tileSetFormOf,
  tileTotals,
  withTileRow,
} from '../state/tileSetForm';
import { NotInForce, RowProblems } from './rulesEditor';

interface TileSetEditorProps extends PanelProps {
  readonly tileSets: readonly TileSetPreset[];
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly onChooseLexicon: () => void;
}

/** The tiles of the full set. Invalid input stays in its field and takes effect once corrected. */
export function TileSetEditor({
  dispatch,
  onChooseLexicon,
  onOpen,
  onSave,
  state,
  tileSets,
}: TileSetEditorProps) {
  const setup = useComputed(() => state.value.setup).value;
  const { distribution } = setup.rules;
  const form =
    useComputed(() => openTileSetForm(state.value.boardEditor, state.value.setup.rules.distribution)).value ??
    tileSetFormOf(distribution);
  const { problems } = readTileSetForm(setup, form);
  const problemOfLetters = problems.get('letters');
  const begin = () => dispatch({ type: 'stroke-begun' });
  const change = (part: Partial<TileSetForm>) => {
    const { boardEditor, setup: present } = state.peek();
    const changed = { ...form, ...part };
    const { edit } = readTileSetForm(present, changed);
    const tileSetForm = edit === null ? { begun: present.rules.distribution, form: changed } : null;
    dispatch({ type: 'board-editor-changed', change: { tileSetForm } });
    if (edit !== null) dispatchEdit(dispatch, edit, boardEditor.stroke);
  };
  return (
    <>
      <PresetPicker
        tileSets={tileSets}
        chosen={tileSets.findIndex((preset) => hasSameTiles(preset.distribution, distribution))}
        onPreset={(preset) => {
          dispatch({ type: 'board-editor-changed', change: { tileSetForm: null } });
          dispatchEdit(dispatch, chooseTileSet(state.peek().setup, preset));
        }}
      />
      <LexiconFit state={state} onChooseLexicon={onChooseLexicon} />
      <section class="form-part" aria-label={text('designPanel.tilesOfSet')}>
        <h3 class="with-buttons">
          {text('designPanel.tiles')}
          <FileButtons what="tileSet" onOpen={onOpen} onSave={onSave} />
        </h3>
        <Totals {...tileTotals(distribution)} />
        <FormField
          kind="text"
          label={text('designPanel.name')}
          value={form.name}
          problem={problems.get('tileSetName') ?? null}
          onBegin={begin}
          onInput={(name) => change({ name })}
        />
        <FormField
          kind="number"
          label={text('designPanel.blanks')}
          value={form.blankCount}
          problem={problems.get('blankCount') ?? null}
          onBegin={begin}
          onInput={(blankCount) => change({ blankCount })}
        />
        <TileTable rows={form.rows} problems={problems} onBegin={begin} onRows={(rows) => change({ rows })} />
        {problemOfLetters !== undefined && <p class="field-problem">{say(problemOfLetters)}</p>}
        <button
          type="button"
          disabled={!canAddTile(form)}
          onClick={() => {
            begin();
            change(withTileRow(form));
          }}
        >
          {text('designPanel.addTile')}
        </button>
      </section>
      {problems.size > 0 && <NotInForce />}
    </>
  );
}

interface PresetPickerProps {
  readonly tileSets: readonly TileSetPreset[];
  /** Negative if none is. */
  readonly chosen: number;
  readonly onPreset: (preset: TileSetPreset) => void;
}

const OWN = -1;

const PresetPicker = ({ chosen, onPreset, tileSets }: PresetPickerProps) => (
  <label class="form-part form-field text">
    <span>{text('designPanel.tileSet')}</span>
    <Select
      value={Math.max(chosen, OWN)}
      choices={[...(chosen < 0 ? [[OWN, text('designPanel.own')] as const] : []), ...byName(tileSets)]}
      onChoose={(index) => {
        const preset = tileSets[index];
        if (preset !== undefined) onPreset(preset);
      }}
    />
  </label>
);

/** The tile sets with their indexes in the list, sorted by their translated names. */
const byName = (tileSets: readonly TileSetPreset[]) =>
  tileSets
    .map(({ distribution }, index) => [index, say(tileSetName(distribution))] as const)
    .toSorted((one, other) => one[1].localeCompare(other[1], spoken().language.locale));

type LexiconFitProps = Pick<TileSetEditorProps, 'onChooseLexicon' | 'state'>;

/** Reports words that the tiles cannot spell, and offers other lexicons. */
function LexiconFit({ onChooseLexicon, state }: LexiconFitProps) {
  const note = useComputed(() => {
    const { lexicon, setup } = state.value;
    return lexicon.kind === 'open' ? lettersNotice(lexicon.info, setup.rules.distribution) : null;
  }).value;
  if (note === null) return null;
  return (
    <div class="form-part lexicon-fit small stack">
      <p>{note}</p>
      <button type="button" onClick={onChooseLexicon}>
        {text('designPanel.openLexicon')}
      </button>
    </div>
  );
}

const Totals = ({ consonants, points, tiles, vowels }: ReturnType<typeof tileTotals>) => (
  <p class="hint two-lines">
    {text('designPanel.totals', {
      tiles,
      points,
      vowels,
      consonants,
      blanks: tiles - vowels - consonants,
    })}
  </p>
);

interface TileTableProps {
  readonly rows: readonly TileRow[];
  readonly problems: FieldProblems;
  readonly onBegin: () => void;
  readonly onRows: (rows: readonly TileRow[]) => void;
}

const FIELDS = [
  { field: 'glyph', title: 'designPanel.tileGlyph', rowTitle: 'designPanel.tileGlyphRow' },
  { field: 'value', title: 'designPanel.tilePoints', rowTitle: 'designPanel.tilePointsRow' },
  { field: 'count', title: 'designPanel.tileCount', rowTitle: 'designPanel.tileCountRow' },
] as const;

function TileTable({ onBegin, onRows, problems, rows }: TileTableProps) {
  const id = useId();
  const replace = (index: number, part: Partial<TileRow>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const table = useRef<HTMLDivElement>(null);
  const rowCount = useRef(rows.length);
  useEffect(() => {
    // Focuses a row that was just added.
    if (rows.length > rowCount.current && rows.at(-1)?.glyph === '')
      table.current?.querySelector<HTMLInputElement>('.tile-row:last-child input')?.focus();
    rowCount.current = rows.length;
  }, [rows.length]);
  return (
    <div ref={table} class="tile-table">
      <div class="tile-row hint" aria-hidden="true">
        {FIELDS.map(({ field, title }) => (
          <span key={field}>{text(title)}</span>
        ))}
        <span>{text('designPanel.vowel')}</span>
      </div>
      {rows.map((row, index) => (
        <div key={index} class="tile-row">
          {FIELDS.map(({ field, rowTitle }) => (
            <FieldInput
              key={field}
              id={`${id}-${index}-${field}`}
              kind={field === 'glyph' ? 'text' : 'number'}
              name={text(rowTitle, { row: index + 1 })}
              value={row[field]}
              problem={problems.get(`letter ${index} ${field}`) ?? null}
              onBegin={onBegin}
              onInput={(typed) =>
                replace(index, { [field]: field === 'glyph' ? typed.toUpperCase() : typed })
              }
            />
          ))}
          <input
            type="checkbox"
            aria-label={text('designPanel.isVowel', { tile: row.glyph })}
            checked={row.isVowel}
            onChange={({ currentTarget }) => {
              onBegin();
              replace(index, { isVowel: currentTarget.checked });
            }}
          />
          <RemoveRow
            name={text('designPanel.removeTile', { tile: row.glyph })}
            onRemove={() => {
              onBegin();
              onRows(rows.toSpliced(index, 1));
            }}
          />
          <RowProblems
            id={`${id}-${index}`}
            problems={problems}
            prefix={`letter ${index}`}
            fields={['glyph', 'value', 'count']}
          />
        </div>
      ))}
    </div>
  );
}
