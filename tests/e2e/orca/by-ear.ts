import type { Page } from 'playwright-core';
import { longWait } from '#tests/support/patience.ts';
import { ask } from '#tests/support/screens.ts';

/** Somebody who hears Orca and presses keys, and sees nothing; what is worth keeping goes into `heard`. */
export interface Ear {
  readonly heard: readonly string[];
  /** Begins a part of what is kept. */
  part(title: string): void;
  /** Asks by a comma and this letter, until what Orca says fits; news may come between, so it fits from its beginning. */
  hear(letter: string, fits?: RegExp): Promise<string>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes on by Tab until Orca names this. On a screen one asks where the focus is, at a table what was said last. */
  goTo(name: RegExp): Promise<void>;
  atTable(): void;
  /** Says yes to the question before a last move. */
  endGame(): Promise<void>;
}

/** The mark of a question in a field and elsewhere. */
const mark = 'Control+,';

export function listening(page: Page, hears: (ask: () => Promise<string>) => Promise<string>): Ear {
  const heard: string[] = [];
  let focus = 'p';
  const say = (letter: string) => hears(() => ask(page, mark, letter));
  const until = async (letter: string, fits: (text: string) => boolean): Promise<string> => {
    const end = Date.now() + longWait;
    for (;;) {
      const text = await say(letter);
      if (fits(text)) return text;
      if (Date.now() > end) throw new Error(`After , ${letter} Orca says: ${text}`);
    }
  };
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    heard,
    part: (title) => heard.push(`${heard.length === 0 ? '' : '\n'}${title}`),
    async hear(letter, fits = /\S/) {
      const text = await until(letter, (one) => fits.test(one));
      heard.push(`, ${letter}: ${text}`);
      return text;
    },
    press,
    type: (text) => page.keyboard.type(text),
    async goTo(name) {
      let at = await say(focus);
      for (let step = 0; step < 150; step += 1) {
        if (name.test(at)) {
          heard.push(`Tab: ${at}`);
          return;
        }
        const before = at;
        await press('Tab');
        // Two neighbours may have one name, so that only so many questions are asked.
        for (let again = 0; again < 4 && at === before; again += 1) at = await say(focus);
      }
      throw new Error(`Tab does not lead to ${String(name)}: ${at}`);
    },
    atTable() {
      focus = 'a';
    },
    async endGame() {
      // Orca reads a dialog by itself, which is lost on a busy machine, and in it nothing can be asked.
      await page.locator('dialog[open]').waitFor();
      await press('Tab', 'Enter');
    },
  };
}

/** Goes to the chosen one of several choices, and by the arrows to another. */
export async function choose(ear: Ear, group: string, choice: string): Promise<void> {
  const within = new RegExp(`choice, chosen\\..* In ${group}`);
  await ear.goTo(within);
  const wanted = new RegExp(`^${choice}\\b.*, choice, chosen`);
  for (let step = 0; step < 9; step += 1) {
    const at = await ear.hear('p');
    if (wanted.test(at)) return;
    await ear.press('ArrowDown');
  }
  throw new Error(`${choice} is not among ${group}`);
}

export async function write(ear: Ear, label: string, text: string): Promise<void> {
  await ear.goTo(new RegExp(`^${label}\\b.*, field`));
  await ear.press('ControlOrMeta+a');
  await ear.type(text);
  await ear.hear('p', new RegExp(`field, ${text}\\b`));
}

/** Deals a game of two people from New game, with the house rules given and a seed. */
export async function dealGame(
  ear: Ear,
  name: string,
  seed: number,
  houseRules: (ear: Ear) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  ear.part(`A new game of ${name}`);
  await ear.press('n');
  await ear.hear('p', /^New game, heading/);
  await choose(ear, 'Which game', name);
  await write(ear, 'Name at place 1', 'Ann');
  await write(ear, 'Name at place 2', 'Ben');
  await choose(ear, 'Who plays for Ben', 'Person');
  await houseRules(ear);
  await ear.goTo(/^Repeat a deal, button/);
  await ear.press('Enter');
  await ear.hear('p', /^Seed, field/);
  await ear.type(String(seed));
  await ear.hear('p', new RegExp(`^Seed, field, ${seed}\\b`));
  await ear.press('Enter');
  ear.atTable();
}

/** Writes a move into the line of the table and enters it. */
export async function writeLine(ear: Ear, line: string): Promise<void> {
  await ear.press('Escape', '/');
  await ear.hear('a', /, field/);
  await ear.type(line);
  await ear.press('Enter');
}

/** Enters a move, until what happened last begins so. */
export async function enter(ear: Ear, line: string, news: string): Promise<void> {
  await writeLine(ear, line);
  await ear.hear('l', new RegExp(`^Turn \\d+: ${news}`));
}
