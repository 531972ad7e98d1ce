import type { Dispatch } from '../action';
import type { SetupEdit } from './setupEdit';

/**
 * Dispatches an edit and its notice.
 *
 * @param stroke edits with the same number are one step
 */
export function dispatchEdit(dispatch: Dispatch, { name, notice, setup }: SetupEdit, stroke?: number): void {
  dispatch({ type: 'setup-edited', setup, name, ...(stroke === undefined ? {} : { stroke }) });
  if (notice !== null) dispatch({ type: 'notice-raised', message: notice });
}
