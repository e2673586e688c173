import { describe, expect, it } from 'vitest';
import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';
import { turnsToReview } from '#renderer/table/review/reckon.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { handsAt } from '#renderer/table/store/people.ts';
import {
  currentState,
  type GameTypes,
  type ReviewTools,
  type Statement,
  type Timeline,
} from '#shared/engine/index.ts';
import {
  kubo,
  type CardName,
  type KuboMove,
  type KuboSetUp,
  type KuboTypes,
} from '#shared/games/kubo/index.ts';
import { kuboReviewer } from '#shared/games/kubo/review/review.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord, openReplayed, replayRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
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

function after(moves: readonly KuboMove[]): Timeline<KuboTypes> {
  const replayed = replayRecord({ ...record, moves });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  return replayed.timeline as Timeline<KuboTypes>;
}

async function reviewed(moves: readonly KuboMove[]) {
  const turns = kuboReviewer.turns(kubo, after(moves));
  const [turn] = turns;
  if (turn === undefined) throw new Error('No turn');
  const { points, best, grade, statements } = expectOk(
    await kuboReviewer.review(turns, turn, { level: 1 } as ReviewTools),
  );
  const told = statements.map(({ kind, points: of }: Statement) => `${kind} ${of}`);
  return { points, best: best?.points, grade, told };
}

describe('a turn of Kubo that is looked back at', () => {
  it('tells what stood complete, whose it became, and what the hand could have completed', async () => {
    expect(await reviewed(missed)).toEqual({
      points: 0,
      best: expect.any(Number),
      grade: 'missed',
      told: expect.arrayContaining(['unclaimed 1']),
    });
    expect(await reviewed(stolen)).toMatchObject({ points: 0, told: expect.arrayContaining(['stolen 1']) });
    const claim: KuboMove = { kind: 'claim', by: ann, line: 'blue S1 to blue XL1' };
    expect(await reviewed([...turnOfAnn.slice(0, 3), claim, ...missed.slice(3)])).toMatchObject({
      points: 1,
    });
    expect(await reviewed([{ kind: 'end', by: ann }])).toMatchObject({
      points: 0,
    });
  });

  it('U7 is none while its steal window is open: what was missed can still be claimed', () => {
    expect(kuboReviewer.turns(kubo, after(turnOfAnn))).toEqual([]);
    const turns = kuboReviewer.turns(kubo, after(missed));
    expect(turns.map(({ turn, seat: at }) => [turn, at])).toEqual([[1, 0]]);
  });

  it('is for whoever may see that hand: in a hot seat its own player once they have come forward', async () => {
    const timeline = after([...missed, { kind: 'end', by: ben }]);
    const seen = (forward?: typeof ann) =>
      turnsToReview(
        kuboReviewer.turns(kubo, timeline),
        handsAt(kubo, currentState(timeline), [ann, ben], forward),
      ).map(({ turn }) => turn);
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
    const opened = await openReplayed('kubo', timeline as unknown as Timeline<GameTypes>);
    if (opened === undefined) throw new Error('No review');
    const { turns } = opened;
    const open = () => Promise.all(turns.map(async (turn) => (await play.review(opened, turn).answer).ok));
    expect(await open()).toEqual([false, false]);
    play.liftCurtain();
    expect(await open()).toEqual([true, false]);
  });
});
