import { columnLabel, coordinatesOf } from '../../../core/board/square';

interface FlatFrameProps {
  readonly rows: number;
  readonly cols: number;
  /** Every nth row and column has its coordinate. */
  readonly step: number;
}

/** The wooden frame: column letters above and below the squares, row numbers on both sides. */
export const FlatFrame = ({ cols, rows, step }: FlatFrameProps) => (
  <div class="flat-frame" aria-hidden="true">
    {['left', 'right'].map((side) => (
      <div key={side} class={`flat-coordinates ${side}`}>
        {coordinatesOf(rows, step).map((row) => (
          <span key={row} style={{ '--at': row }}>
            {row + 1}
          </span>
        ))}
      </div>
    ))}
    {['top', 'bottom'].map((side) => (
      <div key={side} class={`flat-coordinates ${side}`}>
        {coordinatesOf(cols, step).map((col) => (
          <span key={col} style={{ '--at': col }}>
            {columnLabel(col)}
          </span>
        ))}
      </div>
    ))}
  </div>
);
