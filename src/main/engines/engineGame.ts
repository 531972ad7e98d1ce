import type { EngineTurnRequest } from '../../contract/engines/enginesApi';
import { CHALLENGE, type Turn } from '../../core/game/turns/turn';
import { fail, ok } from '../../core/result';
import { isPhonyBefore, readView } from '../../engine/chooseTurn';
import { openShared } from '../../engine/lexicon';
import { CANCELLED } from '../engine/untilAborted';
import { type Answer, badRequest, type FindLexicon } from '../jobs/job';
import type { Engines } from './engines';
import { askForTurn, questionOf } from './engineTurn';

/** Part of the time left that a turn may take, and the least time for one. */
const TURNS_LEFT = 10;
const LEAST_MS = 100;

/**
 * The turn of an engine in a game of two. As any agent, it knows its own rack only, and challenges every
 * phony.
 */
export async function chooseEngineTurn(
  engines: Engines,
  { engine: id, leftMs, lexicon: lexiconId, view: seen }: EngineTurnRequest,
  findLexicon: FindLexicon,
  signal: AbortSignal,
): Promise<Answer<Turn>> {
  const found = findLexicon(lexiconId);
  if (!found.ok) return found;
  const { gaddag, info } = openShared(found.value);
  const view = readView(seen, info);
  if (!view.ok) return view;
  const question = questionOf(view.value);
  if (!question.ok) return fail(badRequest(question.error));
  if (isPhonyBefore(view.value, gaddag)) return ok(CHALLENGE);
  const answer = await engines.use(id, async (engine, { name, seconds }) => {
    const fair = leftMs === null ? Number.POSITIVE_INFINITY : Math.max(LEAST_MS, leftMs / TURNS_LEFT);
    return askForTurn(engine, name, {
      ...question.value,
      isWord: (letters) => gaddag.acceptsWord(letters),
      millis: Math.min(1000 * seconds, fair),
      signal,
    });
  });
  if (signal.aborted) return fail(CANCELLED);
  return answer.ok ? ok(answer.value.turn) : fail(badRequest(answer.error));
}
