import type { GameSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { createJudge, type WordJudge } from '#shared/lexicon/index.ts';
import { parseRecord, verifyRecord, type GameRecord } from '#shared/records/index.ts';
import type { Lexica } from './lexica.ts';

/** What the list of games tells of a record. */
export type RecordFacts = Omit<GameSummary, 'id' | 'changedAt'>;

export interface RecordReader {
  /** Is this text a record? Asked of every text before it is written. */
  check(text: string): Result<GameRecord>;
  /** Found out by playing the record through its rules. */
  facts(text: string): Promise<Result<RecordFacts>>;
}

/** Words of a list that is not here: what was played stands. */
const believeAll: WordJudge = { has: () => true };

export function openRecordReader(lexica: Lexica): RecordReader {
  async function judgeOf({ lexicon: { name } }: GameRecord): Promise<WordJudge> {
    const lexicon = await lexica.open(name);
    return lexicon.ok ? createJudge(lexicon.value) : believeAll;
  }

  return {
    check: parseRecord,
    async facts(text) {
      const record = parseRecord(text);
      if (!record.ok) return record;
      const summary = verifyRecord(record.value, await judgeOf(record.value));
      if (summary.problem !== undefined) return refuse<Problem>(summary.problem);
      const { game, players, turn, ended, toMove } = summary;
      return ok({
        game,
        players: [...players],
        turn,
        ended,
        ...(toMove[0] === undefined ? {} : { toMove: toMove[0] }),
      });
    },
  };
}
