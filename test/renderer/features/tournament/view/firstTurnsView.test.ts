import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../../../src/core/strategy/tournament/gameSummary';
import { GamesSoFar } from '../../../../../src/core/strategy/tournament/gamesSoFar';
import { curvePointOf } from '../../../../../src/core/strategy/tournament/shareCurve';
import { chartViews } from '../../../../../src/renderer/features/tournament/view/chartViews';
import {
  firstTurnRows,
  startText,
} from '../../../../../src/renderer/features/tournament/view/firstTurnsView';
import { gameRowView } from '../../../../../src/renderer/features/tournament/view/gameRows';
import { pairingChoices } from '../../../../../src/renderer/features/tournament/view/standingsView';
import { rowPlan } from '../../../../core/strategy/tournament/shortRow';
import { sentence } from '../../../../said';
import { statusAfter } from '../state/fewGames';

const side = (score: number) => ({ score, turns: 2, bingos: 0, exchanged: 0, passes: 0, micros: 0 });
const game = (pairing: number, nth: number, own: number, other: number): GameSummary => ({
  pairing,
  nth,
  sides: [side(own), side(other)],
  faults: 0,
});

const plan = { ...rowPlan([3, 2, 1]), games: 2 };
const games = new GamesSoFar(plan);
// After ABA a loss and a tie, after a pass two wins.
games.add(0, [game(0, 0, 10, 20), game(0, 1, 30, 30)]);
games.add(1, [game(1, 0, 25, 20), game(1, 1, 31, 30)]);
const { report } = games;

describe('the table of first turns', () => {
  it('begins with the best one, and compares the others with it over the same deals', () => {
    const [best, other] = firstTurnRows(plan, report);
    expect(best).toMatchObject({
      rank: 1,
      pairing: 1,
      mark: '2',
      name: 'Pass',
      share: '100.0 %',
      wins: '2',
      games: '2',
      margin: '+3.0 ± 0.0',
      shareToBest: '',
      marginToBest: '',
    });
    // Shares −1 and −½: mean −75 %, error √(0.125 / 2) = 25 %. Margins −15 and −1: mean −8, error 7.
    expect(other).toMatchObject({
      rank: 2,
      pairing: 0,
      name: 'ABA 1B 5',
      share: '25.0 %',
      losses: '1',
      ties: '1',
      shareToBest: '−75.0 ± 25.0',
      marginToBest: '−8.0 ± 7.0',
    });
  });

  it('says which position is played', () => {
    // A, B and C are unseen, two of them on the opponent's rack.
    expect(startText(plan.rules, plan.start)).toBe(
      sentence('tournamentView.start', { rack: 'A', own: '10', other: '20', bag: 1 }),
    );
  });
});

it('games are listed and chosen by their first turn, and the player on turn always begins', () => {
  expect(pairingChoices(plan)).toEqual(['1: ABA 1B 5', '2: Pass']);
  const row = gameRowView(game(1, 1, 31, 30), plan, { index: 3, total: 4 });
  expect(row).toMatchObject({ number: 2, turn: { mark: '2', style: 1 } });
  expect(row.sides).toMatchObject([
    { mark: 'A', score: 31, hasBegun: true, hasWon: true },
    { mark: 'B', score: 30, hasBegun: false, hasWon: false },
  ]);
  expect(row.name).toContain('Pass');
});

it('the chart of shares has a line for each first turn', () => {
  const status = { ...statusAfter(0), plan, report };
  const [shares] = chartViews(status, [curvePointOf(plan, report)], 0);
  expect(shares?.lines.map(({ mark, values }) => [mark, ...values])).toEqual([
    ['1', 0.25],
    ['2', 1],
  ]);
  expect(games.curve.points.at(-1)).toEqual(curvePointOf(plan, report));
});
