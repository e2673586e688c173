import { describe, expect, it } from 'vitest';
import {
  decodeMessage,
  encodeMessage,
  feed,
  hashSquares,
  newDecoder,
  type BoxMessage,
} from '#firmware-protocol/codec/index.ts';
import { openLink, step, wakeAt } from '#firmware-protocol/link/link.ts';
import type { Link } from '#firmware-protocol/link/state.ts';
import { anInfo } from './conversation.ts';

describe('a box that speaks but never tells its squares', () => {
  /** Answers everything for so long, but for a snapshot only where `tells`; gives the link and what was sent. */
  function talk(from: Link, start: number, ms: number, tells: boolean) {
    let link = from;
    let frame = link.box?.frame ?? 0;
    const asked: string[] = [];
    const input = (what: Parameters<typeof step>[1], now: number): void => {
      const { next, actions } = step(link, what, now);
      link = next;
      for (const action of actions) {
        if (action.kind !== 'send') continue;
        const [sent] = feed(newDecoder, action.bytes).frames;
        const message = sent?.ok === true ? decodeMessage(sent.value) : undefined;
        if (sent?.ok !== true || message?.ok !== true) throw new Error('no message');
        asked.push(message.value.kind);
        const answers = sent.value.sequence;
        const about = { answers, boot: 1, event: 0, at: now };
        const replies: Record<string, BoxMessage | undefined> = {
          hello: { ...anInfo, answers },
          ping: { kind: 'heartbeat', ...about, hash: tells ? hashSquares('10') : 7 },
          askSnapshot: tells ? { kind: 'snapshot', ...about, rows: 1, columns: 2, squares: '10' } : undefined,
        };
        const reply = replies[message.value.kind];
        if (reply !== undefined) input({ kind: 'bytes', bytes: encodeMessage(reply, frame++) }, now);
      }
    };
    for (let now = start; now < start + ms; now += 10) {
      if ((wakeAt(link) ?? Infinity) <= now) input({ kind: 'time' }, now);
    }
    return { link, asked };
  }

  it('is named after 3 s, while the question goes on, and live once it tells', () => {
    const early = talk(openLink(0), 0, 2990, false).link;
    expect(early).toMatchObject({ phase: 'greeting', problem: undefined });
    const later = talk(early, 2990, 60_000, false);
    expect(later.link).toMatchObject({
      phase: 'greeting',
      problem: { code: 'box/no-snapshot', seconds: 3 },
    });
    expect(later.asked.filter((kind) => kind === 'askSnapshot').length).toBeGreaterThan(150);
    expect(wakeAt(later.link)).toBeGreaterThan(62_900);
    expect(talk(later.link, 63_000, 500, true).link).toMatchObject({ phase: 'live', problem: undefined });
  });

  it('is not believed any longer when it stops telling while live', () => {
    const live = talk(openLink(0), 0, 200, true).link;
    expect(live).toMatchObject({ phase: 'live', box: { squares: '10' } });
    expect(talk(live, 200, 2900, false).link).toMatchObject({ phase: 'unsure', problem: undefined });
    expect(talk(live, 200, 4000, false).link).toMatchObject({
      phase: 'unsure',
      problem: { code: 'box/no-snapshot' },
    });
  });

  it('is silent, without that problem, once it says nothing at all', () => {
    const { link } = talk(openLink(0), 0, 5000, false);
    let quiet = link;
    for (let now = 5000; now < 8000; now += 10) quiet = step(quiet, { kind: 'time' }, now).next;
    expect(quiet).toMatchObject({ phase: 'silent', problem: undefined });
  });
});
