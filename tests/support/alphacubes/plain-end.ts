import type { AheadCube } from '#shared/games/alphacubes/search/ahead.ts';
import type { EndGame } from '#shared/games/alphacubes/search/end/end-game.ts';
import type { Play, WordEngine } from '#shared/word-engine/index.ts';

/** An end with the points of both sides so far. */
export type PlainTable = EndGame & { readonly points: readonly [number, number] };

/**
 * The lead at the end of the side on turn, by looking at every turn of both sides: the slow twin of `solveEnd`, without
 * its table, its bounds and its order. Points are counted as the rules do, with the cost of cubes when the game is over.
 */
export function plainLead(engine: WordEngine, table: PlainTable): number {
  return leadOf(engine, table, -Infinity, Infinity);
}

/** The lead after a turn that was made: a play with what is left of the hand behind it, or a pass. */
export function plainLeadAfter(
  engine: WordEngine,
  table: PlainTable,
  made: { readonly play: Pick<Play, 'laid' | 'score'>; readonly rest: readonly AheadCube[] } | undefined,
): number {
  if (made === undefined) return leadAfterPass(engine, table, -Infinity, Infinity);
  return leadAfterPlay(engine, table, made.play, made.rest, -Infinity, Infinity);
}

function leadOf(engine: WordEngine, table: PlainTable, least: number, most: number): number {
  const { by, hands, position } = table;
  let best = leadAfterPass(engine, table, least, most);
  const all = engine.allPlays({ ...position, rack: hands[by] });
  const places = Array.from({ length: all.count }, (_, place) => place);
  places.sort((one, other) => all.scoreAt(other) - all.scoreAt(one));
  for (const place of places) {
    const play = all.playAt(place);
    for (const rest of restsOf(
      hands[by],
      play.laid.map(({ letter }) => letter),
    )) {
      best = Math.max(best, leadAfterPlay(engine, table, play, rest, Math.max(least, best), most));
      if (best >= most) return best;
    }
  }
  return best;
}

function leadAfterPass(engine: WordEngine, table: PlainTable, least: number, most: number): number {
  if (table.afterPass || table.lastTurn) return finalLead(table);
  return -leadOf(engine, { ...table, by: table.by === 0 ? 1 : 0, afterPass: true }, -most, -least);
}

function leadAfterPlay(
  engine: WordEngine,
  table: PlainTable,
  { laid, score }: Pick<Play, 'laid' | 'score'>,
  rest: readonly AheadCube[],
  least: number,
  most: number,
): number {
  const { by, first, position, lastTurn } = table;
  const board = [...position.board];
  for (const { square, letter, value } of laid) board[square] = { letter, value };
  const points: [number, number] = [...table.points];
  points[by] += score;
  const hands: [readonly AheadCube[], readonly AheadCube[]] = [...table.hands];
  hands[by] = rest;
  const after: PlainTable = { ...table, position: { ...position, board }, hands, points };
  if (lastTurn || (rest.length === 0 && by !== first)) return finalLead(after);
  const next: PlainTable = {
    ...after,
    by: by === 0 ? 1 : 0,
    afterPass: false,
    lastTurn: rest.length === 0,
  };
  return -leadOf(engine, next, -most, -least);
}

function finalLead({ by, hands, points }: PlainTable): number {
  const [one, other] = hands.map(
    (hand, side) => (points[side] ?? 0) - hand.reduce((sum, { total }) => sum + total, 0),
  ) as [number, number];
  return by === 0 ? one - other : other - one;
}

/** What can be left of a hand that shows these letters, whichever cubes show them. */
function restsOf(hand: readonly AheadCube[], letters: readonly string[]): readonly (readonly AheadCube[])[] {
  const [first, ...others] = letters;
  if (first === undefined) return [hand];
  const rests = hand.flatMap((cube) =>
    cube.faces.some(({ letter }) => letter === first)
      ? restsOf(
          hand.filter((other) => other !== cube),
          others,
        )
      : [],
  );
  const seen = new Set<string>();
  return rests.filter((rest) => {
    const key = rest.map((cube) => hand.indexOf(cube)).join();
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
