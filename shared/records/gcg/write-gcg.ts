import { stepsOf } from '#shared/engine/index.ts';
import { gameOf, manifestOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatRecord } from '../format-record.ts';
import type { AnyRecord } from '../game-record.ts';
import { replayRecord } from '../replay-record.ts';

export const recordPragma = '#cubewright-record';
export const movePragma = '#cubewright-move';
export const boardPragma = '#cubewright-board';

/**
 * Other programs read the players and their lines; ours reads the record from the pragmata, each of which stands before
 * the lines that follow from it. Lines are generated anew when the file is read, so that none can say anything else.
 */
export async function writeGcg(record: AnyRecord): Promise<Result<string, Problem>> {
  const lines = await gcgLines(record);
  return lines.ok ? ok(`${lines.value.flat().join('\n')}\n`) : lines;
}

/** The first block is the head, then there is a block a move and one for what the clock cost. */
export async function gcgLines(record: AnyRecord): Promise<Result<readonly (readonly string[])[], Problem>> {
  const scribe = await manifestOf(record.game).loadGcg?.();
  if (scribe === undefined) return refuse({ code: 'gcg/no-such-game', game: gameOf(record.game).title });
  const replayed = replayRecord(record);
  if (!replayed.ok) return refuse({ ...replayed.problem, move: replayed.move });
  const { timeline } = replayed;
  const { rules } = gameOf(record.game);
  const { moves, ...head } = JSON.parse(formatRecord(record)) as { readonly moves?: readonly object[] };
  const nicks = nicksOf(record);
  const totals = record.players.map(() => 0);
  const told = (seat: number, rack: string, text: string, points: number): string => {
    const total = (totals[seat] ?? 0) + points;
    totals[seat] = total;
    const shown = rack === '' ? text : `${rack} ${text}`;
    return `>${nicks[seat] ?? ''}: ${shown} ${points < 0 ? points : `+${points}`} ${total}`;
  };
  const blocks: (readonly string[])[] = [
    [
      '#character-encoding UTF-8',
      ...record.players.map(({ name }, at) => `#player${at + 1} ${nicks[at] ?? ''} ${name}`),
      ...(record.title === undefined ? [] : [`#title ${record.title}`]),
      ...(record.lexicon === undefined ? [] : [`#lexicon ${record.lexicon.name}`]),
      ...boardOf(timeline.start),
      `${recordPragma} ${JSON.stringify(head)}`,
    ],
  ];
  let at = 0;
  for (const stretch of timeline.stretches) {
    for (const made of stepsOf(rules, stretch)) {
      const entries = scribe.entries(made);
      blocks.push([
        `${movePragma} ${JSON.stringify(moves?.[at])}`,
        ...entries.map(({ seat, rack, text, points }) => told(seat, rack, text, points)),
      ]);
      at += 1;
    }
  }
  const overtime = rules.ending(timeline.state)?.overtime ?? [];
  blocks.push(overtime.flatMap((cost, seat) => (cost === 0 ? [] : [told(seat, '', '(time)', cost)])));
  return ok(blocks);
}

function boardOf(start: object): readonly string[] {
  return 'board' in start && Array.isArray(start.board) ? [`${boardPragma} ${start.board.join(' ')}`] : [];
}

/** A nick has no space and no colon, and differs from all others. */
function nicksOf({ players }: AnyRecord): readonly string[] {
  const nicks: string[] = [];
  for (const [at, { name }] of players.entries()) {
    const nick = name.replaceAll(/[\s:>#]+/g, '_');
    nicks.push(nick === '' || nicks.includes(nick) ? `${nick}_${at + 1}` : nick);
  }
  return nicks;
}
