import type { Ask } from '../../../contract/requests';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Asks for the versions when the sheet that tells them is opened first. */
export function startVersionSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => (state.value.isKeySheetOpen && state.value.version === null ? [{}] : []),
    ask: () => ask('version', {}),
    onAnswer: (_, version) => dispatch({ type: 'version-loaded', version }),
    onRefusal: (_, { message }) => dispatch({ type: 'notice-raised', message }),
  });
}
