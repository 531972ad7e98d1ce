import { GADDAG_ROOT, type Gaddag } from '../gaddag';
import { type LexiconAutomaton, SEPARATOR } from './lexiconAutomaton';

/** Presents the GADDAG of the move generators as one of the structures. A place is an arc. */
export function minimalGaddagAutomaton(gaddag: Gaddag): LexiconAutomaton {
  return {
    kind: 'gaddag',
    strings: 'gaddag-paths',
    counts: { ...gaddag.counts, letterSetEntries: 0 },
    bytes: gaddag.bytes,
    root: GADDAG_ROOT,
    follow: (place, symbol) =>
      symbol === SEPARATOR ? gaddag.followSeparator(place) : gaddag.followLetter(place, symbol),
    accepts: (place) => gaddag.accepts(place),
  };
}
