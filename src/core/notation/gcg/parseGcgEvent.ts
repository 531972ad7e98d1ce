import { message } from '../../message';
import { shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { parsePositionLabel } from '../positions/positionText';
import type { GcgSettlement, GcgTiles, GcgTurnEvent } from './gcgDocument';
import type { GcgProblem } from './gcgProblem';
import { type DeclaredTile, parseGcgRack, parseGcgWord } from './gcgTiles';

/** An event without its player. */
export type GcgEventBody = (GcgTurnEvent | GcgSettlement) & {
  readonly total: number;
  readonly trailing: string;
};

type EventError = Pick<GcgProblem, 'code' | 'message'>;

type Action = GcgTurnEvent | GcgSettlement;

/** One form of event. The named groups of `pattern` are its fields; `total` and `trailing` follow them. */
interface EventForm {
  readonly pattern: RegExp;
  read(fields: Fields): Action;
}

const END = String.raw`[ \t]+(?<total>-?\d{1,9})(?:[ \t]+(?<trailing>.*))?$`;

const form = (shape: string, read: EventForm['read']): EventForm => ({
  pattern: new RegExp(`^${shape.replaceAll(' ', String.raw`[ \t]+`)}${END}`, 'is'),
  read,
});

/** An optional rack. */
const MAYBE_RACK = String.raw`(?:(?<rack>[^\s()-]+) )?`;

/** In the order in which they are tried: the first match counts. */
const FORMS: readonly EventForm[] = [
  form(
    String.raw`(?<rack>\S+) (?<at>\d+[a-z]+|[a-z]+\d+) (?<word>\S+) \+(?<score>\d{1,9})`,
    (fields): Action => ({
      kind: 'placement',
      rack: fields.rack('rack'),
      at: fields.wordStart(),
      word: fields.word(),
      score: fields.score,
    }),
  ),
  form(String.raw`(?<rack>\S+) -- -(?<score>\d{1,9})`, (fields) => ({
    kind: 'withdrawal',
    rack: fields.rack('rack'),
    score: fields.score,
  })),
  form(String.raw`${MAYBE_RACK}- \+0`, (fields) => ({ kind: 'pass', rack: fields.rack('rack') })),
  form(String.raw`(?:(?<rack>[^\s(]+) )?\(challenge\) \+(?<score>\d{1,9})`, (fields) => ({
    kind: 'challenge-bonus',
    rack: fields.rack('rack', 'malformed-challenge'),
    score: fields.score,
  })),
  form(String.raw`${MAYBE_RACK}-(?<exchanged>\d{1,4}) \+0`, (fields) => ({
    kind: 'exchange',
    rack: fields.rack('rack'),
    exchanged: Number(fields.text('exchanged')),
  })),
  form(String.raw`(?<rack>\S+) -(?<exchanged>[^\s\d-]\S*) \+0`, (fields) => ({
    kind: 'exchange',
    rack: fields.rack('rack'),
    exchanged: fields.rack('exchanged', 'malformed-exchange'),
  })),
  form(String.raw`\((?<tiles>[^\s()]+)\) \+(?<score>\d{1,9})`, (fields) => ({
    kind: 'rack-bonus',
    tiles: fields.rack('tiles'),
    score: fields.score,
  })),
  form(String.raw`(?:(?<rack>[^\s(]+) )?\(time\) \+?-(?<score>\d{1,9})`, (fields) => ({
    kind: 'time-penalty',
    rack: fields.rack('rack'),
    score: fields.score,
  })),
  form(String.raw`(?<rack>\S+) \((?<tiles>[^\s()]+)\) -(?<score>\d{1,9})`, (fields) => ({
    kind: 'rack-penalty',
    rack: fields.rack('rack'),
    tiles: fields.rack('tiles'),
    score: fields.score,
  })),
];

/** Parses everything after `>nick:`. */
export function parseGcgEvent(
  text: string,
  declared: readonly DeclaredTile[],
): Result<GcgEventBody, EventError> {
  for (const { pattern, read } of FORMS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const fields = new Fields(groups, declared);
    const action = read(fields);
    if (fields.error !== undefined) return fail(fields.error);
    return ok({ ...action, total: Number(groups.total) + 0, trailing: (groups.trailing ?? '').trimEnd() });
  }
  return fail(explainMisfit(text));
}

/** The fields of an event of the matched form; the first invalid one is the error. */
class Fields {
  error: EventError | undefined;

  constructor(
    private readonly groups: Readonly<Record<string, string | undefined>>,
    private readonly declared: readonly DeclaredTile[],
  ) {}

  text(name: string): string {
    return this.groups[name] ?? '';
  }

  get score(): number {
    return Number(this.text('score'));
  }

  rack(name: string, code: EventError['code'] = 'malformed-rack'): GcgTiles {
    const tiles = parseGcgRack(this.text(name), this.declared);
    if (tiles.ok) return tiles.value;
    this.error ??= { code, message: tiles.error };
    return [];
  }

  word(): GcgTiles {
    const tiles = parseGcgWord(this.text('word'), this.declared);
    if (tiles.ok) return tiles.value;
    this.error ??= {
      code: 'malformed-play',
      message: message('gcg.wordUnreadable', { problem: tiles.error }),
    };
    return [];
  }

  wordStart() {
    const at = parsePositionLabel(this.text('at'));
    if (at !== undefined) return at;
    this.error ??= {
      code: 'malformed-play',
      message: message('gcg.noSquare', { text: shortened(this.text('at')) }),
    };
    return { square: { row: 0, col: 0 }, direction: 'across' } as const;
  }
}

/** `key` is the message that shows the form and quotes the text. */
interface Misfit {
  readonly code: EventError['code'];
  readonly key: string;
}

/** The form that an event without a match was probably meant to have, by its most characteristic mark. */
const MISFITS: readonly (readonly [mark: RegExp, misfit: Misfit])[] = [
  [/\(chal/i, { code: 'malformed-challenge', key: 'gcg.malformedChallenge' }],
  [/\(time/i, { code: 'malformed-time', key: 'gcg.malformedTime' }],
  [/\(\S*\)[ \t]+[+-]/, { code: 'malformed-end', key: 'gcg.malformedEnd' }],
  [/(^|\s)--/, { code: 'malformed-withdrawal', key: 'gcg.malformedWithdrawal' }],
  [/(^|\s)-(\s|$)/, { code: 'malformed-pass', key: 'gcg.malformedPass' }],
  [/(^|\s)-/, { code: 'malformed-exchange', key: 'gcg.malformedExchange' }],
];

const MALFORMED_PLAY: Misfit = { code: 'malformed-play', key: 'gcg.malformedPlay' };

function explainMisfit(text: string): EventError {
  const [, { code, key }] = MISFITS.find(([mark]) => mark.test(text)) ?? [undefined, MALFORMED_PLAY];
  return { code, message: message(key, { found: shortened(text) }) };
}
