import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import type { Imported } from '../../../src/core/notation/exchange/imported';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportText,
  importText,
} from '../../../src/core/notation/exchange/textFormats';
import { openImported, pasteImported } from '../../../src/renderer/session/document/importedContent';
import { type AppState, initialState } from '../../../src/renderer/state/appState';
import { reduce } from '../../../src/renderer/state/reduce';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from '../../core/notation/gcg/loadCatalogue';
import { readFixture } from './fixtures';
import { mustEqual, ofText, type Subject, type Verdict } from './subject';

const catalogue = loadCatalogue();
const empty: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] };
const START = initialState(empty);
const LONGEST_NOTICE = 700;

/** Formats that `npm run fuzz` exports positions in; the others contain no tiles. */
const POSITION_FORMATS: readonly ExportFormat[] = ['cgp', 'rows'];

const sourceOf = (setup: Setup) => ({ setup, game: null, lexicon: null, cgp: null });

const EXAMPLES = [
  readFixture('resources/positions/midgame.cgp'),
  readFixture('test/core/notation/gcg/games/everyEvent.gcg'),
  'AEINRST?',
  'CAT\nDOG\nHORSE\n',
  ...EXPORT_FORMATS.flatMap(({ format }) => {
    const exported = exportText(format, sourceOf({ ...empty, rack: [1, 2] }), catalogue);
    return exported.ok ? [exported.value.text] : [];
  }),
];

/** A position that was read is exported in every format, and comes back from those that hold it. */
function checkExports(setup: Setup): void {
  for (const { format } of EXPORT_FORMATS) {
    const exported = exportText(format, sourceOf(setup), catalogue);
    if (!exported.ok || !POSITION_FORMATS.includes(format)) continue;
    const again = importText(exported.value.text, { rules: setup.rules, catalogue, fileName: `a.${format}` });
    if (!again.ok || again.value.kind !== 'position')
      throw new Error(`As ${format} it is not read again: ${again.ok ? again.value.kind : say(again.error)}`);
    mustEqual(`tiles read again of ${format}`, again.value.setup.tiles, setup.tiles);
    mustEqual(`rack read again of ${format}`, again.value.setup.rack, setup.rack);
  }
}

/** The window's handling of the imported value. */
function apply(imported: Imported): readonly string[] {
  const file = { name: 'a.txt', path: null };
  const refusals: string[] = [];
  for (const applied of [openImported(imported, file, START), pasteImported(imported, START)]) {
    if (!applied.ok) {
      refusals.push(say(applied.error));
      continue;
    }
    const state = applied.value.actions.reduce<AppState>((each, action) => reduce(each, action, 0), START);
    if ([state.notice ?? '', applied.value.message].some((notice) => say(notice).length > LONGEST_NOTICE))
      throw new Error(`A long notice: ${say(state.notice ?? '')} ${say(applied.value.message)}`);
  }
  return refusals;
}

function read(text: string, fileName: string): Verdict {
  const imported = importText(text, { rules: CLASSIC_RULES, catalogue, fileName });
  if (!imported.ok) return [say(imported.error)];
  if (imported.value.kind === 'position') checkExports(imported.value.setup);
  const refusals = apply(imported.value);
  return refusals.length === 2 ? refusals : 'accepted';
}

export const TEXT_SUBJECTS: readonly Subject[] = [
  // A word list is opened as a lexicon, and refused here.
  ofText(
    'any pasted text',
    EXAMPLES.filter((text) => !text.startsWith('CAT')),
    (text) => read(text, ''),
  ),
];
