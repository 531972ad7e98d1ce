import { type Message, message } from '../../message';
import type { TextKind } from './detectText';

/** Messages for a kind of text. */
interface TextKindName {
  readonly what: Message;
  /** Why a text of this kind cannot be read, prefixed with the kind. */
  readonly refused: (problem: Message) => Message;
}

/** The kinds that can have errors. */
export const TEXT_KIND_NAMES: Readonly<
  Record<Exclude<TextKind, 'word-list' | 'letters' | 'unknown'>, TextKindName>
> = {
  document: {
    what: message('exchange.document'),
    refused: (problem) => message('exchange.documentRefused', { problem }),
  },
  cgp: {
    what: message('exchange.cgp'),
    refused: (problem) => message('exchange.cgpRefused', { problem }),
  },
  rows: {
    what: message('exchange.rows'),
    refused: (problem) => message('exchange.rowsRefused', { problem }),
  },
  gcg: {
    what: message('exchange.gcg'),
    refused: (problem) => message('exchange.gcgRefused', { problem }),
  },
  'board-file': {
    what: message('exchange.boardFile'),
    refused: (problem) => message('exchange.boardFileRefused', { problem }),
  },
  'layout-file': {
    what: message('exchange.layoutFile'),
    refused: (problem) => message('exchange.layoutFileRefused', { problem }),
  },
  'quackle-board': {
    what: message('exchange.quackleBoard'),
    refused: (problem) => message('exchange.quackleBoardRefused', { problem }),
  },
  'tile-set-file': {
    what: message('exchange.tileSetFile'),
    refused: (problem) => message('exchange.tileSetFileRefused', { problem }),
  },
  'distribution-csv': {
    what: message('exchange.distribution'),
    refused: (problem) => message('exchange.distributionRefused', { problem }),
  },
  'quackle-alphabet': {
    what: message('exchange.quackleAlphabet'),
    refused: (problem) => message('exchange.quackleAlphabetRefused', { problem }),
  },
};
