import { difficulties, type Puzzle } from '#shared/engine/index.ts';

/** Puzzles are kept a row each, because five games have a thousand of them. */
export interface KeptPuzzles {
  readonly lexicon?: Puzzle['lexicon'];
  readonly options: object;
  readonly puzzles: readonly string[];
}

const [parts, lines] = [' | ', ' / '] as const;

/** Writes `id kind points margin difficulty level times seats seed fact=1 | answer | move / move`. */
export function puzzleRow(puzzle: Puzzle): string {
  const { id, kind, points, margin, difficulty, found, facts = {}, position, answers } = puzzle;
  const { level = 0, times = 0 } = found ?? {};
  const numbers = [points, margin, difficulty, level, times, position.seats, position.seed];
  const named = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  const moves = position.moves.map((move) => (typeof move === 'string' ? move : JSON.stringify(move)));
  return [[id, kind, ...numbers, ...named].join(' '), answers[0].lines.join(lines), moves.join(lines)].join(
    parts,
  );
}

export function puzzlesIn(game: string, { lexicon, options, puzzles }: KeptPuzzles): readonly Puzzle[] {
  return puzzles.map((row) => {
    const [head = '', answer = '', moves = ''] = row.split(parts);
    const [id = '', kind = '', ...rest] = head.split(' ');
    const [points = 0, margin = 0, step = 1, level = 0, times = 0, seats = 2, seed = 0] = rest
      .slice(0, 7)
      .map(Number);
    const facts = rest.slice(7).map((fact) => {
      const [name = '', value = ''] = fact.split('=');
      return [name, Number(value)] as const;
    });
    return {
      id,
      game,
      kind,
      points,
      margin,
      difficulty: difficulties.find((one) => one === step) ?? 1,
      found: level === 0 ? undefined : { level, times },
      facts: Object.fromEntries(facts),
      lexicon,
      position: { options, seats, seed, moves: moves === '' ? [] : moves.split(lines) },
      answers: [{ lines: answer.split(lines), points }],
    };
  });
}
