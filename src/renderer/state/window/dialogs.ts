/** Dialogs that have no state but being open. */
export type Dialog = 'about' | 'export' | 'keys' | 'palette';

interface OpenDialogs {
  readonly dialogs: readonly Dialog[];
  readonly exchange: string | null;
  readonly pictures: { readonly dialog: string | null };
  readonly settingsPage: object | null;
}

/** Opens a dialog above the others, or closes it. */
export const toggled = (dialogs: readonly Dialog[], dialog: Dialog): readonly Dialog[] =>
  dialogs.includes(dialog) ? without(dialogs, dialog) : [...dialogs, dialog];

export const without = (dialogs: readonly Dialog[], ...closed: readonly Dialog[]): readonly Dialog[] =>
  dialogs.filter((dialog) => !closed.includes(dialog));

export const isFormOpen = ({ exchange, pictures }: Pick<OpenDialogs, 'exchange' | 'pictures'>): boolean =>
  exchange !== null || pictures.dialog !== null;

/** Under a dialog, only commands that are meant for dialogs have keys. */
export const isAnyOpen = (state: OpenDialogs): boolean =>
  state.dialogs.length > 0 || state.settingsPage !== null || isFormOpen(state);
