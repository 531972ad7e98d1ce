/** What JSON allows between its parts. */
const BLANKS = ' \t\n\r';
const ESCAPED = '"\\/bfnrt';
const WORDS = ['true', 'false', 'null'];

/**
 * Where a text stops being JSON, counted in characters from 0; its length for one that breaks off
 * before its end. Of use for a text that `JSON.parse` has refused: what that says of it differs from
 * one engine to the next.
 */
export function findJsonFault(text: string): number {
  return new JsonScanner(text).scan();
}

/** What may come next: a value, a name, or what goes between and behind them. */
type Expected = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'separator';

class JsonScanner {
  private at = 0;
  private expected: Expected = 'value';
  /** The brackets that are open, the innermost last. */
  private readonly open: string[] = [];

  constructor(private readonly text: string) {}

  scan(): number {
    for (;;) {
      while (this.at < this.text.length && BLANKS.includes(this.text.charAt(this.at))) this.at++;
      if (this.at === this.text.length || !this.takePart(this.text.charAt(this.at))) return this.at;
    }
  }

  /** Whether the part that begins here is one of those expected; if not, `at` is where it goes wrong. */
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
