import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firmwareFolder, manifestName } from '#electron/tools/firmware/compile.ts';
import { hashSquares } from '#firmware-protocol/codec/index.ts';
import { firmwareBox, lastOf, type FirmwareBox } from './firmware-box.ts';
import { talkWith } from './firmware-conversation.ts';

const { eventAt } = JSON.parse(readFileSync(join(firmwareFolder, manifestName), 'utf8')) as {
  readonly eventAt: number;
};
/** The last number but one: with the next change a box has counted to FFFFFFFF. */
const nearlyAll = [0xfe, 0xff, 0xff, 0xff];
const settled = 60;

/** A box that has counted nearly as far as it can; `minor` is the version its host speaks. */
function worn(minor: number): FirmwareBox {
  const talk = firmwareBox();
  talk.ask({ kind: 'hello', major: 1, minor });
  talk.box.poke(eventAt, nearlyAll);
  talk.ask({ kind: 'ping', had: { boot: 0, event: 0xffff_fffe } });
  expect(talk.ask({ kind: 'ping' }).message).toMatchObject({ boot: 0, event: 0xffff_fffe });
  return talk;
}

describe('the firmware after change FFFFFFFF', () => {
  it('takes a new boot number at once, and goes on from event 0 with the squares it has', () => {
    const talk = worn(1);
    talk.box.set(17, false);
    const said = talk.during(settled);
    expect(said.some(({ message }) => 'event' in message && message.event === 0xffff_ffff)).toBe(false);
    expect(lastOf(said, 'beat')).toMatchObject({ boot: 1, event: 0, changes: [] });
    expect(talk.ask({ kind: 'askSnapshot' }).message).toMatchObject({
      ...{ boot: 1, event: 0 },
      squares: talk.box.squares(),
    });
    expect(talk.ask({ kind: 'askKept', boot: 1, after: 0, most: 22 }).message).toMatchObject({
      oldest: 0,
      changes: [],
    });
    talk.ask({ kind: 'ping', had: { boot: 1, event: 0 } });
    talk.box.set(17, true);
    talk.box.set(4, false);
    expect(lastOf(talk.during(settled), 'beat')).toMatchObject({
      boot: 1,
      event: 2,
      changes: [{ square: 4 }, { square: 17 }],
    });
    // The counter of starts has it, too: the next start takes another.
    talk.box.reset();
    talk.during(settled);
    expect(talk.ask({ kind: 'ping' }).message).toMatchObject({ boot: 2, event: 0 });
  });

  it('numbers what else has changed in the same moment from 1 on', () => {
    const talk = worn(1);
    for (const square of [3, 4, 50]) talk.box.set(square, false);
    talk.during(settled);
    expect(talk.ask({ kind: 'askKept', boot: 1, after: 0, most: 22 }).message).toMatchObject({
      oldest: 1,
      first: 1,
      changes: [{ square: 4 }, { square: 50 }],
    });
  });

  it('shows a host of 1.0 the new number in its next heartbeat', () => {
    const talk = worn(0);
    talk.box.set(17, false);
    talk.during(settled);
    expect(talk.ask({ kind: 'ping' }).message).toMatchObject({
      ...{ kind: 'heartbeat', boot: 1, event: 0 },
      hash: hashSquares(talk.box.squares()),
    });
  });

  it('and our link come together again', () => {
    const talk = talkWith({});
    expect(talk.pass(700, talk.agrees)).toBe(true);
    talk.box.poke(eventAt, nearlyAll);
    expect(talk.pass(300, () => talk.link().box?.event === 0xffff_fffe)).toBe(true);
    talk.box.set(17, false);
    expect(talk.pass(50, () => talk.link().phase !== 'live')).toBe(true);
    // A host asks no more than five questions a second meanwhile.
    expect(talk.pass(1500, talk.agrees)).toBe(true);
    expect(talk.link().box).toMatchObject({ info: { boot: 1 }, event: 0 });
    talk.box.set(17, true);
    expect(talk.pass(150, () => talk.link().box?.event === 1)).toBe(true);
    expect(talk.agrees()).toBe(true);
  });
});
