import { readFileSync } from 'node:fs';

const REPOSITORY = new URL('../../../', import.meta.url);

/** The text of a file of the repository. */
export const readFixture = (path: string): string => readFileSync(new URL(path, REPOSITORY), 'utf8');

export const readFixtureBytes = (path: string): Uint8Array => readFileSync(new URL(path, REPOSITORY));
