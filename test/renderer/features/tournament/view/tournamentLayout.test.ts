import { describe, expect, it } from 'vitest';
import { tournamentLayout } from '../../../../../src/renderer/features/tournament/view/tournamentLayout';
import { initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { readMidgame } from '../../../view/midgame';

const at = (widthPx: number) => reduce(initialState(readMidgame()), { type: 'window-resized', widthPx }, 0);

describe('the page of tournaments', () => {
  it('has its set-up beside the results if there is room, otherwise in a section', () => {
    expect(tournamentLayout(at(899))).toEqual({
      isSetupBeside: false,
      sections: ['setup', 'table', 'charts', 'games'],
      shown: 'setup',
    });
    expect(tournamentLayout(at(900))).toEqual({
      isSetupBeside: true,
      sections: ['table', 'charts', 'games'],
      shown: 'table',
    });
    const games = reduce(at(900), { type: 'tournament-section-chosen', section: 'games' }, 0);
    expect(tournamentLayout(games).shown).toBe('games');
    const large = { ...at(1280), settings: { ...games.settings, textZoom: 1.5 } };
    expect(tournamentLayout(large).isSetupBeside).toBe(false);
  });
});
