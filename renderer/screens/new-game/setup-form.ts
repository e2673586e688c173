import { z } from 'zod';
import { followsOthers, usualLevel } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { longestName, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { sameLanguage } from '#shared/lexicon/index.ts';
import { defaults, optionsInUse, type OptionValue } from '#shared/options/index.ts';
import {
  checkNames,
  checkTitle,
  formatRecord,
  recordFormat,
  recordVersion,
  startOf,
  type GameRecord,
  type NameProblem,
  type TitleProblem,
} from '#shared/records/index.ts';
import { exceptionsOf, rulingOptions } from '#shared/table-words/index.ts';

export type SetupPlayer =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'computer'; readonly level: number };

export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface SetupForm {
  readonly players: readonly SetupPlayer[];
  readonly options: OptionValues;
  readonly title: string;
  /** The seed is kept as typed; undefined stands for a random one. */
  readonly seed: string | undefined;
  readonly position: EnteredPosition | undefined;
  /** A game that is edited brings the name of its word list; without one, the list is the one chosen last. */
  readonly list?: string | undefined;
}

export interface EnteredPosition {
  /** A position that is not chosen is kept in case the player returns to it. */
  readonly isChosen: boolean;
  readonly entered: object;
}

const text = z.string().max(longestName);
const forms = new Map<GameId, z.ZodType<SetupForm>>();

export function setupForm(id: GameId): z.ZodType<SetupForm> {
  const known = forms.get(id);
  if (known !== undefined) return known;
  const { computers, optionsSchema, seats, setUpSchema } = gameOf(id);
  const player = z.union([
    z.object({ name: text, kind: z.literal('person') }),
    z.object({
      name: text,
      kind: z.literal('computer'),
      level: z
        .int()
        .min(computers.follow === undefined ? 1 : followsOthers)
        .max(computers.levels.length),
    }),
    // Forms saved by older versions hold only names, and all of them are people's.
    text.transform((name): SetupPlayer => ({ name, kind: 'person' })),
  ]);
  const schema = z.object({
    players: z.array(player).min(seats.least).max(seats.most),
    options: optionsSchema,
    title: text.default(''),
    seed: z.string().optional(),
    position: z.object({ isChosen: z.boolean(), entered: setUpSchema }).optional(),
    list: z.string().optional(),
  }) as unknown as z.ZodType<SetupForm>;
  forms.set(id, schema);
  return schema;
}

/** A computer follows the others where it can, because nobody knows at first which level suits them. */
export function firstLevel(id: GameId): number {
  const { computers } = gameOf(id);
  return computers.follow === undefined ? usualLevel(computers) : followsOthers;
}

/** Seats those who sat at another game, or a person and a computer; levels of one game mean nothing in another. */
export function firstForm(
  id: GameId,
  names: readonly string[],
  players: readonly SetupPlayer[] = [],
  screens?: Language,
): SetupForm {
  const { seats } = gameOf(id);
  const offered = names.filter((name) => !players.some((player) => player.name === name));
  const least = Math.min(seats.most, Math.max(seats.least, players.length === 0 ? 2 : players.length));
  const level = firstLevel(id);
  const seated = Array.from({ length: least }, (_, at): SetupPlayer => {
    const player = players[at];
    const name = player?.name ?? offered[at - players.length] ?? '';
    const isPerson = player === undefined ? at === 0 : player.kind === 'person';
    return isPerson ? { name, kind: 'person' } : { name, kind: 'computer', level };
  });
  return {
    players: seated,
    options: firstOptions(id, screens),
    title: '',
    seed: undefined,
    position: undefined,
  };
}

/** A game with pieces in several languages is first offered with those of the screens' language, where it has them. */
function firstOptions(id: GameId, screens: Language | undefined): OptionValues {
  const { options, language } = gameOf(id);
  const usual = defaults(options);
  const sets = options.find(({ name }) => name === 'set');
  // Pieces that suit any language stay as they are, although a set of one's own would have one.
  if (screens === undefined || language?.(usual) === undefined || sets?.kind !== 'choice') return usual;
  return (
    [usual, ...sets.choices.map((set) => ({ ...usual, set }))].find((one) => {
      const ofPieces = language?.(one);
      return ofPieces !== undefined && sameLanguage(ofPieces, screens);
    }) ?? usual
  );
}

export const seedLimit = 2 ** 32 - 1;

export type SetupFormProblem =
  | NameProblem
  | TitleProblem
  | { readonly code: 'setup/bad-seed'; readonly seed: string; readonly most: number };

