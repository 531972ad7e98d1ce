import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { formatLayoutFile, parseLayoutFile } from '../boards/layoutFile';
import type { PresetCatalogue } from '../boards/presets';
import { formatQuackleBoard, parseQuackleBoard } from '../boards/quackleBoard';
import { isPositionLink } from '../links/positionLink';
import { hasControls } from '../text/binaryKind';
import { lengthProblem, MAX_TEXT } from '../text/textBounds';
import { formatDistributionCsv, parseDistributionCsv } from '../tileSets/distributionCsv';
import { formatQuackleAlphabet, parseQuackleAlphabet } from '../tileSets/quackleAlphabet';
import {
  type Exported,
  type ExportSource,
  exportBoard,
  exportCgp,
  exportGcg,
  exportRows,
  exportTileSet,
  type Write,
  writeLayoutBy,
  writeTilesBy,
} from './exported';
import {
  type Content,
  type ImportDeps,
  type Imported,
  importBoard,
  importCgp,
  importDocument,
  importGcg,
  importLink,
  importRows,
  importTileSet,
  layoutBy,
  tilesBy,
} from './imported';
import {
  begins,
  hasField,
  isCgp,
  isGcg,
  isLetters,
  isRows,
  isWordList,
  sampleOf,
  type TextSample,
} from './textSample';

interface TextFormat {
  /** An extension that no other kind has, without the dot. */
  readonly ownExtension?: string;
  readonly isLike: (sample: TextSample) => boolean;
  readonly what: Message;
  /** Why a text of this kind cannot be read, prefixed with the kind; undefined if it always can. */
  readonly refused?: (problem: Message) => Message;
  readonly read: (text: string, deps: ImportDeps) => Result<Content, Message>;
  readonly written?: WrittenFormat;
}

interface WrittenFormat {
  readonly title: Message;
  /** The programs that use the format, or its content. */
  readonly hint: Message;
  /** File extension without the dot. */
  readonly extension: string;
  /** File name without extension for a position of this name; formats may share extensions. */
  readonly fileName: (position: string) => Message;
  readonly write: Write;
}

/** All kinds of texts, in the order in which a text is compared with them. */
const FORMATS = {
  link: {
    isLike: ({ lines }) => lines.length === 1 && isPositionLink(lines[0] ?? ''),
    what: message('exchange.link'),
    refused: (problem) => message('exchange.linkRefused', { problem }),
    read: importLink,
  },
  document: {
    ownExtension: 'tilewright',
    isLike: (sample) => sample.json === null || hasField(sample, 'format', 'position'),
    what: message('exchange.document'),
    refused: (problem) => message('exchange.documentRefused', { problem }),
    read: importDocument,
  },
  lesson: {
    ownExtension: 'yaml',
    isLike: (sample) => begins(sample, /^lesson\s*:/),
    what: message('exchange.lesson'),
    read: (text) => ok({ kind: 'lesson', text }),
  },
  'board-file': {
    isLike: (sample) => hasField(sample, 'rows', 'letterMultipliers'),
    what: message('exchange.boardFile'),
    refused: (problem) => message('exchange.boardFileRefused', { problem }),
    read: importBoard,
    written: {
      title: message('exportFormats.board'),
      hint: message('exportFormats.boardHint'),
      extension: 'json',
      fileName: (position) => message('exportFormats.boardFileName', { position }),
      write: exportBoard,
    },
  },
  'tile-set-file': {
    isLike: (sample) => hasField(sample, 'letters'),
    what: message('exchange.tileSetFile'),
    refused: (problem) => message('exchange.tileSetFileRefused', { problem }),
    read: importTileSet,
    written: {
      title: message('exportFormats.tileSet'),
      hint: message('exportFormats.tileSetHint'),
      extension: 'json',
      fileName: (position) => message('exportFormats.tileSetFileName', { position }),
      write: exportTileSet,
    },
  },
  gcg: {
    ownExtension: 'gcg',
    isLike: isGcg,
    what: message('exchange.gcg'),
    refused: (problem) => message('exchange.gcgRefused', { problem }),
    read: importGcg,
    written: {
      title: message('exportFormats.gcg'),
      hint: message('exportFormats.gcgHint'),
      extension: 'gcg',
      fileName: (position) => message('exportFormats.plainFileName', { position }),
      write: exportGcg,
    },
  },
  'quackle-board': {
    isLike: (sample) => begins(sample, /^Quackle(\s|$)/),
    what: message('exchange.quackleBoard'),
    refused: (problem) => message('exchange.quackleBoardRefused', { problem }),
    read: layoutBy(parseQuackleBoard),
    written: {
      title: message('exportFormats.quackleBoard'),
      hint: message('exportFormats.quackleBoardHint'),
      extension: 'txt',
      fileName: (position) => message('exportFormats.quackleBoardFileName', { position }),
      write: writeLayoutBy(formatQuackleBoard),
    },
  },
  'layout-file': {
    isLike: (sample) => begins(sample, /^\d+\s*,\s*\d+$/),
    what: message('exchange.layoutFile'),
    refused: (problem) => message('exchange.layoutFileRefused', { problem }),
    read: layoutBy(parseLayoutFile),
    written: {
      title: message('exportFormats.layout'),
      hint: message('exportFormats.layoutHint'),
      extension: 'txt',
      fileName: (position) => message('exportFormats.layoutFileName', { position }),
      write: writeLayoutBy(formatLayoutFile),
    },
  },
  'distribution-csv': {
    isLike: (sample) => begins(sample, /^\?\s*,/),
    what: message('exchange.distribution'),
    refused: (problem) => message('exchange.distributionRefused', { problem }),
    read: tilesBy(parseDistributionCsv),
    written: {
      title: message('exportFormats.tiles'),
      hint: message('exportFormats.tilesHint'),
      extension: 'csv',
      fileName: (position) => message('exportFormats.tilesFileName', { position }),
      write: writeTilesBy(formatDistributionCsv),
    },
  },
  'quackle-alphabet': {
    isLike: ({ lines }) => lines.some((line) => /^blank\s+\d+\s+\d+$/.test(line)),
    what: message('exchange.quackleAlphabet'),
    refused: (problem) => message('exchange.quackleAlphabetRefused', { problem }),
    read: tilesBy(parseQuackleAlphabet),
    written: {
      title: message('exportFormats.alphabet'),
      hint: message('exportFormats.alphabetHint'),
      extension: 'txt',
      fileName: (position) => message('exportFormats.alphabetFileName', { position }),
      write: writeTilesBy(formatQuackleAlphabet),
    },
  },
  cgp: {
    ownExtension: 'cgp',
    isLike: isCgp,
    what: message('exchange.cgp'),
    refused: (problem) => message('exchange.cgpRefused', { problem }),
    read: importCgp,
    written: {
      title: message('exportFormats.cgp'),
      hint: message('exportFormats.cgpHint'),
      extension: 'cgp',
      fileName: (position) => message('exportFormats.plainFileName', { position }),
      write: exportCgp,
    },
  },
  rows: {
    isLike: isRows,
    what: message('exchange.rows'),
    refused: (problem) => message('exchange.rowsRefused', { problem }),
    read: importRows,
    written: {
      title: message('exportFormats.rows'),
      hint: message('exportFormats.rowsHint'),
      extension: 'txt',
      fileName: (position) => message('exportFormats.rowsFileName', { position }),
      write: exportRows,
    },
  },
  'word-list': {
    isLike: isWordList,
    what: message('exchange.wordList'),
    read: () => ok({ kind: 'word-list' }),
  },
  letters: {
    isLike: isLetters,
    what: message('exchange.letters'),
    read: (text) => ok({ kind: 'letters', letters: text.trim() }),
  },
} as const satisfies Readonly<Record<string, TextFormat>>;

