/** Exit code of a command ended by a signal, as in a shell: 128 plus its number. */
const ENDED_BY = { SIGINT: 130, SIGTERM: 143 } as const;

export interface Signals {
  readonly aborted: AbortSignal;
  /** Ends the command with the exit code of the signal, if there was one. */
  readonly setExitCode: () => void;
  readonly forget: () => void;
}

/** The first signal stops the command cleanly, the second one ends the program. */
export function listenToSignals(): Signals {
  const controller = new AbortController();
  let endedBy: keyof typeof ENDED_BY = 'SIGINT';
  const end = (name: keyof typeof ENDED_BY) => () => {
    endedBy = name;
    controller.abort();
  };
  const listeners = { SIGINT: end('SIGINT'), SIGTERM: end('SIGTERM') };
  process.once('SIGINT', listeners.SIGINT);
  process.once('SIGTERM', listeners.SIGTERM);
  return {
    aborted: controller.signal,
    setExitCode() {
      if (controller.signal.aborted) process.exitCode = ENDED_BY[endedBy];
    },
    forget() {
      process.off('SIGINT', listeners.SIGINT);
      process.off('SIGTERM', listeners.SIGTERM);
    },
  };
}
