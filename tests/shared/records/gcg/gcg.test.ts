import { describe, expect, test } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, nextInt, randomFrom, type RandomState } from '#shared/kernel/index.ts';
import {
  readTileGame,
  formatRecord,
  gcgPositions,
  keptRecordText,
  readGcg,
  writeGcg,
  type GameRecord,
} from '#shared/records/index.ts';
import { parsePositionFile } from '#shared/word-engine/positions/position-file.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGame } from '#tests/support/reviewed-game.ts';
import { runs } from '#tests/support/runs.ts';

const { t } = createTranslator();

/** For a long run set CUBEWRIGHT_GCG_GAMES. */
const games = Number(process.env.CUBEWRIGHT_GCG_GAMES ?? 24);

async function recordOf(seed: number, mostMoves = 400): Promise<GameRecord> {
  return (await reviewedGame('alphacubes', seed, mostMoves)).record;
}

async function gcgOf(seed: number, mostMoves = 400): Promise<readonly string[]> {
  return expectOk(await writeGcg(await recordOf(seed, mostMoves))).split('\n');
}

async function problemOf(lines: readonly string[]): Promise<string> {
  const read = await readGcg(lines.join('\n'));
  return read.ok ? 'read' : problemText(t, read.problem);
}

const lineIn = (lines: readonly string[], begins: string): number =>
  lines.findIndex((line) => line.startsWith(begins));

