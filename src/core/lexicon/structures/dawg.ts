import { fail, ok, type Result } from '../../result';
import { type BuildError, BuildMonitor, type BuildOptions } from '../build/buildMonitor';
import { NodeTable } from '../build/nodeTable';
import { addDawg } from '../build/prefixes';
import { ARC_ACCEPTS, DAWG_ROOT, followLetter } from '../gaddag';
import type { WordList } from '../wordList/wordList';
import { type LexiconAutomaton, NOWHERE, SEPARATOR, type StructureCounts } from './lexiconAutomaton';

/** Per letter of the word list, a little above the figure for English. */
const EXPECTED_NODES_PER_LETTER = 0.04;
const EXPECTED_WORDS_PER_LETTER = 0.1;

/** The minimal DAWG, packed like the GADDAG (see `gaddag.ts`), without separators. A place is an arc. */
export class Dawg implements LexiconAutomaton {
  readonly kind = 'dawg';
  readonly strings = 'words';
  readonly root = DAWG_ROOT;

  constructor(
    readonly arcs: Uint32Array,
    readonly counts: StructureCounts,
  ) {}

  get bytes(): number {
    return this.arcs.byteLength;
  }

  follow(place: number, symbol: number): number {
    return symbol === SEPARATOR ? NOWHERE : followLetter(this.arcs, place, symbol);
  }

  accepts(place: number): boolean {
    return (this.arcs[place]! & ARC_ACCEPTS) !== 0;
  }
}

/**
 * Builds the DAWG by incremental minimisation of the sorted words (Daciuk et al. 2000,
 * https://aclanthology.org/J00-1002/).
 */
export function buildDawg(words: WordList, options: BuildOptions = {}): Result<Dawg, BuildError> {
  const table = new NodeTable(
    words.letterCount * EXPECTED_NODES_PER_LETTER,
    words.letterCount * EXPECTED_WORDS_PER_LETTER,
    options.maxWords,
  );
  const prefixes = addDawg(words, table, new BuildMonitor(options));
  if (table.isFull) return fail('too-large');
  if (prefixes === undefined) return fail('cancelled');
  const counts = {
    words: words.starts.length,
    nodes: table.nodeCount,
    arcs: table.arcCount,
    letterSetEntries: 0,
  };
  return ok(new Dawg(table.frozenArcs(), counts));
}
