import type { PaletteCommand } from '../../view/window/paletteCommand';
import type { PaletteRow } from './paletteRows';

interface PaletteOptionProps extends PaletteRow {
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onCall: () => void;
}

export const optionId = ({ id }: PaletteCommand): string => `palette-${id.replaceAll(/[^\w.]/g, '-')}`;

/** One command: name, category, first key, and why it is unavailable, if so. */
export function PaletteOption({ command, isChosen, onCall, onPoint, parts }: PaletteOptionProps) {
  const [keys = []] = command.keys;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above it has the focus and the keys
    <div
      id={optionId(command)}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={command.why !== null}
      class="palette-option"
      onPointerMove={onPoint}
      onClick={onCall}
    >
      <span class="palette-title">
        {parts.map(({ isMatch, text }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
        {command.why !== null && <span class="palette-why hint">{command.why}</span>}
      </span>
      <span class="palette-category hint">{command.category}</span>
      <span class="palette-keys">
        {keys.map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </span>
    </div>
  );
}
