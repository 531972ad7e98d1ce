import { alphabetOf } from '../../../../core/alphabet/alphabet';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { construct } from '../../../../core/lexicon/construction/construct';
import type { Construction } from '../../../../core/lexicon/construction/construction';
import { LetterReader } from '../../../../core/lexicon/wordList/letterReader';
import type { NodePair, Shown } from '../../../../core/school/exercise';
import type { TextKey } from '../../../../texts/catalogue';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { playMove } from '../../../state/candidates/candidatePlay';
import { shownAnswer, shownQuestion } from '../state/exerciseBoard';

/** What each kind of exercise is called. */
export const KIND_NAMES = {
  algorithm: 'practice.algorithm',
  crossSet: 'practice.crossSet',
  merge: 'practice.merge',
  input: 'practice.input',
  wrongStep: 'practice.wrongStep',
  prediction: 'practice.prediction',
  bingo: 'practice.bingo',
  bestPlay: 'practice.bestPlay',
  endgame: 'practice.endgame',
  mistake: 'practice.mistake',
} as const satisfies Readonly<Record<string, TextKey>>;

export const BAND_NAMES = {
  1: 'practice.band1',
  2: 'practice.band2',
  3: 'practice.band3',
} as const satisfies Readonly<Record<number, TextKey>>;

/** What has just happened, for screen readers: a judgement, an answer, a hint, or a new question. */
export function practiceAnnouncement(state: AppState): string {
  const { asked, failure, model } = state.practice;
  if (failure !== null) return say(failure);
  const step = model?.steps[model.at];
  if (step !== undefined) return say(step.reason);
  if (asked.judgement !== null) return say(asked.judgement.reason);
  const question = shownQuestion(state);
  if (question === null) return '';
  const hint = question.hints[asked.hints - 1];
  return hint === undefined
    ? [question.prompt, ...question.facts].map((each) => say(each)).join(' ')
    : say(hint);
}

/** The structure of an exercise with words, complete. */
export function constructionShown(
  shown: Extract<Shown, { kind: 'words' }>,
  distribution: TileDistribution,
): Construction {
  const reader = new LetterReader(alphabetOf(distribution));
  const words = shown.words.map((word) => {
    const read = reader.read(word);
    return 'letters' in read ? read.letters : [];
  });
  return construct(shown.construction, words);
}

/** The play that is laid as the answer: `QUIZ 8D, 48 points`; null without one. */
export function laidText(state: AppState): string | null {
  const answer = shownAnswer(state);
  if (answer?.kind !== 'play') return null;
  const { place, word } = playMove(state.setup, answer.move).name.params ?? {};
  return text('practice.laid', {
    word: String(word),
    place: String(place),
    points: answer.move.score,
  });
}

/** By node: the number, from 1, of the set of merged nodes that it is in; none for nodes on their own. */
export function mergedSets(pairs: readonly NodePair[]): ReadonlyMap<number, number> {
  const sets: Set<number>[] = [];
  for (const pair of pairs) {
    const joined = sets.filter((set) => pair.some((node) => set.has(node)));
    const all = new Set([...joined.flatMap((set) => [...set]), ...pair]);
    const first = joined[0];
    if (first === undefined) sets.push(all);
    else {
      sets[sets.indexOf(first)] = all;
      for (const other of joined.slice(1)) sets.splice(sets.indexOf(other), 1);
    }
  }
  return new Map(sets.flatMap((set, nth) => [...set].map((node): [number, number] => [node, nth + 1])));
}

/** The letters that lead to a node of a trie. */
export function nodePath(
  { parents, symbols }: Construction,
  node: number,
  glyphs: readonly string[],
): string {
  let path = '';
  for (let at = node; at > 0; at = parents[at] ?? 0) path = (glyphs[(symbols[at] ?? 0) - 1] ?? '') + path;
  return path;
}
