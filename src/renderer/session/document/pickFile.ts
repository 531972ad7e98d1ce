import type { RequestError } from '../../../contract/requests/requestError';
import { message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';

/** Keeps the input alive while the dialog is open: it would fire no events once garbage-collected. */
let asking: HTMLInputElement | null = null;

/**
 * The browser's own dialog; null when nothing was picked. A busy browser may refuse it once the user gesture
 * has expired, which only `showPicker` reports, not `click`.
 *
 * @param extensions of the files to offer, without the dot; none for all
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
