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
  /** Letters of the walk's path, with the separator; empty at the root. */
  readonly path: string;
  readonly candidate: CaptionView | null;
  /** Name of the document. */
  readonly name: string;
}

/** Between the parts of a detail. */
const BETWEEN = ' · ';

/** The walk's step, otherwise the shown candidate, both with their path; otherwise the document's name. */
export function pictureCaptionOf({ candidate, name, path, step }: Shown): PictureCaption {
  const detailAfter = (shownPath: string) => [shownPath, name].filter((part) => part !== '').join(BETWEEN);
  if (step !== null) return { title: step, detail: detailAfter(path) };
  if (candidate === null) return { title: name, detail: '' };
  const { mainWord, match, position, rank, score } = candidate;
  return {
    title: text('picture.captionPlay', { rank, word: mainWord.word, place: position, score }),
    detail: detailAfter(`${match.reverse}$${match.forward}`),
  };
}
