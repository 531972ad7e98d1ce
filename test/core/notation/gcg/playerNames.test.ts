import { expect, it } from 'vitest';
import { namesOf } from '../../../../src/core/notation/gcg/gcgDocument';
import { parseGcg } from '../../../../src/core/notation/gcg/parseGcg';

function namesIn(text: string): readonly string[] {
  const read = parseGcg(text);
  if (!read.ok) throw new Error('The record has a fault.');
  return namesOf(read.value);
}

it('Players go by their nicks, and by the names that nicks without blanks were made of.', () => {
  expect(namesIn('#player1 mia Mia Mills\n#player2 Highest_score Highest score\n')).toEqual([
    'mia',
    'Highest score',
  ]);
  expect(namesIn('#player1 a_b A b\n#player2 Ann_B_C Ann B: C\n')).toEqual(['a_b', 'Ann B: C']);
  expect(namesIn('#player1 x_y x y\n')).toEqual(['x y', '']);
});
