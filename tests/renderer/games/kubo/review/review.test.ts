import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/kubo/parts.ts';
import { pastTurns, pointsLost, reviewOf, verdictText } from '#renderer/games/kubo/review/review.ts';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { GameMoves } from '#renderer/table/store/past-moves.ts';
import { handsAt } from '#renderer/table/store/people.ts';
import { turnsToReview } from '#renderer/table/review/use-look-back.ts';
import { currentState, replay, type Timeline } from '#shared/engine/index.ts';
import {
  kubo,
  type CardName,
  type KuboMove,
  type KuboSetUp,
  type KuboTypes,
} from '#shared/games/kubo/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord, replayRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { randomGame } from '#tests/support/kubo/random-game.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';

const [ann, ben] = [seat(0), seat(1)];
const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
/** Ann's hand could complete the bottom row and the left column; Ben's nothing. */
const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'blue S3', 'red M3'],
  ['red M4', 'red L4', 'red L3'],
];
const deck: readonly CardName[] = ['yellow M3', 'yellow L3', 'yellow XL3'];
const setUp: KuboSetUp = { dealer: 1, hands, deck };
const record = { ...kuboRecord(people, 3), setUp };

const lay = (card: CardName): KuboMove => ({ kind: 'lay', by: ann, card });
const turnOfAnn: readonly KuboMove[] = [
  lay('blue M1'),
  lay('blue L1'),
  lay('blue S2'),
  { kind: 'end', by: ann },
];
const missed: readonly KuboMove[] = [...turnOfAnn, { kind: 'wave', by: ben }];
const stolen: readonly KuboMove[] = [
  ...turnOfAnn,
  { kind: 'claim', by: ben, line: 'blue S1 to blue XL1' },
  { kind: 'wave', by: ben },
];

function after(moves: readonly KuboMove[]): GameMoves<KuboTypes> {
  const replayed = replayRecord({ ...record, moves });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  return { game: kubo, timeline: replayed.timeline as Timeline<KuboTypes> };
}

function firstTurn(moves: readonly KuboMove[]) {
  const game = after(moves);
  const [turn] = pastTurns(game);
  if (turn === undefined) throw new Error('No turn');
  return { turn, found: reviewOf(game, turn) };
}

function reviewed(moves: readonly KuboMove[]) {
  const { turn, found } = firstTurn(moves);
  return {
    points: turn.points,
    lost: pointsLost(turn, found),
    complete: found.complete.map(({ line, owner }) => [line.id, owner]),
    best: [...(found.best?.cards ?? [])].sort(),
  };
}

