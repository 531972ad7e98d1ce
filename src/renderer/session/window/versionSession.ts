import type { Ask } from '../../../contract/requests/requests';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Asks for the versions when a dialog that tells them is opened first. */
export function startVersionSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { isAboutOpen, isKeySheetOpen, settingsPage, version } = state.value;
      return (isAboutOpen || isKeySheetOpen || settingsPage?.section === 'about') && version === null
        ? [{}]
        : [];
    },
    ask: () => ask('version', {}),
    onAnswer: (_, version) => dispatch({ type: 'version-loaded', version }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}
