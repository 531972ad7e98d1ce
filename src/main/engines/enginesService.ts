import type { DesktopApi } from '../../contract/requests/requests';
import type { EngineEvent } from '../../contract/transport/events';
import { formatArguments } from '../../core/notation/text/argumentList';
import { ok } from '../../core/result';
import { askForProgram, confirmProgram } from '../files/fileDialogs';
import type { FindLexicon } from '../jobs/job';
import type { SettingsStore } from '../settings/settingsStore';
import type { Engines } from './engines';

export type EnginesApi = Pick<
  DesktopApi,
  | 'listEngines'
  | 'chooseProgram'
  | 'putEngine'
  | 'removeEngine'
  | 'tryEngine'
  | 'stopEngine'
  | 'pressEngine'
  | 'engineTurn'
  | 'cancelEngineTurn'
  | 'engineAnalysis'
  | 'cancelEngineAnalysis'
  | 'engineTurn'
  | 'cancelEngineTurn'
>;

interface Deps {
  readonly settings: SettingsStore;
  readonly publish: (event: EngineEvent) => void;
  readonly findLexicon: FindLexicon;
}

/** The requests about the user's engines, whose code is read once there is one. */
export function createEnginesService({ findLexicon, publish, settings }: Deps): EnginesApi {
  let loaded: Promise<Engines> | undefined;
  const engines = () => {
    loaded ??= import('./engines').then(
      ({ Engines: Loaded }) =>
        new Loaded({
          settings,
          publish,
          confirm: ({ args, command }) => confirmProgram(formatArguments([command, ...args])),
        }),
    );
    return loaded;
  };
  let turn = new AbortController();
  let analysis = new AbortController();
  return {
    listEngines: async () => ok(settings.readEngines().length === 0 ? [] : (await engines()).list()),
    async chooseProgram() {
      const path = await askForProgram();
      return ok(path === undefined ? { kind: 'none' } : { kind: 'chosen', path });
    },
    putEngine: async (request) => (await engines()).put(request),
    removeEngine: async ({ id }) => (await engines()).remove(id),
    tryEngine: async ({ id }) => (await engines()).tryOut(id),
    stopEngine: async ({ id }) => (await engines()).stop(id),
    async engineTurn(request) {
      turn.abort();
      turn = new AbortController();
      const { signal } = turn;
      const { chooseEngineTurn } = await import('./engineGame');
      return chooseEngineTurn(await engines(), request, findLexicon, signal);
    },
    async cancelEngineTurn() {
      turn.abort();
      return ok(null);
    },
    async engineAnalysis(request) {
      analysis.abort();
      analysis = new AbortController();
      const { signal } = analysis;
      const { analyse } = await import('./engineAnalysis');
      return analyse(await engines(), request, { findLexicon, publish, signal });
    },
    async cancelEngineAnalysis() {
      analysis.abort();
      return ok(null);
    },
    pressEngine: async ({ id, option }) => (await engines()).press(id, option),
  };
}
