import type { BuildStep, ConstructionKind } from '../../../../core/lexicon/construction/construction';
import type { TextKey } from '../../../../texts/catalogue';

/** A line of pseudocode, and the steps during which it runs. */
export interface CodeLine {
  readonly indent: number;
  readonly text: TextKey;
  readonly runsIn: readonly BuildStep['kind'][];
}

const line = (indent: number, text: TextKey, ...runsIn: BuildStep['kind'][]): CodeLine => ({
  indent,
  text,
  runsIn,
});

/** Insertion into a trie: of the words, or of their GADDAG paths. */
const INSERTION = [
  line(0, 'building.codeEach', 'begin'),
  line(1, 'building.codeLetters'),
  line(2, 'building.codeFollow', 'follow'),
  line(2, 'building.codeAdd', 'add'),
  line(1, 'building.codeEnd', 'end'),
];

/** Incremental minimisation (Daciuk et al. 2000). */
const MINIMISATION = [
  line(0, 'building.codeSorted', 'begin'),
  line(1, 'building.codeComplete'),
  line(2, 'building.codeMerge', 'merge'),
  line(2, 'building.codeKeep', 'register'),
  line(1, 'building.codeShared', 'follow'),
  line(1, 'building.codeRest', 'add'),
  line(1, 'building.codeEnd', 'end'),
];

/** Gordon's construction (1994, figure 3). */
const GORDON = [
  line(0, 'building.codePaths', 'begin'),
  line(1, 'building.codeFollow', 'follow'),
  line(1, 'building.codeAdd', 'add'),
  line(1, 'building.codeLast', 'complete'),
  line(1, 'building.codeForce', 'force'),
];

/** The construction as pseudocode. */
export const CODE: Readonly<Record<ConstructionKind, readonly CodeLine[]>> = {
  trie: INSERTION,
  dawg: MINIMISATION,
  'full-gaddag': INSERTION,
  'gordon-gaddag': GORDON,
  'minimal-gaddag': MINIMISATION,
};
