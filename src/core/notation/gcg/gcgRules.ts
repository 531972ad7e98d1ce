import type { Rules } from '../../board/rules';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { composeRules, findBoard, findTileSet, type PresetCatalogue } from '../boards/presets';
import type { GcgDocument, GcgTextName } from './gcgDocument';
import type { GcgProblem } from './gcgProblem';

/** What a record that does not say otherwise is played with. */
const DEFAULT_BOARD = 'CrosswordGame';
const DEFAULT_TILE_SET = 'english';

/** The rules that the record names with `#board-layout` and `#tile-distribution`. */
export function gcgRules(document: GcgDocument, catalogue: PresetCatalogue): Result<Rules, GcgProblem> {
  const boardName = findText(document, 'board-layout');
  const board = findBoard(catalogue, boardName?.text ?? DEFAULT_BOARD);
  if (board === undefined) {
    const known = catalogue.boards.map(({ name }) => name).join(', ');
    return fail(unknownName('board layout', boardName ?? { line: 1, text: DEFAULT_BOARD }, known));
  }
  const tileSetName = findText(document, 'tile-distribution');
  const tileSet = findTileSet(catalogue, tileSetName?.text ?? DEFAULT_TILE_SET);
  if (tileSet === undefined) {
    const known = catalogue.tileSets.map(({ distribution }) => distribution.name).join(', ');
    return fail(unknownName('tile distribution', tileSetName ?? { line: 1, text: DEFAULT_TILE_SET }, known));
  }
  return ok(composeRules(board, tileSet));
}

interface NamedLine {
  readonly line: number;
  readonly text: string;
}

function findText({ lines }: GcgDocument, name: GcgTextName): NamedLine | undefined {
  return lines.flatMap((line) => (line.kind === 'text' && line.name === name ? [line] : []))[0];
}

const unknownName = (what: string, { line, text }: NamedLine, known: string): GcgProblem => ({
  code: 'unknown-preset',
  line,
  message: `The ${what} ${quoted(text)} is unknown; the known ones are: ${known}.`,
});
