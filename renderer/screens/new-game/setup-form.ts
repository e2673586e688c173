import { z } from 'zod';
import {
  alphacubesOptions,
  computerLevels,
  alphacubesRules,
  seatsAllowed,
} from '#shared/games/alphacubes/index.ts';
import type { AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { longestName, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { defaults, optionsSchema } from '#shared/options/index.ts';
import {
  checkNames,
  formatRecord,
  recordFormat,
  recordVersion,
  startOf,
  type GameRecord,
  type NameProblem,
} from '#shared/records/index.ts';

/** Who is to sit at a place. */
export type SetupPlayer =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'computer'; readonly level: number };

/** The set-up form as it is filled in, and as it is remembered for the next game. */
export interface SetupForm {
  readonly players: readonly SetupPlayer[];
  readonly options: AlphacubesOptions;
  /** As typed; undefined where chance is to choose. */
  readonly seed: string | undefined;
}

const playerName = z.string().max(longestName);
const setupPlayer = z.union([
  z.object({ name: playerName, kind: z.literal('person') }),
  z.object({
    name: playerName,
    kind: z.literal('computer'),
    level: z.int().min(1).max(computerLevels.length),
  }),
  // As it was remembered when there were people alone.
  playerName.transform((name): SetupPlayer => ({ name, kind: 'person' })),
]);

export const setupForm: z.ZodType<SetupForm> = z.object({
  players: z.array(setupPlayer).min(seatsAllowed.least).max(seatsAllowed.most),
  options: optionsSchema(alphacubesOptions),
  seed: z.undefined().or(z.string()),
}) as z.ZodType<SetupForm>;

export const firstForm = (names: readonly string[]): SetupForm => ({
  players: names.slice(0, 2).map((name) => ({ name, kind: 'person' })),
  options: defaults(alphacubesOptions),
  seed: undefined,
});

export const seedLimit = 2 ** 32 - 1;

export type SetupFormProblem =
  NameProblem | { readonly code: 'setup/bad-seed'; readonly seed: string; readonly most: number };

/**
 * The record that the filled-in form asks for, as text; every problem of names, seed, board and words is found here,
 * by the rules themselves where they have a say. `chance` is the seed where none was typed.
 */
export function recordOf(
  form: SetupForm,
  lexicon: GameRecord['lexicon'],
  chance: number,
): Result<string, SetupFormProblem | Problem> {
  const names = checkNames(form.players.map(({ name }) => name));
  if (!names.ok) return names;
  const seed = form.seed === undefined ? ok(chance) : parseSeed(form.seed);
  if (!seed.ok) return seed;
  const record: GameRecord = {
    format: recordFormat,
    version: recordVersion,
    game: 'alphacubes',
    options: tidy(form.options),
    seed: seed.value,
    players: form.players.map((player, at) => ({ ...player, name: names.value[at] ?? player.name })),
    lexicon,
    takenBack: 0,
    moves: [],
  };
  const start = alphacubesRules.setup({ ...startOf(record), options: tidy(form.options) });
  return start.ok ? ok(formatRecord(record)) : start;
}

const nameCodes = [
  'setup/no-name',
  'setup/same-name',
  'setup/name-too-long',
  'setup/hidden-in-name',
] as const satisfies readonly NameProblem['code'][];

/** The problem, if it is one of a name: it is said beside the line where the name is written. */
export function nameProblem(problem: Problem | undefined): NameProblem | undefined {
  const isOne = nameCodes.some((code) => code === problem?.code);
  return isOne ? (problem as NameProblem) : undefined;
}

/** A whole number that a seed may be. */
export function parseSeed(typed: string): Result<number, SetupFormProblem> {
  const text = typed.trim();
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return seed <= seedLimit ? ok(seed) : refuse({ code: 'setup/bad-seed', seed: text, most: seedLimit });
}

/** Empty lines in the table's own words and board do not count; a board that is not played is not kept. */
export function tidy(options: AlphacubesOptions): AlphacubesOptions {
  const words = (lines: readonly string[]) =>
    lines.map((line) => line.trim().toUpperCase()).filter((line) => line !== '');
  return {
    ...options,
    ownBoard: options.board === 'own' ? boardRows(options.ownBoard) : [],
    allow: words(options.allow),
    forbid: words(options.forbid),
  };
}

/** Rows as typed, without the empty lines before and after. */
export function boardRows(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
