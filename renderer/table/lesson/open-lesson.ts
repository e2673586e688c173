import type { Gateway } from '#renderer/gateway/index.ts';
import { loadGameTable, loadLessonTable } from '#renderer/games/index.ts';
import { readLexiconOnThread } from '#renderer/worker/index.ts';
import { begin, lessonStages, type GameTypes, type Lesson, type LessonStage } from '#shared/engine/index.ts';
import { gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import { listFact } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import {
  formatRecord,
  recordFormat,
  recordVersion,
  startOf,
  withTimeline,
  type GameRecord,
} from '#shared/records/index.ts';
import type { GameTable } from '../game-table.ts';
import { loadGame } from '../store/load-game.ts';
import { memoryGateway } from '../memory-gateway.ts';
import type { LessonTable } from './lesson-table.ts';

export interface OpenLesson {
  readonly id: GameId;
  readonly table: GameTable;
  readonly lesson: Lesson<GameTypes>;
  readonly places: LessonTable;
  readonly record: GameRecord;
  /** This is the game before each step, and last after the last one. */
  readonly stages: readonly LessonStage<GameTypes>[];
}

/** Lessons are played with English words, whatever language they are told in. */
const listName = 'english';

export async function openLesson(
  gateway: Gateway,
  id: GameId,
  learnerName: string,
): Promise<Result<OpenLesson>> {
  const table = await loadGameTable(id);
  if (!table.ok) return table;
  const files = await loadFiles(id);
  if (!files.ok) return files;
  const { lesson, places } = files.value;
  const record = await lessonRecord(gateway, id, lesson, learnerName);
  if (!record.ok) return record;
  const inMemory = memoryGateway(gateway, id, formatRecord(record.value));
  const loaded = await loadGame(inMemory, id, readLexiconOnThread);
  if (!loaded.ok) return loaded;
  const { game, words } = loaded.value;
  const beginWith = (setUp: GameTypes['setUp'] | undefined) =>
    begin(game.rules, startOf({ ...record.value, setUp }));
  const stages = lessonStages(game, lesson, beginWith, words);
  if (!stages.ok) return stages;
  return ok({ id, table: table.value, lesson, places, record: loaded.value.record, stages: stages.value });
}

/** Refuses, as for a table, where the files of the lesson cannot be fetched. */
async function loadFiles(id: GameId) {
  try {
    const [lesson, places] = await Promise.all([manifestOf(id).loadLesson(), loadLessonTable(id)]);
    return ok({ lesson, places });
  } catch {
    return refuse({ code: 'app/table-missing' } as const);
  }
}

async function lessonRecord(
  gateway: Gateway,
  game: GameId,
  { options, setUp, seed, others }: Lesson<GameTypes>,
  learnerName: string,
): Promise<Result<GameRecord>> {
  const { lexicon, optionsSchema, computers } = gameOf(game);
  const info = await gateway.call('appInfo');
  if (!info.ok) return info;
  const { lexica } = info.value;
  const list = lexica.find(({ name }) => name === listName);
  if (lexicon === 'required' && list === undefined) {
    const known = lexica.map(listFact);
    return refuse({ code: 'play/no-such-list', name: listName, known } as const);
  }
  const level = computers.usual ?? 1;
  return ok({
    format: recordFormat,
    version: recordVersion,
    game,
    options: optionsSchema.parse(options),
    seed,
    setUp,
    players: [
      { name: learnerName, kind: 'person' },
      ...others.map((name) => ({ name, kind: 'computer', level }) as const),
    ],
    lexicon:
      lexicon === 'required' && list !== undefined ? { name: list.name, sha256: list.sha256 } : undefined,
    takenBack: 0,
    moves: [],
  });
}

/** Returns the text of the record as it stands before step `at`. */
export function recordAt({ record, stages }: OpenLesson, at: number): string {
  const stage = stages[Math.min(at, stages.length - 1)];
  if (stage === undefined) return formatRecord(record);
  return formatRecord(withTimeline({ ...record, setUp: stage.setUp }, stage.timeline));
}
