import { describe, expect, it } from 'vitest';
import { shownStart } from '../../../../../src/renderer/features/tournament/state/shownStart';
import {
  readForm,
  type TournamentForm,
} from '../../../../../src/renderer/features/tournament/state/tournamentForm';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { unwrap } from '../../../../oracle/oraclePositions';
import { said, sentence } from '../../../../said';
import { LEXICON } from '../../../session/fakeConnection';
import { started } from '../../../state/play/playing';
import { readMidgame, tilesOf } from '../../../view/midgame';
import { act, stateWithLexicon } from '../../simulation/state/simulationRun';

const withForm = (state: AppState, change: Partial<TournamentForm>) =>
  act(state, { type: 'tournament-form-changed', change });
const begin = { type: 'tournament-asked', task: 'start' } as const;
const ask = { type: 'tournament-from-position-asked' } as const;

const state = stateWithLexicon();
const problemOf = (of: AppState): unknown => {
  const shown = shownStart(of);
  return shown.ok ? null : said(shown.error);
};

describe('the position that games would start from', () => {
  it('is the one shown, with the first turns of the list', () => {
    const { areChosen, start } = unwrap(shownStart(state));
    expect(areChosen).toBe(false);
    expect(start).toMatchObject({ opponentRack: [], scores: [0, 0], scorelessTurns: 0 });
    expect(start.tiles).toEqual(readMidgame().tiles);
    expect(start.rack).toEqual(readMidgame().rack);
    // MISTAKEN, MAKE and KEMS: the list has no more than these.
    expect(start.firstTurns.map((turn) => turn.kind === 'placement' && turn.score)).toEqual([96, 50, 40]);
    const two = unwrap(shownStart(withForm(state, { best: '2' })));
    expect(two.start.firstTurns).toHaveLength(2);
  });

  it('takes the marked candidates instead', () => {
    const marked = act(state, { type: 'candidate-marked', row: 3 }, { type: 'candidate-marked', row: 2 });
    const { areChosen, turns } = unwrap(shownStart(withForm(marked, { best: 'x' })));
    expect(areChosen).toBe(true);
    expect(turns.map((turn) => turn.kind === 'placement' && turn.score)).toEqual([40, 50]);
  });

  it('has the points of the player on turn first, and known tiles if wanted', () => {
    const turn = { player: 1, scores: [12, 34], otherRack: tilesOf('QZ') } as const;
    const known = { ...state, turn };
    expect(unwrap(shownStart(known)).start).toMatchObject({ scores: [34, 12], opponentRack: [] });
    expect(unwrap(shownStart(withForm(known, { usesKnownRack: true }))).start.opponentRack).toEqual(
      tilesOf('QZ'),
    );
  });

  it.each([
    [initialState(readMidgame()), sentence('searches.noLexicon')],
    [
      act(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON }),
      sentence('impossible.noCandidates'),
    ],
    [withForm(state, { best: '0' }), sentence('tournamentPage.pairsRange', { most: 20 })],
    [withForm(state, { best: '21' }), sentence('tournamentPage.pairsRange', { most: 20 })],
    [started(), sentence('play.analysisBlocked')],
  ])('is refused with one sentence (%#)', (shut, problem) => {
    expect(problemOf(shut)).toBe(problem);
  });
});

describe('games from the position', () => {
  it('are set up by a command, which a game in progress refuses', () => {
    const asked = act(state, ask);
    expect(asked.sideTab).toBe('tournament');
    expect(asked.tournament).toMatchObject({ section: 'setup', form: { isFromPosition: true } });
    const playing = started();
    const refused = act(playing, ask);
    expect(said(refused.notice)).toBe(sentence('play.analysisBlocked'));
    expect(refused).toMatchObject({
      sideTab: playing.sideTab,
      tournament: { form: { isFromPosition: false } },
    });
  });

  it('start only if the position can be played', () => {
    const form = { isFromPosition: true };
    expect(act(withForm(state, form), begin).tournament.work).toEqual({ task: 'start' });
    const wrong = act(withForm(state, { ...form, best: '0' }), begin);
    expect(wrong.tournament.work).toBeNull();
    expect(said(wrong.notice)).toBe(sentence('tournamentPage.pairsRange', { most: 20 }));
  });

  it('have two agents, and as many games for each first turn as typed', () => {
    const { form } = withForm(state, { isFromPosition: true, games: '41', pairs: 'x' }).tournament;
    expect(readForm(form)).toMatchObject({ games: 41, plan: { agents: ['equity', 'equity'], games: 41 } });
    expect(said(readForm({ ...form, games: '0' }).problems.games)).toBe(
      sentence('tournamentPage.pairsRange', { most: 50_000 }),
    );
    expect(readForm({ ...form, isFromPosition: false }).problems.games).toBeNull();
  });
});
