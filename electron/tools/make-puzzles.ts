import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMatch } from '#electron/cli/match/computer-match.ts';
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
 * `npm run puzzles -- GAME --seed S --count N` lets computers play from seed S on and keeps one puzzle of each game, if
 * one can be proved, until there are N. It may be stopped at any time and goes on after the last game with a puzzle.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, count: { type: 'string' } },
});
const [given = ''] = positionals;
if (!isGameId(given)) throw new Error(`No game ${given}`);
const tries = 20;
/** Words on the board and in the answer are known to the computers that know so many, or to weaker ones. */
const everydayTier = 50;
await makeFor(given, Number(values.seed ?? 1), Number(values.count ?? 200));

async function makeFor(id: GameId, seed: number, count: number): Promise<void> {
  const puzzles = await manifestOf(id).loadPuzzles?.();
  if (puzzles === undefined) throw new Error(`No puzzles for ${id}`);
  const file = new URL(`../../shared/games/${id}/puzzles/made.json`, import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptPuzzles;
  const rows = [...kept.puzzles];
  const bench = await benchFor(id, puzzles);
  const last = puzzlesIn(id, kept).at(-1)?.position.seed;
  for (let next = last === undefined ? seed : last + 1; rows.length < count; next += 1) {
    const puzzle = await puzzleFrom(id, puzzles, next, bench);
    if (puzzle === undefined) continue;
    rows.push(puzzleRow(puzzle));
    const { name = '', sha256 = '' } = bench.how.lexicon ?? {};
    const data = {
      ...(bench.how.lexicon !== undefined && { lexicon: { name, sha256 } }),
      options: puzzles.games.options,
      puzzles: rows,
    };
    const path = file.pathname;
    writeFileSync(`${path}.new`, `${JSON.stringify(data, null, 2)}\n`);
    renameSync(`${path}.new`, path);
    const { found, difficulty, points, margin, answers } = puzzle;
    const told = `step ${difficulty}, level ${found?.level ?? '-'} ${found?.times ?? 0} of ${tries}`;
    console.log(
      `${rows.length} seed ${next}: ${answers[0].lines.join(' / ')} ${points} by ${margin}, ${told}`,
    );
  }
}

interface Bench {
  readonly play: ReturnType<typeof createMatch>['play'];
  readonly how: MakeHow;
}

async function benchFor(id: GameId, { games: { options, levels } }: GamePuzzles<GameTypes>): Promise<Bench> {
  const game = gameOf(id);
  const parsed = game.optionsSchema.parse(options);
  const table = { game: id, options: parsed, levels } as const;
  if (game.lexicon === 'none') {
    const tools = { words: acceptAll, forLevel: () => asks(withoutWords, 0), ...asks(withoutWords, 0) };
    const { play } = createMatch({ ...table, words: undefined });
    return { play, how: { tools, lexicon: undefined, tries, wants: ({ margin }) => margin > 0 } };
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
  const wants = ({ margin, words: used }: Proof) =>
    margin > 0 && used.every((word) => everyday.some((judge) => judge.has(word)));
  const tools = { words: help.judge, forLevel: (level: number) => asks(help, level), ...asks(help, 0) };
  const { name, sha256 } = lexicon;
  const { play } = createMatch({ ...table, words });
  return { play, how: { tools, lexicon: { name, sha256 }, tries, wants } };
}

function asks({ askOf, askWordsOf, searchOf }: Omit<ReturnType<typeof wordHelp>, 'judge'>, level: number) {
  return { ask: askOf(level), askWords: askWordsOf(level), search: searchOf(level) };
}

/** Tries the positions of one game in an order by lot, until one makes a puzzle. */
async function puzzleFrom(
  id: GameId,
  puzzles: GamePuzzles<GameTypes>,
  seed: number,
  { play, how }: Bench,
): Promise<Puzzle | undefined> {
  const { rules, notation } = gameOf(id);
  const { options, levels } = puzzles.games;
  const played = expectOk(await play(seed));
  const moves: string[] = [];
  const places: number[] = [];
  for (const { before, move } of movesMade(rules, played.timeline)) {
    const { seat } = rules.turn(before);
    if (seat !== undefined && puzzles.suits(rules.viewFor(before, seat), seat)) places.push(moves.length);
    if (move.by === 'clock') return undefined;
    moves.push(notation.format(rules.viewFor(before, move.by), move));
  }
  const [order] = shuffle(decisionRandom(seed, 0), places);
  for (const place of order) {
    const position = { options, seats: levels.length, seed, moves: moves.slice(0, place) };
    const made = await makePuzzle({ game: id, position }, how);
    if (made.ok) return made.value;
  }
  return undefined;
}
