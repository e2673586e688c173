import { z } from 'zod';
import { useKept } from '#renderer/app/index.ts';
import { plainJson } from '#shared/contract/index.ts';
import { difficulties, type Puzzle } from '#shared/engine/index.ts';

/** Puzzles of somebody's own games, the newest first. */
export type OwnPuzzles = readonly Puzzle[];

const ownKey = 'puzzles.own';
const noOwn: OwnPuzzles = [];
const mostPuzzles = 30;
/** All of them together are at most so many characters long, for they are read with the other choices. */
const mostLetters = 200_000;

const line = z.string().max(400);
const answer = z.object({ lines: z.array(line).max(20), points: z.number() });
const plain = z.record(z.string().max(60), plainJson);

const puzzle = z.object({
  id: z.string().max(40),
  game: z.string().max(40),
  kind: z.string().max(40),
  points: z.number(),
  margin: z.number(),
  difficulty: z.literal(difficulties),
  found: z.object({ level: z.number(), times: z.number() }).exactOptional(),
  facts: z.record(z.string().max(40), z.number()).exactOptional(),
  lexicon: z.object({ name: z.string().max(200), sha256: z.string().max(64) }).exactOptional(),
  position: z.object({
    options: plain,
    seats: z.int().min(1).max(8),
    seed: z.number(),
    setUp: plain.exactOptional(),
    moves: z.array(z.union([line, plain])).max(2000),
  }),
  answers: z.tuple([answer], answer),
  from: z
    .object({
      turn: z.int(),
      name: z.string().max(200),
      line: line.exactOptional(),
      points: z.number(),
    })
    .exactOptional(),
});

export const ownPuzzles: z.ZodType<OwnPuzzles> = z.array(puzzle).max(mostPuzzles);

/** The oldest puzzles go where there is no room for more. */
export function withOwn(kept: OwnPuzzles, added: OwnPuzzles): OwnPuzzles {
  const ids = new Set(added.map(({ id }) => id));
  let letters = 0;
  return [...added, ...kept.filter(({ id }) => !ids.has(id))].slice(0, mostPuzzles).filter((one) => {
    const { length } = JSON.stringify(one);
    if (letters + length > mostLetters) return false;
    letters += length;
    return true;
  });
}

/** A review hands its puzzles over with `add`. */
export function useOwnPuzzles() {
  const [puzzles, change] = useKept(ownKey, ownPuzzles, noOwn);
  return {
    puzzles,
    /** Returns those that there is room for. */
    add(added: OwnPuzzles): OwnPuzzles {
      change((kept) => withOwn(kept, added));
      const all = withOwn(puzzles, added);
      return added.filter((one) => all.includes(one));
    },
    remove(id: string) {
      change((kept) => kept.filter((one) => one.id !== id));
    },
  };
}
