import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { LegendMark } from '../../view/walk/legend';
import type { TermId } from '../../view/window/glossary';
import { OneStop } from '../window/oneStop';
import type { PanelProps } from '../window/panelProps';
import { Term } from '../window/term';

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

/** Words of the glossary that marks show. */
const TERM_OF: Readonly<Partial<Record<LegendMark, TermId>>> = {
  main: 'mainWord',
  incidental: 'crossWord',
  separator: 'separator',
  anchor: 'anchor',
  checks: 'crossSet',
  flaw: 'lexicon',
  shared: 'node',
  notOnRack: 'rack',
  crossWord: 'crossWord',
  noArc: 'arc',
};

interface LegendProps extends PanelProps {
  readonly marks: readonly LegendMark[];
}

/** Colours and marks, each with its meaning. */
export const Legend = ({ marks, ...panel }: LegendProps) => (
  <OneStop class="legend-bar" label={text('legend.title')}>
    <ul class="legend">
      {marks.map((mark) => (
        <li key={mark}>
          <i class={SIGNS[mark] === undefined ? mark : `sign ${mark}`} aria-hidden="true">
            {SIGNS[mark]}
          </i>
          <Meaning mark={mark} {...panel} />
        </li>
      ))}
    </ul>
  </OneStop>
);

function Meaning({ mark, ...panel }: PanelProps & { readonly mark: LegendMark }) {
  const id = TERM_OF[mark];
  const meaning = text(MEANINGS[mark]);
  return id === undefined ? (
    <span>{meaning}</span>
  ) : (
    <Term id={id} {...panel}>
      {meaning}
    </Term>
  );
}
