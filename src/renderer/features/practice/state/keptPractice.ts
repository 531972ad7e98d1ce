import type { FoundMistakes, KeptMistake, KeptPractice } from '../../../../contract/school/practiceApi';
import type { Rules } from '../../../../core/board/rules';
import { cardId, type PracticeCards } from '../../../../core/school/practiceCard';

export const NOTHING_KEPT: KeptPractice = { cards: {}, rules: [], mistakes: [], words: [] };

export const firstKept = (cards: PracticeCards): KeptPractice =>
  Object.keys(cards).length === 0 ? NOTHING_KEPT : { ...NOTHING_KEPT, cards };

/** As many as a file may have; the oldest make room. */
const MOST_MISTAKES = 2000;
const MOST_WORDS = 50_000;
const LONGEST_WORD = 64;

/** Adds mistakes; those that are there already stay as they are. */
export function withMistakes(kept: KeptPractice, found: FoundMistakes): KeptPractice {
  const rules = [...kept.rules];
  const known = new Set(kept.mistakes.map(({ id }) => id));
  const added: KeptMistake[] = [];
  for (const game of found) {
    const fresh = game.mistakes.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) continue;
    const nth = indexOfRules(rules, game.rules);
    for (const mistake of fresh) {
      known.add(mistake.id);
      added.push({ ...mistake, rules: nth });
    }
  }
  if (added.length === 0) return kept;
  return { ...kept, rules, mistakes: [...kept.mistakes, ...added].slice(-MOST_MISTAKES) };
}

/** Adds the rules if they are new. */
function indexOfRules(rules: Rules[], wanted: Rules): number {
  const text = JSON.stringify(wanted);
  const nth = rules.findIndex((each) => JSON.stringify(each) === text);
  return nth < 0 ? rules.push(wanted) - 1 : nth;
}

/** Each word once, where it was added first. */
export const joinWords = (kept: readonly string[], added: readonly string[]): readonly string[] =>
  [...new Set([...kept, ...added])].slice(0, MOST_WORDS);

/** The words of a text, one a line or with blanks between them. */
export const readWords = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map((word) => word.toUpperCase())
    .filter((word) => word.length <= LONGEST_WORD && /^\p{L}[\p{L}·]*$/u.test(word));

/** Both, as two machines have kept them: of a card that both have, the one that was used last. */
export function joinKept(one: KeptPractice, other: KeptPractice): KeptPractice {
  const cards = { ...one.cards };
  for (const [id, card] of Object.entries(other.cards))
    if (card.lastMs >= (cards[id]?.lastMs ?? 0)) cards[id] = card;
  const games = other.mistakes.flatMap(({ rules: nth, ...mistake }) => {
    const rules = other.rules[nth];
    return rules === undefined ? [] : [{ rules, mistakes: [mistake] }];
  });
  return withMistakes({ ...one, cards, words: joinWords(one.words, other.words) }, games);
}

/** The mistake to practise next: one that was never tried, or the one that is due first; null if none is. */
export function nextMistake({ cards, mistakes }: KeptPractice, due: readonly string[]): string | null {
  const fresh = mistakes.find(
    ({ id }) => cards[cardId({ kind: 'mistake', band: 1, mistake: id })] === undefined,
  );
  return fresh?.id ?? due[0] ?? null;
}
