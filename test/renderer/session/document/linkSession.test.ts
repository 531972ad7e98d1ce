import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JudgedPlay } from '../../../../src/contract/walk/traceApi';
import { importText } from '../../../../src/core/notation/exchange/textFormats';
import { pagePlaceOf, startLinkSession } from '../../../../src/renderer/session/document/linkSession';
import { createViewRestoring } from '../../../../src/renderer/session/document/viewRestoring';
import { createStore } from '../../../../src/renderer/session/store';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { openedWalk, type WalkSubject, walkTo } from '../../../../src/renderer/state/walk/walk';
import { linkToShown } from '../../../../src/renderer/view/document/linkToShown';
import { loadCatalogue } from '../../../core/notation/gcg/loadCatalogue';
import { said, sentence } from '../../../said';
import { MIDGAME_FILE, MISTAKEN, placement, readMidgame, stateShowing, summaryOf } from '../../view/midgame';
import { atWalkRun } from '../../view/traces';
import { settle } from '../fakeConnection';
import { startFiles } from './startFiles';

const ADDRESS = 'https://example.org/tilewright/';
const MIDGAME = readFileSync(MIDGAME_FILE, 'utf8').trim();
const EMPTY = `${new Array(15).fill('15').join('/')} AT/ 0/0 0`;
const linkTo = (cgp: string, rest = '') => `${ADDRESS}#cgp=${encodeURIComponent(cgp)}${rest}`;
const COUNTED = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' } as const;

function answerFor(rank: number | null): JudgedPlay {
  const headline = sentence('whyNot.notInLexicon', { word: 'MISTAKEN' });
  const nothing = { place: null, lexiconNote: null, causes: [], move: null, equity: null };
  const trace = { records: new Int32Array(0), length: 0, total: 0 };
  return { ...nothing, word: 'MISTAKEN', headline, trace, rank };
}

/** A window with the position of a link, whose candidates have come. */
async function showing(rest: string) {
  const content = importText(linkTo(MIDGAME, rest), {
    rules: readMidgame().rules,
    catalogue: loadCatalogue(),
    fileName: '',
  });
  if (!content.ok || content.value.kind !== 'position') throw new Error('It opens no position.');
  const { linked, setup } = content.value;
  const store = createStore(stateShowing([]), () => 0);
  store.dispatch({ type: 'document-opened', setup });
  createViewRestoring(store, () => undefined)({ view: null, lexicon: null, linked });
  const summary = summaryOf([placement('TAKE', { rank: 1 }), { ...MISTAKEN, rank: 2 }]);
  store.dispatch({ type: 'generation-finished', setup, summary });
  await settle();
  const state = () => store.state.peek();
  const answer = async (rank: number | null) => {
    store.dispatch({ type: 'question-answered', question: state().question!, answer: answerFor(rank) });
    await settle();
  };
  const load = async () => {
    store.dispatch({ type: 'walk-loaded', subject: state().walk!.subject, run: atWalkRun(setup) });
    await settle();
  };
  return { answer, dispatch: store.dispatch, load, state };
}

describe('a link that was opened', () => {
  it('shows its candidate, whatever the rank, and rests at the step of its walk', async () => {
    const { answer, load, state } = await showing('&candidate=10E.MISTAKEN&step=5');
    const tiles = [...'MISTKEN'].map((letter) => letter.charCodeAt(0) - 64);
    expect(state().question?.wanted).toMatchObject({ kind: 'tiles', tiles: tiles.map((tile) => ({ tile })) });
    await answer(2);
    expect(state()).toMatchObject({ shownRank: 2, question: null, walk: { subject: walkTo(2) } });
    await load();
    expect(state().settings.walk.showsFailures).toBe(true);
    expect(state().walk).toMatchObject({ step: 5, isPlaying: false });
  });

  it('counts the steps with all failures, also where these are hidden', async () => {
    const { dispatch, load, state } = await showing('&step=5');
    expect(state().walk?.subject).toEqual(COUNTED);
    dispatch({ type: 'walk-options-changed', change: { showsFailures: false } });
    await load();
    // Without the letter that was not on the rack.
    expect(state().walk?.step).toBe(4);
  });

  it('says why its play is no candidate, and opens no walk', async () => {
    const { answer, state } = await showing('&candidate=10E.MISTAKEN&step=5');
    await answer(null);
    expect(state()).toMatchObject({ shownRank: 1, walk: null, notice: answerFor(null).headline });
    expect(state().question?.answer).not.toBeNull();
  });
});

