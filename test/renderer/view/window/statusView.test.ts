import { describe, expect, it } from 'vitest';
import type { LexiconInfo } from '../../../../src/contract/lexicon/lexiconApi';
import { alphabetOf } from '../../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { NO_FILTER } from '../../../../src/renderer/state/candidates/candidateFilter';
import {
  areCandidatesStale,
  candidatesStatus,
  emptyListText,
  lexiconStatus,
  messagesOf,
} from '../../../../src/renderer/view/window/statusView';
import { sentence } from '../../../said';
import { MISTAKEN, readMidgame, stateShowing } from '../midgame';

const info: LexiconInfo = {
  id: '0'.repeat(64),
  name: 'English',
  path: null,
  format: 'text',
  letters: alphabetOf(ENGLISH),
  wordCount: 274137,
  arcCount: 9,
  byteLength: 72,
  source: 'cache',
  cacheProblem: null,
  durationMs: 8.4,
  report: null,
};
const start = initialState(readMidgame());
const withLexicon = (state: AppState): AppState => ({ ...state, lexicon: { kind: 'open', info } });

describe('the lexicon in the header', () => {
  it('shows the progress of opening, and a way to stop it', () => {
    const lexicon = { kind: 'opening', stage: 'sort-words', fraction: 0.426 } as const;
    expect(lexiconStatus({ ...start, lexicon })).toEqual({
      text: 'Sorting the words',
      detail: '43 %',
      about: '',
      progress: 0.426,
      canCancel: true,
      canOpen: false,
    });
  });

  it('shows the progress of another one, while the current one is in use', () => {
    const opening = { name: 'mine.txt', stage: 'sort-words', fraction: 0.5 } as const;
    const state = withLexicon(start);
    expect(lexiconStatus({ ...state, lexiconShelf: { ...state.lexiconShelf, opening } })).toEqual({
      text: 'Opening mine.txt',
      detail: 'Sorting the words, 50 %',
      about: '',
      progress: 0.5,
      canCancel: true,
      canOpen: false,
    });
  });

  it('shows name, size and origin once it is open', () => {
    const { about, detail, progress, text } = lexiconStatus(withLexicon(start));
    expect([text, detail, progress]).toEqual(['English', '274,137 words', null]);
    expect(about).toBe('274,137 words, from the cache in 8 ms');
    const built = { ...start, lexicon: { kind: 'open', info: { ...info, source: 'built' } } } as const;
    expect(lexiconStatus(built).about).toBe('274,137 words, built in 8 ms');
  });

  it.each([
    { lexicon: { kind: 'cancelled' } },
    { lexicon: { kind: 'failed', message: sentence('wordList.empty') } },
    { engine: { kind: 'failed', message: 'The engine keeps stopping.' } },
  ] as const)('can be opened again after %j', (change) => {
    expect(lexiconStatus({ ...start, ...change })).toMatchObject({ canOpen: true, canCancel: false });
  });
});

