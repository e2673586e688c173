import { useState } from 'react';

export interface Question {
  /** The first is 1. */
  readonly number: number;
  /** Tells whether no other question has begun since. */
  readonly isNewest: () => boolean;
}

/** An answer that comes after a newer question has begun must not take the place of that question's answer. */
export function createNewest(): () => Question {
  let newest = 0;
  return () => {
    newest += 1;
    const number = newest;
    return { number, isNewest: () => number === newest };
  };
}

export function useNewest(): () => Question {
  const [begin] = useState(createNewest);
  return begin;
}
