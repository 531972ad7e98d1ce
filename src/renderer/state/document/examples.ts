/** Positions and games that ship with the program, by id, in the order of the menu; each with its file. */
export const EXAMPLES = {
  sample: 'midgame.cgp',
  care: 'care.cgp',
  slewed: 'slewed.cgp',
  dwarfs: 'dwarfs.cgp',
  farfetchedness: 'farfetchedness.cgp',
  hagioscope: 'hagioscope.cgp',
  archaean: 'archaean.cgp',
  resite: 'resite.cgp',
  passWins: 'passWins.cgp',
  onyx: 'onyx.cgp',
  phonies: 'phonies.gcg',
  superBoard: 'superBoard.gcg',
  spanish: 'spanish.gcg',
} as const;

export type ExampleId = keyof typeof EXAMPLES;

export const EXAMPLE_IDS = Object.keys(EXAMPLES) as readonly ExampleId[];
