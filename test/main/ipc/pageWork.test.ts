import { beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../src/core/result';
import type { AnswerRequest } from '../../../src/main/ipc/clientApi';
import { PageWork } from '../../../src/main/ipc/pageWork';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

const pageOf = (work: PageWork, page: string): AnswerRequest =>
  work.noting(async (name) => {
    if (String(name).startsWith('stop')) asked.push(`${page}: ${String(name)}`);
    return ok(null);
  });

describe('when a page closes', () => {
  it('its jobs end', () => {
    const work = new PageWork();
    const page = pageOf(work, 'one');
    for (const name of ['startSimulation', 'startReview', 'startEndgame', 'startPreendgame'])
      void page(name, {});
    for (const name of ['continueSimulation', 'startTournament', 'readSettings', 'unknown'])
      void page(name, {});
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
    const [one, other] = [pageOf(work, 'one'), pageOf(work, 'other')];
    void one('startSimulation', {});
    void one('startReview', {});
    void other('startSimulation', {});
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
