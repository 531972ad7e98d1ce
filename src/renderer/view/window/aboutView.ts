import type { ProgramVersion } from '../../../contract/requests/requests';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';

/** One fact about the program. */
export interface AboutFact {
  readonly label: string;
  readonly value: string;
}

/** Facts for bug reports: the versions, as far as they are known, and the lexicon. */
export function aboutFacts({
  gpu,
  lexicon,
  version,
}: Pick<AppState, 'lexicon' | 'version'> & { readonly gpu: string | null }): readonly AboutFact[] {
  return [
    ...(version === null ? [] : [{ label: text('windowView.version'), value: version.app }]),
    { label: text('windowView.lexicon'), value: lexiconFact(lexicon) },
    ...(version === null ? [] : versionFacts(version, gpu)),
  ];
}

const lexiconFact = (lexicon: AppState['lexicon']): string =>
  lexicon.kind === 'open'
    ? text('windowView.lexiconWords', { name: lexicon.info.name, count: lexicon.info.wordCount })
    : text('windowView.noLexicon');

function versionFacts(
  {
    chromium,
    crashFolder,
    dataFolder,
    electron,
    lexiconFormat,
    lexiconLayout,
    license,
    node,
  }: ProgramVersion,
  gpu: string | null,
): readonly AboutFact[] {
  const layouts = { format: String(lexiconFormat), layout: String(lexiconLayout) };
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [text('windowView.engine'), text('windowView.engineLayouts', layouts)],
    [text('windowView.electron'), electron],
    [text('windowView.chromium'), chromium],
    [text('windowView.node'), node],
    [text('windowView.gpu'), gpu],
    [text('windowView.dataFolder'), dataFolder],
    [text('windowView.crashFolder'), crashFolder],
    [text('windowView.license'), license],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The facts as text, one per line. */
export const aboutText = (facts: readonly AboutFact[]): string =>
  [text('mainWindow.title'), ...facts.map((fact) => text('windowView.fact', { ...fact }))].join('\n');
