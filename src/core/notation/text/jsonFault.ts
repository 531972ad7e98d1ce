/** White space that JSON permits between tokens. */
const BLANKS = ' \t\n\r';
const ESCAPED = '"\\/bfnrt';
const WORDS = ['true', 'false', 'null'];

/**
 * Index of the first character that is not valid JSON; the length of the text if it is incomplete. For texts
 * that `JSON.parse` has rejected, because its message differs between engines.
 */
export function findJsonFault(text: string): number {
  return new JsonScanner(text).scan();
}

/** What may come next: a value, a name, or punctuation. */
type Expected = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'separator';

class JsonScanner {
  private at = 0;
  private expected: Expected = 'value';
  /** The open brackets, innermost last. */
  private readonly open: string[] = [];

  constructor(private readonly text: string) {}

  scan(): number {
    for (;;) {
      while (this.at < this.text.length && BLANKS.includes(this.text.charAt(this.at))) this.at++;
      if (this.at === this.text.length || !this.takePart(this.text.charAt(this.at))) return this.at;
    }
  }

  /** Whether the token that begins here is one of those expected; if not, `at` is the place of the error. */
  private takePart(character: string): boolean {
    const { expected } = this;
    if (expected === 'colon') return character === ':' && this.step('value');
    if (expected === 'separator') return this.takeSeparator(character);
    if (expected === 'name' || expected === 'name-or-end') {
      if (character === '"') return this.takeText() && this.expect('colon');
      return expected === 'name-or-end' && this.takeClose(character, '{');
    }
    if (expected === 'value-or-end' && character === ']') return this.takeClose(character, '[');
    return this.takeValue(character);
  }

  private takeValue(character: string): boolean {
    if (character === '{' || character === '[') {
      this.open.push(character);
      return this.step(character === '{' ? 'name-or-end' : 'value-or-end');
    }
    return (character === '"' ? this.takeText() : this.takeWord()) && this.expect('separator');
  }

  private takeSeparator(character: string): boolean {
    const inner = this.open.at(-1);
    if (character === ',' && inner !== undefined) return this.step(inner === '{' ? 'name' : 'value');
    return inner !== undefined && this.takeClose(character, inner);
  }

  private takeClose(character: string, open: string): boolean {
    if (character !== (open === '{' ? '}' : ']')) return false;
    this.open.pop();
    return this.step('separator');
  }

  private takeText(): boolean {
    const { text } = this;
    for (this.at++; this.at < text.length; this.at++) {
      const character = text.charAt(this.at);
      if (character === '"') {
        this.at++;
        return true;
      }
      if (character < ' ') return false;
      if (character === '\\' && !this.takeEscape()) return false;
    }
    return false;
  }

  private takeEscape(): boolean {
    const next = this.text[++this.at] ?? '';
    if (next !== 'u') return next !== '' && ESCAPED.includes(next);
    for (let digit = 0; digit < 4; digit++) if (!/^[\da-f]$/i.test(this.text[++this.at] ?? '')) return false;
    return true;
  }

  private takeWord(): boolean {
    const { text } = this;
    const word = WORDS.find((each) => text.startsWith(each, this.at));
    const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
    number.lastIndex = this.at;
    const length = word?.length ?? number.exec(text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }

  private step(expected: Expected): boolean {
    this.at++;
    return this.expect(expected);
  }

  private expect(expected: Expected): boolean {
    this.expected = expected;
    return true;
  }
}
