import { text } from '../../../texts/text';
import type { CaptionView } from '../candidates/captionView';

/** What is written below a picture: the main line, and one about where it comes from. */
export interface PictureCaption {
  readonly title: string;
  readonly detail: string;
}

interface Shown {
  /** What the step of a walk says; null without a walk. */
  readonly step: string | null;
  readonly candidate: CaptionView | null;
  /** Of the document. */
  readonly name: string;
}

/** The step of the walk, else the candidate that is laid on the board, else what the board is called. */
export function pictureCaptionOf({ candidate, name, step }: Shown): PictureCaption {
  if (step !== null) return { title: step, detail: name };
  if (candidate === null) return { title: name, detail: '' };
  const { mainWord, position, rank, score } = candidate;
  return {
    title: text('picture.captionPlay', { rank, word: mainWord.word, place: position, score }),
    detail: name,
  };
}
