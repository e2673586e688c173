import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openPty, type Faults, noFaults } from '#firmware-protocol/simulator/index.ts';
import { connectBox, serialTransport } from '#firmware-protocol/transports/index.ts';
import { findingAt, kubagram, nextSquare, squaresExpected, takenDice } from '#shared/games/kubagram/index.ts';
import { expectOk, nextInt, randomFrom, seat } from '#shared/kernel/index.ts';
import { converse } from '#tests/firmware-protocol/conversation.ts';
import { faultRun } from '#tests/firmware-protocol/fault-run.ts';
import { bytesFrom, chunksOf, damage, digest } from '#tests/firmware-protocol/garbage.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { openBoxOnPty } from '#tests/support/box-on-pty.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { visit } from '#tests/support/screens.ts';

/** What is found, and whether it keeps the promise. */
interface Kept {
  readonly says: string;
  readonly kept: boolean;
}

const seed = Number(process.env.CUBEWRIGHT_SEED ?? Date.now() % 2 ** 30);
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Each part alone with its name and, where it counts something, how many: `npm run soak -- box faults 100000`. */
const parts: Readonly<Record<string, (count: number | undefined) => Kept | Promise<Kept>>> = {
  faults: (count = 1_000_000) => faultRuns(count),
  fuzz: (count = 10_000_000) => fuzzed(count),
  replugs: (count = 100) => replugged(count),
  garbage: (count = 60) => underGarbage(count),
  hours: (count = 8) => hoursOfPlay(count),
};

