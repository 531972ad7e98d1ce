import { describe, expect, it } from 'vitest';
import { BUILD_STAGES } from '../../../../src/core/lexicon/build/buildMonitor';
import { buildStageText } from '../../../../src/renderer/view/lexicon/buildStageText';

describe('the progress of opening a lexicon', () => {
  it('has a text for every stage of the build', () => {
    expect([null, ...BUILD_STAGES].map(buildStageText)).toEqual([
      'Opening the lexicon',
      'Reading the words',
      'Sorting the words',
      'Building the DAWG',
      'Sorting the prefixes',
      'Joining the prefixes to their endings',
      'Building the GADDAG',
      'Laying out the GADDAG',
      'Saving the GADDAG for the next start',
    ]);
  });
});
