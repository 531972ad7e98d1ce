/** `unreachable`: several attempts have failed; they continue, but the user may have to act. */
export type SocketStatus = 'open' | 'closed' | 'unreachable';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4000;
const TRIES_UNTIL_UNREACHABLE = 4;

/** A WebSocket that reconnects with increasing delays. */
export class ReconnectingSocket {
  private socket: WebSocket;
  private listener: ((bytes: Uint8Array) => void) | undefined;
  private failures = 0;
  /** Resolves when the socket opens, rejects when that fails. */
  private opened: Promise<void>;

  constructor(
    private readonly address: string,
    private readonly onStatus: (status: SocketStatus) => void,
  ) {
    this.socket = new WebSocket(address);
    this.opened = this.attach();
  }

  onMessage(listener: (bytes: Uint8Array) => void): void {
    this.listener = listener;
  }

  /** Waits for a connection that is being opened; rejects if there is none. */
  async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.opened;
    this.socket.send(bytes);
  }

  private attach(): Promise<void> {
    const { socket } = this;
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('message', ({ data }) => this.listener?.(new Uint8Array(data)));
    const opened = new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        this.failures = 0;
        this.onStatus('open');
        resolve();
      });
      socket.addEventListener('close', () => {
        reject(new Error('The connection is closed.'));
        this.retry();
      });
    });
    // Pending senders receive the failure; without senders it is no error.
    opened.catch(() => undefined);
    return opened;
  }

  private retry(): void {
    this.failures++;
    if (this.failures === 1) this.onStatus('closed');
    if (this.failures === TRIES_UNTIL_UNREACHABLE) this.onStatus('unreachable');
    // After a loss, `opened` must no longer let messages through.
    this.opened = Promise.reject(new Error('The connection is lost.'));
    this.opened.catch(() => undefined);
    setTimeout(
      () => {
        this.socket = new WebSocket(this.address);
        this.opened = this.attach();
      },
      Math.min(FIRST_DELAY_MS * 2 ** (this.failures - 1), LONGEST_DELAY_MS),
    );
  }
}
