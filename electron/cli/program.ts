import type { Problem, Result } from '#shared/kernel/result.ts';
import { parseArguments, nearestWord } from './arguments.ts';
import { fileOf, type Call, type Command, type Outcome } from './command.ts';
import { commands } from './commands.ts';
import { cli } from '#shared/i18n/en/cli.ts';

export interface Terminal {
  say(text: string): void;
  drained?(): Promise<void>;
  note(text: string): void;
  listen(): AbortSignal;
}

const helpWords: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

export async function runProgram(given: readonly string[], terminal: Terminal): Promise<boolean> {
  const [first] = given;
  if (first === '--version') {
    return say((await import('#electron/services/home/home.ts')).programVersion(), terminal);
  }
  if (helpWords.includes(first)) return help(given.slice(1), terminal);
  const found = findCommand(given);
  if (found === undefined) return tell(unknownCommand(given), given.includes('--json'), terminal);
  if (found.rest.includes('--help') || found.rest.includes('-h')) {
    return say(commandHelp(found.command), terminal);
  }
  return run(found.command, found.rest, terminal);
}

async function run(command: Command, given: readonly string[], terminal: Terminal): Promise<boolean> {
  const json = given.includes('--json');
  const parsed = parseArguments(given, command);
  if (!parsed.ok) return tell(parsed.problem, json, terminal);
  const { words, flags } = parsed.value;
  // An empty word, as from an unset shell variable, counts as missing.
  const empty = words.indexOf('');
  const missing = command.needs[empty < 0 ? words.length : Math.min(empty, command.needs.length - 1)];
  if (missing !== undefined) {
    return tell({ code: 'cli/missing-word', command: command.name, word: missing }, json, terminal);
  }
  const extra = words[command.needs.length];
  if (extra !== undefined && command.more !== true) {
    return tell({ code: 'cli/extra-word', command: command.name, word: extra }, json, terminal);
  }
  const { run: runCommand } = await command.load(words);
  // The texts are loaded too, so that a stop is reported at once.
  await import('#shared/i18n/index.ts');
  const stop = terminal.listen();
  const call: Call = {
    words,
    flags,
    json,
    stop,
    say: (text) => {
      terminal.say(text);
    },
    drained: () => terminal.drained?.() ?? Promise.resolve(),
    note: (text) => {
      terminal.note(text);
    },
  };
  return finish(await runCommand(call), json, terminal);
}

function finish(
  result: Result<Outcome, Problem>,
  json: boolean,
  terminal: Terminal,
): boolean | Promise<boolean> {
  return result.ok ? result.value === 'done' : tell(result.problem, json, terminal);
}

/** The sentence goes to standard error; with `--json`, the facts also go to standard output. */
async function tell<P extends Problem>(problem: P, json: boolean, terminal: Terminal): Promise<boolean> {
  const { createTranslator, problemText } = await import('#shared/i18n/index.ts');
  const { t } = createTranslator();
  if (json) terminal.say(JSON.stringify({ problem }));
  const text = problemText(t, problem);
  const file = fileOf(problem);
  terminal.note(shown(file === undefined || text.includes(file) ? text : t('cli:inFile', { file, text })));
  return false;
}

/** Control characters quoted from a file must not steer the terminal. */
function shown(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
}

function help(given: readonly string[], terminal: Terminal): boolean | Promise<boolean> {
  if (given.length === 0) return say(overview(), terminal);
  const found = findCommand(given);
  if (found !== undefined) return say(commandHelp(found.command), terminal);
  const family = familyOf(given[0]);
  return family.length > 0
    ? say(family.map(commandHelp).join('\n\n'), terminal)
    : tell(unknownCommand(given), false, terminal);
}

function say(text: string, terminal: Terminal): true {
  terminal.say(text);
  return true;
}

interface FoundCommand {
  readonly command: Command;
  readonly rest: readonly string[];
}

function findCommand(given: readonly string[]): FoundCommand | undefined {
  for (const words of [2, 1]) {
    const name = given.slice(0, words).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command !== undefined) return { command, rest: given.slice(words) };
  }
  return undefined;
}

function familyOf(word: string | undefined): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}

type UnknownCommand =
  | { readonly code: 'cli/unknown-command'; readonly command: string }
  | { readonly code: 'cli/unknown-command-near'; readonly command: string; readonly near: string }
  | {
      readonly code: 'cli/incomplete-command';
      readonly command: string;
      readonly known: readonly string[];
    };

function unknownCommand(given: readonly string[]): UnknownCommand {
  const [first = '', second] = given.filter((word) => !word.startsWith('-'));
  const family = familyOf(first).map(({ name }) => name);
  if (family.length > 0 && second === undefined) {
    return { code: 'cli/incomplete-command', command: first, known: family };
  }
  const names = commands.map(({ name }) => name);
  const near = nearestWord(`${first} ${second}`, names) ?? nearestWord(first, names);
  const command = family.length > 0 ? `${first} ${second}` : first;
  return near === undefined
    ? { code: 'cli/unknown-command', command }
    : { code: 'cli/unknown-command-near', command, near };
}

/** Help reads the catalogue directly, without translator and schemas, so that it answers at once. */

interface CommandTexts {
  readonly usage: readonly string[];
  readonly says: string;
  readonly more?: string;
  readonly flags?: Readonly<Record<string, string>>;
}

const texts: Readonly<Record<string, CommandTexts>> = cli.commands;

function overview(): string {
  const rows = commands.map(({ name }) => [name, texts[name]?.says ?? ''] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    cli.help.title,
    '',
    cli.help.usage,
    '',
    ...rows.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`),
    '',
    cli.help.more,
  ].join('\n');
}

function commandHelp({ name }: Command): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`No help text for ${name}`);
  const flags = Object.entries(text.flags ?? {});
  const width = Math.max(0, ...flags.map(([flag]) => flag.length));
  return [
    text.says,
    '',
    ...text.usage.map((line) => `  cubewright ${line}`),
    ...(flags.length === 0 ? [] : ['', ...flags.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`)]),
    ...(text.more === undefined ? [] : ['', text.more]),
  ].join('\n');
}
