import { expect, it } from 'vitest';
import { parseTestArguments } from '../../../scripts/setup/testArguments.mjs';

it('npm test leaves out lint, unless a project is named', () => {
  expect(parseTestArguments([])).toEqual({
    isLint: false,
    isLong: false,
    vitestArguments: ['--project=!lint'],
  });
  expect(parseTestArguments(['--project', 'unit', '-t', 'undo']).vitestArguments).toEqual([
    '--project',
    'unit',
    '-t',
    'undo',
  ]);
});

it('--all leaves out nothing, and makes the random runs long', () => {
  expect(parseTestArguments(['--all', '--bail=1'])).toEqual({
    isLint: false,
    isLong: true,
    vitestArguments: ['--bail=1'],
  });
});

it('--lint runs the checks of the sources alone', () => {
  expect(parseTestArguments(['--lint'])).toEqual({
    isLint: true,
    isLong: false,
    vitestArguments: ['--project=lint'],
  });
});
