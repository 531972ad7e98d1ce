/** Whether the query of a page's address asks for the embedded view, for a frame in another page. */
export const isFrame = (search: string): boolean => /[?&]embed(?:[=&]|$)/.test(search);
