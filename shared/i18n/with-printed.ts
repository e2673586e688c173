/** Each product has texts on the screen and, in files of their own, texts on paper: the catalogue has them together. */
export function withPrinted<
  S extends Readonly<Record<string, object>>,
  P extends { readonly [K in keyof S]: object },
>(onScreen: S, printed: P): { readonly [K in keyof S]: P[K] & S[K] } {
  const both = Object.entries(onScreen).map(([name, texts]) => [name, { ...printed[name], ...texts }]);
  return Object.fromEntries(both) as { readonly [K in keyof S]: P[K] & S[K] };
}
