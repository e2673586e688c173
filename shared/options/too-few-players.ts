import { optionsInUse, type Option, type OptionValue } from './option.ts';

export interface TooFewPlayers {
  readonly code: 'option/too-few-players';
  readonly option: string;
  readonly choice: string;
  readonly players: number;
  readonly least: number;
}

export function tooFewPlayers(
  options: readonly Option[],
  values: Readonly<Record<string, OptionValue>>,
  players: number,
): TooFewPlayers | undefined {
  for (const option of optionsInUse(options, values)) {
    if (option.kind !== 'choice') continue;
    const choice = String(values[option.name] ?? option.default);
    const least = option.leastPlayers?.[choice] ?? 1;
    if (players < least) {
      return { code: 'option/too-few-players', option: option.name, choice, players, least };
    }
  }
  return undefined;
}
