import type { Ask } from '../../../contract/requests/requests';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Requests the versions when a dialog or drawer that shows them is first opened. */
export function startVersionSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { dialogs, drawer, settingsPage, version } = state.value;
      const isTold = dialogs.includes('about') || dialogs.includes('keys') || drawer === 'evaluations';
      return (isTold || settingsPage?.section === 'about') && version === null ? [{}] : [];
    },
    ask: () => ask('version', {}),
    onAnswer: (_, version) => dispatch({ type: 'version-loaded', version }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}
