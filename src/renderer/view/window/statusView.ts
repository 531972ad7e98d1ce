import type { LexiconInfo } from '../../../contract/lexiconApi';
import type { Problem } from '../../../core/board/setup';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { isFiltering } from '../../state/candidates/candidateFilter';
import { buildStageText } from '../lexicon/buildStageText';

const grouped = new Intl.NumberFormat('en-US');
export const formatCount = (count: number): string => grouped.format(count);

/** What the header says about the lexicon. */
export interface LexiconStatus {
  readonly text: string;
  readonly detail: string;
  /** What need not be read at every look: how it was opened. */
  readonly about: string;
  /** 0 … 1 while it is being opened. */
  readonly progress: number | null;
  readonly canCancel: boolean;
  readonly canOpen: boolean;
}

export function lexiconStatus({ engine, lexicon, lexiconShelf }: AppState): LexiconStatus {
  const idle = { about: '', progress: null, canCancel: false, canOpen: false };
  if (engine.kind === 'failed') return { ...idle, text: 'No engine', detail: '', canOpen: true };
  if (lexiconShelf.opening !== null) {
    const { fraction, name, stage } = lexiconShelf.opening;
    const detail = `${buildStageText(stage)}, ${Math.round(fraction * 100)} %`;
    return { ...idle, text: `Opening ${name}`, detail, progress: fraction, canCancel: true };
  }
  switch (lexicon.kind) {
    case 'opening': {
      const detail = `${Math.round(lexicon.fraction * 100)} %`;
      const text = buildStageText(lexicon.stage);
      return { ...idle, text, detail, progress: lexicon.fraction, canCancel: true };
    }
    case 'open':
      return {
        ...idle,
        text: lexicon.info.name,
        detail: text('lexicon.words', { count: lexicon.info.wordCount }),
        about: aboutLexicon(lexicon.info),
      };
    case 'cancelled':
      return { ...idle, text: 'No lexicon', detail: 'Opening it was cancelled.', canOpen: true };
    case 'failed':
      return { ...idle, text: 'No lexicon', detail: lexicon.message, canOpen: true };
  }
}

function aboutLexicon({ durationMs, source, wordCount }: LexiconInfo): string {
  const origin = source === 'cache' ? 'from the cache' : 'built';
  return `${formatCount(wordCount)} words, ${origin} in ${Math.max(1, Math.round(durationMs))} ms`;
}

/** Whether the rows of the list are still those of an earlier position or filter, and others are on their way. */
export function areCandidatesStale(state: AppState): boolean {
  const { candidates, engine, filter, filterProblem, generation, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || engine.kind === 'failed') return false;
  if (candidates?.setup !== setup) return generation.kind !== 'failed' || generation.setup !== setup;
  return isFiltering(filter) && candidates.filter !== filter && filterProblem === null;
}

/** The line above the candidate list. */
export function candidatesStatus(state: AppState): string {
  const { candidates, lexicon, setup } = state;
  if (lexicon.kind !== 'open') return '';
  if (areCandidatesStale(state)) return candidates?.setup === setup ? 'Filtering…' : 'Finding moves…';
  if (candidates?.setup !== setup) return 'None';
  const { allTotal, total, view } = candidates;
  if (view !== null) return `${formatCount(total)} of ${formatCount(allTotal)} shown`;
  const count = `${candidates.hasMore ? 'more than ' : ''}${formatCount(candidates.total)}`;
  const moves = candidates.total === 1 ? '1 move' : `${count} moves`;
  return `${moves} in ${candidates.durationMs < 10 ? candidates.durationMs.toFixed(1) : Math.round(candidates.durationMs)} ms`;
}

/** Whether the person has stopped the search for the moves of the present setup. */
export const isSearchStopped = ({ generation, setup }: Pick<AppState, 'generation' | 'setup'>): boolean =>
  generation.kind === 'failed' && generation.setup === setup && generation.error.code === 'cancelled';

const keptNotice = (kept: number): string =>
  `The position has more than ${formatCount(kept)} moves; the best ${formatCount(kept)} are listed, and the others are not counted.`;

/** What stands in the list's place when it has no rows; null when it has. */
export function emptyListText({ candidates, engine, generation, lexicon, setup }: AppState): string | null {
  if (lexicon.kind === 'opening') return 'Candidates appear as soon as the lexicon is open.';
  if (lexicon.kind !== 'open') return 'Without a lexicon there are no candidates.';
  if (engine.kind === 'failed' && candidates?.setup !== setup)
    return 'Without the engine there are no candidates.';
  if (isSearchStopped({ generation, setup })) return 'The search for moves was stopped.';
  if (generation.kind === 'failed' && generation.setup === setup)
    return 'This position has no candidates until its errors are corrected.';
  if (candidates === null) return 'Finding moves…';
  if (candidates.setup !== setup || candidates.total > 0) return null;
  if (candidates.view !== null) return 'No candidate passes the filter.';
  return setup.rack.length === 0
    ? 'The rack is empty. Type letters into it; ? is a blank.'
    : 'No word can be placed with this rack.';
}

export interface Message {
  readonly severity: 'error' | 'notice';
  readonly text: string;
}

const NONE: readonly Problem[] = [];

/** What is odd about the position, though moves can be generated. */
export const noticesOf = ({ candidates, setup }: AppState): readonly Problem[] =>
  candidates?.setup === setup ? candidates.notices : NONE;

/** What stands in the way of candidates, the gravest first. */
export function messagesOf(state: AppState): readonly Message[] {
  const { candidates, engine, generation, lexicon, setup } = state;
  const errors: string[] = [];
  const notices: string[] = [];
  if (engine.kind === 'failed') errors.push(engine.message);
  else if (lexicon.kind === 'failed') errors.push(lexicon.message);
  if (engine.kind === 'restarting') notices.push(engine.message);
  if (candidates?.setup === setup && candidates.hasMore) notices.push(keptNotice(candidates.allTotal));
  if (isSearchStopped(state))
    notices.push('The search for moves was stopped; search again, or change the position.');
  else if (generation.kind === 'failed' && generation.setup === setup) {
    const { message, problems } = generation.error;
    errors.push(...(problems?.length ? problems.map((problem) => problem.message) : [message]));
  }
  return [
    ...errors.map((text) => ({ severity: 'error' as const, text })),
    ...notices.map((text) => ({ severity: 'notice' as const, text })),
  ];
}
