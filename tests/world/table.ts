import { parsingGateway } from '#renderer/gateway/parsing-gateway.ts';
import type { Gateway } from '#renderer/gateway/gateway.ts';
import type { createPlay } from '#renderer/table/store/create-play.ts';
import type { ReadLexicon } from '#renderer/table/store/load-game.ts';
import type { Play, PlayTools } from '#renderer/table/store/play.ts';
import type { MethodName, RequestOf, ResponseOf } from '#shared/contract/index.ts';
import { currentState, type GameTypes } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { expectOk, ok, randomFrom, refuse, type Result } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, type GameRecord } from '#shared/records/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import type { Dice } from './dice.ts';
import { isKnown, settle, type KnownGame } from './shelf.ts';

const tables: Readonly<Record<GameId, () => Promise<{ readonly parts: unknown }>>> = {
  alphacubes: () => import('#renderer/games/alphacubes/parts.ts'),
  cubeword: () => import('#renderer/games/cubeword/parts.ts'),
  kubagram: () => import('#renderer/games/kubagram/parts.ts'),
  kubo: () => import('#renderer/games/kubo/parts.ts'),
  scruble: () => import('#renderer/games/scruble/parts.ts'),
};

export interface Sitting {
  /** The store of one program; another program has another. */
  readonly createPlay: typeof createPlay;
  readonly call: (method: MethodName, ask: unknown) => Promise<Result<unknown>>;
  readonly dice: Dice;
  readonly wait: (ms: number) => Promise<void>;
  readonly broken: (what: string) => void;
  readonly isOpen: () => boolean;
}

/** One or two windows show a game by the screens' own store; somebody plays, undoes and pauses at them, and leaves. */
export async function sitAtTable(game: KnownGame, sitting: Sitting): Promise<void> {
  const { createPlay, call, dice, wait, broken, isOpen } = sitting;
  const { game: rules, lexicon } = anyGame(game.story.game);
  const player = await rules.loadRandomPlayer();
  const parts = (await tables[game.story.game]()).parts as PlayTools['parts'];
  const gateway = gatewayOf(rememberedBy(game, call, broken));
  const readLexicon: ReadLexicon = (_, file) =>
    Promise.resolve(lexicon === undefined ? refuse({ code: 'app/asset-missing', path: file }) : ok(lexicon));
  const windows = Array.from({ length: dice.oneIn(3) ? 2 : 1 }, () =>
    createPlay(gateway, game.id, { parts, readLexicon, help: () => undefined }),
  );
  const leave = windows.map((play) => play.attend());
  await Promise.all(windows.map((play) => play.load()));
  for (let turns = dice.between(2, 12); turns > 0 && isOpen(); turns -= 1) {
    const play = windows[dice.below(windows.length)];
    if (play === undefined || play.store.getState().stage.kind !== 'ready') break;
    await act(play, (state) => player.move(state, randomFrom(dice.below(1_000_000)), lexicon)[0], dice);
    compare(game, windows, broken);
    // Windows hear of each other's moves late, or not at all.
    if (dice.oneIn(2)) await Promise.all(windows.map((other) => other.heard()));
    await wait(dice.oneIn(6) ? dice.between(30_000, 400_000) : dice.between(50, 8_000));
  }
  for (const end of leave) end();
}

async function act(play: Play, moveAt: (state: object) => GameTypes['proposal'], dice: Dice): Promise<void> {
  const { stage, saving, pause } = play.store.getState();
  if (stage.kind !== 'ready') return;
  if (saving.kind === 'failed') {
    if (dice.oneIn(2)) await play.saveAgain();
    else play.dropUnsaved();
    return;
  }
  if (pause !== undefined) return play.resume();
  const { timeline, game } = stage.game;
  const state = currentState(timeline);
  const kind = dice.below(10);
  if (kind === 0) return play.pause();
  if (kind === 1) return play.redo();
  if (kind === 2) {
    play.keepDrafts();
    return;
  }
  if (kind < 5 || game.rules.actors(state).length === 0) return play.undo();
  await play.make([moveAt(state)]);
}

/** The only window of a game shows what was last said to be saved, and never a move that was not. */
function compare(game: KnownGame, [play, other]: readonly Play[], broken: (what: string) => void): void {
  if (play === undefined || other !== undefined) return;
  const { stage, saving } = play.store.getState();
  if (stage.kind !== 'ready' || saving.kind === 'saving' || game.sure === undefined) return;
  const shown = formatRecord(withoutTimes(stage.game.record));
  const saved = formatRecord(withoutTimes(expectOk(parseRecord(game.sure)) as GameRecord));
  if (shown !== saved)
    broken(`the table of ${game.id} shows ${shown.slice(-200)}, and ${saved.slice(-200)} was saved`);
}

/** The time that a turn has taken so far is saved by the way, and a pause counts even where the disk is full. */
function withoutTimes(record: GameRecord): GameRecord {
  return { ...record, timeUsed: undefined, pauses: undefined };
}

/** Remembers what was sent to be saved, and what is known since to lie on the disk. */
function rememberedBy(game: KnownGame, call: Sitting['call'], broken: Sitting['broken']): Sitting['call'] {
  let saving = 0;
  const known = (text: string, damages: number): void => {
    const record = parseRecord(text);
    if (!record.ok) return broken(`the table of ${game.id} holds what is no record`);
    const { moves, takenBack } = record.value;
    settle(game, { moves: moves.length, takenBack, sure: text }, damages);
  };
  return async (method, ask) => {
    const { damages } = game;
    if (method === 'saveGame') {
      const { text } = ask as RequestOf<'saveGame'>;
      game.maybe.add(text);
      game.was.add(text);
      saving += 1;
      const saved = await call(method, ask);
      saving -= 1;
      if (saved.ok) known(text, damages);
      return saved;
    }
    const answer = await call(method, ask);
    if (method !== 'readGame' || !answer.ok || saving > 0) return answer;
    const { text } = answer.value as ResponseOf<'readGame'>;
    if (!isKnown(game, text)) broken(`${game.id} is read with a text that nobody saved`);
    // Of a save that was cut short it is known now how it ended.
    if (game.sure !== undefined) known(text, damages);
    return answer;
  };
}

function gatewayOf(call: Sitting['call']): Gateway {
  return parsingGateway({
    carry: async (method, ask) => ok(await call(method, ask)),
    listen: () => () => undefined,
    // The list is known to `readLexicon`, whatever its bytes are.
    read: () => Promise.resolve(new Response('words')),
    enter: () => Promise.resolve(ok(undefined)),
    door: () => 'open',
    onDoor: () => () => undefined,
  });
}
