import { alphabetOf } from '../../../../core/alphabet/alphabet';
import type { Tile } from '../../../../core/alphabet/tile';
import { type TileDistribution, tileGlyph } from '../../../../core/alphabet/tileDistribution';
import { construct } from '../../../../core/lexicon/construction/construct';
import type { Construction } from '../../../../core/lexicon/construction/construction';
import { LetterReader } from '../../../../core/lexicon/wordList/letterReader';
import type { NodePair, Shown } from '../../../../core/school/exercise';
import type { TextKey } from '../../../../texts/catalogue';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { playMove } from '../../../state/candidates/candidatePlay';
import { turnLabel } from '../../simulation/view/turnLabel';
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
  preendgame: 'practice.preendgame',
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

/** The turn that is the answer: `QUIZ 8D, 48 points`, `Exchange QV`; null without one. */
export function laidText(state: AppState): string | null {
  const answer = shownAnswer(state);
  if (answer?.kind === 'otherTurn') return turnLabel(state.setup, answer.turn);
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

/** A tile of the rack, and what is exchanged if it is pressed. */
interface TileToExchange {
  readonly glyph: string;
  readonly isChosen: boolean;
  readonly toggled: readonly Tile[];
}

/** The rack, with the tiles of the chosen exchange. */
export function rackToExchange(state: AppState): readonly TileToExchange[] {
  const { rack, rules } = state.setup;
  const answer = shownAnswer(state);
  const rest = answer?.kind === 'otherTurn' && answer.turn.kind === 'exchange' ? [...answer.turn.tiles] : [];
  const chosen = rack.map((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return rack.map((tile, place) => ({
    glyph: tileGlyph(rules.distribution, tile),
    isChosen: chosen[place] === true,
    toggled: rack.filter((_, other) => (other === place) !== chosen[other]),
  }));
}

export function isPassChosen(state: AppState): boolean {
  const answer = shownAnswer(state);
  return answer?.kind === 'otherTurn' && answer.turn.kind === 'pass';
}
