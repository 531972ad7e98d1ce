import { beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../src/core/result';
import { PageWork } from '../../../src/main/host/pageWork';
import type { AnswerRequest } from '../../../src/main/ipc/clientApi';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

const pageNamed =
  (page: string): AnswerRequest =>
  async (name) => {
    if (name !== 'cancel') asked.push(`${page}: ${String(name)}`);
    return ok(null);
  };

describe('when a page closes', () => {
  it('its jobs end', () => {
    const work = new PageWork();
    const page = pageNamed('one');
    for (const name of ['startSimulation', 'startReview', 'startEndgame', 'startPreendgame'] as const)
      work.note(name, page);
    work.note('continueSimulation', page);
    work.note('startTournament', page);
    work.note('readSettings', page);
    work.endOf(page);
    work.endOf(page);
    expect(asked).toEqual([
      'one: stopSimulation',
      'one: stopReview',
      'one: stopEndgame',
      'one: stopPreendgame',
    ]);
  });

  it('jobs that another page has started since continue', () => {
    const work = new PageWork();
    const [one, other] = [pageNamed('one'), pageNamed('other')];
    work.note('startSimulation', one);
    work.note('startReview', one);
    work.note('startSimulation', other);
    work.endOf(one);
    expect(asked).toEqual(['one: stopReview']);
    work.endOf(other);
    expect(asked).toEqual(['one: stopReview', 'other: stopSimulation']);
  });

  it('its pending long requests are cancelled', () => {
    const cancelled: unknown[] = [];
    new PageWork().endOf(async (name, request) => {
      cancelled.push([name, request]);
      return ok(null);
    });
    expect(cancelled).toContainEqual(['cancel', { request: 'generate' }]);
    expect(cancelled.every((each) => Array.isArray(each) && each[0] === 'cancel')).toBe(true);
  });
});
