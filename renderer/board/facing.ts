/** A side is a position in the net of an unfolded cube, relative to the letter that is up. */
export type Side = 'up' | 'left' | 'down' | 'right';

/** A facing holds the letter that is up and those one tip away. The total stays underneath. */
export interface Facing {
  readonly top: string;
  readonly sides: Readonly<Partial<Record<Side, string>>>;
}

const order: readonly Side[] = ['up', 'left', 'right', 'down'];

/** Returns a cube with `top` up and its other letters, in alphabetical order, above, left, right and below. */
export function faceUp(letters: readonly string[], top: string): Facing {
  const others = [...letters].filter((letter) => letter !== top).sort();
  const sides: Partial<Record<Side, string>> = {};
  order.forEach((side, at) => {
    const letter = others[at];
    if (letter !== undefined) sides[side] = letter;
  });
  return { top, sides };
}

/** Tips the cube towards one of its letters: that letter and the one that was up change places. */
export function tip(facing: Facing, towards: Side): Facing {
  const letter = facing.sides[towards];
  if (letter === undefined) return facing;
  return { top: letter, sides: { ...facing.sides, [towards]: facing.top } };
}

/** Tips the cube until this letter is up; a letter that it does not have changes nothing. */
export function turnTo(facing: Facing, letter: string): Facing {
  const side = order.find((at) => facing.sides[at] === letter);
  return side === undefined ? facing : tip(facing, side);
}

/** Every letter of the cube, the one that is up first. */
export function lettersOf(facing: Facing): readonly string[] {
  return [facing.top, ...order.flatMap((side) => facing.sides[side] ?? [])];
}

/** The letters on the cube's front: all but the one that is up, in alphabetical order. */
export function hiddenLetters(facing: Facing): readonly string[] {
  return [...Object.values(facing.sides)].sort();
}
