import { describe, expect, it } from 'vitest';
import { nextInt, randomFrom, type RandomState } from '#shared/kernel/index.ts';
import {
  createWordEngine,
  type Face,
  type Piece,
  type Play,
  type PlayList,
  type Position,
} from '#shared/word-engine/index.ts';
import { goldenPositions, publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';
import { longTest } from '#tests/support/patience.ts';

const lexicon = publishedLexicon();
const [published] = goldenPositions().filter(({ section }) => section === 'cubes');
if (published === undefined) throw new Error('No published position');
const { layout, rack: cubes } = published.position;
const faces = cubes.flatMap((cube) => cube.faces);

/** A rack of seven: cubes with letters of the published ones, in a new mixture. */
function drawRack(random: RandomState): readonly [readonly Piece[], RandomState] {
  const rack: Piece[] = [];
  for (let piece = 0; piece < 7; piece += 1) {
    const letters = new Map<string, Face>();
    while (letters.size < 3) {
      const [at, next] = nextInt(random, faces.length);
      random = next;
      const face = faces[at];
      if (face !== undefined) letters.set(face.letter, face);
    }
    rack.push({ faces: [...letters.values()] });
  }
  return [rack, random];
}

const lay = (board: readonly (Face | undefined)[], { laid }: Play): readonly (Face | undefined)[] =>
  board.map((there, square) => laid.find((face) => face.square === square) ?? there);

const spelled = (plays: PlayList): readonly string[] =>
  Array.from({ length: plays.count }, (_, place) => JSON.stringify(plays.playAt(place))).sort();

describe('an engine that is asked again and again', () => {
  it(
    'answers as a fresh one does, as a board fills and after it is taken back',
    { timeout: longTest },
    () => {
      const steady = createWordEngine(lexicon);
      let random = randomFrom(20261121);
      let board: readonly (Face | undefined)[] = Array.from(layout.letterFactors, () => undefined);
      const boards = [board];
      for (let turn = 0; turn < 8; turn += 1) {
        const [rack, next] = drawRack(random);
        random = next;
        const position: Position = { layout, board, rack, bonuses: { 7: 50 } };
        const best = steady.bestPlays(position, 3);
        const fresh = createWordEngine(lexicon);
        expect(spelled(best)).toEqual(spelled(fresh.bestPlays(position, 3)));
        expect(spelled(steady.allPlays(position))).toEqual(
          spelled(createWordEngine(lexicon).allPlays(position)),
        );
        if (best.count === 0) continue;
        board = lay(board, best.playAt(0));
        boards.push(board);
      }
      expect(boards.length).toBeGreaterThan(6);

      // Undo: an earlier board, another rack.
      const [rack] = drawRack(random);
      for (const earlier of [...boards].reverse()) {
        const position: Position = { layout, board: earlier, rack, bonuses: {} };
        const [one, other] = [steady, createWordEngine(lexicon)].map((engine) =>
          engine.bestPlays(position, 5),
        );
        expect(one === undefined ? [] : spelled(one)).toEqual(other === undefined ? [] : spelled(other));
      }
    },
  );

  it('keeps a list of plays as it was while it searches on', () => {
    const engine = createWordEngine(lexicon);
    const first = engine.allPlays(published.position);
    const before = [0, 1, first.count - 1].map((place) => first.playAt(place));
    engine.allPlays({ ...published.position, rack: cubes.slice(0, 2) });
    expect([0, 1, first.count - 1].map((place) => first.playAt(place))).toEqual(before);
    expect(() => first.playAt(first.count)).toThrow(RangeError);
  });

  it('tells how far it is, up to the end', () => {
    const engine = createWordEngine(lexicon);
    for (const search of ['allPlays', 'bestPlays'] as const) {
      const told: number[] = [];
      const progress = (done: number, total: number): void => {
        told.push(done / total);
      };
      if (search === 'allPlays') engine.allPlays(published.position, progress);
      else engine.bestPlays(published.position, 1, progress);
      expect(told.length).toBeGreaterThan(5);
      expect(told).toEqual([...told].sort((one, other) => one - other));
      expect(told.at(-1)).toBe(1);
    }
  });
});
