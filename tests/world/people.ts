import { contract, type MethodName, type ResponseOf } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, verifyRecord, type GameRecord } from '#shared/records/index.ts';
import type { createPlay } from '#renderer/table/store/create-play.ts';
import type { Dice } from './dice.ts';
import { boxPath, type WorldBox } from './line.ts';
import { isKnown, settle, type KnownGame, type Shelf } from './shelf.ts';
import type { Story } from './stories.ts';
import { sitAtTable } from './table.ts';

export interface PersonParts {
  readonly dispatch: (channel: string, ask: unknown) => Promise<Result<unknown, Problem>>;
  /** The store of the tables in this program's window. */
  readonly createPlay: typeof createPlay;
  /** Has the command line read the file of a game. */
  readonly verify: (game: KnownGame) => Promise<void>;
  readonly dice: Dice;
  readonly shelf: Shelf;
  readonly stories: readonly Story[];
  readonly box: WorldBox;
  readonly wait: (ms: number) => Promise<void>;
  /** What may not happen in any world. */
  readonly broken: (what: string) => void;
  readonly note: (line: string) => void;
  readonly isOpen: () => boolean;
}

/** Somebody at a door, who does one thing after another, whatever it is, until the door is closed. */
export async function livePerson(parts: PersonParts): Promise<void> {
  const { dice, wait, isOpen } = parts;
  const hand = createHand(parts);
  while (isOpen()) {
    await hand.act();
    // Now and then somebody goes for a walk.
    await wait(dice.oneIn(12) ? dice.between(60_000, 900_000) : dice.between(50, 20_000));
  }
}

