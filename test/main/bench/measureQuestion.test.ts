import { expect, it } from 'vitest';
import { measureQuestion } from '../../../src/main/bench/measureQuestion';
import { buildOracleGaddag, readOracleWords } from '../../oracle/oracleLexicon';

it('times the search for the words that a scan of the list finds', () => {
  const figures = measureQuestion(buildOracleGaddag());
  expect(figures.words).toBe(readOracleWords().filter((word) => word.includes('AX')).length);
  expect(figures.medianMillis).toBeGreaterThan(0);
  expect(figures.firstMillis).toBeGreaterThan(0);
});
