import { ENDED_BY, LONG_NAMES, type RequestName } from '../../contract/requests/requests';
import type { AnswerRequest } from '../ipc/clientApi';

/** The page that started shared work last: when it closes, nobody waits for that work. */
export class PageWork {
  private readonly begunBy = new Map<RequestName, AnswerRequest>();

  /** @param answer as the page is answered, which tells pages apart */
  note(name: RequestName, answer: AnswerRequest): void {
    const end = ENDED_BY[name];
    if (end !== undefined) this.begunBy.set(end, answer);
  }

  endOf(answer: AnswerRequest): void {
    for (const request of LONG_NAMES) void answer('cancel', { request });
    for (const [end, page] of this.begunBy) {
      if (page !== answer) continue;
      this.begunBy.delete(end);
      void answer(end, {});
    }
  }
}
