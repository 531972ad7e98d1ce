import type { BoardLayout } from '../../../src/core/board/boardLayout';
import type { Message } from '../../../src/core/message';
import { formatBoardFile, parseBoardFile } from '../../../src/core/notation/boards/boardFile';
import { formatLayoutFile, parseLayoutFile } from '../../../src/core/notation/boards/layoutFile';
import { formatQuackleBoard, parseQuackleBoard } from '../../../src/core/notation/boards/quackleBoard';
import {
  formatDistributionCsv,
  parseDistributionCsv,
} from '../../../src/core/notation/tileSets/distributionCsv';
import {
  formatQuackleAlphabet,
  parseQuackleAlphabet,
} from '../../../src/core/notation/tileSets/quackleAlphabet';
import { formatTileSetFile, parseTileSetFile } from '../../../src/core/notation/tileSets/tileSetFile';
import type { Result } from '../../../src/core/result';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from '../../core/notation/gcg/loadCatalogue';
import { mustEqual, ofText, type Subject } from './subject';

const { boards, tileSets } = loadCatalogue();
const STANDARD = boards.find(({ name }) => name === 'Standard')!;
const SMALL: BoardLayout = {
  rows: 2,
  cols: 3,
  start: { row: 1, col: 2 },
  letterMultipliers: [1, 2, 3, 4, 1, 1],
  wordMultipliers: [1, 1, 1, 1, 9, 0],
  bricks: [true, false, false, false, false, false],
};
const WRITABLE: BoardLayout = { ...SMALL, wordMultipliers: [1, 1, 1, 1, 2, 4] };
const UNBRICKED: BoardLayout = { ...SMALL, bricks: SMALL.bricks.map(() => false) };
const SETS = ['English', 'Spanish', 'Catalan'].map(
  (name) => tileSets.find(({ distribution }) => distribution.name === name)!,
);
const written = (text: Result<string, Message>): string => (text.ok ? text.value : '');

/** A format that is read and written: accepted input is preserved. */
function ofFormat<V>(
  name: string,
  examples: readonly string[],
  parse: (text: string) => Result<V, Message>,
  format: (value: V) => string,
): Subject {
  return ofText(name, examples, (text) => {
    const parsed = parse(text);
    if (!parsed.ok) return [say(parsed.error)];
    mustEqual('read again', parse(format(parsed.value)), parsed);
    return 'accepted';
  });
}

export const BOARD_SUBJECTS: readonly Subject[] = [
  ofFormat(
    'board file',
    [STANDARD, { ...STANDARD, layout: SMALL }].map(formatBoardFile),
    parseBoardFile,
    formatBoardFile,
  ),
  ofFormat(
    'board of MAGPIE and Macondo',
    [STANDARD.layout, WRITABLE].map((layout) => written(formatLayoutFile(layout))),
    parseLayoutFile,
    (layout) => written(formatLayoutFile(layout)),
  ),
  ofFormat(
    'board of Quackle',
    [STANDARD.layout, UNBRICKED].map((layout) => written(formatQuackleBoard(layout))),
    parseQuackleBoard,
    (layout) => written(formatQuackleBoard(layout)),
  ),
  ofFormat('tile set file', SETS.map(formatTileSetFile), parseTileSetFile, formatTileSetFile),
  ofFormat(
    'tiles of MAGPIE and Macondo',
    [...SETS.map(({ distribution }) => formatDistributionCsv(distribution)), '?,2,0,0\nA,9,1,1\nB,2,3,0\n'],
    (text) => parseDistributionCsv(text, 'Pasted'),
    formatDistributionCsv,
  ),
  ofFormat(
    'tiles of Quackle',
    SETS.map(({ distribution }) => formatQuackleAlphabet(distribution)),
    (text) => parseQuackleAlphabet(text, 'Pasted'),
    formatQuackleAlphabet,
  ),
];
