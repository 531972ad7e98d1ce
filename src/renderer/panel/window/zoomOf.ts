/** The number of page pixels per CSS pixel of an element: the window's text is zoomed, the page is not. */
export const zoomOf = (element: HTMLElement | null): number => element?.currentCSSZoom ?? 1;
