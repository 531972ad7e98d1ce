import type { TextKey } from '../../../texts/catalogue';
import { EXAMPLE_IDS, type ExampleId } from '../../state/document/examples';
import { commandsOf } from '../command';

const TITLES: Readonly<Record<ExampleId, TextKey>> = {
  sample: 'examples.sample',
  care: 'examples.care',
  slewed: 'examples.slewed',
  dwarfs: 'examples.dwarfs',
  farfetchedness: 'examples.farfetchedness',
  hagioscope: 'examples.hagioscope',
  archaean: 'examples.archaean',
  resite: 'examples.resite',
  passWins: 'examples.passWins',
  onyx: 'examples.onyx',
  phonies: 'examples.phonies',
  superBoard: 'examples.superBoard',
  spanish: 'examples.spanish',
};

export const exampleCommandOf = (id: ExampleId): string => `example.${id}`;

/** They have no keys: they are called by name or from the menu. */
export const exampleCommands = commandsOf(
  'examples',
  EXAMPLE_IDS.map((id) => ({
    id: exampleCommandOf(id),
    zone: 'everywhere',
    keys: [],
    title: TITLES[id],
    run: ({ files }) => files.openExample(id),
  })),
);
