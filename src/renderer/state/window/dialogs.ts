/** Dialogs that have no state but being open. */
export type Dialog = 'about' | 'export' | 'glossary' | 'keys' | 'palette' | GameDialog;

/** Dialogs that edit the open game. */
export type GameDialog = 'branchName' | 'turnNote' | 'turnCorrection' | 'gameDetails';

/** Opens a dialog above the others, or closes it. */
export const toggled = (dialogs: readonly Dialog[], dialog: Dialog): readonly Dialog[] =>
  dialogs.includes(dialog) ? without(dialogs, dialog) : [...dialogs, dialog];

export const without = (dialogs: readonly Dialog[], ...closed: readonly Dialog[]): readonly Dialog[] =>
  dialogs.filter((dialog) => !closed.includes(dialog));