describe('a turn of Kubo that is looked back at', () => {
  it('tells what stood complete, whose it became, and what the hand could have completed', () => {
    const best = ['blue L1', 'blue M1', 'blue S2', 'blue S3'];
    const row = 'blue S1 to blue XL1';
    expect(reviewed(missed)).toEqual({ points: 0, lost: 2, complete: [[row, undefined]], best });
    expect(reviewed(stolen)).toEqual({ points: 0, lost: 2, complete: [[row, ben]], best });
    const claim: KuboMove = { kind: 'claim', by: ann, line: row };
    expect(reviewed([...turnOfAnn.slice(0, 3), claim, ...missed.slice(3)])).toEqual({
      points: 1,
      lost: 1,
      complete: [[row, ann]],
      best,
    });
    expect(reviewed([{ kind: 'end', by: ann }])).toMatchObject({ points: 0, lost: 2, complete: [] });
  });

  it('U7 is none while its steal window is open: what was missed can still be claimed', async () => {
    expect(pastTurns(after(turnOfAnn))).toEqual([]);
    expect(pastTurns(after(missed)).map(({ turn, seat: at }) => [turn, at])).toEqual([[1, 0]]);
    const game = after(turnOfAnn);
    const asked = { at: 3, seat: ann, kind: 'end', move: turnOfAnn[3] ?? lay('blue M1') };
    expect(await parts.review(game as never, asked, undefined)).toEqual({
      ok: false,
      problem: { code: 'game/no-review' },
    });
  });

  it('says what was claimed of what stood complete, and how far that is below the best, as the list does', () => {
    const { t } = createTranslator();
    const said = (moves: readonly KuboMove[]) => {
      const { turn, found } = firstTurn(moves);
      const text = verdictText(t, 'Ann', turn, found);
      const lost = pointsLost(turn, found);
      expect(text).toContain(lost === 0 ? 'nothing better' : `Ann stayed ${lost} below it`);
      return text;
    };
    expect(said(stolen)).toBe(
      'Lines worth 1 point were completed, and Ann claimed 0. With this hand the best was 2 points, and Ann stayed 2 below it.',
    );
    const all: readonly KuboMove[] = [
      lay('blue S3'),
      ...turnOfAnn,
      { kind: 'claim', by: ben, line: 'blue S1 to blue XL1' },
      { kind: 'claim', by: ben, line: 'blue S1 to blue S4' },
    ];
    expect(said([...all, { kind: 'wave', by: ben }])).toBe(
      'Lines worth 2 points were completed, and Ann claimed 0. With this hand the best was 2 points, and Ann stayed 2 below it.',
    );
    const claims = (['blue S1 to blue XL1', 'blue S1 to blue S4'] as const).map((line): KuboMove => ({
      kind: 'claim',
      by: ann,
      line,
    }));
    const laid = all.slice(0, 4);
    expect(said([...laid, ...claims, { kind: 'end', by: ann }, { kind: 'wave', by: ben }])).toBe(
      'Lines worth 2 points were completed, and Ann claimed 2. With this hand nothing better was possible.',
    );
  });

  it('tells where it is not known what a large hand could have completed', () => {
    const { turn, found } = firstTurn(missed);
    const unknown = { ...found, best: undefined };
    expect(verdictText(createTranslator().t, 'Ann', turn, unknown)).toContain('was not worked out');
    expect(pointsLost(turn, unknown)).toBeUndefined();
  });

  it('is worked out once with all others of its game, from the moves of its own turn', async () => {
    const { start, steps } = randomGame(4);
    let reads = 0;
    const counted = steps.map(
      ({ move }) =>
        new Proxy(move, {
          get(of, key, self): unknown {
            reads += 1;
            return Reflect.get(of, key, self);
          },
        }),
    );
    const replayed = replay(kubo.rules, start, counted);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    const game = { game: kubo, timeline: replayed.timeline };
    const turns = pastTurns(game);
    expect(turns.length).toBeGreaterThan(20);
    expect(pastTurns(game)).toBe(turns);
    // The first turn is reviewed from the start of its stretch: no later move of the game is looked at.
    const [first] = turns;
    if (first === undefined) throw new Error('No turn');
    reads = 0;
    expect(await parts.review(game as never, first, undefined)).toMatchObject({ ok: true });
    expect(reads).toBeLessThan(counted.length);
  });

  it('is for whoever may see that hand: in a hot seat its own player once they have come forward', async () => {
    const game = after([...missed, { kind: 'end', by: ben }]);
    const seen = (forward?: typeof ann) =>
      turnsToReview(pastTurns(game), handsAt(kubo, currentState(game.timeline), [ann, ben], forward)).map(
        ({ turn }) => turn,
      );
    expect(seen()).toEqual([]);
    expect(seen(ann)).toEqual([1]);
    expect(seen(ben)).toEqual([]);

    const services = openTestServices(['AT']);
    const text = formatRecord({ ...record, moves: [...missed, { kind: 'end', by: ben }] });
    const { id } = expectOk(await services.gateway.call('createGame', { text }));
    const play = createPlay<KuboTable>(services.gateway, id, {
      ...services.tools,
      parts,
      help: () => undefined,
    });
    play.setCurtain(true);
    await play.load();
    const turns = pastTurns(game);
    const open = () => Promise.all(turns.map(async (turn) => (await play.review(turn)).ok));
    expect(await open()).toEqual([false, false]);
    play.liftCurtain();
    expect(await open()).toEqual([true, false]);
  });
});
