import type { Ask } from '../../../../contract/requests/requests';
import { ok } from '../../../../core/result';
import type { Asker } from '../../../session/asker';
import { keepWorking } from '../../../session/keepWorking';
import type { Store } from '../../../session/store';
import type { EndingSubject, FoundEnding } from '../state/endgameState';
import {
  endgameRequest,
  endSubject,
  foundEnd,
  isEndingShown,
  isEndRunning,
  preendgameRequest,
  statusOf,
} from '../state/endSubject';
import { branchesToRead, endedSearch, pathOf } from '../state/searchTree';

/** Solves or examines the end of the game on request, and shows the results. */
export function startEndgameSession(ask: Ask, store: Store, asker: Asker): void {
  const { dispatch, state } = store;
  // Cached results of the position, as soon as the drawer shows them.
  asker.keepAsking({
    wanted: () => {
      if (!isEndingShown(state.value) || state.value.endgame.work !== null) return [];
      const subject = endSubject(state.value);
      return !subject.ok || foundEnd(state.value) !== null ? [] : [{ ...subject.value }];
    },
    ask: (subject) => read(subject),
    onAnswer: (_, found) => dispatch({ type: 'endgame-found', found }),
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job: 'endgame', message }),
  });

  keepWorking(store, asker, {
    job: 'endgame',
    perform: ({ subject, task }) => (task === 'start' ? start(subject) : stop(subject.kind)),
    onAnswer: (_, found) =>
      dispatch(found === null ? { type: 'job-stopped', job: 'endgame' } : { type: 'endgame-found', found }),
  });

  // Cancels work on other positions.
  asker.keepAsking({
    wanted: () => {
      const { found, work } = state.value.endgame;
      const isRunning = found !== null && statusOf(found)?.phase === 'running';
      return !isRunning || work !== null || isEndRunning(state.value) ? [] : [{ left: found.subject }];
    },
    ask: ({ left }) => stop(left.kind),
    onAnswer: () => undefined,
    onRefusal: (_, { message }) => dispatch({ type: 'job-refused', job: 'endgame', message }),
  });

  asker.keepAsking({
    wanted: () => {
      const id = endedSearch(state.value);
      return id === null ? [] : branchesToRead(state.value).map((branch) => ({ id, branch }));
    },
    ask: ({ branch, id }) => ask('searchedTurns', { id, path: pathOf(branch) }),
    onAnswer: ({ branch, id }, turns) => dispatch({ type: 'tree-loaded', id, branch, turns }),
    onRefusal: ({ branch }, { message }) => dispatch({ type: 'tree-refused', branch, message }),
  });

  async function read(subject: EndingSubject) {
    if (subject.kind === 'endgame') {
      const answer = await ask('readEndgame', endgameRequest(subject));
      return answer.ok ? ok(found(subject, { endgame: answer.value })) : answer;
    }
    const answer = await ask('readPreendgame', preendgameRequest(subject));
    return answer.ok ? ok(found(subject, { preendgame: answer.value })) : answer;
  }

  async function start(subject: EndingSubject) {
    const { candidates, seconds } = state.peek().endgame.form;
    if (subject.kind === 'endgame') {
      const answer = await ask('startEndgame', { ...endgameRequest(subject), seconds });
      return answer.ok ? ok(found(subject, { endgame: answer.value })) : answer;
    }
    const request = preendgameRequest(subject);
    const answer = await ask('startPreendgame', { ...request, candidates, seconds });
    return answer.ok ? ok(found(subject, { preendgame: answer.value })) : answer;
  }

  async function stop(kind: EndingSubject['kind']) {
    const answer = kind === 'endgame' ? await ask('stopEndgame', {}) : await ask('stopPreendgame', {});
    return answer.ok ? ok(null) : answer;
  }
}

const found = (subject: EndingSubject, status: Partial<FoundEnding>): FoundEnding => ({
  endgame: null,
  preendgame: null,
  ...status,
  subject,
});
