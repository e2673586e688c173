import type { Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { currentState, type Game, type GameTypes, type Timeline } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { listFact } from '#shared/i18n/index.ts';
import { ok, refuse, type Phrase, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptNone, judgeForLetters, type Lexicon, type WordJudge } from '#shared/lexicon/index.ts';
import {
  findRecorded,
  parseRecord,
  replayRecord,
  type AnyRecord,
  type FoundLexicon,
  type GameRecord,
  type RecordLexicon,
  withTimeline,
} from '#shared/records/index.ts';

export interface LoadedGame<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: Game<G>;
  readonly record: GameRecord<G>;
  /** The next save must name this revision, so that two windows never overwrite each other. */
  readonly revision: number;
  readonly timeline: Timeline<G>;
  readonly words: WordJudge;
  readonly list: LexiconSummary | undefined;
  /** This is true if the list has the same name as when the game began, but other words. */
  readonly listChanged: boolean;
}

export type LoadProblem =
  | {
      readonly code: 'play/no-such-list';
      readonly name: string;
      readonly known: readonly (string | Phrase)[];
    }
  | { readonly code: 'play/stops'; readonly move: number; readonly reason: Problem };

/** Parses a lexicon file off the window's thread; `file` names it in a problem. */
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
  const game = gameOf(record.value.game);
  const opened = await openWords(gateway, record.value, readLexicon);
  // A finished game needs no list, because its moves hold the verdicts.
  if (!opened.ok && (record.value.version === 1 || endOf(record.value) === undefined)) return opened;
  const { words, list, changed } = opened.ok ? opened.value : noWords;
  const replayed = replayRecord(record.value, record.value.version === 1 ? { words } : {});
  if (!replayed.ok) {
    const problem: LoadProblem = { code: 'play/stops', move: replayed.move, reason: replayed.problem };
    return refuse(problem);
  }
  return ok({
    id,
    game,
    record: withTimeline(record.value, replayed.timeline),
    revision: read.value.revision,
    timeline: replayed.timeline,
    words,
    list,
    listChanged: changed,
  });
}

interface OpenWords {
  readonly words: WordJudge;
  readonly list: LexiconSummary | undefined;
  readonly changed: boolean;
}

const noWords: OpenWords = { words: acceptNone, list: undefined, changed: false };

async function openWords(
  gateway: Gateway,
  { game, options, lexicon: recorded }: AnyRecord,
  readLexicon: ReadLexicon,
): Promise<Result<OpenWords>> {
  if (recorded === undefined) return ok(noWords);
  const found = await findList(gateway, recorded);
  if (!found.ok) return found;
  const { list, changed } = found.value;
  const lexicon = await openLexicon(gateway, list, readLexicon);
  if (!lexicon.ok) return lexicon;
  return ok({ words: judgeForLetters(lexicon.value, gameOf(game).letters(options)), list, changed });
}

function endOf(record: AnyRecord) {
  const { timeline } = replayRecord(record);
  return timeline === undefined ? undefined : gameOf(record.game).rules.ending(currentState(timeline));
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
  const known = lexica.map(listFact);
  return refuse<LoadProblem>({ code: 'play/no-such-list', name: recorded.name, known });
}

const opened = new Map<string, Promise<Result<Lexicon>>>();

/** Loads a list once per page, since all games share it; a failed load is tried again. */
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
