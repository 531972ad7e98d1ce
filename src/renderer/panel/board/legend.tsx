import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { LegendMark } from '../../view/walk/legend';

const MEANINGS: Readonly<Record<LegendMark, TextKey>> = {
  main: 'legend.main',
  incidental: 'legend.incidental',
  tried: 'legend.tried',
  reverse: 'legend.reverse',
  separator: 'legend.separator',
  forward: 'legend.forward',
  anchor: 'legend.anchor',
  start: 'legend.start',
  square: 'legend.square',
  checks: 'legend.checks',
  dead: 'legend.dead',
  flaw: 'legend.flaw',
  wordEnd: 'legend.wordEnd',
  shared: 'legend.shared',
  notOnRack: 'legend.notOnRack',
  crossWord: 'legend.crossWord',
  noArc: 'legend.noArc',
};

/** Marks that are signs rather than colours. */
const SIGNS: Readonly<Partial<Record<LegendMark, string>>> = {
  checks: 'AB',
  notOnRack: '∅',
  crossWord: '✕',
  noArc: '·',
};

/** Colours and marks, each with its meaning. */
export const Legend = ({ marks }: { readonly marks: readonly LegendMark[] }) => (
  <ul class="legend" aria-label={text('legend.title')}>
    {marks.map((mark) => (
      <li key={mark}>
        <i class={SIGNS[mark] === undefined ? mark : `sign ${mark}`} aria-hidden="true">
          {SIGNS[mark]}
        </i>
        {text(MEANINGS[mark])}
      </li>
    ))}
  </ul>
);
