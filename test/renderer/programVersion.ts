import type { ProgramVersion } from '../../src/contract/requests/requests';

/** Version information of a program in Electron. */
export const PROGRAM_VERSION: ProgramVersion = {
  app: '1.2.3',
  license: 'MIT',
  electron: '45.1.0',
  chromium: '150.0.1.2',
  node: '24.5.0',
  dataFolder: '/home/ann/.config/tilewright',
  crashFolder: '/home/ann/.config/tilewright/crashes',
  lexiconFormat: 4,
  lexiconLayout: 5,
};