type FormatName = keyof typeof FORMATS;
/** The kind of a text, as far as it can be guessed. */
export type TextKind = FormatName | 'unknown';

const NAMED: Readonly<Record<FormatName, TextFormat>> = FORMATS;
const NAMES = Object.keys(FORMATS) as FormatName[];

/** The kind of a text: by an unambiguous file extension, otherwise by its content. */
export function detectText(text: string, fileName = ''): TextKind {
  if (hasControls(text)) return 'unknown';
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const byExtension = NAMES.find((name) => extension !== undefined && NAMED[name].ownExtension === extension);
  if (byExtension !== undefined) return byExtension;
  const sample = sampleOf(text);
  // The parser of documents reports what is wrong with any other JSON.
  return (
    NAMES.find((name) => NAMED[name].isLike(sample)) ?? (sample.json === undefined ? 'unknown' : 'document')
  );
}

/** Imports a text of any kind. The error is one sentence that names the kind and the place. */
export function importText(text: string, deps: ImportDeps): Result<Imported, Message> {
  const tooLong = lengthProblem('tooLong.thisText', text, MAX_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const kind = detectText(text, deps.fileName);
  if (kind === 'unknown') return fail(message('exchange.unknownText'));
  const { read, refused, what } = NAMED[kind];
  const content = read(text, deps);
  if (content.ok) return ok({ ...content.value, what });
  return fail(refused?.(content.error) ?? content.error);
}

/** In the order in which they are offered. */
const OFFERED = [
  'cgp',
  'gcg',
  'rows',
  'board-file',
  'layout-file',
  'quackle-board',
  'tile-set-file',
  'distribution-csv',
  'quackle-alphabet',
] as const satisfies readonly FormatName[];

export type ExportFormat = (typeof OFFERED)[number];

export const EXPORT_FORMATS = OFFERED.map((format) => ({ format, ...FORMATS[format].written }));

/**
 * Writes a position, its game or its rules in another program's format, or returns why that is impossible.
 */
export const exportText = (
  format: ExportFormat,
  source: ExportSource,
  catalogue: PresetCatalogue,
): Result<Exported, Message> => FORMATS[format].written.write(source, catalogue);
