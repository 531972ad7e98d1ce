const LINE_END = 0x0a;

/** Splits a text that arrives in pieces of bytes into lines, without the line ends. */
export class LineReader {
  private readonly rest: Uint8Array[] = [];
  /** Bytes of the lines returned so far, with their ends. */
  byteCount = 0;

  /** @param onLine called with the offset of the line, too */
  constructor(private readonly onLine: (line: string, from: number) => void) {}

  /** Text after the last line end. */
  get restBytes(): number {
    return this.rest.reduce((sum, { length }) => sum + length, 0);
  }

  read(piece: Uint8Array): void {
    let begin = 0;
    for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, begin)) {
      this.giveLine(piece.subarray(begin, end));
      begin = end + 1;
    }
    // The memory of this piece is reused for the next one.
    if (begin < piece.length) this.rest.push(piece.slice(begin));
  }

  private giveLine(end: Uint8Array): void {
    const bytes = Buffer.concat([...this.rest, end]);
    this.rest.length = 0;
    const from = this.byteCount;
    this.byteCount += bytes.length + 1;
    this.onLine(bytes.toString('utf8'), from);
  }
}
