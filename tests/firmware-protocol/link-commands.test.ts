import { describe, expect, it } from 'vitest';
import { encodeMessage, type Light } from '#firmware-protocol/codec/index.ts';
import { openLink, step } from '#firmware-protocol/link/link.ts';
import type { Link } from '#firmware-protocol/link/state.ts';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { anInfo, converse, kinds } from './conversation.ts';

describe('commands', () => {
  const lights = Array.from({ length: 108 }, (_, square): Light => (square === 62 ? 'blinking' : 'dark'));

  it('are acknowledged, and done', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.input({ kind: 'command', id: 1, command: { kind: 'setDebounce', ms: 75 } });
    talk.input({ kind: 'command', id: 2, command: { kind: 'setLights', lights } });
    talk.clock.advance(50);
    expect(talk.answers().map(({ id, result }) => [id, result.ok])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(talk.box.device()).toMatchObject({ debounceMs: 75, lights });
  });

  it('are repeated on a bad line, and given up after 20 tries', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.box.setFaults({ ...noFaults, drop: 0.5 });
    talk.input({ kind: 'command', id: 3, command: { kind: 'setDebounce', ms: 33 } });
    talk.clock.advance(5500);
    expect(talk.answers()).toMatchObject([{ id: 3, result: { ok: true } }]);
    const lost = converse();
    lost.clock.advance(30);
    lost.input({ kind: 'command', id: 4, command: { kind: 'setDebounce', ms: 33 } });
    lost.deafen();
    lost.clock.advance(10_000);
    expect(lost.answers()).toMatchObject([
      { id: 4, result: { ok: false, problem: { code: 'box/no-answer', tries: 20 } } },
    ]);
  });

  it('are settled by an answer to any of their tries', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.box.setFaults({ ...noFaults, drop: 1 });
    const first = talk.link().sequence;
    talk.input({ kind: 'command', id: 5, command: { kind: 'setDebounce', ms: 33 } });
    talk.clock.advance(210);
    expect(talk.link().commands[0]?.sent).toHaveLength(2);
    const late = encodeMessage({ kind: 'acknowledge', answers: first }, talk.link().box?.frame ?? 0);
    expect(talk.input({ kind: 'bytes', bytes: late })).toMatchObject([{ id: 5, result: { ok: true } }]);
    expect(talk.link().commands).toEqual([]);
  });

  it('wait while the box is silent, and are done when it speaks again', () => {
    const talk = converse();
    talk.clock.advance(30);
    talk.box.setFaults({ ...noFaults, drop: 1 });
    talk.clock.advance(2000);
    expect(talk.link().phase).toBe('silent');
    const before = talk.sent.length;
    talk.input({ kind: 'command', id: 6, command: { kind: 'setDebounce', ms: 44 } });
    talk.clock.advance(10_000);
    expect(new Set(kinds(talk.sent.slice(before)))).toEqual(new Set(['ping', 'hello']));
    talk.box.setFaults(noFaults);
    talk.clock.advance(1000);
    expect(talk.answers()).toMatchObject([{ id: 6, result: { ok: true } }]);
    expect(talk.box.device().debounceMs).toBe(44);
  });

  it('are refused when the box cannot, declines, or is not there', () => {
    const early = converse();
    early.input({ kind: 'command', id: 1, command: { kind: 'setDebounce', ms: 33 } });
    expect(early.answers()).toMatchObject([{ result: { problem: { code: 'box/not-connected' } } }]);
    const talk = converse();
    talk.clock.advance(30);
    talk.input({ kind: 'command', id: 2, command: { kind: 'setLights', lights: ['dark'] } });
    talk.clock.advance(30);
    expect(talk.answers()).toMatchObject([
      { result: { problem: { code: 'box/declined', reason: 'bad-payload' } } },
    ]);
    let link: Link = step(openLink(0), { kind: 'time' }, 0).next;
    link = step(link, { kind: 'bytes', bytes: encodeMessage(anInfo, 0) }, 1).next;
    const { actions } = step(link, { kind: 'command', id: 9, command: { kind: 'setLights', lights: [] } }, 2);
    expect(actions).toMatchObject([
      { id: 9, result: { problem: { code: 'box/feature-missing', feature: 'lights' } } },
    ]);
  });
});
