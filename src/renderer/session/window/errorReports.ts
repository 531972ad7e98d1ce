import { MAX_ERROR_TEXT } from '../../../contract/requests/limits';
import type { AskDesktop } from '../../../contract/requests/requests';

/** Reports uncaught errors of the page to the main process. */
export function startErrorReports(ask: AskDesktop, page: Pick<EventTarget, 'addEventListener'>): void {
  const report = (error: unknown) => {
    // Browser warnings, such as too frequent observer notifications, are no errors.
    if (!(error instanceof Error)) return;
    const told = error.stack?.includes(error.message)
      ? error.stack
      : `${error.message}\n${error.stack ?? ''}`;
    void ask('reportError', { error: told.slice(0, MAX_ERROR_TEXT) });
  };
  page.addEventListener('error', (event) => report(Reflect.get(event, 'error')));
  page.addEventListener('unhandledrejection', (event) => report(Reflect.get(event, 'reason')));
}
