import { cli } from '#shared/i18n/en/cli.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';

/** Help reads the catalogue directly, without translator and schemas, so that it answers at once. */

interface CommandTexts {
  readonly usage: readonly string[];
  readonly says: string;
  readonly more?: string;
  readonly flags?: Readonly<Record<string, string>>;
}

const texts: Readonly<Record<string, CommandTexts>> = cli.commands;

export function overview(): string {
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

export function commandHelp({ name }: Command): string {
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
