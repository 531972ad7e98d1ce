import type { Answered } from '../../../../contract/requests/request';
import type { TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import type { Connection } from '../../../../contract/transport/connection';
import { message } from '../../../../core/message';
import { fail, ok } from '../../../../core/result';
import type { AppState } from '../../../state/appState';
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

async function start({ ask }: Asked, { lexicon, setup, tournament }: AppState): Answered<TournamentStatus> {
  const { plan, threads } = readForm(tournament.form);
  if (lexicon.kind !== 'open' || plan === null) return noLexicon();
  const { isTested, isValidated } = tournament.form;
  return ask('startTournament', {
    lexicon: lexicon.info.id,
    agents: plan.agents,
    pairs: plan.pairs,
    seed: plan.seed,
    rules: setup.rules,
    isValidated,
    sprt: isTested && plan.agents.length === 2 ? TESTED_SHARES : null,
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
