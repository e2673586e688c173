import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  ownWord,
  settings as settingsSchema,
  type DamagedFile,
  type KeptFileName,
  type Mending,
  type Settings,
  type SettingsChange,
} from '#shared/contract/index.ts';
import { ok, type JsonValue, type Problem, type Result } from '#shared/kernel/index.ts';
import type { EventBus } from '../event-bus.ts';
import { createHomeWriter, type HomeWriter } from './home-writer.ts';
import type { Home } from './home.ts';
import { entriesOf, joinEntries, type Entries, type Entry, type Shape } from '../kept/entries.ts';
import { openKeptFile, type KeptFile } from '../kept/kept-file.ts';
import { createQueue } from '../turns.ts';
import { ownWordsShape, replaceOwnWords, wordEntries, wordsIn } from '../words/own-words.ts';

/** Choices and personal words are two files, so that neither can damage the other. */
export interface SettingsService {
  /** Never refuses: missing entries of a damaged file come from its last good copy. */
  read(): Promise<Result<Settings, Problem>>;
  write(change: SettingsChange): Promise<Result<Settings, Problem>>;
  damaged(): Promise<readonly DamagedFile[]>;
  mend(file: KeptFileName, how: Mending): Promise<Result<Settings, Problem>>;
}

export interface SettingsParts {
  readonly bus?: EventBus | undefined;
  readonly writer?: HomeWriter | undefined;
}

const format = 'cubewright-settings';
const { shape } = settingsSchema;
const rememberedKey = z.string().max(100);

/** `settings.json` holds choices and remembered values; in older versions it had personal words too and no format. */
const settingsShape: Shape = {
  head: { format, version: 1 },
  keys: Object.keys(shape),
  wasHeadless: true,
  objects: [['remembered'], ['myWords']],
  lists: [
    ['myWords', 'allow'],
    ['myWords', 'forbid'],
  ],
  fits([first = '', second], value) {
    if (first === 'format') return value === format;
    if (first === 'version') return Number.isSafeInteger(value);
    if (first === 'remembered') return rememberedKey.safeParse(second).success;
    if (first === 'myWords') return !isListName(second) || ownWord.safeParse(value).success;
    return !isChoice(first) || shape[first].safeParse(value).success;
  },
};

export function openSettings(
  home: Pick<Home, 'settings' | 'ownWords'>,
  parts: SettingsParts,
): SettingsService {
  const writer = 'writer' in parts ? parts.writer : createHomeWriter();
  const open = (file: KeptFileName, path: string, made: Shape): KeptFile =>
    openKeptFile({
      path,
      shape: made,
      writer,
      onDamage: () => parts.bus?.emit({ event: 'damageChanged', payload: { file } }),
    });
  const files = {
    settings: open('settings', home.settings, settingsShape),
    'own-words': open('own-words', home.ownWords, ownWordsShape),
  } as const;

  async function both(): Promise<{ readonly settings: Entries; readonly words: Entries }> {
    const settings = await files.settings.read();
    const older = olderWords(settings);
    const words = await files['own-words'].read();
    if (older.size === 0) return { settings, words };
    const joined = joinEntries(words, older);
    if (writer !== undefined) await moveWords(older);
    return { settings: withoutWords(settings), words: joined };
  }

  /** Moves the words of an older version: they leave the settings once they are safe in their own file. */
  async function moveWords(older: Entries): Promise<void> {
    const moved = await files['own-words'].update((words) => joinEntries(words, older));
    if (moved.ok) await files.settings.update(withoutWords);
  }

  async function readNow(): Promise<Result<Settings, Problem>> {
    const { settings, words } = await both();
    return ok(settingsOf(settings, words));
  }

  async function writeNow(asked: SettingsChange): Promise<Result<Settings, Problem>> {
    const { myWords, myWordsWere, rememberedWere, ...change } = asked;
    // First move the words of an older version, because the change is made to the moved words.
    await both();
    if (myWords !== undefined) {
      const written = await files['own-words'].update((words) =>
        replaceOwnWords(words, myWords, myWordsWere),
      );
      if (!written.ok) return written;
    }
    if (Object.keys(change).length > 0) {
      const written = await files.settings.update(
        (settings) => new Map([...settings, ...changed(stillWanted(change, rememberedWere, settings))]),
      );
      if (!written.ok) return written;
    }
    return readNow();
  }

  /** Writes run in the order of their arrival, and reads wait for them: a new page reads what the old one wrote. */
  const turns = createQueue();

  return {
    read: () => turns.run('settings', readNow),
    write: (change) => turns.run('settings', () => writeNow(change)),
    async damaged() {
      await both();
      const reports = await Promise.all(
        (['settings', 'own-words'] as const).map(async (file) => {
          const report = await files[file].damage();
          return report === undefined ? [] : [{ file, ...report }];
        }),
      );
      return reports.flat();
    },
    async mend(file, how) {
      const mended = await files[file].mend(how);
      return mended.ok ? readNow() : mended;
    },
  };
}

function settingsOf(settings: Entries, words: Entries): Settings {
  const known = [...settings.values()].filter(({ foreign }) => foreign === undefined);
  return settingsSchema.parse({
    ...Object.fromEntries(
      known.flatMap(({ path: [first = ''], value }) => (isChoice(first) ? [[first, value]] : [])),
    ),
    remembered: rememberedIn(settings),
    myWords: wordsIn(words),
  });
}

function rememberedIn(settings: Entries): Readonly<Record<string, unknown>> {
  const remembered = [...settings.values()].filter(
    ({ path: [first], inList, foreign }) => first === 'remembered' && !inList && foreign === undefined,
  );
  return Object.fromEntries(remembered.map(({ path: [, key = ''], value }) => [key, value]));
}

type Choices = Omit<SettingsChange, 'myWords' | 'myWordsWere' | 'rememberedWere'>;

/** Leaves out what another window has changed since. */
function stillWanted(
  { remembered = {}, ...named }: Choices,
  were: SettingsChange['rememberedWere'] = {},
  settings: Entries,
): Choices {
  const kept = rememberedIn(settings);
  const wanted = Object.entries(remembered).filter(
    ([key]) => !Object.hasOwn(were, key) || isDeepStrictEqual(kept[key] ?? null, were[key]),
  );
  return { ...named, remembered: Object.fromEntries(wanted) };
}

function changed({ remembered = {}, ...named }: Choices): Entries {
  const entry = (path: readonly string[], value: unknown): Entry => ({
    path,
    // The contract has parsed the value as JSON.
    value: value as JsonValue,
    inList: false,
  });
  return entriesOf([
    ...Object.entries(named).map(([name, value]) => entry([name], value)),
    ...Object.entries(remembered).map(([key, value]) => entry(['remembered', key], value)),
  ]);
}

function olderWords(settings: Entries): Entries {
  const words = [...settings.values()].flatMap(({ path: [first, which], value, inList }) =>
    first === 'myWords' && inList ? [{ which, word: String(value) }] : [],
  );
  const inList = (name: string): string[] =>
    words.flatMap(({ which, word }) => (which === name ? [word] : []));
  return entriesOf(wordEntries({ allow: inList('allow'), forbid: inList('forbid') }));
}

function withoutWords(settings: Entries): Entries {
  return new Map([...settings].filter(([, { path, inList }]) => path[0] !== 'myWords' || !inList));
}

function isChoice(name: string): name is Exclude<keyof typeof shape, 'myWords' | 'remembered'> {
  return Object.hasOwn(shape, name) && name !== 'myWords' && name !== 'remembered';
}

function isListName(name: string | undefined): boolean {
  return name === 'allow' || name === 'forbid';
}
