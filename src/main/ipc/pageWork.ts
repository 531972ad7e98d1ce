import { isRequestName } from '../../contract/requests/requestLookup';
import { ENDED_BY, LONG_NAMES, type RequestName } from '../../contract/requests/requests';
import type { AnswerRequest } from './clientApi';

/** The page that started shared work last: when it closes, the work ends. */
export class PageWork {
  private readonly begunBy = new Map<RequestName, AnswerRequest>();

  /** The answers of a page, whose work can then be ended. */
  noting(answer: AnswerRequest): AnswerRequest {
    const noted: AnswerRequest = (name, request) => {
      const end = isRequestName(name) ? ENDED_BY[name] : undefined;
      if (end !== undefined) this.begunBy.set(end, noted);
      return answer(name, request);
    };
    return noted;
  }

  /** @param answer from `noting` */
  endOf(answer: AnswerRequest): void {
    for (const request of LONG_NAMES) void answer('cancel', { request });
    for (const [end, page] of this.begunBy) {
      if (page !== answer) continue;
      this.begunBy.delete(end);
      void answer(end, {});
    }
  }
}
