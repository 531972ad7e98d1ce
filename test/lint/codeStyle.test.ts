import { describe, expect, it } from 'vitest';
import { runPackageProgram } from './projectCommand';

const SLOW_MS = 120_000;

describe('the code', () => {
  it('is formatted and free of lint', { timeout: SLOW_MS }, () => {
    const { status, output } = runPackageProgram('@biomejs/biome/bin/biome', ['ci', '--colors=off']);
    expect(status, output).toBe(0);
  });

  it('type-checks in every environment', { timeout: SLOW_MS }, () => {
    const { status, output } = runPackageProgram('typescript/bin/tsc', ['-b', '--pretty', 'false']);
    expect(status, output).toBe(0);
  });
});
