import { describe, expect, it } from 'vitest';
import { parseDraft, type Draft } from '#renderer/games/kubo/draft.ts';
import { parts } from '#renderer/games/kubo/parts.ts';
import type { KuboPlay, KuboTable } from '#renderer/games/kubo/table-types.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { kubo, type CardName, type KuboMove, type KuboSetUp } from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { aHouse } from '#tests/renderer/play/a-house.ts';
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

async function openTable(house: ReturnType<typeof aHouse>, id: string): Promise<KuboPlay> {
  await house.answered();
  const play = createPlay<KuboTable>(house.gateway, id, { ...house.tools, parts, help: () => undefined });
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
    const house = aHouse(['AT']);
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    const text = formatRecord({ ...kuboRecord(people, 3), setUp });
    const { id } = expectOk(await house.gateway.call('createGame', { text }));
    const play = await openTable(house, id);
    await play.make([lay('blue M1'), lay('blue L1')]);
    pointOut(play, 'blue S1', 'blue XL1');
    expect(draftOf(play).found).toEqual([row]);
    const again = await openTable(house, id);
    expect(draftOf(again).found).toEqual([row]);
    await again.make([lay('blue S2'), lay('blue S3')]);
    pointOut(again, 'blue S4', 'blue S1');
    const third = await openTable(house, id);
    expect(draftOf(third).found).toEqual([row, column]);
    await third.make([{ kind: 'end', by: ann }]);
    expect(draftOf(await openTable(house, id)).found).toEqual([]);
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
    expect(foundIn([row], moved(state, '0: end'))).toEqual([]);
    expect(foundIn([row], moved(state, '0: end', '1: wave'), 1)).toEqual([]);
  });
});
