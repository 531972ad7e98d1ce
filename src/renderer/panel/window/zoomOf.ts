/**
 * How many CSS pixels of the page one CSS pixel of an element takes: the window's text is
 * zoomed, the page is not.
 */
export const zoomOf = (element: HTMLElement | null): number => element?.currentCSSZoom ?? 1;
