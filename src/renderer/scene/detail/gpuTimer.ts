/** Polling interval for the GPU, in milliseconds. Browsers permit no less. */
const POLL_MS = 4;

/**
 * Detects when the GPU has finished its work. The time until then is the cost of the picture; submitting it
 * takes next to nothing.
 */
export class GpuTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sync: WebGLSync | null = null;

  constructor(private readonly gl: WebGL2RenderingContext) {}

  get isWaiting(): boolean {
    return this.sync !== null;
  }

  /**
   * @param onDone called once with the milliseconds since `startedAtMs`; never if the context is lost
   *   or `cancel` comes first
   */
  await(startedAtMs: number, onDone: (costMs: number) => void): void {
    this.cancel();
    const sync = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (sync === null) return;
    this.gl.flush();
    this.sync = sync;
    const poll = () => {
      if (this.gl.getSyncParameter(sync, this.gl.SYNC_STATUS) === this.gl.SIGNALED) {
        this.cancel();
        onDone(performance.now() - startedAtMs);
      } else this.timer = setTimeout(poll, POLL_MS);
    };
    this.timer = setTimeout(poll, 0);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.gl.deleteSync(this.sync);
    this.sync = null;
  }
}
