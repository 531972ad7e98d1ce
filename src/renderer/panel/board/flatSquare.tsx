import type { Direction } from '../../../core/board/square';
import type { FlatDetail } from '../../view/board/flatLayout';
import { flatPrint } from '../../view/board/flatSquare';
import type { CrossCheckView, SquareView, TileView } from '../../view/sceneView';
import { FlatTile } from './flatTile';

interface FlatSquareProps {
  readonly square: SquareView;
  readonly tile: TileView | undefined;
  readonly check: CrossCheckView | undefined;
  /** A letter hides the label, which would otherwise show around it. */
  readonly isCovered: boolean;
  readonly detail: FlatDetail;
}

/** The visible content of a cell: a tile, the letters allowed, or the label. */
export function FlatSquare({ check, detail, isCovered, square, tile }: FlatSquareProps) {
  if (tile !== undefined)
    return (
      <FlatTile face={tile} look={tile.role}>
        {tile.crossWordNumbers.length > 0 && <Numbers numbers={tile.crossWordNumbers} />}
      </FlatTile>
    );
  if (check !== undefined) return <Checks check={check} />;
  if (isCovered) return null;
  const { hasStar, lines } = flatPrint(square, detail);
  return (
    <>
      {hasStar && <span class="flat-star">★</span>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}

/** Numbers of the incidental words that contain the tile. */
const Numbers = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <span class="flat-numbers">
    {numbers.map((number) => (
      <b key={number}>{number}</b>
    ))}
  </span>
);

/** As large as both sets and their direction signs allow. */
function Checks({ check: { across, down, isDead } }: { readonly check: CrossCheckView }) {
  if (isDead) return <span class="checks dead">×</span>;
  const lines = [...(across ?? []), ...(down ?? [])];
  const size = { '--lines': lines.length, '--columns': Math.max(...lines.map(({ length }) => length)) + 1.4 };
  return (
    <span class="checks" style={size}>
      {across !== null && <LetterSet direction="across" lines={across} />}
      {down !== null && <LetterSet direction="down" lines={down} />}
    </span>
  );
}

interface LetterSetProps {
  readonly direction: Direction;
  readonly lines: readonly string[];
}

const LetterSet = ({ direction, lines }: LetterSetProps) => (
  <span class={direction}>
    {lines.map((line, at) => (
      <span key={line}>
        {at === 0 && <i>{direction === 'across' ? '→' : '↓'}</i>}
        {line}
      </span>
    ))}
  </span>
);
