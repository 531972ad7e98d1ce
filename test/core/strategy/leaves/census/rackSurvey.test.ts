import { describe, expect, it } from 'vitest';
import { BLANK, NO_TILE, type Tile } from '../../../../../src/core/alphabet/tile';
import { tilesLeft } from '../../../../../src/core/alphabet/tileCounts';
import { checkSetup, replaceTiles } from '../../../../../src/core/board/position';
import { MoveGenerator } from '../../../../../src/core/movegen/moveGenerator';
import { PlaySheet } from '../../../../../src/core/strategy/leaves/census/playSheet';
import { RackSurvey } from '../../../../../src/core/strategy/leaves/census/rackSurvey';
import { kindCounts, kindOf, LeaveShape } from '../../../../../src/core/strategy/leaves/leaveShape';
import { unwrap } from '../../../../oracle/oraclePositions';
import { bestWorth, drawsOf, TOY_RULES, TOY_SET, toyLexicon } from '../toyBag';

const [A, B, , , E] = [1, 2, 3, 4, 5];

const counts = kindCounts(TOY_SET);
const leaves = new LeaveShape(counts, 2);
const values = Float32Array.from({ length: leaves.size }, (_, index) =>
  index === 0 ? 0 : ((index * 5) % 13) - 4,
);

/** Row 3 of the toy board starts with these tiles. */
function surveyOf(onBoard: readonly Tile[]) {
  const tiles = Array<Tile>(25).fill(NO_TILE);
  tiles.splice(10, onBoard.length, ...onBoard);
  const { position } = unwrap(checkSetup({ rules: TOY_RULES, tiles, rack: [] }));
  const unseen = tilesLeft(TOY_SET, tiles);
  const pool = counts.map((_, kind) => unseen.filter((tile) => kindOf(tile) === kind).length);
  const lexicon = toyLexicon();
  const racks = new LeaveShape(counts, 3);
  const sheet = new PlaySheet(lexicon, racks);
  sheet.fill(replaceTiles(position, position.tiles, Uint8Array.from(unseen)));
  const survey = new RackSurvey(racks, leaves);
  survey.survey(pool, sheet.scores, values);
  return { generator: new MoveGenerator(lexicon), pool, position, racks, sheet, survey, unseen };
}

describe('PlaySheet', () => {
  it.each([[[]], [[A, B, A]]])('has the best score of any tiles on a board with %j', (onBoard) => {
    const { generator, position, racks, sheet, unseen } = surveyOf(onBoard);
    let plays = 0;
    for (const size of [1, 2, 3])
      for (const tiles of drawsOf(unseen, size)) {
        // Any leave loses everything, so that only plays of all tiles count.
        const all = bestWorth(generator, position, tiles, (kept) => (kept.length > 0 ? -1e6 : 0));
        const score = sheet.scores[racks.indexOf(tiles)]!;
        expect(Math.max(0, score)).toBe(all);
        if (score > 0) plays++;
      }
    expect(plays).toBeGreaterThan(10);
  });
});

describe('RackSurvey', () => {
  it.each([[[]], [[A, B, A]], [[BLANK | A, B, A, A, E]]])(
    'gives a leave the mean of all racks drawn to it, with %j on the board',
    (onBoard) => {
      const { generator, pool, position, survey, unseen } = surveyOf(onBoard);
      const worth = (rack: readonly Tile[]): number =>
        bestWorth(generator, position, rack, (kept) => values[leaves.indexOf(kept)]!);
      let seen = 0;
      leaves.visit((kinds, index) => {
        const rest = [...unseen];
        const leave = kinds.map((kind) => (kind === 0 ? BLANK : kind));
        if (
          leave.some(
            (tile, i) => leave.slice(0, i + 1).filter((t) => t === tile).length > pool[kindOf(tile)]!,
          )
        )
          return;
        for (const tile of leave) rest.splice(rest.indexOf(tile), 1);
        const racks = drawsOf(rest, 3 - leave.length).map((drawn) => [...leave, ...drawn]);
        const mean = racks.reduce((sum, rack) => sum + worth(rack), 0) / racks.length;
        expect(survey.means[index]).toBeCloseTo(mean, 9);
        seen++;
      });
      expect(seen).toBeGreaterThan(5);
    },
  );
});
