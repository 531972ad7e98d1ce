import type { RequestError } from '../../../contract/requests/requestError';
import { message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';

/** Nothing else holds it while the dialog is open: an input that is collected is never heard of again. */
let asking: HTMLInputElement | null = null;

/**
 * The browser's own dialog; null when nothing was picked. A browser that was too busy to ask in time refuses:
 * it says so where it is asked to show the dialog, but not where the input is clicked.
 *
 * @param extensions of the files to offer, without the dot; none: any
 */
export function pickFile(extensions: readonly string[] = []): Promise<Result<File | null, RequestError>> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    asking = input;
    const answer = (file: File | null) => {
      if (asking === input) asking = null;
      resolve(ok(file));
    };
    input.type = 'file';
    input.accept = extensions.map((extension) => `.${extension}`).join(',');
    input.addEventListener('change', () => answer(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => answer(null));
    try {
      input.showPicker();
    } catch (error) {
      if (asking === input) asking = null;
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return reject(error);
      resolve(fail({ code: 'file', message: message('documentSession.pickTooLate') }));
    }
  });
}
