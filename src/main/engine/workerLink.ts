import type { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { RequestError } from '../../contract/requests/requestError';
import { type Message, message } from '../../core/message';
import { fail, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';

export const CRASHED: RequestError = {
  code: 'engine-crashed',
  message: message('engine.crashed'),
};

/** For a thread that emits no events. */
export type NoEvents = Record<never, never>;

export type Rpc<Api extends object, Events extends object = NoEvents> = BirpcReturn<Api, Events>;

class WorkerExit extends Error {}

/** A running worker thread and the calls to it. */
export class WorkerLink<Api extends object, Events extends object> {
  private readonly rpc: Rpc<Api, Events>;
  hasEnded = false;

  /** `onExit` is called with the reason when the thread ends. */
  constructor(
    private readonly worker: Worker,
    events: Events,
    onExit: (reason: Message) => void,
  ) {
    this.rpc = createBirpc<Api, Events>(events, {
      post: (sent) => worker.postMessage(sent),
      on: (listener) => worker.on('message', listener),
      // No request has a time limit: what can take long can be cancelled.
      timeout: -1,
    });
    let reason: Message | undefined;
    worker.on('error', (error) => {
      reason = errorMessage(error);
    });
    worker.on('exit', (code) => {
      reason ??= message('engine.exitCode', { code: String(code) });
      this.hasEnded = true;
      this.rpc.$close(new WorkerExit());
      onExit(reason);
    });
  }

  /** Never rejects. */
  async ask<V>(
    call: (rpc: Rpc<Api, Events>) => Promise<Result<V, RequestError>>,
  ): Promise<Result<V, RequestError>> {
    try {
      return await call(this.rpc);
    } catch (error) {
      if (error instanceof WorkerExit) return fail(CRASHED);
      const failed = message('engine.failed', { reason: errorMessage(error) });
      return fail({ code: 'internal', message: failed });
    }
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
  }
}
