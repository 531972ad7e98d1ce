import { text } from '../../../../texts/text';
import { pointAt } from '../../../panel/window/pointAt';
import type { Dispatch } from '../../../state/action';
import type { EquityPart, EquityView } from '../view/equityView';
import type { KeptView } from '../view/keptView';

interface EquityBoxProps {
  readonly view: EquityView;
  readonly dispatch: Dispatch;
}

/** The equity of the shown row, taken apart. */
export function EquityBox({ dispatch, view }: EquityBoxProps) {
  const { basis, equity, kept, opened, openedRule, parts } = view;
  return (
    <section class="equity-box small" aria-label={text('strategy.equity')}>
      <p class="equity-head">
        <span>{text('strategy.equity')}</span>
        <span class="equity-sum">{parts.length > 1 && parts.map(({ points }) => points).join(' ')}</span>
        <b>{equity}</b>
      </p>
      <div class="equity-parts">
        <ul>
          {parts.map((part) => (
            <Part key={part.title} {...part} dispatch={dispatch} />
          ))}
        </ul>
        {kept !== null && <Kept {...kept} />}
        {opened.length > 0 && (
          <>
            <h4 title={openedRule}>{text('strategy.opens', { count: opened.length })}</h4>
            <ul class="opened">
              {opened.map(({ multiplier, place, square, tiles }) => (
                <li key={place}>
                  <button type="button" {...pointAt(dispatch, { kind: 'squares', squares: [square] })}>
                    {text('strategy.openedSquare', { multiplier, place, tiles })}
                  </button>
                </li>
              ))}
            </ul>
            <p class="equity-basis">{openedRule}</p>
          </>
        )}
        <p class="equity-basis">{basis}</p>
      </div>
    </section>
  );
}

const Part = ({ dispatch, points, squares, title }: EquityPart & Pick<EquityBoxProps, 'dispatch'>) => (
  <li>
    {squares.length === 0 ? (
      <span>{title}</span>
    ) : (
      <button type="button" {...pointAt(dispatch, { kind: 'squares', squares })}>
        {title}
      </button>
    )}
    <b>{points}</b>
  </li>
);

/** The leave: each tile alone, then all together. */
const Kept = ({ notes, tiles, together, whole }: KeptView) => (
  <>
    <ul class="kept-tiles" aria-label={text('strategy.keptTiles')}>
      {tiles.map(({ glyph, value }, nth) => (
        <li key={nth}>
          <b>{glyph}</b> {value}
        </li>
      ))}
      {tiles.length > 1 && <li>{text('strategy.together', { gain: together, whole })}</li>}
    </ul>
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </>
);
