export type Side = 'up' | 'left' | 'down' | 'right';

export interface Facing {
  readonly top: string;
  readonly sides: Readonly<Partial<Record<Side, string>>>;
}

const order: readonly Side[] = ['up', 'left', 'right', 'down'];

export function faceUp(letters: readonly string[], top: string): Facing {
  const others = [...letters].filter((letter) => letter !== top).sort();
  const sides: Partial<Record<Side, string>> = {};
  order.forEach((side, at) => {
    const letter = others[at];
    if (letter !== undefined) sides[side] = letter;
  });
  return { top, sides };
}

export function tip(facing: Facing, towards: Side): Facing {
  const letter = facing.sides[towards];
  if (letter === undefined) return facing;
  return { top: letter, sides: { ...facing.sides, [towards]: facing.top } };
}

export function turnTo(facing: Facing, letter: string): Facing {
  const side = order.find((at) => facing.sides[at] === letter);
  return side === undefined ? facing : tip(facing, side);
}

export function lettersOf(facing: Facing): readonly string[] {
  return [facing.top, ...order.flatMap((side) => facing.sides[side] ?? [])];
}

export function hiddenLetters(facing: Facing): readonly string[] {
  return [...Object.values(facing.sides)].sort();
}
