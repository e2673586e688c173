export interface SeatsAllowed {
  readonly least: number;
  readonly most: number;
}

export interface SeatsProblem extends SeatsAllowed {
  readonly code: 'setup/seats';
  readonly seats: number;
}

export function seatsProblem(seats: number, { least, most }: SeatsAllowed): SeatsProblem | undefined {
  return Number.isInteger(seats) && seats >= least && seats <= most
    ? undefined
    : { code: 'setup/seats', seats, least, most };
}
