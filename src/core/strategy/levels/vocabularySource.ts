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

/** What every level knows of a lexicon, or why that is not known. */
export type VocabularySource = (lexicon: NamedLexicon, rules: Rules) => Result<Vocabulary, Message>;

/** Of a program that keeps nothing: counts each time. */
export const LEARN_ANEW: VocabularySource = ({ gaddag }, rules) => learnVocabulary(gaddag, rules);

/** The lexicon that an agent plays with: of a level, the words that it knows. */
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
