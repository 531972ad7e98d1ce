import { StringDecoder } from 'node:string_decoder';

/** Divides bytes into lines. A line that is too long is not kept, but announced where it ends. */
export class BoundedLines {
  private readonly decoder = new StringDecoder('utf8');
  private begun = '';
  private isTooLong = false;

  /** @param onLine is called with each line without its end; with undefined for one that is too long */
  constructor(
    private readonly most: number,
    private readonly onLine: (line: string | undefined) => void,
  ) {}

  /** Whether the line begun is too long already. It may never end. */
  get isOverflowing(): boolean {
    return this.isTooLong;
  }

  push(bytes: Buffer): void {
    const [first = '', ...others] = this.decoder.write(bytes).split('\n');
    this.add(first);
    for (const next of others) {
      this.end();
      this.add(next);
    }
  }

  private add(text: string): void {
    if (this.begun.length + text.length > this.most) {
      this.isTooLong = true;
      this.begun = '';
    } else if (!this.isTooLong) this.begun += text;
  }

  private end(): void {
    const line = this.isTooLong ? undefined : this.begun;
    this.begun = '';
    this.isTooLong = false;
    this.onLine(line);
  }
}
