export type Vector = readonly [number, number, number];

/** Turns the axes of a body to `x`, `y` and `z`, then moves it by `to`, in millimetres. */
export interface Motion {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
  readonly to: Vector;
}

/** As a body was made. Here and not with the kernel, which the screens do not load. */
export const upright = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
