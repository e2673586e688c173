import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type * as doors from '#electron/handlers/dispatch.ts';
import type * as homes from '#electron/services/home/home.ts';
import type * as locks from '#electron/services/home/home-lock.ts';
import type * as all from '#electron/services/services.ts';
import type { Services } from '#electron/services/services.ts';
import type * as verify from '#electron/cli/commands/verify.ts';
import type * as store from '#renderer/table/store/create-play.ts';
import { refuse } from '#shared/kernel/index.ts';
import { recordSuffix } from '#shared/records/index.ts';
import { createClock } from './clock.ts';
import { diceOf } from './dice.ts';
import { createDisk, namings, type Naming } from './disk.ts';
import { createBox } from './line.ts';
import type { Fault } from './faults.ts';
import { livePerson } from './people.ts';
import { faultPresets } from '#firmware-protocol/simulator/index.ts';
import { createProgram, enterWorld, kill, type Program, type ProgramWorld } from './program.ts';
import { emptyShelf, forget, type KnownGame } from './shelf.ts';
import { loadStories, smallList } from './stories.ts';
import { createWatch } from './watch.ts';
import { verifyGame } from './verify.ts';

export interface WorldPlan {
  readonly seed: number;
  /** So long people play in it, in milliseconds of its own time. */
  readonly lastsMs: number;
  readonly faults: readonly Fault[];
  /** The disk's; exact where it is left out. */
  readonly naming?: Naming;
}

export interface WorldEnd {
  /** Undefined where nothing happened that may not. */
  readonly broken: string | undefined;
  /** Everything that happened, one number for all: it is the same whenever the plan is. */
  readonly hash: string;
  readonly events: number;
  readonly ms: number;
  readonly requests: number;
  /** What happened before, if asked for. */
  readonly story: readonly string[];
}

const home = '/home/Åda/Cubewright';
const program = '/program';
/** A request that takes longer is never answered; a disk may be slow. */
const answeredWithinMs = 600_000;
const fileOf = ({ id }: KnownGame): string => `${home}/games/${id}${recordSuffix}`;
let lastProgram = 0;

