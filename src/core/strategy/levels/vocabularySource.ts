import type { Rules } from '../../board/rules';
import type { Gaddag } from '../../lexicon/gaddag';
import type { Message } from '../../message';
import { ok, type Result } from '../../result';
import type { AgentPlan } from '../agentId';
import { learnVocabulary, lexiconOfLevel, type Vocabulary } from './vocabulary';

/** A lexicon and its identity. */
export interface NamedLexicon {
  readonly gaddag: Gaddag;
  readonly id: string;
}

/** Provides the vocabulary of a lexicon, or why there is none. */
export type VocabularySource = (lexicon: NamedLexicon, rules: Rules) => Result<Vocabulary, Message>;

/** A source without a cache: it counts each time. */
export const LEARN_ANEW: VocabularySource = ({ gaddag }, rules) => learnVocabulary(gaddag, rules);

/** The lexicon that an agent plays with: for a level, the words that it knows. */
export function lexiconForAgent(
  plan: AgentPlan,
  lexicon: NamedLexicon,
  rules: Rules,
  source: VocabularySource,
): Result<Gaddag, Message> {
  if (plan.kind !== 'level') return ok(lexicon.gaddag);
  const vocabulary = source(lexicon, rules);
  return vocabulary.ok ? ok(lexiconOfLevel(lexicon.gaddag, rules, vocabulary.value, plan.level)) : vocabulary;
}
