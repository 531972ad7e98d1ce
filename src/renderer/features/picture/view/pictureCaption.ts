import { text } from '../../../../texts/text';
import type { CaptionView } from '../../../view/candidates/captionView';

/** Text below a picture: the main line, and one about its origin. */
export interface PictureCaption {
  readonly title: string;
  readonly detail: string;
}

interface Shown {
  /** Description of a walk's step; null without a walk. */
  readonly step: string | null;
  readonly candidate: CaptionView | null;
  /** Name of the document. */
  readonly name: string;
}

/** The walk's step, otherwise the shown candidate, otherwise the name of the document. */
export function pictureCaptionOf({ candidate, name, step }: Shown): PictureCaption {
  if (step !== null) return { title: step, detail: name };
  if (candidate === null) return { title: name, detail: '' };
  const { mainWord, position, rank, score } = candidate;
  return {
    title: text('picture.captionPlay', { rank, word: mainWord.word, place: position, score }),
    detail: name,
  };
}
