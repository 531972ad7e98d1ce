import { z } from 'zod';
import { isBlank, letterOf } from '../../core/alphabet/tile';
import { countKinds, findExcess, fullSet, tilesLeft } from '../../core/alphabet/tileCounts';
import { BLANK_GLYPH, letterGlyph } from '../../core/alphabet/tileDistribution';
import { checkSetup, type Position } from '../../core/board/position';
import type { Rules } from '../../core/board/rules';
import { turnRulesFor } from '../../core/game/turnRulePresets';
import { type CgpDocument, parseCgp } from '../../core/notation/positions/cgp';
import { MAX_SMALL_TEXT } from '../../core/notation/text/textBounds';
import { quoted } from '../../core/quoted';
import type { Endgame } from '../../core/strategy/endgame/endgameSolver';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { parseJson } from '../parseJson';
import { InputError } from './inputError';
import type { PositionSource } from './movesOptions';
import { linesOf, MAX_POSITIONS_BYTES } from './readPositions';
import { readText } from './readText';

export interface NamedEndgame {
  readonly id: string;
  readonly endgame: Endgame;
}

/** Other fields (comments, values expected) may be there and are not read. */
const lineParser = z.object({ id: z.string().min(1).max(200), cgp: z.string() });

/** Reads all endgames before the first is solved. Throws an `InputError` for invalid ones. */
export function readEndgames(source: PositionSource, rules: Rules): readonly NamedEndgame[] {
  if ('cgp' in source) return [{ id: 'cgp', endgame: readEndgame(source.cgp, '--cgp', rules) }];
  const { positionsFile } = source;
  const endgames: NamedEndgame[] = [];
  const seen = new Set<string>();
  let number = 0;
  for (const line of linesOf(readText(positionsFile, MAX_POSITIONS_BYTES))) {
    number++;
    if (line.trim() === '') continue;
    const where = text('commandLine.line', { file: positionsFile, line: String(number) });
    const { cgp, id } = readLine(line, `line-${number}`, where);
    if (seen.has(id)) throw new InputError(text('commandLine.idTwice', { where, id: quoted(id) }));
    seen.add(id);
    endgames.push({ id, endgame: readEndgame(cgp, where, rules) });
  }
  return endgames;
}

/** An object with an id and a CGP, or a CGP alone. */
function readLine(line: string, id: string, where: string): { readonly id: string; readonly cgp: string } {
  if (!line.trimStart().startsWith('{')) return { id, cgp: line };
  const parsed = parseJson(line, lineParser, { what: 'line', maxLength: MAX_SMALL_TEXT });
  if (!parsed.ok) throw new InputError(`${where}: ${say(parsed.error)}`);
  return parsed.value;
}

function readEndgame(cgp: string, where: string, rules: Rules): Endgame {
  const document = parseCgp(cgp, rules);
  if (!document.ok) throw new InputError(`${where}: ${say(document.error)}`);
  return endgameOf(document.value, where);
}

function endgameOf({ otherRacks, scorelessTurns, setup }: CgpDocument, where: string): Endgame {
  const { rules, rack } = setup;
  const { distribution, rackSize } = rules;
  const turnRules = turnRulesFor(rules);
  if (otherRacks.length > 1)
    throw new InputError(text('endgameCommand.twoPlayers', { where, players: otherRacks.length + 1 }));
  const position = checked(setup, where);
  const [given = []] = otherRacks;
  const seen = [...setup.tiles, ...rack, ...given];
  const excess = findExcess(seen, fullSet(distribution));
  if (excess !== undefined) {
    const tile = isBlank(excess) ? BLANK_GLYPH : letterGlyph(distribution, letterOf(excess));
    const most = fullSet(distribution).get(excess) ?? 0;
    const count = countKinds(seen).get(excess) ?? 0;
    throw new InputError(text('endgameCommand.tooManyTiles', { where, tile, count, most: String(most) }));
  }
  const unseen = tilesLeft(distribution, seen);
  const isOther = given.length === 0 && unseen.length <= rackSize;
  if (unseen.length > 0 && !isOther) {
    const count = given.length === 0 ? unseen.length - rackSize : unseen.length;
    throw new InputError(
      text('endgameCommand.bagNotEmpty', { where, count, isKnown: String(given.length > 0) }),
    );
  }
  const otherRack = isOther ? unseen : given;
  for (const { length } of [rack, otherRack]) {
    if (length === 0) throw new InputError(text('endgameCommand.emptyRack', { where }));
    if (length > rackSize)
      throw new InputError(
        text('endgameCommand.rackTooLong', { where, count: length, most: String(rackSize) }),
      );
  }
  if (scorelessTurns >= turnRules.scorelessTurnLimit)
    throw new InputError(
      text('endgameCommand.gameOver', {
        where,
        count: scorelessTurns,
        most: String(turnRules.scorelessTurnLimit),
      }),
    );
  return { position, otherRack, scorelessTurns, turnsLeft: undefined, turnRules };
}

function checked(setup: CgpDocument['setup'], where: string): Position {
  const result = checkSetup(setup);
  if (!result.ok) throw new InputError(`${where}: ${say(result.error[0]?.message ?? '')}`);
  return result.value.position;
}
