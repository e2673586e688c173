import type { GameSummary } from '#shared/contract/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { judgeIn, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import { parseRecord, verifyRecord, type AnyRecord } from '#shared/records/index.ts';
import type { Lexica } from './lexica.ts';
import { createReplayCheck } from './replaying.ts';

/** What the list of games tells of a record. */
export type RecordFacts = Omit<GameSummary, 'id' | 'begunAt' | 'changedAt'>;

export interface RecordReader {
  /**
   * Whether this text is a record that plays through its rules; asked of every text before it is saved. `game` is the id
   * of the saved game, if there is one already.
   */
  accept(text: string, game?: string): Promise<Result<AnyRecord>>;
  /** Found out by playing the record through its rules. */
  facts(text: string): Promise<Result<RecordFacts>>;
}

export function openRecordReader(lexica: Lexica): RecordReader {
  const replays = createReplayCheck();
  const judges = new WeakMap<Lexicon, Map<string, WordJudge>>();

  /**
   * The words that a record of version 1 was judged by; undefined where that list is not here, or not as it was. Later
   * records hold their verdicts.
   */
  async function wordsOf({ version, game, options, lexicon }: AnyRecord): Promise<WordJudge | undefined> {
    if (version !== 1 || lexicon === undefined) return undefined;
    const found = await lexica.openRecorded(lexicon);
    return found.ok && !found.value.changed
      ? judgeFor(found.value.list, gameOf(game).letters(options))
      : undefined;
  }

  /** One judge for each lexicon and the letters of the pieces: whoever compares them sees whether the words are the same. */
  function judgeFor(lexicon: Lexicon, letters: string): WordJudge {
    const known = judges.get(lexicon) ?? new Map<string, WordJudge>();
    judges.set(lexicon, known);
    const judge = known.get(letters) ?? judgeIn(lexicon, letters);
    known.set(letters, judge);
    return judge;
  }

  return {
    async accept(text, game) {
      const record = parseRecord(text);
      if (!record.ok) return record;
      const words = await wordsOf(record.value);
      const replayed = replays.check(playable(record.value, words), words, game);
      return replayed.ok ? record : replayed;
    },
    async facts(text) {
      const record = parseRecord(text);
      if (!record.ok) return record;
      const words = await wordsOf(record.value);
      const summary = verifyRecord(playable(record.value, words), { words });
      if (summary.problem !== undefined) return refuse<Problem>(summary.problem);
      const { game, givenTitle, players, turn, ended, toMove } = summary;
      const next = toMove.find((actor) => actor !== 'clock');
      return ok({
        game,
        ...(givenTitle === undefined ? {} : { title: givenTitle }),
        players: [...players],
        turn,
        ended,
        ...(next === undefined ? {} : { toMove: next }),
      });
    },
  };
}

/**
 * What can be played of a record. Without the list that a game of version 1 was judged by, nobody can say how a challenge
 * ended, and what follows depends on it; every play before it was accepted once.
 */
function playable(record: AnyRecord, words: WordJudge | undefined): AnyRecord {
  if (record.version !== 1 || words !== undefined) return record;
  const first = record.moves.findIndex(({ kind }) => kind === 'challenge');
  return first < 0 ? record : { ...record, moves: record.moves.slice(0, first) };
}
