import { describe, expect, it } from 'vitest';
import type { EngineStatus } from '../../../../../src/contract/engines/enginesApi';
import { engineAgent } from '../../../../../src/core/strategy/agentId';
import { curvePointOf } from '../../../../../src/core/strategy/tournament/shareCurve';
import { addPair, newTallies, reportOf } from '../../../../../src/core/strategy/tournament/tournamentTally';
import { agentMark } from '../../../../../src/renderer/features/tournament/view/agentMark';
import { chartViews } from '../../../../../src/renderer/features/tournament/view/chartViews';
import { clockHint } from '../../../../../src/renderer/features/tournament/view/clockHint';
import { gameRowView } from '../../../../../src/renderer/features/tournament/view/gameRows';
import {
  roundRobinView,
  standingRows,
} from '../../../../../src/renderer/features/tournament/view/standingsView';
import {
  timeLeft,
  tournamentAnnouncementOf,
  tournamentHead,
} from '../../../../../src/renderer/features/tournament/view/tournamentView';
import { initialState } from '../../../../../src/renderer/state/appState';
import { sentence } from '../../../../said';
import { readMidgame } from '../../../view/midgame';
import { FEW_GAMES, statusAfter } from '../state/fewGames';

const status = statusAfter(4);
const ENGINE = { id: 'mine', name: 'My engine', declared: 'Engine 1.2', seconds: 5, options: {} };

describe('the table', () => {
  it('has the figures of four games', () => {
    const [first, second] = standingRows(status);
    // Wilson's interval of 2.5 of 4; the scores are 400, 300, 410, 420, the margins of the pairs −30 and 120.
    expect(first).toMatchObject({
      rank: 1,
      mark: 'A',
      name: 'Top scorer',
      wins: '2',
      losses: '1',
      ties: '1',
      share: '62.5 %',
      interval: '21.9 – 90.8 %',
      score: '382.5 ± 27.8',
      margin: '+22.5 ± 37.5',
      bingos: '1.00',
      moveTime: '0.50 ms',
    });
    expect(second).toMatchObject({ rank: 2, mark: 'B', share: '37.5 %', margin: '−22.5 ± 37.5' });
  });

  it('names engines as the user does, and as they call themselves', () => {
    const agents = ['score', engineAgent('mine')];
    const [row] = standingRows({
      plan: { ...status.plan, agents, engines: [ENGINE] },
      report: {
        ...status.report,
        agents: status.report.agents.map((each, at) => ({ ...each, agent: agents[at]! })),
      },
    }).slice(1);
    expect(row).toMatchObject({ mark: 'B', name: 'My engine', id: 'Engine 1.2' });
  });

  it('has a cross table from three agents on', () => {
    expect(roundRobinView(status)).toBeNull();
    const plan = { ...status.plan, agents: ['score', 'first', 'random'] };
    const tallies = newTallies(plan);
    addPair({}, tallies[0]!, FEW_GAMES.slice(0, 2));
    addPair({}, tallies[2]!, FEW_GAMES.slice(2));
    const view = roundRobinView({ plan, report: reportOf(plan, tallies) });
    expect(view?.rows.map(({ cells }) => cells.map((cell) => cell?.share ?? ''))).toEqual([
      ['', '50', '–'],
      ['50', '', '75'],
      ['–', '25', ''],
    ]);
    expect(view?.rows[1]?.cells[2]?.title).toBe('B against C: 1 win, 0 losses, 1 tie');
  });
});

describe('the charts', () => {
  const [shares, scores, margins] = chartViews(statusAfter(4), [curvePointOf({}, statusAfter(2).report)], 0);

  it('have a summary in words', () => {
    // Half of two games: Wilson's interval.
    expect(shares?.summary).toBe('After 2 games: A 50.0 % (9.5 – 90.5)');
    expect(scores?.summary).toBe(
      [
        sentence('tournamentView.scoresOf', { mark: 'A', score: '382.5 ± 27.8' }),
        sentence('tournamentView.scoresOf', { mark: 'B', score: '360.0 ± 23.5' }),
      ].join(' '),
    );
    expect(margins?.summary).toBe(
      sentence('tournamentView.marginsOf', { mark: 'A', other: 'B', margin: '+22.5 ± 37.5' }),
    );
  });

  it('group the games by steps of points, and end with an edge', () => {
    expect(scores?.xs).toEqual([300, 310, 320, 330, 340, 350, 360, 370, 380, 390, 400, 410, 420, 430]);
    expect(scores?.lines[0]?.values).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0]);
    expect(margins?.xs[0]).toBe(-80);
    expect(margins?.xs.at(-1)).toBe(130);
    expect(margins?.lines[0]?.values.filter((games) => games > 0)).toEqual([1, 1, 1, 1]);
    expect(margins?.pointText(0)).toBe('−80 to −71 points: A 1');
  });
});

