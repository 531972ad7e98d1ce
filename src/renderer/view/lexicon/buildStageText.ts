import type { BuildStage } from '../../../core/lexicon/build/buildMonitor';

const TEXTS: Readonly<Record<BuildStage, string>> = {
  read: 'Reading the words',
  'sort-words': 'Sorting the words',
  dawg: 'Building the DAWG',
  'sort-prefixes': 'Sorting the prefixes',
  'prefix-tails': 'Joining the prefixes to their endings',
  gaddag: 'Building the GADDAG',
  'lay-out': 'Putting the GADDAG in order',
  write: 'Saving the GADDAG for the next start',
  trie: 'Building the trie',
  'semi-minimal-gaddag': 'Building the semi-minimised GADDAG',
};

/** What is being done while a lexicon is opened; null: it has only been asked for. */
export const buildStageText = (stage: BuildStage | null): string =>
  stage === null ? 'Opening the lexicon' : TEXTS[stage];
