import { describe, expect, it } from 'vitest';
import type { WordsAnswer } from '../../../../src/contract/lexicon/lexiconApi';
import { structuresView } from '../../../../src/renderer/features/structures/view/structuresView';
import { questionToAsk } from '../../../../src/renderer/features/words/state/questionToAsk';
import { noWordsText } from '../../../../src/renderer/features/words/view/wordsView';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { helpBlockedReason } from '../../../../src/renderer/state/play/analysisBlockedReason';
import { gameWith } from '../../../core/game/someGame';
import { said, sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { AGENT, answer, PASS_TURN, PERSON, playOf, run, started } from './playing';

const SHUT = sentence('play.analysisBlocked');

/** With a question to the lexicon on the page of words, which is shown. */
const asking = (state: AppState): AppState =>
  run(
    { ...state, engine: { kind: 'ready' }, sideTab: 'words' },
    { type: 'lexicon-opened', info: LEXICON },
    { type: 'words-question-changed', change: { text: 'CATDOGS', kind: 'sub-anagram' } },
  );

/** The question is asked, and answered by one word. */
function answered(state: AppState): AppState {
  const { question } = state.words;
  const subject = { lexicon: LEXICON.id, tiles: state.setup.rules.distribution };
  const found: WordsAnswer = { words: [{ text: 'CATS', score: 6 }], total: 1, durationMs: 1 };
  return run(
    state,
    { type: 'words-asked', question, subject },
    { type: 'words-answered', question, answer: found },
  );
}

describe('while a person plays, the lexicon', () => {
  it('shows no words until the analysis is opened, and then for that turn alone', () => {
    const shut = asking(started());
    expect(questionToAsk(shut)).toBeNull();
    expect(noWordsText(shut)).toBe(SHUT);
    const open = run(shut, { type: 'analysis-opened' });
    expect(questionToAsk({ ...open, sideTab: 'words' })).not.toBeNull();
    const found = answered(open);
    expect(noWordsText(found)).toBeNull();
    const next = answer(run(found, PASS_TURN));
    expect(next.words).toMatchObject({ found: null, chosen: -1 });
    expect(noWordsText(next)).toBe(SHUT);
  });

  it('shows no words found before the game', () => {
    const before = answered(asking(initialState(started().setup)));
    expect(before.words.found?.total).toBe(1);
    const play = playOf(started());
    expect(run({ ...before, play }, { type: 'tiles-recalled' }).words.found).toBeNull();
  });

  it('is not compared with other structures on the position in play', () => {
    const subject = { setup: started().setup, lexicon: { id: LEXICON.id, name: LEXICON.name } };
    const refused = run(asking(started()), { type: 'structures-started', subject });
    expect(refused.structures.run).toBeNull();
    expect(said(refused.notice)).toBe(SHUT);
    expect(structuresView(refused)).toMatchObject({ canCompare: false, outdated: SHUT });
  });

  it('shows everything again when agents play alone, when the game is over, and after leaving it', () => {
    expect(said(helpBlockedReason(started()))).toBe(SHUT);
    expect(said(helpBlockedReason(started(undefined, [PERSON, PERSON])))).toBe(SHUT);
    expect(helpBlockedReason(started(gameWith(['CATDOGS', 'QUIZERS']), [AGENT, AGENT]))).toBeNull();
    expect(helpBlockedReason(run(started(), { type: 'play-resigned' }))).toBeNull();
    expect(helpBlockedReason(run(started(), { type: 'play-left' }))).toBeNull();
  });
});