describe('the head of the page', () => {
  const { tournament } = initialState(readMidgame());
  const headOf = (phase: 'running' | 'stopped' | 'finished', games: number) =>
    tournamentHead({ ...tournament, status: statusAfter(games, phase) }, true);

  it('shows the progress, and offers the possible actions', () => {
    expect(tournamentHead(tournament, false).tasks).toEqual(['open']);
    expect(tournamentHead(tournament, true)).toMatchObject({
      status: 'No tournament yet',
      progress: null,
      tasks: ['start', 'open'],
    });
    expect(headOf('running', 2)).toMatchObject({
      status: '2 of 4 games · 12 a second · 90 seconds left',
      progress: 0.5,
      tasks: ['stop'],
    });
    // A game in four minutes.
    const slow = { ...statusAfter(2, 'running'), gamesPerSecond: 1 / 240 };
    expect(tournamentHead({ ...tournament, status: slow }, true).status).toBe(
      '2 of 4 games · 15 an hour · 90 seconds left',
    );
    expect(headOf('stopped', 2)).toMatchObject({
      status: 'Stopped after 2 of 4 games',
      tasks: ['start', 'continue', 'save', 'open'],
    });
    expect(headOf('finished', 4).status).toBe('4 games played');
  });

  it('announces the start and the end to a screen reader, but no games', () => {
    const saidAt = (games: number, phase: 'running' | 'finished') =>
      tournamentAnnouncementOf({ tournament: { ...tournament, status: statusAfter(games, phase) } });
    expect(saidAt(2, 'running')).toBe(saidAt(0, 'running'));
    expect(saidAt(4, 'finished')).toBe('4 games played');
  });

  it('shows the remaining time no more precisely than it is known', () => {
    expect([0.2, 119, 130, 7000, 7300].map(timeLeft)).toEqual([
      '1 second left',
      '119 seconds left',
      'about 2 minutes left',
      'about 117 minutes left',
      'about 2 hours left',
    ]);
  });
});

describe('agents and games', () => {
  it('have letters, with numbers if there are many', () => {
    expect([0, 25, 26].map(agentMark)).toEqual(['A', 'Z', '27']);
  });

  it('are listed in a sentence', () => {
    const { plan } = statusAfter(4);
    const row = gameRowView(FEW_GAMES[1]!, plan, { index: 1, total: 4 });
    expect(row.name).toBe('2 of 4, game 2, A 300, B 380, B began');
    expect(row.sides.map(({ hasBegun, hasWon }) => [hasBegun, hasWon])).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('the time that games by the clock can take', () => {
  const engines: readonly EngineStatus[] = [
    {
      entry: { id: 'mine', name: 'My engine', command: '/mine', args: [], options: {}, seconds: 5 },
      state: 'stopped',
      problem: null,
      about: null,
    },
  ];

  it('follows from the seconds of engines and agents, for twelve turns of each', () => {
    const agents = [engineAgent('mine'), 'simulate-2x0.5s', 'score'];
    // 66, 60 and 6 seconds; 30 games, 10 of each pairing, take 22 minutes.
    expect(clockHint(agents, 30, engines)).toBe(
      sentence('tournamentPanel.clockHint', { game: '66 seconds', all: '22 minutes' }),
    );
    expect(clockHint([engineAgent('mine'), 'score'], 240, engines)).toBe(
      sentence('tournamentPanel.clockHint', { game: '60 seconds', all: '4 hours' }),
    );
  });

  it('is not mentioned without a clock', () => {
    expect(clockHint(['score', 'simulate-2x100'], 30, engines)).toBeNull();
    expect(clockHint([engineAgent('gone'), 'score'], 30, null)).toBeNull();
  });
});
