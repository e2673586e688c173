/** The keys of a look back, as the browser calls them in lower case. */
export const reviewKeys = {
  arrowleft: 'earlier',
  arrowright: 'later',
  home: 'first',
  end: 'last',
  m: 'mistake',
  b: 'best',
  p: 'puzzles',
  escape: 'back',
} as const;

type ReviewAction = (typeof reviewKeys)[keyof typeof reviewKeys];

export type ReviewActions = Readonly<Record<ReviewAction, () => void>>;

export function keysFor(actions: ReviewActions): Readonly<Record<string, () => void>> {
  return Object.fromEntries(Object.entries(reviewKeys).map(([key, action]) => [key, actions[action]]));
}
