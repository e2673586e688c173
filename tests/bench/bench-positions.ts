import type { FilePosition } from '#shared/word-engine/positions/position-file.ts';
import { goldenPositions } from '#tests/support/word-engine/golden-positions.ts';

/** `cubes`, every third of them as `some-cubes`, and `tiles-0` to `tiles-2` by the number of blanks. */
export function benchPositions(name: string): readonly FilePosition[] {
  const golden = goldenPositions();
  const cubes = golden.filter(({ section }) => section === 'cubes');
  if (name === 'cubes') return cubes;
  if (name === 'some-cubes') return cubes.filter((_, place) => place % 3 === 0);
  const tiles = golden.filter(({ section }) => section === 'standard');
  const withBlanks = (count: number) =>
    tiles.filter(({ position }) => position.rack.filter(({ blank }) => blank === true).length === count);
  if (name === 'tiles-0') return withBlanks(0);
  return name === 'tiles-1' ? withBlanks(1) : withBlanks(1).map(withAnotherBlank);
}

/** No golden position has two blanks: the first tile of a rack with one becomes the second. */
function withAnotherBlank(one: FilePosition): FilePosition {
  const tile = one.position.rack.findIndex(({ blank }) => blank !== true);
  const rack = one.position.rack.with(tile, { faces: [], blank: true });
  return { ...one, position: { ...one.position, rack }, expected: {} };
}
