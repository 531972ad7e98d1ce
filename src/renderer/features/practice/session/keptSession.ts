import { computed, effect } from '@preact/signals';
import type { Ask } from '../../../../contract/requests/requests';
import type { KeptPractice } from '../../../../contract/school/practiceApi';
import { message } from '../../../../core/message';
import { randomSeed } from '../../../input/editing/randomSeed';
import type { Asker } from '../../../session/asker';
import { pickFile } from '../../../session/document/pickFile';
import type { Store } from '../../../session/store';
import { NOTHING_KEPT, readWords } from '../state/keptPractice';
import { SHOW_PRACTICE } from '../state/showPractice';

const SAVE_DELAY_MS = 400;
/** All requests are the same. */
const ANY = {};

/** Reads the user's file of practice when it is needed, saves every change, and takes over other files. */
export function startKeptSession(
  ask: Ask,
  { dispatch, state }: Store,
  asker: Asker,
  page: Pick<EventTarget, 'addEventListener'>,
): void {
  asker.keepAsking({
    wanted: () => {
      const { practice, sideTab } = state.value;
      const isNeeded =
        sideTab === 'practice' ||
        sideTab === 'words' ||
        practice.kept !== NOTHING_KEPT ||
        practice.taking !== null;
      return isNeeded && !practice.isKeptRead ? [ANY] : [];
    },
    ask: () => ask('readPractice', {}),
    onAnswer: (_, kept) => {
      saved = kept;
      dispatch({ type: 'practice-read', kept });
    },
    onRefusal: (_, { message: problem }) => {
      dispatch({ type: 'notice-raised', message: problem });
      dispatch({ type: 'practice-read', kept: null });
    },
  });

  let saved: KeptPractice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const current = computed(() => (state.value.practice.isKeptRead ? state.value.practice.kept : null));
  const isChanged = (kept: KeptPractice | null): kept is KeptPractice =>
    kept !== null && kept !== saved && kept !== NOTHING_KEPT;
  async function save(kept: KeptPractice) {
    saved = kept;
    const written = await ask('writePractice', kept);
    if (!written.ok) dispatch({ type: 'notice-raised', message: written.error.message });
  }
  effect(() => {
    const kept = current.value;
    clearTimeout(timer);
    if (isChanged(kept)) timer = setTimeout(() => void save(kept), SAVE_DELAY_MS);
  });
  page.addEventListener('pagehide', () => {
    clearTimeout(timer);
    const kept = current.peek();
    if (isChanged(kept)) void save(kept);
  });

  asker.keepAsking({
    wanted: () => {
      const { isKeptRead, taking } = state.value.practice;
      return taking === 'mistakes' && isKeptRead ? [ANY] : [];
    },
    ask: () => ask('reviewedMistakes', {}),
    onAnswer: (_, found) => {
      dispatch({ type: 'mistakes-taken', found, seed: randomSeed() });
      for (const action of SHOW_PRACTICE) dispatch(action);
    },
    onRefusal: (_, { message: problem }) => dispatch({ type: 'practice-taking-ended', message: problem }),
  });

  const isFileAsked = computed(() => state.value.practice.taking === 'file');
  effect(() => {
    if (isFileAsked.value) void takeFile();
  });

  const areWordsAsked = computed(() => state.value.practice.taking === 'words');
  effect(() => {
    if (areWordsAsked.value) void takeWords();
  });

  async function takeWords() {
    const picked = await pickFile(['txt']);
    if (!picked.ok) return dispatch({ type: 'practice-taking-ended', message: picked.error.message });
    if (picked.value === null) return dispatch({ type: 'practice-taking-ended', message: null });
    const read = await picked.value.text().catch(() => '');
    dispatch({ type: 'study-added', words: readWords(read) });
  }

  async function takeFile() {
    const picked = await pickFile(['json']);
    if (!picked.ok) return dispatch({ type: 'practice-taking-ended', message: picked.error.message });
    if (picked.value === null) return dispatch({ type: 'practice-taking-ended', message: null });
    const read = await ask('parsePractice', { text: await picked.value.text() }).catch(() => null);
    if (read?.ok === true) dispatch({ type: 'practice-file-taken', kept: read.value });
    else
      dispatch({
        type: 'practice-taking-ended',
        message: read?.error.message ?? message('documentSession.pickTooLate'),
      });
  }
}
