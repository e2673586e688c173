import { describe, expect, it } from 'vitest';
import { parseDraft, type Draft, type PointAction } from '#renderer/games/kubo/draft/draft.ts';
import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboPlay, KuboTable } from '#renderer/games/kubo/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { kubo, type CardName, type KuboMove, type KuboSetUp } from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';

const ann = seat(0);
const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'blue S3', 'red M3'],
  ['blue XL3', 'red M4'],
];
const setUp: KuboSetUp = { dealer: 1, hands };
const row = 'blue S1 to blue XL1';
const column = 'blue S1 to blue S4';
const lay = (card: CardName): KuboMove => ({ kind: 'lay', by: ann, card });

const ben = seat(1);

/** A game of these people at the table, Ann to begin. */
async function begin(
  services: ReturnType<typeof openTestServices>,
  names: readonly string[],
  held: KuboSetUp['hands'],
) {
  const people = names.map((name) => ({ name, kind: 'person' as const }));
  const setUp = { dealer: names.length - 1, hands: held };
  const text = formatRecord({ ...kuboRecord(people, 3), setUp });
  const { id } = expectOk(await services.gateway.call('createGame', { text }));
  return { id, play: await openTable(services, id) };
}

async function openTable(services: ReturnType<typeof openTestServices>, id: string): Promise<KuboPlay> {
  await services.answered();
  const play = createPlay<KuboTable>(services.gateway, id, {
    ...services.tools,
    parts,
    help: () => undefined,
  });
  play.setCurtain(false);
  await play.load();
  return play;
}

function draftOf(play: KuboPlay): Draft {
  const { draft } = play.store.getState();
  if (draft === undefined) throw new Error(JSON.stringify(play.store.getState().stage));
  return draft;
}

function pointOut(play: KuboPlay, from: CardName, to: CardName): void {
  play.act({ kind: 'point', by: ann, card: from });
  play.act({ kind: 'pick', card: to });
}

describe('lines pointed out and not yet claimed (P32)', () => {
  it('are there again in a page that is loaded anew, also after a further card, and gone with the turn', async () => {
    const services = openTestServices(['AT']);
    const { id, play } = await begin(services, ['Ann', 'Ben'], hands);
    await play.make([lay('blue M1'), lay('blue L1')]);
    pointOut(play, 'blue S1', 'blue XL1');
    expect(draftOf(play).found).toEqual([row]);
    const again = await openTable(services, id);
    expect(draftOf(again).found).toEqual([row]);
    await again.make([lay('blue S2'), lay('blue S3')]);
    pointOut(again, 'blue S4', 'blue S1');
    const third = await openTable(services, id);
    expect(draftOf(third).found).toEqual([row, column]);
    await third.make([{ kind: 'end', by: ann }]);
    expect(draftOf(await openTable(services, id)).found).toEqual([]);
  });

  it('are there again for whoever points them out in a steal window, and nothing of their hand with them', async () => {
    const services = openTestServices(['AT']);
    const { id, play } = await begin(services, ['Ann', 'Ben', 'Cleo'], [...hands, ['red S1', 'red S2']]);
    await play.make([lay('blue M1'), lay('blue L1'), { kind: 'end', by: ann }]);
    await play.make([{ kind: 'wave', by: seat(2) }]);
    const point = (at: KuboPlay, action: PointAction) => {
      at.act({ kind: 'between', action });
    };
    const pointRow = (at: KuboPlay) => {
      point(at, { kind: 'point', by: ben, card: 'blue S1' });
      point(at, { kind: 'pick', card: 'blue XL1' });
    };
    pointRow(play);
    const again = await openTable(services, id);
    expect(draftOf(again)).toMatchObject({ found: [row], claimer: ben, order: [] });
    // Let go of, it is gone; found once more, it can be claimed by whoever found it.
    point(again, { kind: 'back' });
    expect(draftOf(await openTable(services, id)).found).toEqual([]);
    pointRow(again);
    const third = await openTable(services, id);
    const { found, claimer } = draftOf(third);
    expect({ found, claimer }).toEqual({ found: [row], claimer: ben });
    await third.make([{ kind: 'claim', by: ben, line: row }]);
    expect(draftOf(await openTable(services, id))).toMatchObject({ found: [], claimer: undefined });
  });

  it('leave the hand of whoever pointed them out as that was ordered', async () => {
    const services = openTestServices(['AT']);
    const { id, play } = await begin(services, ['Ann', 'Ben'], hands);
    await play.make([{ kind: 'end', by: ann }]);
    const order = draftOf(play).order.toReversed();
    play.act({ kind: 'order', cards: order });
    await play.make([{ kind: 'end', by: ben }]);
    const again = await openTable(services, id);
    await again.make([lay('blue M1'), lay('blue L1'), { kind: 'end', by: ann }]);
    again.act({ kind: 'between', action: { kind: 'point', by: ben, card: 'blue S1' } });
    again.act({ kind: 'between', action: { kind: 'pick', card: 'blue XL1' } });
    const third = await openTable(services, id);
    expect(draftOf(third).found).toEqual([row]);
    await third.make([{ kind: 'wave', by: ben }]);
    expect(draftOf(third).order.slice(0, order.length)).toEqual(order);
    expect(draftOf(await openTable(services, id)).order.slice(0, order.length)).toEqual(order);
  });

  it('are read with care: lines that there are, once each, and to be claimed in this turn', () => {
    const state = moved(begun({ setUp }), '0: lay blue M1', '0: lay blue L1');
    const foundIn = (kept: unknown, after = state, at = 0) =>
      parseDraft(kubo.rules.viewFor(after, seat(at)), { found: kept })?.found;
    expect(foundIn([row, column, row, 'blue S1 to blue M1', 'S1', 7, null, ['x'], { line: row }])).toEqual([
      row,
    ]);
    expect(foundIn(row)).toEqual([]);
    expect(foundIn([row], moved(state, '0: claim blue S1 XL1'))).toEqual([]);
    expect(foundIn([row], begun({ setUp }))).toEqual([]);
    expect(foundIn([row], state, 1)).toEqual([]);
    const window = moved(state, '0: end');
    expect(foundIn([row], window)).toEqual([]);
    expect(foundIn([row, column, 'S1', row], window, 1)).toEqual([row]);
    expect(foundIn([row], moved(window, '1: claim blue S1 XL1'), 1)).toEqual([]);
    expect(foundIn([row], moved(window, '1: wave'), 1)).toEqual([]);
    const three = moved(
      begun({ seats: 3, setUp: { dealer: 2, hands: [...hands, ['red S1']] } }),
      '0: lay blue M1',
      '0: lay blue L1',
      '0: end',
      '1: wave',
    );
    expect(foundIn([row], three, 1)).toEqual([]);
    expect(foundIn([row], three, 2)).toEqual([row]);
    expect(parseDraft(kubo.rules.viewFor(window, 'table'), { found: [row] })?.found).toEqual([]);
  });
});
