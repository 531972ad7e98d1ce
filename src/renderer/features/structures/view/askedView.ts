import { letterGlyph, type TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { type Answer, askGraph } from '../../../../core/lexicon/construction/askGraph';
import type { Construction } from '../../../../core/lexicon/construction/construction';
import { typedLetters } from '../../../../core/lexicon/construction/constructTyped';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { BuildingQuestion } from '../state/building';

/** More words are only counted. */
const MOST_SAID = 8;

export interface Asked {
  /** Null if the letters cannot be used. */
  readonly answer: Answer | null;
  /** The answer, and how it was found; or why it cannot be asked. */
  readonly sentence: string;
}

const ANSWERS = {
  word: 'building.answerWord',
  begins: 'building.answerBegins',
  ends: 'building.answerEnds',
  contains: 'building.answerContains',
} as const;

/** The finished structure's answer to a question. */
export function askedOf(
  construction: Construction,
  { kind, letters: typed }: BuildingQuestion,
  distribution: TileDistribution,
): Asked {
  const read = typedLetters(typed.trim(), distribution);
  if (!read.ok) return { answer: null, sentence: say(read.error) };
  const spell = (letters: readonly number[]) =>
    letters.map((letter) => letterGlyph(distribution, letter)).join('');
  const answer = askGraph(construction, kind, read.value);
  const { isLed, led, tried, words } = answer;
  const shown = words.slice(0, MOST_SAID).map(spell).join(', ');
  const found = text(ANSWERS[kind], {
    count: words.length,
    letters: spell(read.value),
    words: words.length > MOST_SAID ? `${shown}, …` : shown,
  });
  const arcs = led.length + tried.length;
  return {
    answer,
    sentence: `${found}. ${text(isLed ? 'building.answerLed' : 'building.answerTried', { arcs })}`,
  };
}
