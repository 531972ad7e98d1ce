import { describe, expect, it } from 'vitest';
import type { FilmRate, FilmSizeName } from '../../../../../src/contract/picture/filmChoices';
import type { TraceSummary } from '../../../../../src/core/trace/traceSummary';
import {
  bitrateOf,
  estimateFilm,
  filmFormOf,
  filmSubjects,
} from '../../../../../src/renderer/features/picture/state/filmForm';
import {
  FIRST_FILM,
  type FilmSubject,
} from '../../../../../src/renderer/features/picture/state/pictureState';
import { openedWalk, walkRunOf } from '../../../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../../../src/renderer/view/candidates/shownMove';
import { placement, stateShowing } from '../../../view/midgame';

/** GIFs that were made, and their bytes. */
const MADE: readonly (readonly [FilmSubject, FilmSizeName, FilmRate, number, number])[] = [
  ['walk', '480x270', '5', 3, 72_409],
  ['walk', '480x270', '10', 4, 100_105],
  ['walk', '480x270', '25', 2, 93_749],
  ['walk', '640x360', '10', 4, 158_728],
  ['walk', '1280x720', '5', 4, 426_341],
  ['walk', '1280x720', '10', 3, 446_533],
  ['search', '480x270', '5', 3, 104_296],
  ['game', '480x270', '5', 4, 131_790],
  ['turntable', '480x270', '5', 2, 415_386],
];

describe('the subjects of a film', () => {
  const KIT = placement('KIT', { row: 14, col: 0, score: 21, rank: 1 });
  const shown = stateShowing([KIT]);

  it('include the walk to the shown candidate without an open walk, which is then the first one', () => {
    expect(filmSubjects(shown)).toEqual(['candidate', 'search', 'turntable']);
    expect(filmFormOf(shown).of).toBe('candidate');
  });

  it('include it beside an open walk', () => {
    const position = positionOf(shown.setup)!;
    const trace = { records: new Int32Array(0), length: 0, total: 0 };
    const run = walkRunOf({ position, algorithm: 'dawg', trace, summary: {} as TraceSummary, scores: [] });
    const walk = { ...openedWalk({ kind: 'question', word: 'AB' }), run };
    expect(filmSubjects({ ...shown, walk })).toEqual(['walk', 'candidate', 'search', 'turntable']);
  });

  it('leave it out while another position is being searched', () => {
    const edited = { ...shown, setup: { ...shown.setup, rack: [] } };
    expect(filmSubjects(edited)).toEqual(['turntable']);
  });
});

describe('the estimate of a film', () => {
  it.each(MADE)(
    'for %s, %s, %s frames per second, %d seconds is close to the actual %d bytes',
    (of, size, rate, seconds, bytes) => {
      const estimate = estimateFilm({ ...FIRST_FILM, of, size, rate }, seconds);
      expect(estimate / bytes).toBeGreaterThan(2 / 3);
      expect(estimate / bytes).toBeLessThan(3 / 2);
    },
  );

  it('of a video is its bit rate, which is higher for a turning board', () => {
    const video = { ...FIRST_FILM, format: 'webm', size: '1280x720', rate: '25' } as const;
    expect(estimateFilm(video, 10)).toBe((bitrateOf(video) * 10) / 8);
    expect(bitrateOf({ ...video, of: 'turntable' })).toBeGreaterThan(2 * bitrateOf(video));
  });
});
