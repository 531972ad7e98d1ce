import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LeavesPage } from '../../../../../src/renderer/features/leaves/panel/leavesPage';
import {
  trainingAnnouncement,
  trainingView,
  usedTexts,
} from '../../../../../src/renderer/features/leaves/view/leavesView';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { sentence } from '../../../../said';
import { WithCommands } from '../../../panel/withCommands';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';
import { LEAVES_REPORT, trainingStatus } from '../state/someTraining';

const opened = reduce(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON }, 0);
const { rules } = opened.setup;
const withReport = (report: typeof LEAVES_REPORT): AppState =>
  reduce(opened, { type: 'leaves-reported', rules, report }, 0);
const state = withReport(LEAVES_REPORT);
const training = (change: Parameters<typeof trainingStatus>[0] | null) =>
  trainingView({ ...state.leaves, status: change === null ? null : trainingStatus(change) });

describe('the page of leaves', () => {
  it('says which leaves are used, and that they are those of another lexicon', () => {
    expect(usedTexts(opened)).toEqual([]);
    const other = sentence('leavesPage.otherOrigin', { trained: 'Another list', open: 'English' });
    expect(usedTexts(state)[1]).toContain('48');
    expect(usedTexts(state)[2]).toBe(other);
    const { table } = LEAVES_REPORT;
    if (table === null) return expect.fail();
    const same = { ...LEAVES_REPORT, table: { ...table, origin: { ...table.origin, lexicon: 'English' } } };
    expect(usedTexts(withReport(same))).toHaveLength(2);
    const unknown = { ...LEAVES_REPORT, table: { ...table, origin: { ...table.origin, date: '' } } };
    expect(usedTexts(withReport(unknown))[1]).toBe(sentence('leavesPage.unknownOrigin'));
    const none = { isOwn: false, hasPrevious: false, table: null, problem: 'There are none.' };
    expect(usedTexts(withReport(none))).toEqual([sentence('leavesPage.none', { tiles: 'English' })]);
    const damaged = { isOwn: true, hasPrevious: false, table: null, problem: 'It is damaged.' };
    expect(usedTexts(withReport(damaged))).toEqual(['It is damaged.']);
  });

  it('shows the training with what can be done about it', () => {
    expect(training(null)).toMatchObject({ progress: null, tasks: ['start'], problem: null });
    expect(training({ secondsLeft: 90 })).toMatchObject({ progress: 72 / 256, tasks: ['stop'] });
    expect(training({ secondsLeft: 90 }).status).toContain(
      sentence('tournamentView.secondsLeft', { count: 90 }),
    );
    expect(training({ tiles: 'Few', board: 'Standard, Few' }).status).toMatch(/^Few, Standard, English:/);
    const stopped = training({ phase: 'stopped', problem: 'The disk is full.' });
    expect(stopped).toMatchObject({
      progress: null,
      tasks: ['continue', 'discard'],
      problem: 'The disk is full.',
    });
    expect(training({ phase: 'finished' }).tasks).toEqual(['use', 'saveTrained', 'discard']);
    // A screen reader is not told of every board.
    const announced = [8, 9].map((boardsDone) =>
      trainingAnnouncement({ status: trainingStatus({ boardsDone }) }),
    );
    expect(announced).toEqual(Array(2).fill(sentence('leavesPage.isTraining')));
  });

  it('lists leaves with values and errors, and why others are none', () => {
    const html = renderToString(
      <WithCommands state={signal(state)}>
        <LeavesPage state={signal(state)} dispatch={() => undefined} />
      </WithCommands>,
    );
    for (const part of ['+11.00', 'No such leave.', '+43.75', '± 1.00', '−16.50', '+20.00'])
      expect(html).toContain(part);
    expect(html).not.toContain('± 0.00');
    expect(html.match(/<tr>/g)).toHaveLength(3 + 4);
  });
});
