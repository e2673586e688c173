import { describe, expect, it } from 'vitest';
import { facesSeen, turnTo } from '#renderer/games/scruble/cube/follow.ts';
import { hiddenLetters } from '#renderer/games/scruble/cube/hidden.ts';
import { cameraOf, homeTurn, sightOf } from '#renderer/games/scruble/cube/sight.ts';
import { dot, spotOf } from '#renderer/games/scruble/cube/spots.ts';
import { lesson } from '#renderer/games/scruble/lesson.ts';
import { facePlaceOf, faces, layers, placeAt, placesOf, type CubeFace } from '#shared/games/scruble/index.ts';

const sightAt = (turn: typeof homeTurn) => sightOf(turn, 540, 545);

/** Faces as a turn shows them, the most frontal first. */
function frontal(turn: typeof homeTurn): readonly CubeFace[] {
  const { towards } = cameraOf(turn);
  const seen = (face: CubeFace) => dot(spotOf(placeAt({ face, row: 0, column: 0 })).normal, towards);
  return faces.filter((face) => seen(face) > 0).toSorted((one, other) => seen(other) - seen(one));
}

const counts = (places: readonly number[]) =>
  faces.map((face) => places.filter((place) => facePlaceOf(place).face === face).length);

const runs = layers.flatMap(({ number: ring }) =>
  Array.from({ length: 16 }, (_, from) => from).flatMap((from) =>
    [3, 4, 6, 7].map((length) => placesOf({ ring, from, back: false, length })),
  ),
);

/** Picture 26: F under, I G H T up the right side, S on top. */
const fights = [
  placeAt({ face: 'bottom', row: 2, column: 3 }),
  ...[3, 2, 1, 0].map((row) => placeAt({ face: 'right', row, column: 2 })),
  placeAt({ face: 'top', row: 1, column: 3 }),
];

describe('the cube that follows a word', () => {
  it('shows the face most that holds most of its letters, then the one with most of the others', () => {
    for (const places of runs) {
      const turn = turnTo(places, homeTurn);
      const shown = frontal(turn);
      const held = counts(places);
      const at = (face: CubeFace | undefined) => held[faces.indexOf(face ?? 'top')] ?? 0;
      expect(at(shown[0])).toBe(Math.max(...held));
      // No word of up to seven letters hides more than two of them.
      const hidden = hiddenLetters(places, sightAt(turn)).flatMap((group) => group.at);
      expect(hidden.length).toBeLessThanOrEqual(2);
    }
  });

  it('stays where it already shows the word, and goes the short way round', () => {
    for (const places of runs) {
      const turn = turnTo(places, homeTurn);
      expect(turnTo(places, turn)).toEqual(turn);
      const far = turnTo(places, { yaw: homeTurn.yaw + 1080, pitch: homeTurn.pitch });
      expect(far.yaw - turn.yaw).toBe(1080);
    }
  });

  it('takes the nearest of equal views', () => {
    const front = [0, 1, 2, 3].map((column) => placeAt({ face: 'front', row: 1, column }));
    expect(turnTo(front, homeTurn)).toEqual({ yaw: 25, pitch: 27 });
    expect(turnTo(front, { yaw: -40, pitch: -30 })).toEqual({ yaw: -25, pitch: -27 });
  });

  it('tells which letters lie on hidden faces, and over which edge', () => {
    const turn = turnTo(fights, homeTurn);
    expect(frontal(turn).slice(0, 2)).toEqual(['right', 'top']);
    const sight = sightAt(turn);
    const [hidden, ...others] = hiddenLetters(fights, sight);
    expect(others).toEqual([]);
    expect(hidden).toMatchObject({ at: [0], face: 'bottom' });
    // The arrow points to below the letter beside it.
    const beside = sight.see(spotOf(fights[1] ?? 0).centre);
    expect(hidden?.edge?.y).toBeGreaterThan(beside.y);
    expect(Math.abs((hidden?.edge?.x ?? 0) - beside.x)).toBeLessThan(20);
  });
});

it('tells the faces that a turn shows, the lesson waits for another one', () => {
  expect(new Set(facesSeen(homeTurn))).toEqual(new Set(['front', 'right', 'top']));
  const isDone = (turn: typeof homeTurn) => lesson.steps['view']?.turned?.isDone(turn);
  expect(isDone({ ...homeTurn, yaw: homeTurn.yaw + 30 })).toBe(false);
  expect(isDone({ ...homeTurn, yaw: homeTurn.yaw + 60 })).toBe(true);
  expect(isDone({ ...homeTurn, pitch: -20 })).toBe(true);
  expect(isDone(lesson.steps['view']?.turned?.shown ?? homeTurn)).toBe(true);
});
