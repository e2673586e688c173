import { join } from 'node:path';
import { createEventBus, type EventBus } from './event-bus.ts';
import type { Exporter } from './exporter.ts';
import { programFolder, programVersion, type Home } from './home.ts';
import { openLexica, type Lexica } from './lexica.ts';
import { openLibrary, type Library } from './library.ts';
import { readRecordFacts } from './record-facts.ts';
import { openSettings, type SettingsService } from './settings.ts';

/** Everything with effects, put together once and shared by all that come in by one door. */
export interface House {
  readonly door: 'desktop' | 'browser';
  readonly version: string;
  readonly home: Home;
  readonly bus: EventBus;
  readonly settings: SettingsService;
  readonly library: Library;
  readonly lexica: Lexica;
  readonly exporter: Exporter;
  /** Lets go of the box and of what is being printed. */
  close(): Promise<void>;
}

export interface HouseParts {
  readonly door: 'desktop' | 'browser';
  readonly home: Home;
  readonly exporter: Exporter;
  readonly program?: string | undefined;
}

export function openHouse({ door, home, exporter, program = programFolder() }: HouseParts): House {
  const bus = createEventBus();
  return {
    door,
    version: programVersion(program),
    home,
    bus,
    settings: openSettings(home.settings),
    library: openLibrary({ home, readRecord: readRecordFacts, bus }),
    lexica: openLexica(join(program, 'build', 'lexica')),
    exporter,
    close: async () => undefined,
  };
}
