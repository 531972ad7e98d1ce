import { type Message, message } from '../../message';
import type { TextKind } from './detectText';

/** How a person is told of a kind of text. */
interface TextKindName {
  readonly what: Message;
  /** Why a text of the kind cannot be read, with the kind in front. */
  readonly refused: (problem: Message) => Message;
}

/** The kinds that can be wrong. */
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
