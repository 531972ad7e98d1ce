import type { ComponentChildren, CSSProperties } from 'preact';
import type { TileFaceView } from '../../view/board/tileFaceView';

interface FlatTileProps {
  readonly face: TileFaceView;
  /** Class names for the role of the tile. */
  readonly look?: string;
  readonly style?: CSSProperties;
  readonly children?: ComponentChildren;
}

/** A printed tile with letter and value; a blank has an asterisk instead of the value. */
export const FlatTile = ({ children, face: { glyph, isBlank, value }, look = '', style }: FlatTileProps) => (
  <span
    class={`flat-tile ${look}${isBlank || value < 10 ? '' : ' two-digits'}`}
    style={style ?? {}}
    data-long={glyph.length > 1 ? glyph.length : undefined}
  >
    <span class="flat-letter">{glyph}</span>
    <span class="flat-value">{isBlank ? '*' : value}</span>
    {children}
  </span>
);