/** Everything in one process, from one seed, without a moment of real time. */
export async function runWorld(plan: WorldPlan, isTold = false): Promise<WorldEnd> {
  const clock = createClock();
  const dice = diceOf(plan.seed);
  // Every third disk is like those of most memory sticks, which give a file one name.
  const disk = createDisk(clock.date, plan.naming, plan.seed % 3 !== 0);
  const box = createBox(clock, plan.seed);
  const shelf = emptyShelf();
  const stories = await loadStories();
  const programs = new Map<number, Program>();
  const hash = createHash('sha256');
  const story: string[] = [];
  let slowUntil = 0;
  let broken: string | undefined;
  let requests = 0;
  let door: { readonly program: Program; readonly services: Services } | undefined;
  let isOpening = false;
  /** Modules are loaded in real time, in which the time of the world stands still. */
  const loads = new Set<Promise<unknown>>();
  const loading = <T>(load: Promise<T>): Promise<T> => {
    const over = () => loads.delete(load);
    loads.add(load);
    load.then(over, over);
    return load;
  };

  let isOver = false;
  const note = (line: string): void => {
    if (isOver) return;
    const told = `${(clock.now() / 1000).toFixed(3)} ${line}`;
    hash.update(told);
    if (isTold) story.push(told);
  };
  const breaks = (what: string): void => {
    broken ??= `at ${(clock.now() / 1000).toFixed(3)} s: ${what}`;
  };

  const watch = createWatch({ home, clock, disk, box, shelf, breaks });

  const world: ProgramWorld = {
    clock,
    disk,
    box,
    dice,
    programs,
    latency: () => (clock.now() < slowUntil ? dice.between(100, 3_000) : dice.between(1, 40) / 10),
    changes(writer, path) {
      const isGame = disk.spelt(path).startsWith(`${disk.spelt(home)}/games/`);
      if (isGame && ![...writer.locks].includes(lockFile()))
        breaks(`program ${writer.id} changes ${path} without the lock`);
    },
  };
  const lockFile = () => disk.at(`${home}/home.lock`) ?? ({} as never);
  enterWorld(world);
  furnish();

  function furnish(): void {
    for (const path of ['/home', '/home/Åda', program, `${program}/build`, `${program}/build/lexica`])
      disk.makeFolder(path, 0o755);
    const files = {
      'package.json': { name: 'cubewright', version: '1.2.3' },
      'build/lexica/lexica.json': [smallList],
    };
    for (const [name, content] of Object.entries(files))
      disk.write(disk.open(join(program, name), 'w', 0o644), Buffer.from(JSON.stringify(content)));
    for (const inode of disk.inodes.values()) disk.sync(inode);
  }

  /** Every second program spells the path otherwise, in a way that is the same to the disk. */
  function written(path: string, { id }: Program): string {
    if (id % 2 === 0) return path;
    return plan.naming === 'caseless' ? path.toUpperCase() : namings[plan.naming ?? 'exact'](path);
  }

  /** Starts the program as a door does, and sits somebody down at it. */
  async function openDoor(isSecond = false): Promise<void> {
    if (!isSecond) isOpening = true;
    lastProgram += 1;
    const started = createProgram(lastProgram, world);
    const loaded = Promise.all([
      load<typeof homes>(started, 'services/home/home.ts'),
      load<typeof locks>(started, 'services/home/home-lock.ts'),
      load<typeof all>(started, 'services/services.ts'),
      load<typeof doors>(started, 'handlers/dispatch.ts'),
      load<typeof store>(started, '../renderer/table/store/create-play.ts'),
    ]);
    const [{ homeOf }, { lockHome }, { openServices }, { createDispatch }, { createPlay }] =
      await loading(loaded);
    if (!started.isAlive || isOver) return;
    const place = homeOf({ CUBEWRIGHT_HOME: written(home, started) });
    try {
      const lock = lockHome(place, 'browser');
      note(
        `program ${isSecond ? 'of a second door' : 'of a door'} starts: ${lock.ok ? 'ok' : lock.problem.code}`,
      );
      if (!lock.ok) {
        kill(started);
        if (!isSecond) clock.after(30_000, () => void openDoor());
        return;
      }
      if (door?.program.isAlive === true) breaks('two programs have the home');
      watch.inspect();
      const exporter = () => Promise.resolve(refuse({ code: 'file/no-room' }));
      const services = openServices({ door: 'browser', home: place, lock: lock.value, exporter, program });
      door = { program: started, services };
      isOpening = false;
      const dispatch = createDispatch(services, (bug) => {
        if (started.isAlive) breaks(`a bug: ${String(bug)}`);
      });
      const isOpen = () => started.isAlive && door?.program === started;
      void livePerson({
        dispatch(channel, ask) {
          requests += 1;
          let isOver = false;
          clock.after(answeredWithinMs, () => {
            if (!isOver && started.isAlive) breaks(`${channel} is never answered`);
          });
          return new Promise((done) => {
            void dispatch(channel, ask).then((answer) => {
              isOver = true;
              // A dead program answers nobody.
              if (started.isAlive) done(answer);
            });
          });
        },
        createPlay,
        verify: verifyBeside,
        dice,
        shelf,
        stories,
        box,
        wait: (ms) => new Promise((done) => void clock.after(ms, done)),
        broken: breaks,
        note,
        isOpen,
      });
    } catch (error) {
      if (started.isAlive) breaks(`the door does not open: ${String(error)}`);
    }
  }

  /** A command has no lock and no door, and is over once it has answered. */
  async function verifyBeside(game: KnownGame): Promise<void> {
    lastProgram += 1;
    const started = createProgram(lastProgram, world);
    const { run } = await loading(load<typeof verify>(started, 'cli/commands/verify.ts'));
    await verifyGame(game, { run, path: fileOf(game), note, broken: breaks });
    kill(started);
  }

  /** What is dead is started again a little later, as long as people play. */
  function revive(): void {
    if (door?.program.isAlive === true || isOpening || clock.now() > plan.lastsMs) return;
    isOpening = true;
    clock.after(dice.between(500, 60_000), () => void openDoor());
  }

  function strike(fault: Fault): void {
    const { kind } = fault;
    note(kind);
    if (kind === 'kill' && door !== undefined) door.program.diesAt = door.program.calls + fault.calls;
    else if (kind === 'power') cutPower();
    else if (kind === 'full') {
      disk.state.room = disk.used() + fault.left;
      clock.after(fault.forMs, () => {
        disk.state.room = Infinity;
      });
    } else if (kind === 'slow') slowUntil = clock.now() + fault.forMs;
    else if (kind === 'held') disk.state.held = fault.renames;
    else if (kind === 'broken') disk.state.broken = fault.writes;
    else if (kind === 'lies') {
      disk.state.lies = true;
      clock.after(fault.forMs, () => {
        disk.state.lies = false;
        forget(shelf);
        cutPower();
      });
    } else if (kind === 'clock') clock.set(fault.byMs);
    else if (kind === 'second') void openDoor(true);
    else if (kind === 'close' && door !== undefined) {
      const closing = door;
      door = undefined;
      isOpening = true;
      void closing.services.close().then(() => {
        kill(closing.program);
        isOpening = false;
        revive();
      });
    } else if (kind === 'line') {
      box.disturb(faultPresets[fault.how]);
      clock.after(fault.forMs, () => box.calm());
    } else if (kind === 'unplug') {
      box.unplug();
      clock.after(fault.forMs, () => box.replug());
    } else if (kind === 'restart') box.restart();
    else if (kind === 'damage') damage(fault.nth, fault.byte);
  }

  function cutPower(): void {
    if (disk.state.lies) forget(shelf);
    for (const one of programs.values()) kill(one);
    disk.cutPower(dice);
    door = undefined;
    isOpening = false;
    revive();
  }

  function damage(nth: number, byte: number): void {
    const games = [...shelf.games.values()].filter(({ place }) => place.kind === 'games');
    const game = games[nth % Math.max(1, games.length)];
    const inode = game === undefined ? undefined : disk.at(fileOf(game));
    if (game === undefined || inode === undefined || inode.data.length === 0) return;
    const bytes = inode.data.slice();
    const place = byte % bytes.length;
    bytes[place] = (bytes[place] ?? 0) ^ 0x55;
    inode.data = bytes;
    inode.safe = bytes;
    game.sure = undefined;
    game.damages += 1;
  }

  let events = 0;
  note(box.isReal ? 'the box runs its own firmware' : 'the box is the simulator’s');
  void openDoor();
  for (const fault of plan.faults) clock.after(fault.at, () => strike(fault));
  while (broken === undefined && clock.now() < plan.lastsMs) {
    // What follows from a step without waiting is done before the next one.
    for (const load of loads) await load;
    await new Promise(setImmediate);
    if (door !== undefined && !door.program.isAlive) {
      note('the door has died');
      door = undefined;
    }
    revive();
    watch.look();
    if (door?.program.isAlive === true) watch.compareBox(door.services);
    events += 1;
    if (!clock.next()) break;
  }
  // Whoever has waited for one module may ask for the next.
  while (loads.size > 0) for (const load of loads) await load;
  note(`${events} events, ${disk.inodes.size} inodes`);
  isOver = true;
  for (const one of programs.values()) kill(one);
  return { broken, hash: hash.digest('hex'), events, ms: clock.now(), requests, story };
}

async function load<T>({ id }: Program, path: string): Promise<T> {
  return (await import(new URL(`../../electron/${path}?program=${id}`, import.meta.url).href)) as T;
}
