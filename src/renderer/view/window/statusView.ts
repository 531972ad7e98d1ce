import type { LexiconInfo } from '../../../contract/lexicon/lexiconApi';
import type { Problem } from '../../../core/board/setup';
import { fixed } from '../../../texts/numbers';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { SIMULATED_VIEW } from '../../features/simulation/state/simulatedList';
import type { AppState } from '../../state/appState';
import { isFiltering, isSameQuery, isSelecting } from '../../state/candidates/candidateFilter';
import { analysisBlockedReason } from '../../state/play/analysisBlockedReason';
import { buildStageText } from '../lexicon/buildStageText';

/** Status of the lexicon for the header. */
export interface LexiconStatus {
  readonly text: string;
  readonly detail: string;
  /** Secondary information: how it was opened. */
  readonly about: string;
  /** 0 … 1 while it is being opened. */
  readonly progress: number | null;
  readonly canCancel: boolean;
  readonly canOpen: boolean;
}

export function lexiconStatus({ engine, lexicon, lexiconShelf }: AppState): LexiconStatus {
  const idle = { about: '', progress: null, canCancel: false, canOpen: false };
  if (engine.kind === 'failed')
    return { ...idle, text: text('windowView.noEngine'), detail: '', canOpen: true };
  if (lexiconShelf.opening !== null) {
    const { fraction, name, stage } = lexiconShelf.opening;
    const detail = `${buildStageText(stage)}, ${Math.round(fraction * 100)} %`;
    return {
      ...idle,
      text: text('windowView.opening', { name }),
      detail,
      progress: fraction,
      canCancel: true,
    };
  }
  switch (lexicon.kind) {
    case 'opening': {
      const detail = `${Math.round(lexicon.fraction * 100)} %`;
      return {
        ...idle,
        text: buildStageText(lexicon.stage),
        detail,
        progress: lexicon.fraction,
        canCancel: true,
      };
    }
    case 'open':
      return {
        ...idle,
        text: lexicon.info.name,
        detail: text('lexicon.words', { count: lexicon.info.wordCount }),
        about: aboutLexicon(lexicon.info),
      };
    case 'cancelled':
      return {
        ...idle,
        text: text('windowView.noLexicon'),
        detail: text('windowView.cancelled'),
        canOpen: true,
      };
    case 'failed':
      return { ...idle, text: text('windowView.noLexicon'), detail: say(lexicon.message), canOpen: true };
  }
}

const aboutLexicon = ({ durationMs, source, wordCount }: LexiconInfo): string =>
  text('windowView.aboutLexicon', {
    count: wordCount,
    source,
    ms: Math.max(1, Math.round(durationMs)),
  });

/** Whether the rows of the list belong to an earlier position or filter, and new ones are on their way. */
export function areCandidatesStale(state: AppState): boolean {
  const { candidates, engine, filter, filterProblem, generation, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || engine.kind === 'failed') return false;
  if (candidates?.setup !== setup) return generation.kind !== 'failed' || generation.setup !== setup;
  if (!isFiltering(filter) || candidates.filter === filter || filterProblem !== null) return false;
  // Figures that advance reorder the same rows.
  return filter.first === null || !isSameQuery(filter, candidates.filter);
}

/** The line above the candidate list. */
export function candidatesStatus(state: AppState): string {
  const { candidates, filter, lexicon, setup } = state;
  if (lexicon.kind !== 'open') return '';
  if (areCandidatesStale(state))
    return text(candidates?.setup === setup ? 'windowView.filtering' : 'windowView.searching');
  if (candidates?.setup !== setup) return text('windowView.noCandidates');
  const { allTotal, durationMs, hasMore, total, view } = candidates;
  if (view !== null && (isSelecting(filter) || view === SIMULATED_VIEW))
    return text('windowView.shownOf', { shown: Math.min(total, allTotal), count: allTotal });
  const ms = durationMs < 10 ? fixed(durationMs, 1) : Math.round(durationMs);
  return text(hasMore ? 'windowView.moreMoves' : 'windowView.moves', { count: allTotal, ms });
}

/** Whether the user stopped the search for the current setup. */
export const isSearchStopped = ({ generation, setup }: Pick<AppState, 'generation' | 'setup'>): boolean =>
  generation.kind === 'failed' && generation.setup === setup && generation.error.code === 'cancelled';

const keptNotice = (kept: number): string => text('windowView.keptMoves', { kept });

/** Text instead of an empty list; null if it has rows. */
export function emptyListText(state: AppState): string | null {
  const { candidates, engine, generation, lexicon, setup } = state;
  const shut = analysisBlockedReason(state);
  if (shut !== null) return say(shut);
  if (lexicon.kind === 'opening') return text('windowView.lexiconOpening');
  if (lexicon.kind !== 'open') return text('windowView.withoutLexicon');
  if (engine.kind === 'failed' && candidates?.setup !== setup) return text('windowView.withoutEngine');
  if (isSearchStopped({ generation, setup })) return text('windowView.searchStopped');
  if (generation.kind === 'failed' && generation.setup === setup) return text('windowView.faultyPosition');
  if (candidates === null) return text('windowView.searching');
  if (candidates.setup !== setup || candidates.total > 0) return null;
  if (isSelecting(candidates.filter)) return text('windowView.nonePasses');
  return setup.rack.length === 0 ? text('windowView.rackEmpty') : text('windowView.noMove');
}

export interface Message {
  readonly severity: 'error' | 'notice';
  readonly text: string;
}

const NONE: readonly Problem[] = [];

/** Notices about the position, although moves can be generated. */
export const noticesOf = ({ candidates, setup }: AppState): readonly Problem[] =>
  candidates?.setup === setup ? candidates.notices : NONE;

/** Problems that prevent candidates, most severe first. */
export function messagesOf(state: AppState): readonly Message[] {
  const { candidates, engine, generation, lexicon, setup } = state;
  const errors: string[] = [];
  const notices: string[] = [];
  if (engine.kind === 'failed') errors.push(say(engine.message));
  else if (lexicon.kind === 'failed') errors.push(say(lexicon.message));
  if (engine.kind === 'restarting') notices.push(say(engine.message));
  if (candidates?.setup === setup && candidates.hasMore) notices.push(keptNotice(candidates.allTotal));
  if (isSearchStopped(state)) notices.push(text('windowView.searchAgain'));
  else if (generation.kind === 'failed' && generation.setup === setup) {
    const { message, problems } = generation.error;
    errors.push(...(problems?.length ? problems.map((problem) => say(problem.message)) : [say(message)]));
  }
  return [
    ...errors.map((message) => ({ severity: 'error' as const, text: message })),
    ...notices.map((message) => ({ severity: 'notice' as const, text: message })),
  ];
}