/** Holds the game box to its promises (rows B2, B5, B11, B19), for as long as that takes. */
export async function soakBox([name, count]: readonly string[]): Promise<void> {
  if (name !== undefined && !(name in parts)) {
    console.error(`npm run soak -- box [PART [COUNT]]. Parts: ${Object.keys(parts).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(`From seed ${seed}; CUBEWRIGHT_SEED=${seed} runs it again.`);
  for (const [part, run] of Object.entries(parts)) {
    if (name !== undefined && part !== name) continue;
    const began = performance.now();
    const { says, kept } = await run(count === undefined ? undefined : Number(count));
    console.log(`${kept ? 'kept  ' : 'BROKEN'} ${part}: ${says} (${seconds(began)} s)`);
    if (!kept) process.exitCode = 1;
  }
}

/** App and box agree a second after any mishap (B5). */
function faultRuns(count: number): Kept {
  const unequal: string[] = [];
  let reported = performance.now();
  for (let run = 0; run < count && unequal.length < 5; run += 1) {
    const found = faultRun(seed + run);
    if (found !== undefined) unequal.push(found);
    if (performance.now() - reported < 10_000) continue;
    reported = performance.now();
    console.log(`  ${run + 1} of ${count} fault runs`);
  }
  return {
    says: `${count} runs, ${unequal.length} unequal ${unequal.join('; ')}`,
    kept: unequal.length === 0,
  };
}

/** Nothing but genuine frames is taken for one (B2). */
function fuzzed(count: number): Kept {
  const random = bytesFrom(seed);
  const noise = digest(chunksOf(count / 2, () => random(1 + (random(1)[0] ?? 0) * 8)));
  const damaged = digest(chunksOf(count / 2, () => damage(random)));
  const wrong = noise.frames + damaged.wrong;
  const says = `${noise.bytes + damaged.bytes} bytes, ${wrong} frames accepted wrongly, ${damaged.frames} genuine ones found`;
  return { says, kept: wrong === 0 && damaged.frames > 0 };
}

/** The firmware behind a port that goes and comes: with its power, and without losing it (B10, B11). */
async function replugged(count: number): Promise<Kept> {
  const box = await openBoxOnPty();
  const connection = connectBox({ transport: serialTransport(box.path) });
  let slowest = 0;
  let lost = 0;
  let random = randomFrom(seed);
  const roll = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const isLive = async (): Promise<number> => {
    const since = performance.now();
    while (connection.state().link !== 'live') {
      if (performance.now() - since > 30_000) return Infinity;
      await pause(5);
    }
    return performance.now() - since;
  };
  await isLive();
  for (let done = 0; done < count; done += 1) {
    const keepsPower = roll(2) === 0;
    await (keepsPower ? box.pull() : box.unplug());
    for (let changes = roll(6); changes > 0; changes -= 1) {
      const square = roll(108);
      box.set(square, box.squares()[square] === '0');
    }
    while (connection.state().link !== 'lost') await pause(5);
    await (keepsPower ? box.push() : box.plug());
    slowest = Math.max(slowest, await isLive());
    const since = performance.now();
    while (connection.state().squares !== box.squares() && performance.now() - since < 3_000) await pause(5);
    if (connection.state().squares !== box.squares()) lost += 1;
  }
  await connection.close();
  await box.end();
  const says = `${count} times unplugged, back within ${(slowest / 1000).toFixed(2)} s, ${lost} times something was lost`;
  return { says, kept: slowest <= 3_000 && lost === 0 };
}

/** A port that floods the app with a megabyte a second; somebody types meanwhile (B19). */
async function underGarbage(forSeconds: number): Promise<Kept> {
  const door = await openBrowserDoor();
  const pty = expectOk(await openPty(() => undefined));
  const page = await door.open();
  const random = bytesFrom(seed);
  await visit(page, '/box', 'Connect the box');
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { inputDelays: delays });
    addEventListener('keydown', (event) => {
      requestAnimationFrame(() => delays.push(performance.now() - event.timeStamp));
    });
  });
  const megabytes = (): number => {
    const [, kB = 'NaN'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${door.process.pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  };
  await page.getByRole('radio', { name: 'Another port' }).check();
  await page.getByLabel('Path of the port').fill(pty.path);
  let first = NaN;
  let most = 0;
  const began = performance.now();
  let sent = 0;
  let asked = 0;
  while (performance.now() - began < forSeconds * 1000) {
    // Whatever is no box is left alone after a while: it is connected again.
    const connect = page.getByRole('button', { name: 'Connect', exact: true });
    if ((await connect.count()) > 0) await connect.click();
    for (let step = 0; step < 10; step += 1) {
      const due = ((performance.now() - began) / 1000) * 1_000_000 - sent;
      const chunk = random(Math.max(0, Math.min(200_000, Math.floor(due))));
      sent += chunk.length;
      pty.write(chunk);
      await pause(20);
    }
    await page.keyboard.press('Shift');
    asked += 1;
    if (asked === 20) first = megabytes();
    most = Math.max(most, asked < 20 ? 0 : megabytes());
  }
  const delays = await page.evaluate(() => (globalThis as unknown as { inputDelays: number[] }).inputDelays);
  const sorted = delays.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
  await pty.unplug();
  await door.close();
  const grown = most - first;
  const says = `${(sent / 1e6).toFixed(0)} MB in ${forSeconds} s, input to next frame ${p95.toFixed(0)} ms at 95 of 100, memory ${first.toFixed(0)} MB and ${grown.toFixed(1)} MB more at most`;
  return { says, kept: p95 <= 100 && grown <= 10 };
}

/** Games one after another on a simulated box, in its time: link, picture and findings keep no more than they need. */
function hoursOfPlay(hours: number): Kept {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const faults: Faults = { ...noFaults, drop: 0.01, flip: 0.01 };
  const talk = converse({ rows: 9, columns: 12, seed, faults });
  const from = talk.clock.now();
  const end = from + hours * 3_600_000;
  let games = 0;
  let wrong = 0;
  let early: number | undefined;
  while (talk.clock.now() < end) {
    const game = playedByHand(kubagramRecord([ann, ben], { seed: (seed + games) % 2 ** 31 }));
    games += 1;
    const [start] = game;
    if (start === undefined) throw new Error('A game has moves');
    for (const [square, sign] of [...squaresExpected(viewOf(start.before))].entries())
      talk.box.set(square, sign === '1');
    talk.clock.advance(5_000);
    // The test keeps all that was sent; what is measured is the program.
    talk.sent.length = 0;
    for (const { move, before } of game) {
      talk.clock.advance(6_000);
      if (move.kind !== 'take') continue;
      const view = viewOf(before);
      talk.box.set(nextSquare(before.box, before.corner ?? 0) ?? 0, false);
      talk.clock.advance(1_500);
      const felt = talk.link().box?.squares ?? '';
      const people = [seat(0), seat(1)];
      const finding = findingAt({ view, taken: takenDice([]), felt, bad: new Set(), agreed: 0, people });
      if (finding.kind !== 'taken') wrong += 1;
    }
    if (early === undefined && talk.clock.now() - from > 3_600_000) early = heap();
  }
  const late = heap();
  const grown = early === undefined ? NaN : (late / early - 1) * 100;
  const says = `${hours} simulated hours, ${games} games, ${wrong} lifts not understood, heap ${grown.toFixed(1)} % larger than after the first hour`;
  return { says, kept: wrong === 0 && (early === undefined || grown < 5) };
}

const viewOf = (state: Parameters<typeof kubagram.rules.viewFor>[0]) =>
  kubagram.rules.viewFor(state, 'table');
