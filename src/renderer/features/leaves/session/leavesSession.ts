import type { TrainingStatus } from '../../../../contract/leaves/leavesApi';
import { MAX_LEAVES_BYTES } from '../../../../contract/leaves/leavesLimits';
import type { Answered } from '../../../../contract/requests/request';
import { tileSetName } from '../../../../core/board/ruleNames';
import { message } from '../../../../core/message';
import { fail, ok } from '../../../../core/result';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { randomSeed } from '../../../input/editing/randomSeed';
import { createFileAccess } from '../../../session/document/fileAccess';
import { pickFile } from '../../../session/document/pickFile';
import { keepWorking } from '../../../session/keepWorking';
import type { SessionContext } from '../../featureWindow';
import { EFFORTS, type LeavesTask } from '../state/leavesState';

/** All requests are the same. */
const ANY = {};

/** Shows the leaves of the window's tiles, and has others trained, opened, saved and used. */
export function startLeavesSession({
  asker,
  connection,
  store,
}: Pick<SessionContext, 'asker' | 'connection' | 'store'>): void {
  const { ask } = connection;
  const { dispatch, state } = store;
  const access = createFileAccess(connection);
  const isShown = () => state.value.sideTab === 'leaves' && state.value.settings.isSidePanelOpen;

  asker.keepAsking({
    wanted: () => (isShown() && !state.value.leaves.isFound ? [ANY] : []),
    ask: () => ask('readTraining', {}),
    onAnswer: (_, status) => dispatch({ type: 'leaves-found', status }),
    onRefusal: (_, { message: problem }) =>
      dispatch({ type: 'job-refused', job: 'leaves', message: problem }),
  });

  asker.keepAsking({
    wanted: () => {
      if (!isShown()) return [];
      const { form, version } = state.value.leaves;
      return [{ rules: state.value.setup.rules, typed: form.typed, length: form.length, version }];
    },
    ask: ({ length, rules, typed }) => ask('readLeaves', { rules, length, typed }),
    onAnswer: ({ rules }, report) => dispatch({ type: 'leaves-reported', rules, report }),
    onRefusal: (_, { message: problem }) =>
      dispatch({ type: 'job-refused', job: 'leaves', message: problem }),
  });

  keepWorking(store, asker, {
    job: 'leaves',
    perform: ({ task }) => perform(task),
    onAnswer: (_, status) => dispatch({ type: 'leaves-done', status }),
  });

  /** Returns the training after the task. */
  async function perform(task: LeavesTask): Answered<TrainingStatus | null> {
    const { leaves, lexicon, setup } = state.peek();
    const id = lexicon.kind === 'open' ? lexicon.info.id : '';
    switch (task) {
      case 'start': {
        const generations = EFFORTS[leaves.form.effort];
        return ask('startTraining', { lexicon: id, rules: setup.rules, seed: randomSeed(), generations });
      }
      case 'continue':
        return ask('continueTraining', { lexicon: id });
      case 'stop':
        return ask('stopTraining', {});
      case 'discard':
        return ask('discardTraining', {});
      case 'use':
        return thenRead(ask('useLeaves', { kind: 'trained' }));
      case 'builtIn':
        return thenRead(ask('useLeaves', { kind: 'built-in', rules: setup.rules }));
      case 'previous':
        return thenRead(ask('useLeaves', { kind: 'previous', rules: setup.rules }));
      case 'open':
        return thenRead(open());
      case 'save':
        return thenRead(save(false));
      case 'saveTrained':
        return thenRead(save(true));
    }
  }

  async function thenRead(work: Answered<null>): Answered<TrainingStatus | null> {
    const done = await work;
    return done.ok ? ask('readTraining', {}) : done;
  }

  async function open(): Answered<null> {
    const { rules } = state.peek().setup;
    const picked = await pickFile(['leaves', 'klv2']);
    if (!picked.ok || picked.value === null) return picked.ok ? ok(null) : picked;
    const { name, size } = picked.value;
    if (size > MAX_LEAVES_BYTES)
      return fail({ code: 'file', message: message('leavesPage.tooLarge', { file: name }) });
    const read = await picked.value.arrayBuffer().catch(() => null);
    if (read === null)
      return fail({ code: 'file', message: message('leavesPage.unreadable', { file: name }) });
    return ask('useLeaves', { kind: 'file', rules, name, bytes: new Uint8Array(read) });
  }

  async function save(isTrained: boolean): Answered<null> {
    const { leaves, setup } = state.peek();
    const file = await ask('leavesFile', { rules: setup.rules, isTrained });
    if (!file.ok) return file;
    const name = isTrained && leaves.status !== null ? leaves.status.tiles : setup.rules.distribution.name;
    const saved = await access.save({
      path: null,
      suggestedName: `${say(tileSetName({ name })).replaceAll(/[^\p{L}\p{N} _-]/gu, '_')}.leaves`,
      formatName: text('leavesPage.files'),
      bytes: file.value,
      isDocument: false,
    });
    if (!saved.ok) return saved;
    if (saved.value !== null)
      dispatch({
        type: 'notice-raised',
        message: message('documentSession.exported', { file: saved.value.name }),
      });
    return ok(null);
  }
}
