import type { Rules } from '../../../board/rules';
import { type Message, message } from '../../../message';
import { shortened } from '../../../quoted';
import { fail, ok, type Result } from '../../../result';
import { composeRules, findBoard, findTileSet, type PresetCatalogue } from '../../boards/presets';
import type { GcgDocument, GcgTextName } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';

/** Defaults for a record that names no board or tile set. */
const DEFAULT_BOARD = 'CrosswordGame';
const DEFAULT_TILE_SET = 'english';

/** The rules that the record names in `#board-layout` and `#tile-distribution`. */
export function gcgRules(document: GcgDocument, catalogue: PresetCatalogue): Result<Rules, GcgProblem> {
  const boardName = findText(document, 'board-layout');
  const board = findBoard(catalogue, boardName?.text ?? DEFAULT_BOARD);
  if (board === undefined) {
    const known = catalogue.boards.map(({ name }) => name).join(', ');
    const { line, text } = boardName ?? { line: 1, text: DEFAULT_BOARD };
    return fail(unknownPreset(line, message('gcg.unknownBoardLayout', { name: shortened(text), known })));
  }
  const tileSetName = findText(document, 'tile-distribution');
  const tileSet = findTileSet(catalogue, tileSetName?.text ?? DEFAULT_TILE_SET);
  if (tileSet === undefined) {
    const known = catalogue.tileSets.map(({ distribution }) => distribution.name).join(', ');
    const { line, text } = tileSetName ?? { line: 1, text: DEFAULT_TILE_SET };
    return fail(
      unknownPreset(line, message('gcg.unknownTileDistribution', { name: shortened(text), known })),
    );
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

const unknownPreset = (line: number, problem: Message): GcgProblem => ({
  code: 'unknown-preset',
  line,
  message: problem,
});
