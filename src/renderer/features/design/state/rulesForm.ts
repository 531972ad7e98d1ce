import { checkRules } from '../../../../core/board/checkRules';
import type { Rules } from '../../../../core/board/rules';
import type { Setup } from '../../../../core/board/setup';
import { type KeyedMessage, type Message, message } from '../../../../core/message';
import type { SetupEdit } from '../../../state/editing/setupEdit';
import { type FieldProblems, nameProblem, readWhole, wholeProblem } from '../../../state/window/formFields';

/** The rules other than board and tiles, as typed in their fields. */
export interface RulesForm {
  readonly name: string;
  readonly rackSize: string;
  readonly exchangeLimit: string;
  readonly bonuses: readonly BonusRow[];
}

/** One row of the bingo table: points for a number of tiles played in one move. */
export interface BonusRow {
  readonly tiles: string;
  readonly points: string;
}

/** The part of the rules in the form. */
export type FormRules = Pick<Rules, 'name' | 'rackSize' | 'exchangeLimit' | 'bingoBonus'>;

export const rulesFormOf = ({ bingoBonus, exchangeLimit, name, rackSize }: FormRules): RulesForm => ({
  name,
  rackSize: String(rackSize),
  exchangeLimit: String(exchangeLimit),
  bonuses: Object.entries(bingoBonus).map(([tiles, points]) => ({ tiles, points: String(points) })),
});

/** Whether a form that was opened with some rules still applies to the current ones. */
export const isFormOf = (rules: Rules, begun: FormRules): boolean =>
  rules.name === begun.name &&
  rules.rackSize === begun.rackSize &&
  rules.exchangeLimit === begun.exchangeLimit &&
  rules.bingoBonus === begun.bingoBonus;

/** Field names: `name`, `rackSize`, `exchangeLimit`, `bonus 0 tiles`, `bonus 0 points`. */
export interface RulesReading {
  readonly problems: FieldProblems;
  /** Null if there are problems. */
  readonly edit: SetupEdit | null;
}

/** The edit of the setup that results from a form. */
export function readRulesForm(setup: Setup, form: RulesForm): RulesReading {
  const problems = new Map<string, Message>();
  const unnamed = nameProblem(form.name);
  if (unnamed !== null) problems.set('name', unnamed);
  for (const [field, text] of wholeFields(form)) {
    const problem = wholeProblem(text);
    if (problem !== null) problems.set(field, problem);
  }
  form.bonuses.forEach(({ tiles }, index) => {
    const first = form.bonuses.findIndex((other) => readWhole(other.tiles) === readWhole(tiles));
    if (readWhole(tiles) !== null && first < index)
      problems.set(`bonus ${index} tiles`, message('design.bonusTwice', { tiles }));
  });
  if (problems.size > 0) return { problems, edit: null };
  const rules = rulesOf(setup.rules, form);
  for (const { field, message } of checkRules(rules)) {
    for (const part of ['tiles', 'points'] as const) {
      const row = form.bonuses.findIndex(({ tiles }) => field === `bonus ${Number(tiles)} ${part}`);
      if (row >= 0) problems.set(`bonus ${row} ${part}`, message);
    }
    if (field === 'name' || field === 'rackSize' || field === 'exchangeLimit') problems.set(field, message);
  }
  const edit = { setup: { ...setup, rules }, name: changeName(setup.rules, rules), notice: null };
  return { problems, edit: problems.size > 0 ? null : edit };
}

const wholeFields = ({ bonuses, exchangeLimit, rackSize }: RulesForm): readonly [string, string][] => [
  ['rackSize', rackSize],
  ['exchangeLimit', exchangeLimit],
  ...bonuses.flatMap(({ points, tiles }, index): [string, string][] => [
    [`bonus ${index} tiles`, tiles],
    [`bonus ${index} points`, points],
  ]),
];

const rulesOf = (rules: Rules, { bonuses, exchangeLimit, name, rackSize }: RulesForm): Rules => ({
  ...rules,
  name,
  rackSize: readWhole(rackSize) ?? rules.rackSize,
  exchangeLimit: readWhole(exchangeLimit) ?? rules.exchangeLimit,
  bingoBonus: Object.fromEntries(
    bonuses.map(({ points, tiles }) => [readWhole(tiles) ?? 0, readWhole(points) ?? 0]),
  ),
});

function changeName(before: Rules, after: Rules): KeyedMessage {
  if (before.rackSize !== after.rackSize)
    return message('steps.rackSize', { rackSize: String(after.rackSize) });
  if (before.exchangeLimit !== after.exchangeLimit)
    return message('steps.exchangeLimit', { limit: String(after.exchangeLimit) });
  return before.name === after.name
    ? message('steps.changeBonuses')
    : message('steps.nameRules', { name: after.name });
}

/** The form with an additional row, for one tile more than the last one. */
export function withBonusRow(form: RulesForm): RulesForm {
  const most = Math.max(0, ...form.bonuses.map(({ tiles }) => readWhole(tiles) ?? 0));
  const points = form.bonuses.at(-1)?.points ?? '50';
  return { ...form, bonuses: [...form.bonuses, { tiles: String(most + 1), points }] };
}
