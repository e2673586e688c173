import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { openBox, type BoxService } from './box/box.ts';
import { openBoxMemory } from './box/box-settings.ts';
import { serialApart } from './box/serial/serial-apart.ts';
import { forkSerial, type StartSerial } from './box/serial/start-serial.ts';
import { openDesigns, type Designs } from './designs.ts';
import { openDrafts, type Drafts } from './drafts.ts';
import { openEarlierVersions, type EarlierVersions } from './earlier/earlier-versions.ts';
import { createEventBus, type EventBus, type Exporter } from './event-bus.ts';
import { programFolder, programVersion, type Home } from './home/home.ts';
import type { HomeLock } from './home/home-lock.ts';
import { createHomeWriter } from './home/home-writer.ts';
import { openJudging, type Judging } from './words/judging.ts';
import { openLexica, type Lexica } from './words/lexica.ts';
import { openLibrary, type Library } from './library.ts';
import { openListImport, type ListImport } from './words/list-import.ts';
import { openPrinting, type Printing } from './print/printing.ts';
import { openPrints, type Prints } from './print/prints.ts';
import { openReviews, type Reviews } from './reviews.ts';
import { openRecordReader, type RecordReader } from './records.ts';
import { openSettings, type SettingsService } from './home/settings.ts';
import { jobsAtOnce } from './thread.ts';
import { createTurns } from './turns.ts';
import { createUnderWay, type UnderWay } from './under-way.ts';

export interface Services {
  readonly door: 'desktop' | 'browser';
  readonly version: string;
  readonly home: Home;
  readonly bus: EventBus;
  readonly settings: SettingsService;
  readonly library: Library;
  readonly earlier: EarlierVersions;
  readonly designs: Designs;
  readonly drafts: Drafts;
  readonly reviews: Reviews;
  readonly lexica: Lexica;
  readonly imports: ListImport;
  readonly judging: Judging;
  readonly records: RecordReader;
  readonly printing: Printing;
  readonly prints: Prints;
  readonly box: BoxService;
  readonly exporter: Exporter;
  readonly canWrite: HomeLock['canWrite'];
  /** Holds the calls of all pages. */
  readonly calls: UnderWay;
  /** Ends the box and the running jobs, then releases the home once what was asked for is on disk. */
  close(): Promise<void>;
}

export interface ServicesParts {
  readonly door: 'desktop' | 'browser';
  readonly home: Home;
  readonly lock: HomeLock;
  readonly exporter: Exporter;
  readonly program?: string | undefined;
  /** A process of Node is forked if it is left out; Electron has one of its own. */
  readonly startSerial?: StartSerial;
}

/** A port is closed in milliseconds, and a stuck write is given up after a second. */
const boxPatienceMs = 3000;
/** A disk may be slow. A call that waits for a dialog or a hanging driver must not keep the program and its home. */
const callPatienceMs = 10_000;

export function openServices({
  door,
  home,
  lock,
  exporter,
  program = programFolder(),
  startSerial = forkSerial,
}: ServicesParts): Services {
  const bus = createEventBus();
  const writer = createHomeWriter({ held: lock.held, home: home.folder });
  const lexica = openLexica({ bundled: join(program, 'build', 'lexica'), own: home.lexica, bus, writer });
  const turns = createTurns(jobsAtOnce);
  const imports = openListImport(bus, lexica, program, turns);
  const settings = openSettings(home, { bus, writer });
  const prints = openPrints({ home, bus, writer });
  const printing = openPrinting(bus, exporter, program, turns, (design) => prints.remember(design));
  const serial = serialApart(program, startSerial);
  const box = openBox(bus, serial.list, serial.transport, openBoxMemory(settings));
  const records = openRecordReader(lexica);
  const library = openLibrary({
    home,
    records,
    bus,
    writer,
    program: programVersion(program),
    replaced(id, before) {
      earlier.replaced(id, before);
    },
  });
  const earlier = openEarlierVersions({ home, bus, writer, records, library });
  const drafts = openDrafts({ home, bus, writer });
  const reviews = openReviews({ home, bus, writer });
  const calls = createUnderWay();
  return {
    door,
    version: programVersion(program),
    home,
    bus,
    settings,
    library,
    earlier,
    designs: openDesigns({ home, bus, writer }),
    drafts,
    reviews,
    lexica,
    imports,
    judging: openJudging(lexica, settings),
    records,
    printing,
    prints,
    box,
    exporter,
    canWrite: lock.canWrite,
    calls,
    async close() {
      printing.close();
      imports.close();
      try {
        // A driver that hangs must not keep the program and its home.
        await atMost(boxPatienceMs, box.disconnect());
      } finally {
        serial.end();
        // A closing window sends its last draft and its last choice, perhaps behind a call that is under way.
        await atMost(callPatienceMs, calls.ended());
        await Promise.all([drafts.written(), reviews.written(), earlier.written(), library.written()]);
        lock.release();
      }
    },
  };
}

function atMost(ms: number, task: Promise<unknown>): Promise<unknown> {
  return Promise.race([task, wait(ms, undefined, { ref: false })]);
}
