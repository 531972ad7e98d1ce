import { text } from '../../../texts/text';
import { UNTITLED } from '../../state/document/openDocument';

/** Display name of a document; that of a new one is translated. */
export const documentName = (name: string): string => (name === UNTITLED ? text('files.untitled') : name);
