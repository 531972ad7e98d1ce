import { MAX_THREADS } from '../../../contract/requests/limits';
import { MAX_CANDIDATES } from '../../../contract/simulation/simulationLimits';
import { siuLine } from '../../../core/notation/siu/siuCommand';
import { text } from '../../../texts/text';
import { type RulesOptions, rulesUsage } from '../chooseRules';
import { readOptions } from '../options';
import { threadsOf } from '../threadsOption';

export interface EngineOptions extends RulesOptions {
  readonly threads: number;
  readonly lexiconFile: string | undefined;
  readonly leaves: string | undefined;
  readonly winTable: string | undefined;
}

export const engineUsage = (): string => text('engineCommand.usage', { rules: rulesUsage() });

/** Reads the arguments after `engine`; 'help' when they ask for help. Throws an `InputError`. */
export function readEngineOptions(args: readonly string[]): EngineOptions | 'help' {
  const values = readOptions(args, ['threads', 'lexicon', 'leaves', 'wintable', 'board', 'tiles', 'help']);
  if (values.help) return 'help';
  return {
    threads: threadsOf(values.threads),
    lexiconFile: values.lexicon,
    leaves: values.leaves,
    winTable: values.wintable,
    board: values.board,
    tiles: values.tiles,
  };
}

const USUAL_CANDIDATES = 15;

/** Options that the front end sets. */
export class SiuSettings {
  candidates = USUAL_CANDIDATES;

  constructor(
    public threads: number,
    private readonly lexicon: string,
  ) {}

  describe(): readonly string[] {
    return [
      optionLine('Lexicon', 'combo', this.lexicon, 'var', this.lexicon),
      optionLine('Threads', 'spin', this.threads, 'min', 1, 'max', MAX_THREADS),
      optionLine('Candidates', 'spin', this.candidates, 'min', 1, 'max', MAX_CANDIDATES),
    ];
  }

  /** False for an unknown option or value. */
  set(name: string, value: string): boolean {
    switch (name.toLowerCase()) {
      case 'lexicon':
        return this.fitsLexicon(value);
      case 'threads':
        return within(value, MAX_THREADS, (threads) => {
          this.threads = threads;
        });
      case 'candidates':
        return within(value, MAX_CANDIDATES, (candidates) => {
          this.candidates = candidates;
        });
      default:
        return false;
    }
  }

  fitsLexicon(name: string): boolean {
    return name.toLowerCase() === this.lexicon.toLowerCase();
  }
}

const optionLine = (option: string, kind: string, usual: string | number, ...bounds: (string | number)[]) =>
  siuLine('option', 'name', option, 'type', kind, 'default', usual, ...bounds);

function within(value: string, most: number, set: (number: number) => void): boolean {
  const isFit = /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most;
  if (isFit) set(Number(value));
  return isFit;
}
