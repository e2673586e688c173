import { diceOf } from './dice.ts';
import { drawFaults, faultText, type Fault } from './faults.ts';
import { namings, type Naming } from './disk.ts';
import { Died } from './program.ts';
import { runWorld, type WorldPlan } from './world.ts';

// What a program still wanted when it died is of no interest to anybody.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Died)) throw reason as Error;
});

const lastsMs = 1_800_000;

export function planOf(seed: number): WorldPlan {
  return { seed, lastsMs, faults: drawFaults(diceOf(seed ^ 0x5eed), lastsMs) };
}

/** `SEED`, `SEED-SEED`, `SEED --story`, `SEED --names caseless`: runs worlds, and of the first that breaks finds the fewest faults it needs. */
export async function runCommand([range = '1', ...more]: readonly string[]): Promise<number> {
  const [first = 1, last = first] = range.split('-').map(Number);
  const names = more.includes('--names') ? more[more.indexOf('--names') + 1] : 'exact';
  const naming = (Object.keys(namings) as Naming[]).find((one) => one === names);
  if (naming === undefined) {
    console.error(`--names takes one of ${Object.keys(namings).join(', ')}.`);
    return 1;
  }
  const begun = process.hrtime.bigint();
  let lived = 0;
  for (let seed = first; seed <= last; seed += 1) {
    const plan = { ...planOf(seed), naming };
    const end = await runWorld(plan, more.includes('--story'));
    for (const line of end.story) console.log(line);
    lived += end.ms;
    if (end.broken !== undefined) {
      const shortest = await shrink(plan);
      const again = await runWorld(shortest);
      console.log(`World ${seed} breaks ${end.broken}`);
      console.log(
        `Its fewest faults:\n${shortest.faults.map((fault) => `  ${faultText(fault)}`).join('\n')}\n  ${again.broken}`,
      );
      return 1;
    }
    if (first === last)
      console.log(`World ${seed}: ${end.requests} requests, ${end.events} events, hash ${end.hash}`);
  }
  const real = Number(process.hrtime.bigint() - begun) / 1e6;
  console.log(
    `${last - first + 1} worlds, ${(lived / 3_600_000).toFixed(0)} hours in ${(real / 1000).toFixed(1)} s: ${Math.round(lived / real)} times as fast as life.`,
  );
  return 0;
}

/** Leaves out what the world breaks without. */
async function shrink(plan: WorldPlan): Promise<WorldPlan> {
  let faults: readonly Fault[] = plan.faults;
  for (let at = faults.length - 1; at >= 0; at -= 1) {
    const fewer = faults.toSpliced(at, 1);
    if ((await runWorld({ ...plan, faults: fewer })).broken !== undefined) faults = fewer;
  }
  return { ...plan, faults };
}
