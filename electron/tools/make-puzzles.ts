import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMatch } from '#electron/cli/match/computer-match.ts';
import { puzzleTools } from '#electron/cli/match/puzzle-tools.ts';
import { vocabulariesOf } from '#electron/cli/match/vocabularies.ts';
import { withoutWords, wordHelp } from '#electron/cli/match/word-help.ts';
import { knownLexica } from '#electron/cli/words/lexicon-argument.ts';
import {
  decisionRandom,
  movesMade,
  type GamePuzzles,
  type GameTypes,
  type Proof,
  type Puzzle,
} from '#shared/engine/index.ts';
import { puzzleRow, puzzlesIn, type KeptPuzzles } from '#shared/games/common/kept-puzzles.ts';
import { gameOf, isGameId, manifestOf, type GameId } from '#shared/games/index.ts';
import { expectOk, shuffle } from '#shared/kernel/index.ts';
import { acceptAll, createJudge, lexiconForLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { makePuzzle, type MakeHow } from '#shared/puzzles/index.ts';

/**
 * `npm run puzzles -- GAME --seed S --count N` lets computers play from seed S on and keeps up to six
 * puzzles of each game that can be proved, until there are N. It may be stopped at any time and goes on after the last game with a puzzle.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, count: { type: 'string' } },
});
const [given = ''] = positionals;
if (!isGameId(given)) throw new Error(`No game ${given}`);
/** Words on the board and in the answer are known to the computers that know so many, or to weaker ones. */
const everydayTier = 50;
async function makeFor(id: GameId, seed: number, count: number): Promise<void> {
  const puzzles = await manifestOf(id).loadPuzzles?.();
  if (puzzles === undefined) throw new Error(`No puzzles for ${id}`);
  const file = new URL(`../../shared/games/${id}/puzzles/made.json`, import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptPuzzles;
  const rows = [...kept.puzzles];
  const used = new Set(puzzlesIn(id, kept).map(answerOf));
  const bench = await benchFor(id, puzzles);
  const last = puzzlesIn(id, kept).at(-1)?.position.seed;
  for (let next = last === undefined ? seed : last + 1; rows.length < count; next += 1) {
    const found = await puzzlesFrom(id, puzzles, next, bench);
    const fresh = found.filter((one) => !used.has(answerOf(one)));
    for (const one of fresh) used.add(answerOf(one));
    rows.push(...fresh.map(puzzleRow));
    if (fresh.length === 0) continue;
    const { name = '', sha256 = '' } = bench.how.lexicon ?? {};
    const data = {
      ...(bench.how.lexicon !== undefined && { lexicon: { name, sha256 } }),
      options: puzzles.games.options,
      puzzles: rows,
    };
    const path = file.pathname;
    writeFileSync(`${path}.new`, `${JSON.stringify(data, null, 2)}\n`);
    renameSync(`${path}.new`, path);
    for (const one of fresh) console.log(`${rows.length} ${puzzleRow(one).split(' | ', 2).join(' ')}`);
  }
}

/** No two puzzles have the same answer, wherever it lies. */
const answerOf = ({ answers: [first] }: Puzzle): string => first.lines.join();

interface Bench {
  readonly play: ReturnType<typeof createMatch>['play'];
  readonly how: MakeHow;
}

async function benchFor(
  id: GameId,
  { games: { options, levels }, plain }: GamePuzzles<GameTypes>,
): Promise<Bench> {
  const game = gameOf(id);
  const parsed = game.optionsSchema.parse(options);
  const table = { game: id, options: parsed, levels } as const;
  if (game.lexicon === 'none') {
    const tools = puzzleTools({ ...withoutWords, judge: acceptAll }, []);
    const { play } = createMatch({ ...table, words: undefined });
    return { play, how: { tools, lexicon: undefined, wants: ({ kind }) => !plain.includes(kind) } };
  }
  const lexicon = expectOk(await knownLexica().open('english'));
  const known = expectOk(await vocabulariesOf(id, lexicon));
  const words = { lexicon, vocabularyOf: (level: number): Lexicon => known.get(level) ?? lexicon };
  const letters = game.letters(parsed);
  const help = wordHelp(words, id, letters);
  const tiers = game.computers.levels.filter(({ tier }) => tier !== undefined && tier <= everydayTier);
  const everyday = tiers.map(({ level }) =>
    createJudge(lexiconForLetters(words.vocabularyOf(level), letters)),
  );
  const wants = ({ kind, words: used }: Proof) =>
    !plain.includes(kind) && used.every((word) => everyday.some((judge) => judge.has(word)));
  const tools = puzzleTools(
    help,
    game.computers.levels.map(({ level }) => level),
  );
  const { name, sha256 } = lexicon;
  const { play } = createMatch({ ...table, words });
  return { play, how: { tools, lexicon: { name, sha256 }, wants } };
}

/** Positions of one game are alike. */
const mostOfAGame = 6;

/** Tries the positions of one game in an order by lot. */
async function puzzlesFrom(
  id: GameId,
  puzzles: GamePuzzles<GameTypes>,
  seed: number,
  { play, how }: Bench,
): Promise<readonly Puzzle[]> {
  const { rules, notation } = gameOf(id);
  const { options, levels } = puzzles.games;
  const played = expectOk(await play(seed));
  const moves: string[] = [];
  const places: number[] = [];
  for (const { before, move } of movesMade(rules, played.timeline)) {
    const { seat } = rules.turn(before);
    if (seat !== undefined && puzzles.suits(rules.viewFor(before, seat), seat)) places.push(moves.length);
    if (move.by === 'clock') return [];
    moves.push(notation.format(rules.viewFor(before, move.by), move));
  }
  const [order] = shuffle(decisionRandom(seed, 0), places);
  const found: Puzzle[] = [];
  for (const place of order) {
    const position = { options, seats: levels.length, seed, moves: moves.slice(0, place) };
    const made = await makePuzzle({ game: id, position }, how);
    if (made.ok) found.push(made.value);
    if (found.length === mostOfAGame) break;
  }
  return found;
}

await makeFor(given, Number(values.seed ?? 1), Number(values.count ?? 200));
