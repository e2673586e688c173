import type { GameSummary } from '#shared/contract/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { judgeForLetters, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import {
  collectFigures,
  parseRecord,
  verifyRecord,
  type AnyRecord,
  type GameFigures,
  type RecordPlayer,
} from '#shared/records/index.ts';
import type { Lexica } from './words/lexica.ts';
import { createReplayCheck } from './replaying.ts';

/** These facts of a game follow from its record alone. */
export interface RecordFacts {
  readonly summary: Omit<GameSummary, 'id' | 'begunAt' | 'changedAt'>;
  readonly figures: GameFigures;
  /** Verdicts of version 1 come from the lists that are installed, so its facts may change without its file. */
  readonly isLasting: boolean;
}

export interface RecordReader {
  /** Checks that the text is a record that follows its rules; `game` is the id of the saved game, if any. */
  accept(text: string, game?: string): Promise<Result<AnyRecord>>;
  facts(text: string): Promise<Result<RecordFacts>>;
}

export function openRecordReader(lexica: Lexica): RecordReader {
  const replays = createReplayCheck();
  const judges = new WeakMap<Lexicon, Map<string, WordJudge>>();

  /** Returns the judge for version 1, undefined if its list is missing or changed; later records hold verdicts. */
  async function wordsOf({ version, game, options, lexicon }: AnyRecord): Promise<WordJudge | undefined> {
    if (version !== 1 || lexicon === undefined) return undefined;
    const found = await lexica.openRecorded(lexicon);
    return found.ok && !found.value.changed
      ? judgeFor(found.value.list, gameOf(game).letters(options))
      : undefined;
  }

  /** There is one judge per lexicon and letters, because the replay check compares judges by identity. */
  function judgeFor(lexicon: Lexicon, letters: string): WordJudge {
    const known = judges.get(lexicon) ?? new Map<string, WordJudge>();
    judges.set(lexicon, known);
    const judge = known.get(letters) ?? judgeForLetters(lexicon, letters);
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
      const { watch, figures } = collectFigures(record.value);
      const summary = verifyRecord(playable(record.value, words), { words, watch });
      if (summary.problem !== undefined) return refuse<Problem>(summary.problem);
      const { game, givenTitle, players, turn, ended, winners, toMove } = summary;
      const next = toMove.find((actor) => actor !== 'clock');
      return ok({
        summary: {
          game,
          ...(givenTitle === undefined ? {} : { title: givenTitle }),
          players: players.map((player, seat) => withLevel(player, record.value.players[seat])),
          turn,
          ended,
          winners,
          ...(next === undefined ? {} : { toMove: next }),
        },
        figures: figures(),
        isLasting: record.value.version !== 1,
      });
    },
  };
}

function withLevel<P extends object>(
  player: P,
  recorded: RecordPlayer | undefined,
): P & { computer?: number } {
  return recorded?.kind === 'computer' ? { ...player, computer: recorded.level } : player;
}

/** Without its list, a record of version 1 is played only up to its first challenge, whose outcome is unknown. */
function playable(record: AnyRecord, words: WordJudge | undefined): AnyRecord {
  if (record.version !== 1 || words !== undefined) return record;
  const first = record.moves.findIndex(({ kind }) => kind === 'challenge');
  return first < 0 ? record : { ...record, moves: record.moves.slice(0, first) };
}
