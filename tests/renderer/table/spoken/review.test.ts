import { describe, expect, it } from 'vitest';
import { parts as alphacubes } from '#renderer/games/alphacubes/parts.ts';
import * as alphacubesReview from '#renderer/games/alphacubes/review/review.ts';
import { spoken as alphacubesSpoken } from '#renderer/games/alphacubes/spoken.ts';
import { parts as cubeword } from '#renderer/games/cubeword/parts.ts';
import * as cubewordReview from '#renderer/games/cubeword/review/review.ts';
import { spoken as cubewordSpoken } from '#renderer/games/cubeword/spoken.ts';
import * as kubagramReview from '#renderer/games/kubagram/review/review.ts';
import { spoken as kubagramSpoken } from '#renderer/games/kubagram/spoken.ts';
import { parts as kubo } from '#renderer/games/kubo/parts.ts';
import * as kuboReview from '#renderer/games/kubo/review/review.ts';
import { spoken as kuboSpoken } from '#renderer/games/kubo/spoken.ts';
import { turnOf } from '#renderer/games/scruble/found-claim.ts';
import { parts as scruble } from '#renderer/games/scruble/parts.ts';
import * as scrubleReview from '#renderer/games/scruble/review/review.ts';
import { spoken as scrubleSpoken } from '#renderer/games/scruble/spoken.ts';
import { reviewAnswer, type ShownPosition } from '#renderer/table/spoken/review-answer.ts';
import type { SpokenTexts, TableTypes } from '#renderer/table/index.ts';
import { stateBefore } from '#shared/engine/index.ts';
import { gameOf, isGameId } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import { replayRecord, type AnyRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';

const { t } = createTranslator();
const nameOf = (seat: number) => ['Ann', 'Ben', 'Cy', 'Di'][seat] ?? '';

/** The game of this record, with the turns that may be looked back at. */
function played<Game, Turn>(record: AnyRecord, pastTurns: (game: Game) => readonly Turn[]) {
  const replayed = replayRecord(record);
  if (!replayed.ok || !isGameId(record.game)) throw new Error(JSON.stringify(replayed));
  const game = { game: gameOf(record.game), timeline: replayed.timeline } as Game;
  return { game, turns: pastTurns(game) };
}

function asking<T extends TableTypes>(spoken: SpokenTexts<T>, position: ShownPosition<T> | undefined) {
  return (question: Parameters<typeof reviewAnswer>[1], shows: 'game' | 'turn' = 'turn') =>
    reviewAnswer(t, question, { spoken, position, shows, nameOf, words: acceptAll });
}

describe('what a look back answers (P13)', () => {
  it('in Alphacubes is the board before the turn, with the play that is looked at', () => {
    const { game, turns } = played(published.record, alphacubesReview.pastTurns);
    for (const turn of turns) {
      const before = alphacubesReview.tableBefore(game, turn);
      const begun = alphacubes.drafting.begin(before, undefined);
      const [first] = turn.laid;
      const cursor = (first && parseSquare(first.square)) ?? begun.cursor;
      const ask = asking(
        alphacubesSpoken,
        alphacubesReview.shownPosition(
          { before, chosen: { placements: turn.laid } as never },
          { ...begun, cursor },
        ),
      );
      expect(ask('stock')).toContain(String(before.stock));
      if (first === undefined) continue;
      expect(ask('place')).toContain(`${first.square}, `);
      expect(`${ask('row')} ${ask('column')}`).toContain(turn.word);
      expect(ask('words')).toContain(`Together ${turn.points} points`);
    }
  });

  it('in CUBEWORD is the felt before the turn, with its moves', () => {
    const { game, turns } = played(midGame('cubeword'), cubewordReview.pastTurns);
    for (const turn of turns) {
      const before = game.game.rules.viewFor(stateBefore(game.game.rules, game.timeline, turn.at), turn.seat);
      const draft = cubeword.drafting.begin(before, undefined);
      const ask = asking(cubewordSpoken, cubewordReview.shownPosition({ before, parts: turn.parts }, draft));
      for (const word of turn.words) expect(ask('words')).toContain(word);
      expect(ask('row')).toMatch(/^Row −?\d+/);
    }
    expect(turns.flatMap(({ words }) => words)).not.toEqual([]);
  });

  it('in Kubagram is the box and the fields at the end of the turn', () => {
    const { game, turns } = played(midGame('kubagram'), kubagramReview.pastTurns);
    const stocks = turns.map(({ at }) => {
      const ask = asking(kubagramSpoken, { view: kubagramReview.viewBefore(game, at), draft: undefined });
      expect(ask('row')).toMatch(/^The row of the next die: /);
      return Number(/\d+/.exec(ask('stock') ?? '')?.[0]);
    });
    expect(stocks.length).toBeGreaterThan(1);
    expect(stocks).toEqual(stocks.toSorted((one, other) => other - one));
    expect(stocks[0]).toBeGreaterThan(stocks.at(-1) ?? 0);
  });

  it('in Kubo is the table at the end of the turn, and with the best laying that laying', () => {
    const { game, turns } = played(midGame('kubo'), kuboReview.pastTurns);
    for (const turn of turns.slice(0, 3)) {
      const { table, best } = kuboReview.reviewOf(game, turn);
      const draft = kubo.drafting.begin(game.game.rules.viewFor(game.timeline.state, 'table'), undefined);
      const on = (card: (typeof table)[number], laying: typeof best) =>
        asking(kuboSpoken, kuboReview.shownPosition(game, turn, laying, { ...draft, cursor: card }))('place');
      for (const card of table) expect(on(card, undefined)).toMatch(/ lies\.$/);
      for (const card of best?.cards ?? []) expect(on(card, best)).toMatch(/ lies\.$/);
    }
    expect(turns).not.toEqual([]);
  });

  it('in SCRUBLE Cube is the cube before the turn, with its twists and word', () => {
    const { game, turns } = played(midGame('scruble'), scrubleReview.pastTurns);
    const { rules } = game.game;
    const claims = turns.flatMap((turn) => {
      const before = rules.viewFor(stateBefore(rules, game.timeline, turn.at), turn.seat);
      const draft = scruble.drafting.begin(before, undefined);
      if (turn.claim === undefined) return [];
      const shown = { before, turn: turnOf(before.cube, turn.claim) };
      const ask = asking(scrubleSpoken, scrubleReview.shownPosition(shown, draft));
      expect(ask('words')).toContain(turn.claim.word);
      expect(ask('row')?.split('; ')).toHaveLength(16);
      return [turn.claim.word];
    });
    expect(claims).not.toEqual([]);
  });

  it('waits for a turn that is not drawn yet, and leaves the whole game to the table beside it', () => {
    const ask = asking(kuboSpoken, undefined);
    expect(ask('row')).toBe('The turn is told once its best move is found.');
    expect(ask('row', 'game')).toBeUndefined();
    for (const question of ['last', 'scores', 'time'] as const) expect(ask(question)).toBeUndefined();
    expect(asking(scrubleSpoken, undefined)('hand')).toBeUndefined();
  });
});