function createHand({
  dispatch,
  createPlay,
  verify,
  dice,
  shelf,
  stories,
  box,
  wait,
  broken,
  note,
  isOpen,
}: PersonParts) {
  async function call<M extends MethodName>(method: M, ask: unknown): Promise<Result<ResponseOf<M>>> {
    const answer = (await dispatch(contract[method].channel, ask)) as Result<ResponseOf<M>>;
    note(`${method} ${answer.ok ? 'ok' : answer.problem.code}`);
    if (!answer.ok && ['app/bug', 'app/bad-ask', 'app/unknown-channel'].includes(answer.problem.code))
      broken(`${method} answers ${JSON.stringify(answer.problem)}`);
    return answer;
  }

  const lying = (): readonly KnownGame[] =>
    [...shelf.games.values()].filter(({ place }) => place.kind === 'games');
  const oneOf = (games: readonly KnownGame[]): KnownGame | undefined =>
    games[dice.below(Math.max(1, games.length))];

  async function begin(): Promise<void> {
    const story = stories[dice.below(stories.length)];
    if (story === undefined) return;
    const text = story.textAt(0, 0);
    shelf.begun.add(text);
    const made = await call('createGame', { text });
    if (!made.ok) return;
    if (shelf.games.has(made.value.id)) broken(`two games have the id ${made.value.id}`);
    shelf.games.set(made.value.id, {
      id: made.value.id,
      story,
      moves: 0,
      takenBack: 0,
      sure: text,
      maybe: new Set(),
      was: new Set([text]),
      damages: 0,
      isAtTable: dice.oneIn(4),
      place: { kind: 'games' },
    });
  }

  /** Reads a game as its table does before it is played on, and plays or undoes a few moves. */
  async function play(): Promise<void> {
    const game = oneOf(lying());
    if (game === undefined) return begin();
    if (game.isAtTable) return sitAtTable(game, { createPlay, call, dice, wait, broken, isOpen });
    let read = await call('readGame', { id: game.id });
    for (let turns = dice.between(1, 6); read.ok && turns > 0; turns -= 1) {
      if (!isKnown(game, read.value.text)) broken(`${game.id} is read with a text that nobody saved`);
      const [moves, takenBack] = next(game);
      const text = game.story.textAt(moves, takenBack);
      const ask = { id: game.id, text, revision: read.value.revision };
      game.maybe.add(text);
      game.was.add(text);
      const { damages } = game;
      const saving = [call('saveGame', ask)];
      // A second window with the same picture of the game makes a move of its own.
      const other = game.story.textAt(moves, takenBack + 1);
      if (dice.oneIn(10)) {
        game.maybe.add(other);
        game.was.add(other);
        saving.push(call('saveGame', { ...ask, text: other }));
      }
      const [saved, second] = await Promise.all(saving);
      const both = saved?.ok === true && second?.ok === true;
      if (both && ![text, other].includes(read.value.text)) broken(`two windows have both saved ${game.id}`);
      // Who saves what is there already changes nothing, so that both may be right, and the second is the last.
      if (saved?.ok === true) settle(game, { moves, takenBack, sure: text }, damages);
      if (second?.ok === true) settle(game, { moves, takenBack: takenBack + 1, sure: other }, damages);
      read = await call('readGame', { id: game.id });
      const isSaved = saved?.ok === true || second?.ok === true;
      if (isSaved && read.ok && game.sure !== undefined && read.value.text !== game.sure)
        broken(`${game.id} was saved and is read otherwise`);
    }
  }

  function next({ moves, takenBack, story }: KnownGame): readonly [number, number] {
    const isUndone = moves > 0 && (moves === story.moves || dice.oneIn(6));
    return isUndone ? [moves - 1, takenBack + 1] : [moves + 1, takenBack];
  }

  async function look(): Promise<void> {
    const list = await call('listGames', null);
    if (!list.ok) return;
    for (const game of lying()) {
      if (game.sure === undefined) continue;
      if (!list.value.games.some(({ id }) => id === game.id))
        broken(`${game.id} is not in the library: ${JSON.stringify(list.value.unreadable)}`);
    }
    const summary = list.value.games.at(-1);
    const game = summary === undefined ? undefined : shelf.games.get(summary.id);
    const record = game?.sure === undefined || game.maybe.size > 0 ? undefined : parseRecord(game.sure);
    if (summary === undefined || record?.ok !== true) return;
    const { turn, players } = verifyRecord(record.value);
    const points = (of: readonly { points: number }[]) => of.map((player) => player.points).join();
    if (turn !== summary.turn || points(players) !== points(summary.players))
      broken(`the library counts ${summary.id} otherwise than its moves do`);
  }

  async function remove(): Promise<void> {
    const game = oneOf(lying());
    if (game === undefined) return;
    game.place = { kind: 'moving' };
    const gone = await call('deleteGame', { id: game.id });
    if (gone.ok) game.place = { kind: 'deleted', name: gone.value.deleted };
    else await find(game);
  }

  async function putBack(): Promise<void> {
    const game = oneOf([...shelf.games.values()].filter(({ place }) => place.kind === 'deleted'));
    if (game?.place.kind !== 'deleted') return;
    const { name } = game.place;
    game.place = { kind: 'moving' };
    const back = await call('restoreGame', { deleted: name });
    if (back.ok && back.value.id === game.id) game.place = { kind: 'games' };
    else await find(game);
  }

  /** Finds out where a game is of which nobody was told. */
  async function find(game: KnownGame): Promise<void> {
    const read = await call('readGame', { id: game.id });
    if (read.ok) game.place = { kind: 'games' };
    else {
      const deleted = await call('listDeletedGames', null);
      const found = deleted.ok ? deleted.value.games.find(({ id }) => id === game.id) : undefined;
      if (found !== undefined) game.place = { kind: 'deleted', name: found.deleted };
      else if (read.problem.code === 'file/no-such-game' && deleted.ok && game.sure !== undefined)
        broken(`${game.id} is neither in the library nor among the deleted games`);
    }
  }

  async function choose(): Promise<void> {
    const { settings } = shelf;
    const read = await call('readSettings', null);
    if (read.ok && settings.sure !== undefined) {
      const found = String(read.value.remembered?.['world'] ?? '');
      if (found !== settings.sure && !settings.maybe.has(found))
        broken(`the settings say ${found}, and ${settings.sure} was saved`);
    }
    const wish = `choice ${dice.below(1_000_000)}`;
    settings.maybe.add(wish);
    const written = await call('writeSettings', { remembered: { world: wish } });
    if (!written.ok) return;
    settings.sure = wish;
    settings.maybe.clear();
  }

  async function layOut(): Promise<void> {
    const game = oneOf(lying().filter(({ isAtTable }) => !isAtTable));
    if (game === undefined) return;
    const kept = shelf.drafts.get(game.id) ?? { sure: undefined, maybe: new Set<string>() };
    shelf.drafts.set(game.id, kept);
    const read = await call('readDrafts', { id: game.id });
    const found = read.ok ? JSON.stringify(read.value.drafts[0]?.draft ?? null) : undefined;
    if (found !== undefined && kept.sure !== undefined && found !== kept.sure && !kept.maybe.has(found))
      broken(`the draft of ${game.id} is ${found}, and ${kept.sure} was saved`);
    const draft = { laid: dice.below(1_000_000) };
    kept.maybe.add(JSON.stringify(draft));
    const saved = await call('saveDraft', { id: game.id, draft: { seat: 0, moves: game.moves, draft } });
    if (!saved.ok) return;
    kept.sure = JSON.stringify(draft);
    kept.maybe.clear();
  }

  /** Puts back what a game was earlier, and finds out what it is now. */
  async function goBack(): Promise<void> {
    const game = oneOf(lying());
    if (game === undefined) return;
    const earlier = await call('listEarlier', { id: game.id });
    if (earlier.ok && game.damages === 0 && earlier.value.unreadable.length > 0)
      broken(`an earlier version of ${game.id} cannot be read`);
    const version = earlier.ok ? earlier.value.versions[0] : undefined;
    if (version === undefined) return;
    const text = await call('readEarlier', { earlier: version.earlier });
    if (text.ok && !version.ended && game.damages === 0 && !game.was.has(text.value.text))
      broken(`an earlier version of ${game.id} is what it never was`);
    const restored = text.ok ? parseRecord(text.value.text) : undefined;
    if (restored?.ok === true)
      for (const takenBack of takenBackFrom(game))
        game.maybe.add(formatRecord({ ...restored.value, takenBack } as GameRecord));
    // A version may hold what was damaged.
    if (game.damages > 0) game.sure = undefined;
    await call('restoreEarlier', { earlier: version.earlier });
    const { damages } = game;
    const read = await call('readGame', { id: game.id });
    if (!read.ok) return;
    if (!isKnown(game, read.value.text)) broken(`${game.id} was put back to what it never was`);
    const record = parseRecord(read.value.text);
    if (!record.ok) return;
    game.was.add(read.value.text);
    const { moves, takenBack } = record.value;
    settle(game, { moves: moves.length, takenBack, sure: read.value.text }, damages);
  }

  /** Moves that go by a restored version count as undone, also those of a save that was cut short. */
  const takenBackFrom = ({ takenBack, moves, maybe }: KnownGame): readonly number[] => {
    const cutShort = [...maybe].flatMap((text) => {
      const record = parseRecord(text);
      return record.ok ? record.value.takenBack + record.value.moves.length : [];
    });
    return Array.from({ length: Math.max(takenBack + moves, ...cutShort) + 1 }, (_, count) => count);
  };

  /** Connects the box, and lifts and puts back cubes on it. */
  async function handleBox(): Promise<void> {
    const now = await call('readBox', null);
    if (now.ok && ['off', 'refused'].includes(now.value.link)) await call('connectBox', { path: boxPath });
    for (let turns = dice.between(1, 8); turns > 0; turns -= 1) {
      box.turn(dice.below(box.squares().length));
      await wait(dice.between(20, 3_000));
    }
    if (dice.oneIn(8)) await call('disconnectBox', null);
  }

  async function command(): Promise<void> {
    const game = oneOf(lying());
    // Now and then is enough: each command is a program with modules of its own.
    if (game !== undefined && dice.oneIn(5)) await verify(game);
  }

  const acts = [
    begin,
    play,
    play,
    play,
    play,
    play,
    look,
    remove,
    putBack,
    choose,
    layOut,
    layOut,
    goBack,
    handleBox,
    command,
  ];
  return { act: async () => acts[dice.below(acts.length)]?.() };
}
