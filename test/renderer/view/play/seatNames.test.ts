import { describe, expect, it } from 'vitest';
import type { SeatForm } from '../../../../src/renderer/state/play/newGameForm';
import { playDocumentName, seatsOf } from '../../../../src/renderer/view/play/seatNames';

const person = (name: string): SeatForm => ({ kind: 'person', name, agent: 'score' });
const agent = (id: string): SeatForm => ({ kind: 'agent', name: '', agent: id });
const namesOf = (...forms: [SeatForm, SeatForm]) => seatsOf(forms).map(({ name }) => name);

describe('the players', () => {
  it('have names; one without is You or a number, and all are different', () => {
    expect(namesOf(person(' Ann '), agent('score@2'))).toEqual(['Ann', 'Top scorer, level 2']);
    expect(namesOf(person(''), agent('2*use-q+save-common'))).toEqual([
      'You',
      '2 × Gets rid of the Q + Keeps common letters',
    ]);
    expect(namesOf(person(''), person(''))).toEqual(['Player 1', 'Player 2']);
    expect(namesOf(person('Ann'), person('Ann'))).toEqual(['Ann (1)', 'Ann (2)']);
    expect(namesOf(agent('score'), agent('score'))).toEqual(['Top scorer (1)', 'Top scorer (2)']);
  });

  it('name the document with the date, without characters that file names cannot have', () => {
    const day = new Date(2026, 2, 7);
    expect(playDocumentName(seatsOf([person('Dr. A/B'), agent('score')]), day)).toBe(
      'Dr A B – Top scorer 2026-03-07',
    );
  });
});
