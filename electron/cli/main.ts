import type { Problem, Result } from '#shared/kernel/result.ts';
import { parseArguments } from './arguments.ts';
import type { Call, Command, Outcome } from './command.ts';
import { familyOf, findCommand, unknownCommand } from './find-command.ts';
import { commandHelp, overview } from './help.ts';

/** `cubewright COMMAND ...`: finds the command, reads its arguments, runs it, tells what went wrong in words. */

const helpWords: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

/** Aborted by the first signal; the second one kills at once, as it would any program. */
const stop = new AbortController();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * From here on a signal is an event, and a command ends in good order. Not before all is loaded: loading is one long turn
 * of the event loop, in which no event is heard, while a signal without listeners ends the process at once.
 */
function listen(): void {
  for (const signal of signals) process.on(signal, onSignal);
}

function onSignal(): void {
  for (const signal of signals) process.off(signal, onSignal);
  stop.abort();
}

async function main(given: readonly string[]): Promise<boolean> {
  const [first] = given;
  if (first === '--version') return say((await import('#electron/services/home.ts')).programVersion());
  if (helpWords.includes(first)) return help(given.slice(1));
  const found = findCommand(given);
  if (found === undefined) return tell(unknownCommand(given), given.includes('--json'));
  if (found.rest.includes('--help') || found.rest.includes('-h')) return say(commandHelp(found.command));
  return run(found.command, found.rest);
}

async function run(command: Command, given: readonly string[]): Promise<boolean> {
  const json = given.includes('--json');
  const parsed = parseArguments(given, command);
  if (!parsed.ok) return tell(parsed.problem, json);
  const { words, flags } = parsed.value;
  const missing = command.needs[words.length];
  if (missing !== undefined) {
    return tell({ code: 'cli/missing-word', command: command.name, word: missing }, json);
  }
  const extra = words[command.needs.length];
  if (extra !== undefined && command.more !== true) {
    return tell({ code: 'cli/extra-word', command: command.name, word: extra }, json);
  }
  const { run: runCommand } = await command.load(words);
  // The sentences as well, or a stop would be told only once they are loaded.
  await import('#shared/i18n/index.ts');
  listen();
  return finish(await runCommand(call(words, flags, json)), json);
}

function call(words: Call['words'], flags: Call['flags'], json: boolean): Call {
  return {
    words,
    flags,
    json,
    stop: stop.signal,
    say: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
  };
}

function finish(result: Result<Outcome, Problem>, json: boolean): boolean | Promise<boolean> {
  return result.ok ? result.value === 'done' : tell(result.problem, json);
}

/** The sentence goes to standard error; with `--json` the facts go to standard output as well. */
async function tell<P extends Problem>(problem: P, json: boolean): Promise<boolean> {
  const { createTranslator, problemText } = await import('#shared/i18n/index.ts');
  if (json) say(JSON.stringify({ problem }));
  process.stderr.write(`${shown(problemText(createTranslator().t, problem))}\n`);
  return false;
}

/** A problem may quote a file, and what is in a file must not steer the terminal. */
function shown(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
}

function help(given: readonly string[]): boolean | Promise<boolean> {
  if (given.length === 0) return say(overview());
  const found = findCommand(given);
  if (found !== undefined) return say(commandHelp(found.command));
  const family = familyOf(given[0]);
  return family.length > 0 ? say(family.map(commandHelp).join('\n\n')) : tell(unknownCommand(given), false);
}

function say(text: string): true {
  process.stdout.write(`${text}\n`);
  return true;
}

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
// Nobody reads the notes, but the work is wanted all the same.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Set, not exited with: what was written to a pipe gets there first.
process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
