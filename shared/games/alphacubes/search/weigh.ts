import { nextInt, shuffle, type RandomState } from '#shared/kernel/index.ts';
import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { AheadCube, AheadRequest, Strength } from './ahead.ts';
import { tableWith, turnsAhead } from './open-table.ts';
import { outlookOf, TurnMean, type Pace } from './outlook.ts';
import { cubesFor, lay, putBack, type OpenTable } from './play-on.ts';

/** A play, or cubes of the hand by place that are exchanged; no cubes is a pass. */
export type Try = { readonly play: Play } | { readonly exchanged: readonly number[] };

/** All tries are weighed over the same draws of unseen cubes, with everybody as strong as `strength`. */
export interface WeighRequest extends Omit<AheadRequest, 'also' | 'effort'> {
  readonly tries: readonly Try[];
  readonly strength: Strength;
  readonly draws: number;
}

export interface WeighFound {
  /** Everybody's chances to win by try and seat, which add up to 1 for each try. */
  readonly chances: readonly (readonly number[])[];
}

/** The same question always gets the same answer. */
export function weigh(engine: WordEngine, ask: WeighRequest): WeighFound {
  const { strength, seats } = ask;
  const sums = ask.tries.map(() => seats.map(() => 0));
  const mean = new TurnMean();
  let { random } = ask;
  for (let number = 0; number < ask.draws; number += 1) {
    let drawn: readonly AheadCube[];
    [drawn, random] = shuffle(random, ask.unseen);
    const tables = ask.tries.map((one) => tableAfter(ask, one, drawn));
    for (const table of tables) mean.playOn(engine, table, turnsAhead(ask), shareOf(strength, random));
    const pace = { turn: mean.points, swing: strength.swing, share: meanShare(strength) };
    for (const [at, table] of tables.entries()) {
      for (const [seat, chance] of chancesOn(table, pace).entries()) {
        const sum = sums[at];
        if (sum !== undefined) sum[seat] = (sum[seat] ?? 0) + chance;
      }
    }
    // The next draw needs other shares than this one.
    [, random] = nextInt(random, 2);
  }
  // Dividing once keeps a certain win at 1, which the schema of the answer allows at most.
  return { chances: sums.map((sum) => sum.map((chances) => chances / ask.draws)) };
}

function tableAfter(ask: WeighRequest, one: Try, drawn: readonly AheadCube[]): OpenTable {
  const { by, hand } = ask;
  const table = tableWith(ask, drawn);
  if ('play' in one) lay(table, by, one.play, cubesFor(one.play, hand));
  else putBack(table, by, new Set(one.exchanged.flatMap((place) => hand[place] ?? [])));
  return table;
}

function chancesOn(table: OpenTable, pace: Pace): readonly number[] {
  const chances = table.points.map((_, seat) =>
    table.out[seat] === true ? 0 : outlookOf(table, seat, pace).chance,
  );
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => (all === 0 ? 1 / chances.length : chance / all));
}

function meanShare({ sees, share: [least, most] }: Strength): number {
  return sees / 100 + ((1 - sees / 100) * (least + most)) / 2;
}

/** Draws which share of the best score each further turn makes, as computers of this strength do. */
function shareOf({ sees, share: [least, most] }: Strength, random: RandomState): () => number {
  const steps = 1000;
  let state = random;
  return () => {
    let drawn: number;
    [drawn, state] = nextInt(state, 100);
    if (drawn < sees) return 1;
    [drawn, state] = nextInt(state, steps + 1);
    return least + ((most - least) * drawn) / steps;
  };
}
