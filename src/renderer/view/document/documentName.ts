import { text } from '../../../texts/text';
import { UNTITLED } from '../../state/document/openDocument';

/** The name of a document as a person reads it: that of a new one is said in the language that is spoken. */
export const documentName = (name: string): string => (name === UNTITLED ? text('files.untitled') : name);