describe('a game of Alphacubes as GCG (P21)', () => {
  test('comes back byte for byte, with late challenges and all switches', { timeout: longTest }, async () => {
    for (let seed = 0; seed < games; seed += 1) {
      const record = await recordOf(seed);
      const gcg = expectOk(await writeGcg(record));
      const text = formatRecord(record);
      expect(formatRecord(expectOk(await readGcg(gcg))), `seed ${seed}`).toBe(text);
      expect(expectOk(await writeGcg(expectOk(await readGcg(gcg))))).toBe(gcg);
      expect(expectOk(await keptRecordText(gcg.replaceAll('\n', '\r\n')))).toBe(text);
    }
  });

  test('has totals that other programs can add up', async () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const totals = new Map<string, number>();
      for (const line of await gcgOf(seed)) {
        const [, nick = '', points, total] = /^>(\S+): .* ([+-]\d+) (-?\d+)$/.exec(line) ?? [];
        if (total === undefined) continue;
        totals.set(nick, (totals.get(nick) ?? 0) + Number(points));
        expect(totals.get(nick)).toBe(Number(total));
      }
    }
  });

  test('only Alphacubes is written', async () => {
    const { record } = await reviewedGame('kubo', 1, 10);
    expect(await writeGcg(record)).toMatchObject({ ok: false, problem: { code: 'gcg/no-such-game' } });
  });

  test('what was changed by hand is refused with its line', async () => {
    const lines = await gcgOf(3, 12);
    const at = lineIn(lines, '>');
    const move = lineIn(lines, '#cubewright-move');
    const head = lineIn(lines, '#cubewright-record');
    expect(await problemOf(lines.with(at, `${lines[at] ?? ''}0`))).toContain(`Line ${at + 1} `);
    expect(await problemOf(lines.with(move, '#cubewright-move {"kind":'))).toContain(`Line ${move + 1} `);
    expect(await problemOf(lines.with(move, '#cubewright-move {"kind":"fly","by":0}'))).toContain(
      `Line ${move + 1}: `,
    );
    expect(await problemOf(lines.with(move, '#cubewright-move {"kind":"accept","by":0}'))).toContain(
      `Line ${move + 1}: `,
    );
    expect(await problemOf(lines.toSpliced(head, 0, lines[head] ?? ''))).toContain(`Line ${head + 2} `);
    expect(await problemOf(lines.toSpliced(at, 0, '#note a fine one', ''))).toBe('read');
  });

  test('no damage makes the reader throw, or reads as another game', { timeout: longTest }, async () => {
    const lines = await gcgOf(5, 20);
    const whole = lines.join('\n');
    const text = expectOk(await keptRecordText(whole));
    let random: RandomState = randomFrom(11);
    const below = (limit: number): number => {
      const [value, next] = nextInt(random, limit);
      random = next;
      return value;
    };
    for (let run = 0; run < runs(60); run += 1) {
      const from = below(whole.length);
      const damaged = [
        () => whole.slice(0, from) + whole.slice(from + 1 + below(30)),
        () => whole.slice(0, from) + String.fromCodePoint(32 + below(95)) + whole.slice(from + 1),
        () => whole.slice(0, from),
        () => lines.toSpliced(below(lines.length), 1).join('\n'),
      ][below(4)]?.();
      const read = await readGcg(damaged ?? '');
      if (!read.ok) expect(problemText(t, read.problem)).not.toMatch(/\{\{|\bgcg\//);
      else if (formatRecord(read.value) !== text)
        expect(await writeGcg(read.value)).toMatchObject({ ok: true });
    }
  });

  test('its positions can be searched, a position a turn', async () => {
    const lines = await gcgOf(2, 20);
    const positions = expectOk(parsePositionFile(expectOk(await gcgPositions(lines.join('\n'))), 'a.gcg'));
    expect(positions.length).toBeGreaterThan(0);
    expect(positions[0]).toMatchObject({ section: 'cubes', id: 1 });
  });
});

describe('a GCG of plain tiles', () => {
  const game = [
    '#player1 Ann Ann Archer',
    '#player2 Ben Ben Baker',
    '>Ann: AEINRST 8D NASTIER +68 68',
    '>Ben: QUIZABC 9C QUA +20 20',
    '#note a phoney',
    '>Ben: QUIZABC -- -20 0',
    '>Ann: DEOQ?? - +0 68',
    '>Ben: CABINET E5 bIN.CTS +20 20',
    '>Ann: DEOQ?? -QO +0 68',
    '>Ben: (DEEE) +10 30',
    '>Ann: (time) -10 58',
  ];

  test('is no game to play on, and opens as its positions', async () => {
    expect(await problemOf(game.with(7, '>Ben: CABNETS G7 C. +20 20'))).toContain('cubewright moves');
    expect(
      expectOk(readTileGame(game.join('\n'))).positions.map(({ player, played }) => [player, played?.word]),
    ).toEqual([
      ['Ann', 'NASTIER'],
      ['Ben', 'QUA'],
      ['Ann', undefined],
      ['Ben', 'bIN.CTS'],
      ['Ann', undefined],
    ]);
    const positions = expectOk(
      parsePositionFile(expectOk(await gcgPositions(game.slice(0, 7).join('\n'))), 'a.gcg'),
    );
    expect(positions.map(({ id }) => id)).toEqual([3, 4, 7]);
    const [first, , last] = positions;
    expect(first?.position.rack).toHaveLength(7);
    expect(last?.position.board).toEqual(positions[1]?.position.board);
  });

  test('tells the line of what is wrong', async () => {
    const wrong = async (at: number, line: string): Promise<string> => {
      const found = await gcgPositions(game.slice(0, 7).with(at, line).join('\n'));
      return found.ok ? 'read' : problemText(t, found.problem);
    };
    expect(await wrong(2, '>Ann: AEINRST 8M NASTIER +68 68')).toBe(
      'Line 3: NASTIER at 8M leaves the board of 15 × 15 squares.',
    );
    expect(await wrong(3, '>Ben: QUIZABC 8C QUA +20 20')).toContain('Line 4: QUA at 8C covers the tile N.');
    expect(await wrong(3, '>Ben: QUIZABC 10C Q.A +20 20')).toContain('Line 4: letter 2 of Q.A at 10C');
    expect(await wrong(3, '>Ben QUIZABC')).toContain('Line 4, “>Ben QUIZABC”');
    expect(await gcgPositions('#player1 A A')).toMatchObject({
      ok: false,
      problem: { code: 'gcg/no-positions' },
    });
  });
});
