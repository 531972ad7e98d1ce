import type { Rules } from '../../../board/rules';
import type { GcgDocument, GcgEventLine } from '../gcgDocument';
import { textOfTile } from './gameTiles';
import { replayGcg } from './replayGcg';

/** Rewrites tiles that were already on the board as `.` if a program wrote the word in full. */
export function normalisePlays(document: GcgDocument, rules: Rules): GcgDocument {
  const words = new Map<GcgEventLine, readonly string[]>(
    replayGcg(document, rules)
      .events.filter(({ played }) => played.length > 0)
      .map(({ event, played }) => [event, played.map((tile) => textOfTile(tile, rules.distribution))]),
  );
  const lines = document.lines.map((line) => {
    if (line.kind !== 'placement') return line;
    return { ...line, word: words.get(line) ?? line.word };
  });
  return { ...document, lines };
}
