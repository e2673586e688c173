import { expect } from 'vitest';
import { answerTo } from '#renderer/app/speech/answers.ts';
import { hearKey } from '#renderer/app/speech/questions.ts';
import { openSpeechLog } from '#renderer/app/speech/speech-log.ts';
import { newsText } from '#renderer/table/event-texts.ts';
import type { PlayParts, SpokenTexts, TableTypes } from '#renderer/table/index.ts';
import type { TableTexts } from '#renderer/table/game-table.ts';
import { tableAnswer } from '#renderer/table/spoken/table-answer.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { courseOf, currentState } from '#shared/engine/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, seat as seatOf, type Seat } from '#shared/kernel/index.ts';
import { formatRecord, type AnyRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';

interface HeardGame<T extends TableTypes> {
  readonly parts: PlayParts<T>;
  readonly texts: TableTexts<T>;
  readonly spoken: SpokenTexts<T>;
}

/** Somebody at a table who sees nothing: what is said is in the log, and nothing else comes back. */
export interface Listener<T extends TableTypes> {
  /** Presses a comma and this letter, and returns what is said. */
  ask(letter: string): string;
  /** Enters a line as the table's field takes it, and returns what is said. `by` is the player's number, from 1. */
  type(line: string, by: number): Promise<string>;
  /** Does what one key does at this table, such as moving the cursor. */
  press(action: T['action']): void;
  /** Presses Enter at the curtain. */
  comeForward(): void;
  /** Expects an ended game whose record has the lines that were typed; `meant` leaves out what nobody typed. */
  compare(meant?: (line: string) => string): void;
  readonly said: () => readonly string[];
}

const { t } = createTranslator();

export async function sitDown<T extends TableTypes>(
  { parts, texts, spoken }: HeardGame<T>,
  record: AnyRecord,
  words: readonly string[],
): Promise<Listener<T>> {
  const services = openTestServices(words);
  const { id } = expectOk(await services.gateway.call('createGame', { text: formatRecord(record) }));
  const { help, readLexicon, pauseMs } = services.tools;
  const play = createPlay<T>(services.gateway, id, { parts, help, readLexicon, pauseMs });
  await play.load();
  const log = openSpeechLog();
  const typed: string[] = [];
  let news = play.store.getState().news?.serial;
  let refused = play.store.getState().refusal?.serial;
  const table = () => {
    const { stage } = play.store.getState();
    if (stage.kind !== 'ready') throw new Error(JSON.stringify(stage));
    const { rules } = stage.game.game;
    return { game: stage.game, rules, state: currentState(stage.game.timeline) };
  };
  play.store.subscribe((now) => {
    if (now.stage.kind !== 'ready') return;
    const { game, rules, state } = table();
    if (now.news !== undefined && now.news.serial !== news) {
      news = now.news.serial;
      const names = game.record.players.map(({ name }) => name);
      const answering = rules.turn(state).seat === undefined ? rules.actors(state) : [];
      const text = newsText(t, texts, now.news, {
        names,
        ending: rules.ending(state),
        scores: rules.scores(state),
        answering: answering.filter((at): at is Seat => at !== 'clock'),
        course: courseOf(game.game, game.timeline),
        state: rules.viewFor(state, 'table'),
      });
      log.add({ text, how: 'polite' });
    }
    if (now.refusal !== undefined && now.refusal.serial !== refused) {
      refused = now.refusal.serial;
      log.add({ text: problemText(t, now.refusal.problem), how: 'urgent' });
    }
  });
  const bare = { ctrlKey: false, altKey: false, metaKey: false };
  const answer = (question: Parameters<typeof tableAnswer>[1]) =>
    tableAnswer(t, question, play.store.getState(), { texts, spoken }, 0);
  return {
    ask(letter) {
      const begun = hearKey(false, { ...bare, key: ',' }, false);
      const { asked } = hearKey(begun.isAsking, { ...bare, key: letter }, false);
      if (asked === undefined) throw new Error(`${letter} asks nothing`);
      log.add({ text: answerTo(t, asked, [answer], log), how: 'answer' });
      return log.all().at(-1)?.text ?? '';
    },
    async type(line, by) {
      const { game, rules, state } = table();
      const view = rules.viewFor(state, seatOf(by - 1));
      const said: string[] = [];
      const read = game.game.notation.parse(view, seatOf(by - 1), line);
      if (!read.ok) throw new Error(`${line}: ${problemText(t, read.problem)}`);
      const deafen = log.listen(({ text }) => said.push(text));
      await play.make([read.value]);
      deafen();
      // A refused line is no move.
      if (table().game.timeline.length > game.timeline.length) typed.push(line);
      return said.join(' ');
    },
    press: (action) => play.act(action),
    comeForward: () => play.liftCurtain(),
    compare(meant = (line) => line) {
      const { game, rules } = table();
      let state: T['state'] = game.timeline.start;
      const lines = game.timeline.stretches
        .flatMap(({ moves }) => moves)
        .map((move) => {
          const view = rules.viewFor(state, move.by === 'clock' ? 'table' : move.by);
          state = expectOk(rules.apply(state, move)).state;
          return game.game.notation.format(view, move);
        });
      expect(lines.map(meant)).toEqual(typed);
      expect(rules.ending(state)).toBeDefined();
    },
    said: () => log.all().map(({ text }) => text),
  };
}
