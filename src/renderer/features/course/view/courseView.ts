import type { Spoken } from '../../../../core/notation/lessons/lesson';
import { spoken } from '../../../../texts/spoken';

/** A text of a lesson in the language spoken, or in English, or in any that it has. */
export function lessonText(said: Spoken): string {
  const { id } = spoken().language;
  return said[id] ?? said.en ?? said[''] ?? Object.values(said)[0] ?? '';
}

/** Its paragraphs. */
export const paragraphsOf = (said: Spoken): readonly string[] =>
  lessonText(said)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
