import type { Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { Timeline } from '#shared/engine/index.ts';
import type { AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { judgeIn, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import {
  findRecorded,
  parseRecord,
  replayRecord,
  type FoundLexicon,
  type GameRecord,
  type RecordLexicon,
  withTimeline,
} from '#shared/records/index.ts';

/** A saved game, read and played up to its last move. */
export interface LoadedGame {
  readonly id: string;
  readonly record: GameRecord<AlphacubesTypes>;
  /** What the next save must name, so that two windows never overwrite each other. */
  readonly revision: number;
  readonly timeline: Timeline<AlphacubesTypes>;
  readonly words: WordJudge;
  /** The word list as it is here, with what else there is of it. */
  readonly list: LexiconSummary;
  /** The word list is not the one the game began with: its name is the same, its words are not. */
  readonly listChanged: boolean;
}

export type LoadProblem =
  | { readonly code: 'play/no-such-list'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'play/stops'; readonly move: number; readonly reason: Problem };

/** Reads the bytes of a lexicon file, somewhere else than on the window's thread; `file` names it in a refusal. */
export type ReadLexicon = (bytes: Uint8Array, file: string) => Promise<Result<Lexicon>>;

export async function loadGame(
  gateway: Gateway,
  id: string,
  readLexicon: ReadLexicon,
): Promise<Result<LoadedGame>> {
  const read = await gateway.call('readGame', { id });
  if (!read.ok) return read;
  const record = parseRecord(read.value.text);
  if (!record.ok) return record;
  const { lexicon: recorded } = record.value;
  if (recorded === undefined) throw new Error('A game of words names its lexicon');
  const found = await findList(gateway, recorded);
  if (!found.ok) return found;
  const { list, changed } = found.value;
  const lexicon = await openLexicon(gateway, list, readLexicon);
  if (!lexicon.ok) return lexicon;

  const words = judgeIn(lexicon.value, gameOf(record.value.game).letters);
  const replayed = replayRecord(record.value, record.value.version === 1 ? { words } : {});
  if (!replayed.ok) {
    const problem: LoadProblem = { code: 'play/stops', move: replayed.move, reason: replayed.problem };
    return refuse(problem);
  }
  return ok({
    id,
    record: withTimeline(record.value, replayed.timeline) as GameRecord<AlphacubesTypes>,
    revision: read.value.revision,
    timeline: replayed.timeline as Timeline<AlphacubesTypes>,
    words,
    list,
    listChanged: changed,
  });
}

async function findList(
  gateway: Gateway,
  recorded: RecordLexicon,
): Promise<Result<FoundLexicon<LexiconSummary>>> {
  const info = await gateway.call('appInfo');
  if (!info.ok) return info;
  const { lexica } = info.value;
  const found = findRecorded(recorded, lexica);
  if (found !== undefined) return ok(found);
  const known = lexica.map(({ title }) => title);
  return refuse<LoadProblem>({ code: 'play/no-such-list', name: recorded.name, known });
}

const opened = new Map<string, Promise<Result<Lexicon>>>();

/** Fetched and unpacked once a page: the list is the same for every game. What was refused is tried again. */
function openLexicon(
  gateway: Gateway,
  list: LexiconSummary,
  readLexicon: ReadLexicon,
): Promise<Result<Lexicon>> {
  const known = opened.get(list.sha256);
  if (known !== undefined) return known;
  const opening = fetchLexicon(gateway, list, readLexicon);
  opened.set(list.sha256, opening);
  const forget = () => opened.delete(list.sha256);
  void opening.then(({ ok }) => ok || forget(), forget);
  return opening;
}

async function fetchLexicon(
  gateway: Gateway,
  { asset, origin }: LexiconSummary,
  readLexicon: ReadLexicon,
): Promise<Result<Lexicon>> {
  const bytes = await gateway.asset(asset);
  if (!bytes.ok) return bytes;
  const lexicon = await readLexicon(bytes.value, asset);
  const isDamaged = !lexicon.ok && lexicon.problem.code.startsWith('lexicon/');
  return isDamaged && origin === 'bundled' ? refuse({ code: 'app/lexica-damaged', path: asset }) : lexicon;
}
