import { describe, expect, it } from 'vitest';
import { pictureCaptionOf } from '../../../../../src/renderer/features/picture/view/pictureCaption';
import { captionOf } from '../../../../../src/renderer/view/candidates/captionView';
import {
  explainCandidate,
  positionOf,
  shownCandidate,
} from '../../../../../src/renderer/view/candidates/shownMove';
import { MISTAKEN, stateShowing } from '../../../view/midgame';

function captionShown() {
  const state = stateShowing([MISTAKEN]);
  const [position, candidate] = [positionOf(state.setup), shownCandidate(state)];
  if (position === null || candidate === null) throw new Error('There is no candidate.');
  return captionOf(state.setup, explainCandidate(position, candidate, 1));
}

describe('the caption of a picture', () => {
  it('contains the path of the candidate through the GADDAG, then the document', () => {
    const candidate = captionShown();
    const { detail, title } = pictureCaptionOf({ step: null, path: '', candidate, name: 'final.gcg' });
    expect(title).toContain('MISTAKEN');
    const [path = '', name] = detail.split(' · ');
    expect(name).toBe('final.gcg');
    // The part before the separator is read backwards.
    const [before = '', after = ''] = path.split('$');
    expect([...before].reverse().join('') + after).toBe('MISTAKEN');
    expect(before).not.toBe('');
  });

  it('contains the path of the walk at its step, which is empty at the root', () => {
    const shown = { step: '3/20', candidate: captionShown(), name: '' };
    expect(pictureCaptionOf({ ...shown, path: 'TSIM$K' })).toEqual({ title: '3/20', detail: 'TSIM$K' });
    expect(pictureCaptionOf({ ...shown, path: '' }).detail).toBe('');
  });

  it('is the name of the document if nothing else is shown', () => {
    expect(pictureCaptionOf({ step: null, path: '', candidate: null, name: 'final.gcg' })).toEqual({
      title: 'final.gcg',
      detail: '',
    });
  });
});
