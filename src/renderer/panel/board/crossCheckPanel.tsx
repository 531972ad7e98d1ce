import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { crossCheckReadout, type ReadoutLine } from '../../view/board/crossCheckView';
import type { PanelProps } from '../window/panelProps';

/** The full letter sets of one square, while cross-checks are shown. */
export function CrossCheckPanel({ state }: Pick<PanelProps, 'state'>) {
  const readout = useComputed(() => crossCheckReadout(state.value)).value;
  if (readout === null) return null;
  return (
    <section class="cross-checks row" aria-label={text('boardPanel.crossChecks')}>
      <header>
        <h2>{text('boardPanel.crossChecks')}</h2>
        <span>{readout.place}</span>
        {readout.lines.length > 0 && readout.text !== null && <p>{readout.text}</p>}
      </header>
      {readout.lines.length === 0 && readout.text !== null && <p>{readout.text}</p>}
      {readout.lines.length > 0 && (
        <dl>
          {readout.lines.map((line) => (
            <Line key={line.direction} line={line} />
          ))}
        </dl>
      )}
    </section>
  );
}

const Line = ({ line }: { readonly line: ReadoutLine }) => (
  <div class={`check-line ${line.direction}`}>
    <dt>
      <span aria-hidden="true">{line.direction === 'across' ? '→' : '↓'}</span>{' '}
      {text(line.direction === 'across' ? 'boardPanel.across' : 'boardPanel.down')}
    </dt>
    <dd>
      <span class={line.count ? 'check-letters listed' : 'check-letters'} title={line.letters}>
        {line.letters}
      </span>
      {line.crossWord !== null && <span class="check-word hint">{line.crossWord}</span>}
    </dd>
  </div>
);
