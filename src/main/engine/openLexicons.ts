import { type Alphabet, isSameAlphabet } from '../../core/alphabet/alphabet';
import { KEPT_OPEN, type SharedLexicon } from '../../engine/lexicon';

/** The lexicons that the engine has open, which it is sent again after a crash. */
export class OpenLexicons {
  /** By id; the last used at the end. */
  private readonly byId = new Map<string, SharedLexicon>();

  /** Returns the ids of the lexicons evicted. */
  add(lexicon: SharedLexicon): string[] {
    this.use(lexicon);
    const closed = [...this.byId.keys()].slice(0, -KEPT_OPEN);
    for (const id of closed) this.byId.delete(id);
    return closed;
  }

  find(id: string): SharedLexicon | undefined {
    const lexicon = this.byId.get(id);
    if (lexicon !== undefined) this.use(lexicon);
    return lexicon;
  }

  builtIn(letters: Alphabet): SharedLexicon | undefined {
    return this.all().find(({ info }) => info.path === null && isSameAlphabet(info.letters, letters));
  }

  all(): readonly SharedLexicon[] {
    return [...this.byId.values()];
  }

  private use(lexicon: SharedLexicon): void {
    this.byId.delete(lexicon.info.id);
    this.byId.set(lexicon.info.id, lexicon);
  }
}
