import { basename, extname } from 'node:path';
import { version } from '../../../../package.json';
import type { Rules } from '../../../core/board/rules';
import { turnRulesFor } from '../../../core/game/turnRulePresets';
import {
  ignoredBy,
  SIU_MODES,
  type SiuGo,
  type SiuMode,
  siuLine,
} from '../../../core/notation/siu/siuCommand';
import { siuProvenance } from '../../../core/notation/siu/siuOutput';
import { readSiuPosition, type SiuPosition } from '../../../core/notation/siu/siuPosition';
import { ok } from '../../../core/result';
import { MOST_IN_BAG } from '../../../core/strategy/preendgame/preendgame';
import { text } from '../../../texts/text';
import { chooseRules } from '../chooseRules';
import { type CommandDeps, openLexicon } from '../movesCommand';
import { tablesOf } from '../simulateCommand';
import { type SiuContext, shareLexicon } from './siuContext';
import { endgameSearch, pegSearch } from './siuEndings';
import { type EngineOptions, SiuSettings } from './siuOptions';
import { type PreparedSearch, type SiuEngine, SiuSession } from './siuSession';
import { SiuSimulations } from './siuSimulations';

/** A session whose lines are printed, and what ends its threads. */
export function openSession(
  options: EngineOptions,
  deps: CommandDeps,
  print: (line: string) => void,
): { readonly session: SiuSession; readonly close: () => Promise<void> } {
  const simulations = new SiuSimulations();
  const session = new SiuSession(engineOf(options, deps, simulations), print);
  return { session, close: () => simulations.close() };
}

/** Operations of CGP that name something the engine cannot change. */
const FIXED_OPERATIONS = ['lex', 'ld', 'bdn', 'bb', 'etl', 'mcnz', 'cr', 'var'];

function engineOf(options: EngineOptions, deps: CommandDeps, simulations: SiuSimulations): SiuEngine {
  const rules = chooseRules(options);
  const turnRules = turnRulesFor(rules);
  const lexiconName = nameOf(options.lexiconFile ?? 'word-list');
  const settings = new SiuSettings(options.threads, lexiconName);
  const tables = tablesOf(options, deps);
  let opened: SiuContext | undefined;
  const context = () => {
    opened ??= contextOf();
    return opened;
  };
  function contextOf(): SiuContext {
    const lexicon = openLexicon(options.lexiconFile, rules, deps);
    const known = tables.of(rules);
    return {
      rules,
      turnRules,
      lexicon,
      gaddag: shareLexicon(lexicon),
      tables: known,
      provenance: {
        version,
        lexicon: lexiconName,
        leaves: known.hasLeaves ? nameOf(options.leaves ?? deps.leavesPath) : 'none',
        winTable:
          known.winShareBy.kind === 'table' ? nameOf(options.winTable ?? deps.winTablePath) : 'formula',
      },
      settings,
      deps,
    };
  }

  const searchOf = (mode: Exclude<SiuMode, 'auto'>, go: SiuGo, position: SiuPosition) => {
    switch (mode) {
      case 'gen':
      case 'sim':
      case 'infer':
        return simulations[mode](go, position, context());
      case 'endgame':
        return endgameSearch(go, position, context());
      case 'peg':
        return pegSearch(go, position, context());
    }
  };

  return {
    describe: () => [
      siuLine('id', 'name', 'Tilewright', version),
      siuLine('id', 'author', text('engineCommand.authors')),
      siuLine('capability', ...SIU_MODES, 'stream', 'stop'),
      ...settings.describe(),
    ],
    open: () => void context(),
    setOption: (name, value) => settings.set(name, value),
    readPosition: (command) => readSiuPosition(command, rules, turnRules),
    ignoredOperations: ({ operations }) =>
      operations
        .map((operation) => operation.split(/\s+/))
        .filter(
          ([name = '', value = '']) =>
            FIXED_OPERATIONS.includes(name) && !(name === 'lex' && settings.fitsLexicon(value)),
        )
        .map(([name = '']) => name),
    newGame: () => simulations.forget(),
    prepare(go, position) {
      const mode = go.mode === 'auto' ? phaseOf(position, rules) : go.mode;
      const search = searchOf(mode, go, position);
      if (!search.ok) return search;
      const isUnused = go.useInference && mode === 'sim' && !simulations.canUseInference(position);
      const prepared: PreparedSearch = {
        ignored: [...ignoredBy(mode, go), ...(isUnused ? ['useinference'] : [])],
        search: (run) => {
          run.print(siuProvenance(context().provenance));
          return search.value(run);
        },
      };
      return ok(prepared);
    },
  };
}

/** The search that fits what is in the bag. */
function phaseOf({ position, situation }: SiuPosition, { rackSize }: Rules): Exclude<SiuMode, 'auto'> {
  const { bagCount } = situation;
  if (bagCount > MOST_IN_BAG || position.rack.length === 0) return 'sim';
  if (bagCount === 0) return 'endgame';
  return position.rack.length === rackSize ? 'peg' : 'sim';
}

/** A file's name without its extension, as one word. */
const nameOf = (path: string): string => basename(path, extname(path)).replaceAll(/\s+/g, '_');
