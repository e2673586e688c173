/** The texts of another language: the same keys as in English, and names that are no texts as they are. */
export type Words<T> = {
  readonly [K in keyof T]: K extends 'id' ? T[K] : T[K] extends string ? string : Words<T[K]>;
};
