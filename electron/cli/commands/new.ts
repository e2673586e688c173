import { randomInt } from 'node:crypto';
import { fitProblem, gameIds, gameOf, isGameId, ownSetGames, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { parseSetWithWords, setFileLimit, setLines, type SetWords } from '#shared/pieces/index.ts';
import {
  formatRecord,
  upgradeRecord,
  parseRecord,
  recordFormat,
  recordVersion,
  verifyRecord,
  type GameRecord,
  type RecordLexicon,
} from '#shared/records/index.ts';
import { flagValue, withFileName, type Call, type Run } from '../command.ts';
import {
  defaultExceptionsFor,
  looksLikePath,
  knownList,
  lexiconArgument,
  lexiconOfSet,
  myWords,
  readingIn,
  usualLexicon,
} from '../words/lexicon-argument.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { optionValues } from '../option-values.ts';
import { playersArgument } from '../players-argument.ts';
import { readTextArgument } from '../read-argument.ts';
import { t } from '../texts.ts';

export type NewGameProblem =
  | { readonly code: 'cli/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'cli/bad-seed'; readonly given: string }
  | { readonly code: 'cli/no-own-set'; readonly game: string; readonly known: readonly string[] };

const seedLimit = 2 ** 32;

export const run: Run = async (call) => {
  const game = call.words[0] ?? '';
  if (!isGameId(game)) return refuse({ code: 'cli/unknown-game', game, known: gameIds });
  const path = await freeOutputPath(call, 'new');
  if (!path.ok) return path;
  const record = await newRecord(game, call);
  if (!record.ok) return record;
  const written = await writeOutputs(call, [{ path: path.value, content: formatRecord(record.value) }]);
  if (!written.ok) return written;
  if (call.json) call.say(JSON.stringify({ file: path.value, seed: record.value.seed }));
  else call.say(t('cli:new.written', { path: path.value, seed: record.value.seed }));
  return ok('done');
};

async function newRecord(id: GameId, call: Call): Promise<Result<GameRecord, Problem>> {
  const seed = seedOf(flagValue(call, 'seed'));
  if (!seed.ok) return seed;
  const players = playersArgument(id, flagValue(call, 'players') ?? t('cli:new.players'));
  if (!players.ok) return players;
  const given = call.flags.get('option') ?? [];
  const own = await ownSet(id, call);
  if (!own.ok) return own;
  // The options can decide the usual list and the letters that words are written in.
  const chosen = optionValues(id, given);
  if (!chosen.ok) return chosen;
  const words =
    gameOf(id).lexicon === 'none'
      ? ok(undefined)
      : await wordsOf(id, call, { ...chosen.value, ...own.value.options }, own.value.words);
  if (!words.ok) return words;
  const options = optionValues(id, given, words.value?.options);
  if (!options.ok) return options;
  // Parse the record's text, because only parsing checks the size limit: a written record must be readable again.
  const record = parseRecord(
    JSON.stringify({
      format: recordFormat,
      version: recordVersion,
      game: id,
      options: { ...options.value, ...own.value.options },
      seed: seed.value,
      players: players.value,
      lexicon: words.value?.lexicon,
      moves: [],
    }),
  );
  if (!record.ok) return record;
  const { problem } = verifyRecord(record.value);
  if (problem !== undefined) return refuse<Problem>(problem);
  return upgradeRecord(record.value, acceptAll);
}

interface OwnSet {
  readonly options: Readonly<Record<string, unknown>>;
  readonly words?: SetWords | undefined;
}

async function ownSet(game: GameId, call: Call): Promise<Result<OwnSet, Problem>> {
  const file = flagValue(call, 'set');
  if (file === undefined) return ok({ options: {} });
  const playable = ownSetGames.find((one) => one === game);
  if (playable === undefined)
    return refuse<NewGameProblem>({ code: 'cli/no-own-set', game, known: ownSetGames });
  const text = await readTextArgument(file, 4 * setFileLimit, call.stop);
  if (!text.ok) return text;
  const parsed = withFileName(parseSetWithWords(text.value), file);
  if (!parsed.ok) return parsed;
  const { set, words } = parsed.value;
  const problem = fitProblem(playable, set);
  return problem === undefined
    ? ok({ options: { set: 'own', ownSet: setLines(set) }, words })
    : withFileName(refuse(problem), file);
}

interface TableWords {
  readonly lexicon: RecordLexicon;
  readonly options: Readonly<Record<string, readonly string[]>>;
}

async function wordsOf(
  game: GameId,
  call: Call,
  options: Readonly<Record<string, unknown>>,
  ofSet: SetWords | undefined,
): Promise<Result<TableWords, Problem>> {
  const given = flagValue(call, 'lexicon');
  const { letters: lettersOf, optionsSchema } = gameOf(game);
  const letters = lettersOf(optionsSchema.parse(options));
  const lexicon =
    given === undefined && ofSet !== undefined
      ? await lexiconOfSet(ofSet, flagValue(call, 'set') ?? '', call.stop)
      : await lexiconArgument(given ?? (await usualLexicon(game, options)), call.stop, readingIn(letters));
  if (!lexicon.ok) return lexicon;
  const exceptions = await defaultExceptionsFor(lexicon.value, letters);
  if (!exceptions.ok) return exceptions;
  const mine = await myWords(call);
  if (!mine.ok) return mine;
  const { allow: personalAllow, forbid: personalForbid } = mine.value;
  const { name, sha256 } = lexicon.value;
  const isBrought = given === undefined ? ofSet !== undefined : looksLikePath(given);
  if (isBrought && (await knownList(lexicon.value)) === undefined)
    call.note(t('cli:new.listElsewhere', { name }));
  return ok({ lexicon: { name, sha256 }, options: { ...exceptions.value, personalAllow, personalForbid } });
}

function seedOf(given: string | undefined): Result<number, NewGameProblem> {
  if (given === undefined) return ok(randomInt(seedLimit));
  const seed = Number(given);
  return /^\d+$/.test(given) && seed < seedLimit ? ok(seed) : refuse({ code: 'cli/bad-seed', given });
}
