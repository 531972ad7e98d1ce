import { type Message, message } from '../../../message';
import { fail, ok, type Result } from '../../../result';
import {
  type GcgDocument,
  type GcgEntry,
  type GcgTextName,
  nickOfName,
  type PlayerIndex,
} from '../gcgDocument';
import { withOwnLines } from './editTree';
import type { GcgTree } from './gcgTree';
import { tidyText } from './turnNotes';

/** The lines of a record that concern the whole game. */
export interface GameDetails {
  /** In the order in which they play. */
  readonly players: readonly [string, string];
  readonly title: string;
  readonly description: string;
}

export const detailsOf = (record: GcgDocument): GameDetails => ({
  players: [nameOf(record, 0), nameOf(record, 1)],
  title: textOf(record, 'title'),
  description: textOf(record, 'description'),
});

const textOf = ({ lines }: GcgDocument, name: GcgTextName): string =>
  lines.flatMap((line) => (line.kind === 'text' && line.name === name ? [line.text] : []))[0] ?? '';

/** The error is one sentence. */
export function setDetails(tree: GcgTree, details: GameDetails): Result<GcgTree, Message> {
  const [first, second] = details.players.map(tidyLine);
  if (!first || !second) return fail(message('gcg.nameMissingHere'));
  if (first === second) return fail(message('gcg.sameNames'));
  const title = tidyLine(details.title);
  const description = tidyText(details.description);
  const now: GameDetails = { players: [first, second], title, description };
  if (JSON.stringify(now) === JSON.stringify(detailsOf(tree.main))) return ok(tree);
  const players = playersNamed(tree.main, now.players);
  const texts: GcgEntry[] = [
    ...(title === '' ? [] : [{ kind: 'text' as const, name: 'title' as const, text: title }]),
    ...(description === ''
      ? []
      : [{ kind: 'text' as const, name: 'description' as const, text: description }]),
  ];
  const rest = tree.main.lines.filter(
    (line) =>
      line.kind !== 'player' && !(line.kind === 'text' && ['title', 'description'].includes(line.name)),
  );
  return ok(withOwnLines(tree, null, [...players, ...texts, ...rest]));
}

const tidyLine = (text: string): string => tidyText(text).replace(/\s+/gu, ' ');

type PlayerLine = Extract<GcgEntry, { kind: 'player' }>;

const playerLines = ({ lines }: GcgDocument): readonly PlayerLine[] =>
  lines.filter((line) => line.kind === 'player');

const nameOf = (record: GcgDocument, seat: PlayerIndex): string =>
  playerLines(record).find(({ player }) => player === seat)?.realName ?? '';

/** A player whose name stays keeps the nick, also in the other place. */
function playersNamed(record: GcgDocument, names: readonly [string, string]): readonly GcgEntry[] {
  const known = (name: string) => playerLines(record).find(({ realName }) => realName === name);
  const [first, second] = names.map((name) => known(name)?.nick ?? nickOfName(name));
  const nicks = [first, second === first ? `${second}2` : second];
  return names.map((realName, index): PlayerLine => {
    return { kind: 'player', player: index === 0 ? 0 : 1, nick: nicks[index] ?? '', realName };
  });
}
