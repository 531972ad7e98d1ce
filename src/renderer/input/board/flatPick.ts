import type { Pick } from './boardPointer';

/** The place of an element of the flat board; null for other elements. */
export function pickElement(element: Element | null): Pick | null {
  const tile = element?.closest<HTMLElement>('.flat-board [data-rack-index]') ?? null;
  if (tile !== null) return { kind: 'rack', index: Number(tile.dataset.rackIndex) };
  if (element?.closest('.flat-board .flat-bag')) return { kind: 'bag' };
  const cell = element?.closest<HTMLElement>('.flat-board [data-row]') ?? null;
  return cell === null
    ? null
    : { kind: 'square', row: Number(cell.dataset.row), col: Number(cell.dataset.col) };
}

/** What is at a point of the window on the flat board. */
export const pickFlat = (x: number, y: number): Pick | null => pickElement(document.elementFromPoint(x, y));
