import { execFileSync } from 'node:child_process';
import { NODE_LAYOUT_NAMES } from './layouts/nodeLayout';

/**
 * What the bench measures in processes of their own, where nothing else has run before: a
 * build, and each layout.
 */
export const PROBES = ['build', ...NODE_LAYOUT_NAMES] as const;
export type Probe = (typeof PROBES)[number];

/** Starts the bench again for one probe, and gives the figures that it prints. */
export function runProbe<Figures>(probe: Probe, lexiconPath: string): Figures {
  const script = process.argv[1];
  if (script === undefined) throw new Error('The bench does not know how it was started.');
  const args = [script, 'bench', '--probe', probe, '--lexicon', lexiconPath];
  const figures: Figures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return figures;
}
