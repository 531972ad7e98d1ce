import { MAX_ERROR_TEXT } from '../../../contract/requests/errorText';
import type { AskDesktop } from '../../../contract/requests/requests';

/** The main process writes down what nobody has caught in the page. */
export function startErrorReports(ask: AskDesktop, page: Pick<EventTarget, 'addEventListener'>): void {
  const report = (error: unknown) => {
    // The browser's own notes, such as on observers that were called too often, are no errors.
    if (!(error instanceof Error)) return;
    const told = error.stack?.includes(error.message)
      ? error.stack
      : `${error.message}\n${error.stack ?? ''}`;
    void ask('reportError', { error: told.slice(0, MAX_ERROR_TEXT) });
  };
  page.addEventListener('error', (event) => report(Reflect.get(event, 'error')));
  page.addEventListener('unhandledrejection', (event) => report(Reflect.get(event, 'reason')));
}
