/** What one face of a piece shows. */
export type Face =
  /** One character of the set's alphabet: IJ is one letter of Dutch. */
  | { readonly kind: 'letter'; readonly letter: string }
  /** Stands for any letter, which is named as it is laid. */
  | { readonly kind: 'blank' }
  /** The total of a cube's letters, or a number of a die. */
  | { readonly kind: 'number'; readonly number: number };
