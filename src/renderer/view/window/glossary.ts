import type { TextKey } from '../../../texts/catalogue';
import { spoken } from '../../../texts/spoken';
import { text } from '../../../texts/text';

interface Term {
  readonly name: TextKey;
  /** What it means, in one or two sentences. */
  readonly text: TextKey;
}

/** The words of the game and of the search, as the window uses them. */
export const TERMS = {
  agent: { name: 'glossary.agent', text: 'glossary.agentText' },
  anchor: { name: 'glossary.anchor', text: 'glossary.anchorText' },
  arc: { name: 'glossary.arc', text: 'glossary.arcText' },
  bag: { name: 'glossary.bag', text: 'glossary.bagText' },
  bingo: { name: 'glossary.bingo', text: 'glossary.bingoText' },
  blank: { name: 'glossary.blank', text: 'glossary.blankText' },
  branch: { name: 'glossary.branch', text: 'glossary.branchText' },
  brick: { name: 'glossary.brick', text: 'glossary.brickText' },
  candidate: { name: 'glossary.candidate', text: 'glossary.candidateText' },
  crossSet: { name: 'glossary.crossSet', text: 'glossary.crossSetText' },
  crossWord: { name: 'glossary.crossWord', text: 'glossary.crossWordText' },
  dawg: { name: 'glossary.dawg', text: 'glossary.dawgText' },
  endgame: { name: 'glossary.endgame', text: 'glossary.endgameText' },
  equity: { name: 'glossary.equity', text: 'glossary.equityText' },
  gaddag: { name: 'glossary.gaddag', text: 'glossary.gaddagText' },
  hook: { name: 'glossary.hook', text: 'glossary.hookText' },
  kernel: { name: 'glossary.kernel', text: 'glossary.kernelText' },
  leave: { name: 'glossary.leave', text: 'glossary.leaveText' },
  lexicon: { name: 'glossary.lexicon', text: 'glossary.lexiconText' },
  mainWord: { name: 'glossary.mainWord', text: 'glossary.mainWordText' },
  node: { name: 'glossary.node', text: 'glossary.nodeText' },
  phony: { name: 'glossary.phony', text: 'glossary.phonyText' },
  preEndgame: { name: 'glossary.preEndgame', text: 'glossary.preEndgameText' },
  premium: { name: 'glossary.premium', text: 'glossary.premiumText' },
  rack: { name: 'glossary.rack', text: 'glossary.rackText' },
  separator: { name: 'glossary.separator', text: 'glossary.separatorText' },
  simulation: { name: 'glossary.simulation', text: 'glossary.simulationText' },
  spread: { name: 'glossary.spread', text: 'glossary.spreadText' },
  trie: { name: 'glossary.trie', text: 'glossary.trieText' },
  unseen: { name: 'glossary.unseen', text: 'glossary.unseenText' },
  walk: { name: 'glossary.walk', text: 'glossary.walkText' },
  winPercent: { name: 'glossary.winPercent', text: 'glossary.winPercentText' },
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof TERMS;

/** A word with its meaning, as they are said. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
}

/** The words that match what is typed, from A to Z; all without a query. */
export function glossaryEntries(typed: string): readonly GlossaryEntry[] {
  const { locale } = spoken().language;
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return Object.values<Term>(TERMS)
    .map((term) => ({ name: text(term.name), text: text(term.text) }))
    .filter(({ name, text: meaning }) => `${name} ${meaning}`.toLocaleLowerCase(locale).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
