import type { Answered } from '../../../../contract/requests/request';
import type { TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import type { Connection } from '../../../../contract/transport/connection';
import { message } from '../../../../core/message';
import { fail, ok } from '../../../../core/result';
import type { AppState } from '../../../state/appState';
import { shownStart } from '../state/shownStart';
import { readForm, TESTED_SHARES } from '../state/tournamentForm';
import type { TournamentTask } from '../state/tournamentState';

type Asked = Pick<Connection, 'ask' | 'askDesktop'>;

/** Runs one operation of the tournament and returns the new state. Null if no file was chosen. */
export function doTask(
  task: TournamentTask,
  connection: Asked,
  state: AppState,
): Answered<TournamentStatus | null> {
  const { ask } = connection;
  switch (task) {
    case 'start':
      return start(connection, state);
    case 'continue':
      return state.lexicon.kind === 'open'
        ? ask('continueTournament', {
            lexicon: state.lexicon.info.id,
            threads: readForm(state.tournament.form).threads,
          })
        : noLexicon();
    case 'stop':
      return ask('stopTournament', {});
    case 'save':
      return save(connection);
    case 'open':
      return open(connection);
  }
}

async function start({ ask }: Asked, state: AppState): Answered<TournamentStatus> {
  const { lexicon, setup, tournament } = state;
  const { plan, threads } = readForm(tournament.form);
  if (lexicon.kind !== 'open' || plan === null) return noLexicon();
  const { isFromPosition, isTested, isValidated } = tournament.form;
  const shown = isFromPosition ? shownStart(state) : null;
  if (shown?.ok === false) return fail({ code: 'bad-request', message: shown.error });
  return ask('startTournament', {
    lexicon: lexicon.info.id,
    ...plan,
    rules: setup.rules,
    isValidated,
    sprt: isTested && !isFromPosition && plan.agents.length === 2 ? TESTED_SHARES : null,
    start: shown?.value.start ?? null,
    threads,
  });
}

async function save({ ask, askDesktop }: Asked): Answered<TournamentStatus | null> {
  if (askDesktop === null) return noFiles();
  const saved = await askDesktop('saveTournament', {});
  if (!saved.ok) return saved;
  return saved.value.kind === 'none' ? ok(null) : ask('readTournament', {});
}

async function open({ askDesktop }: Asked): Answered<TournamentStatus | null> {
  if (askDesktop === null) return noFiles();
  const opened = await askDesktop('openTournament', {});
  if (!opened.ok) return opened;
  return ok(opened.value.kind === 'none' ? null : opened.value.status);
}

const noLexicon = async (): Answered<never> =>
  fail({ code: 'unknown-lexicon', message: message('searches.noLexicon') });

/** A browser has no dialog for result files. */
const noFiles = async (): Answered<never> =>
  fail({ code: 'file', message: message('tournamentPage.noFiles') });
