import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { nearestWord } from './arguments.ts';

export interface FoundCommand {
  readonly command: Command;
  readonly rest: readonly string[];
}

export function findCommand(given: readonly string[]): FoundCommand | undefined {
  for (const words of [2, 1]) {
    const name = given.slice(0, words).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command !== undefined) return { command, rest: given.slice(words) };
  }
  return undefined;
}

export function familyOf(word: string | undefined): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}

export type UnknownCommand =
  | { readonly code: 'cli/unknown-command'; readonly command: string }
  | { readonly code: 'cli/unknown-command-near'; readonly command: string; readonly near: string }
  | {
      readonly code: 'cli/incomplete-command';
      readonly command: string;
      readonly known: readonly string[];
    };

export function unknownCommand(given: readonly string[]): UnknownCommand {
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