describe('the candidate list in words', () => {
  it('counts the moves of this setup and waits for those of the next', () => {
    const state = withLexicon(stateShowing([MISTAKEN], 2517));
    expect(candidatesStatus(start)).toBe('');
    expect(candidatesStatus(state)).toBe('2,517 moves in 2.0 ms');
    expect(candidatesStatus({ ...state, setup: { ...state.setup, rack: [] } })).toBe('Finding moves…');
    expect(candidatesStatus(withLexicon(stateShowing([MISTAKEN])))).toBe('1 move in 2.0 ms');
  });

  it('is stale while its rows are those of another position or filter and others are pending', () => {
    const fresh = withLexicon(stateShowing([MISTAKEN], 2517));
    const moved: AppState = { ...fresh, setup: { ...fresh.setup, rack: [] } };
    const bingos: AppState = { ...fresh, filter: { ...NO_FILTER, isBingo: true } };
    expect([start, fresh, moved, withLexicon(start), bingos].map(areCandidatesStale)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const error = { code: 'internal', message: 'No.' } as const;
    const failed = { kind: 'failed', setup: moved.setup, error } as const;
    expect(areCandidatesStale({ ...moved, generation: failed })).toBe(false);
    expect(areCandidatesStale({ ...moved, lexicon: { kind: 'cancelled' } })).toBe(false);
    expect(areCandidatesStale({ ...bingos, filterProblem: 'No.' })).toBe(false);
    expect(candidatesStatus(bingos)).toBe('Filtering…');
    const first = { by: 'value', isDescending: true, turns: [] } as const;
    const listed = fresh.candidates?.filter ?? NO_FILTER;
    expect(areCandidatesStale({ ...fresh, filter: { ...listed, first } })).toBe(false);
    expect(areCandidatesStale({ ...bingos, filter: { ...bingos.filter, first } })).toBe(true);
    // A filter that passes everything is none, whatever its values.
    expect(areCandidatesStale({ ...fresh, filter: { ...NO_FILTER } })).toBe(false);
  });

  it('waits for nothing without an engine, and shows no rows of another position', () => {
    const fresh = withLexicon(stateShowing([MISTAKEN], 2517));
    const failed: AppState = { ...fresh, engine: { kind: 'failed', message: 'It keeps stopping.' } };
    expect([candidatesStatus(failed), emptyListText(failed)]).toEqual(['2,517 moves in 2.0 ms', null]);
    const moved: AppState = { ...failed, setup: { ...failed.setup, rack: [] } };
    expect(areCandidatesStale(moved)).toBe(false);
    expect(candidatesStatus(moved)).toBe('None');
    expect(emptyListText(moved)).toBe(sentence('windowView.withoutEngine'));
  });

  it('explains why it is empty', () => {
    const none = withLexicon(stateShowing([]));
    expect(emptyListText(start)).toContain('lexicon is open');
    expect(emptyListText({ ...start, lexicon: { kind: 'cancelled' } })).toContain('Without a lexicon');
    expect(emptyListText(withLexicon(start))).toBe('Finding moves…');
    expect(emptyListText(none)).toBe(sentence('windowView.noMove'));
    const noRack = { ...none.setup, rack: [] };
    expect(
      emptyListText({ ...none, setup: noRack, candidates: { ...none.candidates!, setup: noRack } }),
    ).toContain('The rack is empty');
    expect(emptyListText(withLexicon(stateShowing([MISTAKEN])))).toBeNull();
  });
});

describe('messages', () => {
  it('are empty while all is well', () => {
    expect(messagesOf(stateShowing([MISTAKEN]))).toEqual([]);
  });

  it('list every problem of the setup before the notices', () => {
    const problems = [
      { code: 'unknown-tile', severity: 'blocking', message: 'One.' },
      { code: 'rules', severity: 'blocking', message: 'Two.' },
    ] as const;
    const error = { code: 'illegal-setup', message: 'One. (and 1 more)', problems } as const;
    const failed = { kind: 'failed', setup: start.setup, error } as const;
    const restarting = { kind: 'restarting', message: 'Three.' } as const;
    expect(messagesOf({ ...start, engine: restarting, generation: failed })).toEqual([
      { severity: 'error', text: 'One.' },
      { severity: 'error', text: 'Two.' },
      { severity: 'notice', text: 'Three.' },
    ]);
  });

  it('explain why there is no lexicon, because the header has no room for it', () => {
    const message = sentence('cache.sourceUnreadable', {
      path: '/words/mine.txt',
      reason: sentence('cache.noFile'),
    });
    expect(messagesOf({ ...start, lexicon: { kind: 'failed', message } })).toEqual([
      { severity: 'error', text: message },
    ]);
  });

  it('drop the failure of a setup that has changed since', () => {
    const error = { code: 'internal', message: 'No.' } as const;
    const failed = { kind: 'failed', setup: { ...start.setup }, error } as const;
    expect(messagesOf({ ...start, generation: failed })).toEqual([]);
  });
});
