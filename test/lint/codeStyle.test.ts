import { describe, expect, it } from 'vitest';
import { runPackageProgram } from './projectCommand';

describe('the code', () => {
  it('is formatted and free of lint', () => {
    const { status, output } = runPackageProgram('@biomejs/biome/bin/biome', ['ci', '--colors=off']);
    expect(status, output).toBe(0);
  });

  it('type-checks in every environment', () => {
    const { status, output } = runPackageProgram('typescript/bin/tsc', ['-b', '--pretty', 'false']);
    expect(status, output).toBe(0);
  });
});
