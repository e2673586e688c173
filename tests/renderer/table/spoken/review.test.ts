import { describe, expect, it } from 'vitest';
import { parts as alphacubes } from '#renderer/games/alphacubes/parts.ts';
import { review as alphacubesReview } from '#renderer/games/alphacubes/review.tsx';
import { parts as cubeword } from '#renderer/games/cubeword/parts.ts';
import { review as cubewordReview } from '#renderer/games/cubeword/review.tsx';
import { review as kubagramReview } from '#renderer/games/kubagram/review.tsx';
import { parts as kubo } from '#renderer/games/kubo/parts.ts';
import { review as kuboReview } from '#renderer/games/kubo/review.tsx';
import { parts as scruble } from '#renderer/games/scruble/parts.ts';
import { review as scrubleReview } from '#renderer/games/scruble/review.tsx';
import type { ReviewParts, TableTypes } from '#renderer/table/index.ts';
import { reviewAnswer } from '#renderer/table/spoken/review-answer.ts';
import type { PlayedTurn, ReviewTools } from '#shared/engine/index.ts';
import type { AlphacubesTurn } from '#shared/games/alphacubes/index.ts';
import type { CubewordTurn } from '#shared/games/cubeword/index.ts';
import type { KubagramTurn } from '#shared/games/kubagram/index.ts';
import type { KuboTurn } from '#shared/games/kubo/index.ts';
import type { ScrubleTurn } from '#shared/games/scruble/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import { openReview, type AnyRecord } from '#shared/records/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';

const { t } = createTranslator();
const nameOf = (seat: number) => ['Ann', 'Ben', 'Cy', 'Di'][seat] ?? '';

async function turnsOf<Turn extends PlayedTurn>(record: AnyRecord) {
  const opened = expectOk(await openReview(record, 1));
  return { ...opened, turns: opened.turns as readonly Turn[] };
}

function asking<T extends TableTypes, Turn extends PlayedTurn>(
  review: ReviewParts<T, Turn>,
  turn: Turn | undefined,
  draft: T['draft'] | undefined,
  best?: string,
) {
  const position =
    turn === undefined ? undefined : review.positionOf({ model: { draft } as never, turn, best });
  return (question: Parameters<typeof reviewAnswer>[1]) =>
    reviewAnswer(t, question, { spoken: review.spoken, position, nameOf, words: acceptAll });
}

describe('what a look back answers (P13)', () => {
  it('in Alphacubes is the board before the turn, with the play that is looked at', async () => {
    const { turns } = await turnsOf<AlphacubesTurn>(published.record);
    for (const turn of turns) {
      const { before, move, points } = turn;
      const begun = alphacubes.drafting.begin(before, undefined);
      const [first] = move.kind === 'play' ? move.placements : [];
      const cursor = (first && parseSquare(first.square)) ?? begun.cursor;
      const ask = asking(alphacubesReview, turn, { ...begun, cursor });
      expect(ask('stock')).toContain(String(before.stock));
      if (first === undefined) continue;
      const { name } = alphacubesReview.playedName(t, turn);
      expect(ask('place')).toContain(`${first.square}, `);
      expect(`${ask('row')} ${ask('column')}`).toContain(name);
      expect(ask('words')).toContain(`Together ${points} points`);
    }
    // The published game began with VALIDLY: with the best play shown, that play is told.
    const [first] = turns;
    const begun = first && alphacubes.drafting.begin(first.before, undefined);
    expect(asking(alphacubesReview, first, begun, 'E9 across VALID')('words')).toContain('VALID');
  });

  it('in CUBEWORD is the felt before the turn, with its moves', async () => {
    const { turns } = await turnsOf<CubewordTurn>(midGame('cubeword'));
    const words = turns.flatMap((turn) => {
      const ask = asking(cubewordReview, turn, cubeword.drafting.begin(turn.before, undefined));
      const made = (turn.score?.words ?? []).flatMap(({ word, standing }) =>
        standing.kind === 'counts' ? word : [],
      );
      for (const word of made) expect(ask('words')).toContain(word);
      expect(ask('row')).toMatch(/^Row −?\d+/);
      return made;
    });
    expect(words).not.toEqual([]);
  });

  it('in Kubagram is the box and the fields at the end of the turn', async () => {
    const { turns } = await turnsOf<KubagramTurn>(midGame('kubagram'));
    const stocks = turns.map((turn) => {
      const ask = asking(kubagramReview, turn, undefined);
      expect(ask('row')).toMatch(/^The row of the next die: /);
      return Number(/\d+/.exec(ask('stock') ?? '')?.[0]);
    });
    expect(stocks.length).toBeGreaterThan(1);
    expect(stocks).toEqual(stocks.toSorted((one, other) => other - one));
    expect(stocks[0]).toBeGreaterThan(stocks.at(-1) ?? 0);
  });

  it('in Kubo is the table at the end of the turn, and with the best laying that laying', async () => {
    const opened = await turnsOf<KuboTurn>(midGame('kubo'));
    const { turns } = opened;
    for (const turn of turns.slice(0, 3)) {
      const reviewed = expectOk(await opened.reviewer.review(turns, turn, { level: 1 } as ReviewTools));
      const draft = kubo.drafting.begin(turn.before, undefined);
      const on = (cursor: (typeof turn.laid)[number], best?: string) =>
        asking(kuboReview, turn, { ...draft, cursor }, best)('place');
      for (const card of [...turn.before.table, ...turn.laid]) expect(on(card)).toMatch(/ lies\.$/);
      const line = reviewed.best?.line ?? '';
      const cards = line
        .split('; ')
        .flatMap((part) => (part.startsWith('lay ') ? part.slice('lay '.length) : []));
      for (const card of cards) expect(on(card as (typeof turn.laid)[number], line)).toMatch(/ lies\.$/);
    }
    expect(turns).not.toEqual([]);
  });

  it('in SCRUBLE Cube is the cube before the turn, with its twists and word', async () => {
    const { turns } = await turnsOf<ScrubleTurn>(midGame('scruble'));
    const claims = turns.flatMap((turn) => {
      if (turn.move.kind !== 'claim') return [];
      const ask = asking(scrubleReview, turn, scruble.drafting.begin(turn.before, undefined));
      expect(ask('words')).toContain(turn.move.word);
      expect(ask('row')?.split('; ')).toHaveLength(16);
      return [turn.move.word];
    });
    expect(claims).not.toEqual([]);
  });

  it('waits for a turn that is not drawn yet', () => {
    const ask = asking(kuboReview, undefined, undefined);
    expect(ask('row')).toBe('The turns are being gone through.');
    for (const question of ['last', 'scores', 'time'] as const) expect(ask(question)).toBeUndefined();
    expect(asking(scrubleReview, undefined, undefined)('hand')).toBeUndefined();
  });
});
