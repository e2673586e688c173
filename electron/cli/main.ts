import type { Problem, Result } from '#shared/kernel/result.ts';
import { parseArguments } from './arguments.ts';
import type { Call, Command } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, overview } from './help.ts';
import { nearest } from './nearest.ts';

/** `cubewright COMMAND ...`: finds the command, reads its arguments, runs it, tells what went wrong in words. */

const helpWords: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

async function main(given: readonly string[]): Promise<boolean> {
  const [first, ...rest] = given;
  if (first === '--version') return say((await import('#electron/services/home.ts')).programVersion());
  if (helpWords.includes(first)) return help(rest[0]);
  const command = commands.find(({ name }) => name === first);
  if (command === undefined) return tell(unknownCommand(first ?? ''), false);
  if (rest.includes('--help') || rest.includes('-h')) return say(commandHelp(command));
  return run(command, rest);
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
  const { run: runCommand } = await command.load();
  return finish(await runCommand(call(words, flags, json)), json);
}

function call(words: Call['words'], flags: Call['flags'], json: boolean): Call {
  const stop = new AbortController();
  const stopping = (): void => {
    stop.abort();
  };
  process.once('SIGINT', stopping).once('SIGTERM', stopping);
  return {
    words,
    flags,
    json,
    stop: stop.signal,
    say: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
  };
}

function finish(result: Result<undefined, Problem>, json: boolean): boolean | Promise<boolean> {
  return result.ok || tell(result.problem, json);
}

/** The sentence goes to standard error; with `--json` the facts go to standard output as well. */
async function tell<P extends Problem>(problem: P, json: boolean): Promise<boolean> {
  const { createTranslator, problemText } = await import('#shared/i18n/index.ts');
  if (json) say(JSON.stringify({ problem }));
  process.stderr.write(`${problemText(createTranslator().t, problem)}\n`);
  return false;
}

function help(name: string | undefined): boolean | Promise<boolean> {
  if (name === undefined) return say(overview());
  const command = commands.find((one) => one.name === name);
  return command === undefined ? tell(unknownCommand(name), false) : say(commandHelp(command));
}

function unknownCommand(command: string) {
  const near = nearest(
    command,
    commands.map(({ name }) => name),
  );
  return near === undefined
    ? { code: 'cli/unknown-command', command }
    : { code: 'cli/unknown-command-near', command, near };
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

// Set, not exited with: what was written to a pipe gets there first.
process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