describe('the link to what is shown', () => {
  const showingWalk = (subject: WalkSubject, step: number, showsFailures: boolean): AppState => {
    const state = { ...stateShowing([MISTAKEN]), address: ADDRESS };
    const walk = { ...openedWalk(subject), run: atWalkRun(state.setup), step };
    const options = { type: 'walk-options-changed', change: { showsFailures } } as const;
    return { ...reduce(state, options, 0), walk };
  };
  const fragmentOf = (state: AppState) => linkToShown(state, 'X')?.slice(ADDRESS.length);

  it.each([
    ['#cgp=X&candidate=10E.MISTAKEN', { ...stateShowing([MISTAKEN]), address: ADDRESS }],
    ['#cgp=X', { ...stateShowing([]), address: ADDRESS }],
    ['#cgp=X&candidate=10E.MISTAKEN&step=5', showingWalk(walkTo(1), 5, true)],
    ['#cgp=X&candidate=10E.MISTAKEN&step=5', showingWalk(walkTo(1), 4, false)],
    ['#cgp=X&step=0', showingWalk(COUNTED, 0, false)],
    ['#cgp=X&candidate=10E.MISTAKEN', showingWalk({ ...COUNTED, algorithm: 'dawg' }, 3, true)],
    [undefined, stateShowing([MISTAKEN])],
  ])('is %s', (expected, state) => {
    expect(fragmentOf(state)).toBe(expected);
  });
});

describe('the page', () => {
  it('opens its link and those it is given later, and no other fragment', () => {
    const opened: string[] = [];
    const page = Object.assign(new EventTarget(), { location: { href: `${ADDRESS}#token=1` } });
    startLinkSession(page, { openLink: (address) => opened.push(address) });
    expect(opened).toEqual([]);
    page.location.href = linkTo(EMPTY);
    page.dispatchEvent(new Event('hashchange'));
    expect(opened).toEqual([linkTo(EMPTY)]);
  });

  it('has an address without query and fragment', () => {
    const place = (query: string) => pagePlaceOf({ href: `${ADDRESS}${query}#cgp=?`, search: query });
    expect(place('')).toEqual({ address: ADDRESS, isEmbedded: false });
    expect(place('?language=pl&embed')).toEqual({ address: ADDRESS, isEmbedded: true });
  });
});

describe('opening a link', () => {
  it('asks before it replaces unsaved changes', async () => {
    const { answers, edit, questions, session, store } = startFiles();
    edit();
    const { setup } = store.state.value;
    session.openLink(linkTo(EMPTY));
    await settle();
    expect([questions.length, store.state.value.setup]).toEqual([1, setup]);
    answers.unsaved = 'discard';
    session.openLink(linkTo(EMPTY));
    await settle();
    expect(store.state.value.setup.rack).toEqual([1, 20]);
    expect(store.state.value.document).toMatchObject({ path: null, name: sentence('links.document') });
  });

  it('waits for what is being opened', async () => {
    const { session, store } = startFiles();
    session.openLink(linkTo(MIDGAME));
    session.openLink(linkTo(EMPTY));
    await settle();
    expect(store.state.value.setup.rack).toEqual([1, 20]);
  });

  it('changes nothing if it is wrong, and says why', async () => {
    const { session, store } = startFiles();
    const { setup } = store.state.value;
    session.openLink(linkTo(EMPTY, '&step=x'));
    await settle();
    expect(store.state.value.setup).toBe(setup);
    const problem = sentence('links.step', { found: '“x”' });
    expect(said(store.state.value.failures)).toEqual([
      { kind: 'open', message: sentence('exchange.linkRefused', { problem }) },
    ]);
  });

  it('that is pasted is one step of the history', async () => {
    const { session, store } = startFiles();
    const { setup } = store.state.value;
    session.paste(`${linkTo(EMPTY)}\n`);
    expect(store.state.value.setup.rack).toEqual([1, 20]);
    store.dispatch({ type: 'undone' });
    expect(store.state.value.setup).toBe(setup);
  });
});
