/** Extension of document files, without the dot. */
export const DOCUMENT_EXTENSION = 'tilewright';

/** Maximum size of a document or a file of the exchange formats. */
export const MAX_DOCUMENT_BYTES = 1 << 20;

/** Maximum size of any other file that the window saves: leaves are the largest. */
export const MAX_SAVED_BYTES = 16 << 20;