/** Builds the record text. `lexicon` is undefined for a game without words; `chance` is the seed if none was typed. */
export function recordOf(
  id: GameId,
  form: SetupForm,
  lexicon: GameRecord['lexicon'],
  chance: number,
): Result<string, SetupFormProblem | Problem> {
  const names = checkNames(form.players.map(({ name }) => name));
  if (!names.ok) return names;
  const title = checkTitle(form.title);
  if (!title.ok) return title;
  const seed = form.seed === undefined ? ok(chance) : parseSeed(form.seed);
  if (!seed.ok) return seed;
  const record: GameRecord = {
    format: recordFormat,
    version: recordVersion,
    game: id,
    title: title.value,
    options: tidy(id, form.options),
    seed: seed.value,
    setUp: form.position?.isChosen === true ? form.position.entered : undefined,
    players: form.players.map((player, at) => ({ ...player, name: names.value[at] ?? player.name })),
    lexicon,
    takenBack: 0,
    moves: [],
  };
  const start = gameOf(id).rules.setup(startOf(record));
  return start.ok ? ok(formatRecord(record)) : start;
}

/** Maps each place to its player's former place, by identity of the entry, or by place if the entry was replaced. */
export function formerPlaces(
  before: readonly SetupPlayer[],
  now: readonly SetupPlayer[],
): readonly (number | undefined)[] {
  return now.map((player, at) => {
    const was = before.indexOf(player);
    if (was >= 0) return was;
    return before.length === now.length ? at : undefined;
  });
}

/** Returns true if a player came, left or changed places, whatever their name. `from` comes from `formerPlaces`. */
export function isReseated(seatsBefore: number, from: readonly (number | undefined)[]): boolean {
  return seatsBefore !== from.length || from.some((was, at) => was !== at);
}

/** Moves an entered position with its players, without loading its form. `from` comes from `formerPlaces`. */
export function reseatedPosition(
  id: GameId,
  position: EnteredPosition,
  from: readonly (number | undefined)[],
): EnteredPosition {
  const { reseated } = gameOf(id);
  return reseated === undefined ? position : { ...position, entered: reseated(position.entered, from) };
}

const nameCodes = [
  'setup/no-name',
  'setup/same-name',
  'setup/name-too-long',
  'setup/hidden-in-name',
] as const satisfies readonly NameProblem['code'][];

export function nameProblem(problem: Problem | undefined): NameProblem | undefined {
  const isOne = nameCodes.some((code) => code === problem?.code);
  return isOne ? (problem as NameProblem) : undefined;
}

export function parseSeed(typed: string): Result<number, SetupFormProblem> {
  const written = typed.trim();
  const seed = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
  return seed <= seedLimit ? ok(seed) : refuse({ code: 'setup/bad-seed', seed: written, most: seedLimit });
}

/** Drops empty lines and options not in use, and capitalises the table's own words. */
export function tidy(id: GameId, options: OptionValues): OptionValues {
  const all = gameOf(id).options;
  const inUse = optionsInUse(all, options);
  const lines = all
    .filter(({ kind }) => kind === 'lines')
    .map((option) => {
      const written = inUse.includes(option) ? linesOf(options, option.name) : [];
      const tidied = written.map((line) => line.trim()).filter((line) => line !== '');
      return [
        option.name,
        isRuling(option.name) ? tidied.map((word) => word.toUpperCase()) : tidied,
      ] as const;
    });
  return { ...options, ...Object.fromEntries(lines) };
}

export function linesOf(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

export function isRuling(name: string): boolean {
  return rulingOptions.some((ruling) => ruling === name);
}

export function withExceptionsOf(language: string | undefined, options: OptionValues): OptionValues {
  return alike(options, { ...exceptionsOf(undefined) }) ? { ...options, ...exceptionsOf(language) } : options;
}

/** Exceptions left as shown keep their stored value, so that another language brings its own defaults again. */
export function keptOptions(
  before: OptionValues,
  language: string | undefined,
  changed: OptionValues,
): OptionValues {
  const { allow = [], forbid = [] } = before;
  return alike(changed, withExceptionsOf(language, before)) ? { ...changed, allow, forbid } : changed;
}

function alike(one: OptionValues, other: OptionValues): boolean {
  return ['allow', 'forbid'].every(
    (name) => linesOf(one, name).join('\n') === linesOf(other, name).join('\n'),
  );
}
