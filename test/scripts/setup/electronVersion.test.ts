import { describe, expect, it } from 'vitest';
import { findElectron } from '../../../scripts/setup/electronRuntime.mjs';
import { describeElectron, foundElectronVersion } from '../../../scripts/setup/electronVersion.mjs';

describe('the Electron of a run', () => {
  it('is named, and loudly where it is not the one of package.json', () => {
    expect(describeElectron('45.4.1', '45.4.1')).toBe('The windows ran in Electron 45.4.1.');
    expect(describeElectron('33.2.1', '45.4.1')).toBe(
      'NOTE: the windows ran in Electron 33.2.1, not in Electron 45.4.1, which package.json names.',
    );
    expect(describeElectron(null, '45.4.1')).toBe('NOTE: there is no Electron here, so no window ran.');
  });

  it('has a version where there is one', () => {
    const version = foundElectronVersion();
    if (findElectron() === null) expect(version).toBeNull();
    else expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
