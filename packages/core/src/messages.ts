/** The messages of the other entry points as sentences, in English unless another language is chosen. */
import type { Message } from '../../../src/core/message';
import { say as sayIt } from '../../../src/texts/say';
import { speak as speakIt } from '../../../src/texts/spoken';

export type { Message } from '../../../src/core/message';

export const say: (message: Message) => string = sayIt;

/** Chooses the language of all sentences said from then on. */
export const speak: (language: 'en' | 'de' | 'es' | 'fr' | 'pl') => Promise<void> = speakIt;
