import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { WordListReport } from '../../../../src/core/lexicon/wordList/wordListParser';
import { StructuresPage } from '../../../../src/renderer/features/structures/panel/structuresPage';
import { lengthOf, WordsPage } from '../../../../src/renderer/features/words/panel/wordsPage';
import { LexiconPanel } from '../../../../src/renderer/panel/lexicon/lexiconPanel';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { readMidgame } from '../../view/midgame';
import { WithCommands } from '../withCommands';

const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);
const start = run(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON });
const SUBJECT = { lexicon: LEXICON.id, tiles: start.setup.rules.distribution };
const panelOf = (state: AppState) => ({ state: signal(state), dispatch: () => undefined });
const pageOf = (state: AppState) =>
  renderToString(
    <WithCommands state={signal(state)}>
      <WordsPage {...panelOf(state)} />
    </WithCommands>,
  );
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .join(' ');

describe('the page of words', () => {
  it('offers every kind of query and explains the chosen one', () => {
    const change: Action = { type: 'words-question-changed', change: { kind: 'pattern' } };
    const html = pageOf(run(start, change));
    expect(html.match(/<option/g)).toHaveLength(10 + 3);
    expect(textOf(html)).toContain(sentence('lexiconView.kindPatternHelp'));
  });

  it('marks the invalid character', () => {
    const noLetter = sentence('wordQuestion.unknownLetter', { letter: '“1”' });
    const typed = run(start, { type: 'words-question-changed', change: { text: 'A1X' } });
    const { question } = typed.words;
    const failed = run(
      typed,
      { type: 'words-asked', question, subject: SUBJECT },
      {
        type: 'words-failed',
        question,
        error: { code: 'bad-request', message: noLetter, position: 1 },
      },
    );
    const html = pageOf(failed);
    expect(html).toContain('A<mark>1</mark>X');
    expect(textOf(html)).toContain(noLetter);
  });

  it('accepts only whole numbers of letters', () => {
    expect(['7', '40', '', '0', '41', '-3', 'x', '1e1'].map(lengthOf)).toEqual([
      ...[7, 40, null, null, null, null, null, null],
    ]);
  });
});

describe('the panel of the lexicon', () => {
  const report: WordListReport = {
    encoding: 'utf-8',
    lines: 4,
    accepted: 2,
    duplicates: 0,
    emptyLines: 1,
    ambiguous: 0,
    refused: { 'outside-alphabet': 1, 'too-short': 0, 'too-long': 0 },
    refusals: [{ line: 3, reason: 'outside-alphabet', message: 'line 3, A1' }],
  };
  const actions = {
    openLexicon: () => undefined,
    retryLexicon: () => undefined,
    cancelLexicon: () => undefined,
    listKept: () => undefined,
    removeKept: () => undefined,
    chooseLexicon: () => undefined,
    openFiles: () => undefined,
  };

  it('lists the refused lines and the lexicons to open', () => {
    const recents = [{ path: '/words/mine.txt', name: 'mine', letters: LEXICON.letters }];
    const state = run(start, { type: 'recent-lexicons-loaded', recents });
    const info = { ...LEXICON, report };
    const text = textOf(renderToString(<LexiconPanel {...panelOf(state)} actions={actions} info={info} />));
    expect(text).toContain('Built-in lexicon in use');
    expect(text).toContain('mine /words/mine.txt');
    expect(text).toContain('Words accepted 2');
    expect(text).toContain('line 3, A1');
  });
});

describe('the page of structures', () => {
  it('explains each and offers to compare them, then to stop', () => {
    const none = { onCompare: () => undefined, onCancel: () => undefined };
    const htmlOf = (state: AppState) =>
      renderToString(
        <WithCommands state={signal(state)}>
          <StructuresPage {...panelOf(state)} {...none} />
        </WithCommands>,
      );
    const html = htmlOf(start);
    expect(html.match(/<dt>/g)).toHaveLength(4 + 4);
    expect(textOf(html)).toContain('Not compared yet Compare');
    const subject = { setup: start.setup, lexicon: { id: LEXICON.id, name: LEXICON.name } };
    const running = run(start, { type: 'structures-started', subject });
    expect(textOf(htmlOf(running))).toContain('Cancel');
  });
});
