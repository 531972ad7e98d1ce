import type { IsWord } from '../../board/checkTiles';
import type { Position } from '../../board/position';
import { findPhony, readPlacement } from '../../game/turns/placementWords';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import { noWord } from '../../game/turns/turnProblems';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { findTurnFault, type Situation } from '../../strategy/simulation/situation';
import { parseSiuMove, placedOn } from './siuMove';
import { checkedPlay } from './siuPosition';

/** The turn that a move stands for in a position, with its score. Phonies are allowed. */
export function readSiuTurn(text: string, position: Position): Result<PlainTurn, Message> {
  const move = parseSiuMove(text, position.rules.distribution);
  if (!move.ok) return move;
  switch (move.value.kind) {
    case 'pass':
      return ok(PASS);
    case 'placement':
      return checkedPlay(position, placedOn(position, move.value));
    case 'exchange':
      if (move.value.tiles !== null) return ok({ kind: 'exchange', tiles: move.value.tiles });
  }
  return fail(message('siu.moveForm', { given: quoted(text) }));
}

/** The same, only if the player on turn may take it: with tiles of the rack, and words of the lexicon. */
export function readLegalTurn(
  text: string,
  situation: Situation,
  isWord: IsWord,
): Result<PlainTurn, Message> {
  const turn = readSiuTurn(text, situation.position);
  if (!turn.ok) return turn;
  const fault = findTurnFault(situation, turn.value);
  if (fault !== undefined) return fail(fault);
  if (turn.value.kind !== 'placement') return turn;
  const phony = findPhony(readPlacement(situation.position, turn.value), isWord);
  return phony === undefined ? turn : fail(noWord(phony));
}
