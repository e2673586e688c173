import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulatedBox, noFaults, simulatedPort } from '#firmware-protocol/simulator/index.ts';
import {
  connectBox,
  parseTrace,
  recordable,
  replayTrace,
  type ConnectionState,
} from '#firmware-protocol/transports/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { pass, testClock } from '../conversation.ts';

describe('B18: a trace', () => {
  async function record(): Promise<{ text: string; states: ConnectionState[] }> {
    const clock = testClock();
    const box = createSimulatedBox({
      clock,
      seed: 5,
      faults: { ...noFaults, drop: 0.1, flip: 0.1, repeat: 0.1 },
    });
    const port = simulatedPort(box);
    const lines: string[] = [];
    const states: ConnectionState[] = [];
    const { transport, record: begin } = recordable(port, clock);
    begin((line) => void lines.push(line));
    const connection = connectBox({ transport, clock, onState: (state) => void states.push(state) });
    for (let round = 0; round < 12; round += 1) {
      await pass(clock, 300);
      box.set(round * 7, false);
      if (round === 5) {
        port.unplug();
        await pass(clock, 400);
        port.replug();
      }
    }
    await pass(clock, 1500);
    await connection.close();
    return { text: lines.join(''), states };
  }

  it('replays to the very states that were shown', async () => {
    const { text, states } = await record();
    const trace = expectOk(parseTrace(text));
    const replayed: ConnectionState[] = [];
    await replayTrace(trace, (state) => void replayed.push(state));
    const facts = (all: ConnectionState[]): unknown[] => [
      ...new Set(all.map(({ link, squares, problem }) => `${link} ${squares} ${problem?.code}`)),
    ];
    expect(states.length).toBeGreaterThan(15);
    expect(facts(replayed)).toEqual(facts(states));
    expect(replayed.at(-1)?.changes).toEqual(states.at(-1)?.changes);
  });

  it('may begin in the midst of a conversation, and holds what was asked of the box', async () => {
    const clock = testClock();
    const box = createSimulatedBox({ clock, speed: 250_000 });
    const recorder = recordable(simulatedPort(box), clock);
    const connection = connectBox({ transport: recorder.transport, clock, onCommand: recorder.ask });
    await pass(clock, 1000);
    box.set(3, false);
    await pass(clock, 200);
    let text = '';
    recorder.record((line) => (text += line), connection.beginning());
    connection.greet();
    await pass(clock, 1200);
    expect(connection.state()).toMatchObject({ link: 'live', changes: [] });
    const asked = connection.send({ kind: 'setDebounce', ms: 85 });
    await pass(clock, 1200);
    expect(await asked).toMatchObject({ ok: true });
    void connection.send({ kind: 'setName', name: 'Ash' });
    box.set(31, false);
    await pass(clock, 1200);
    const shown = connection.state();
    recorder.stop();
    const ended = text;
    box.set(60, false);
    await pass(clock, 400);
    expect(text).toBe(ended);
    await connection.close();

    expect(shown).toMatchObject({ info: { debounceMs: 85, name: 'Ash' }, changes: [{ square: 31 }] });
    const trace = expectOk(parseTrace(text));
    expect(trace.entries.slice(0, 2)).toEqual([
      { at: 0, kind: 'open' },
      { at: 0, kind: 'speed', speed: 250_000 },
    ]);
    expect(trace.entries.at(-1)?.kind).toBe('close');
    const outcome = ({ link, info, squares, changes }: ConnectionState) => ({ link, info, squares, changes });
    expect(outcome(await replayTrace(trace, () => undefined))).toEqual(outcome(shown));

    const older = text
      .split('\n')
      .filter((line) => !line.includes('"kind":"ask"'))
      .join('\n')
      .replace(/"version":3(.*),"before":[^]*?\}/, '"version":2$1');
    expect(older).toContain('"version":2,"path":"simulated","startedAt":1001200}\n');
    expect(outcome(await replayTrace(expectOk(parseTrace(older)), () => undefined))).toEqual(outcome(shown));
  });

  it.each([20, 60, 150, 400, 900])(
    'comes to the same where it begins %i ms after the port, with questions that may not be asked yet',
    async (ms) => {
      const clock = testClock();
      const box = createSimulatedBox({ clock });
      const recorder = recordable(simulatedPort(box), clock);
      const connection = connectBox({ transport: recorder.transport, clock, onCommand: recorder.ask });
      for (let rest = ms; rest > 0; rest -= 20) {
        connection.greet();
        await pass(clock, 20);
      }
      let text = '';
      recorder.record((line) => (text += line), connection.beginning());
      connection.greet();
      while (connection.state().link !== 'live') await pass(clock, 50);
      const asked = connection.send({ kind: 'setDebounce', ms: 35 });
      await pass(clock, 2000);
      expect(await asked).toMatchObject({ ok: true });
      const { link, info } = connection.state();
      await connection.close();
      expect(info).toMatchObject({ debounceMs: 35 });
      const trace = expectOk(parseTrace(text));
      expect(await replayTrace(trace, () => undefined)).toMatchObject({ link, info });
    },
  );

  it('holds the speeds at which a box was looked for', async () => {
    const clock = testClock();
    const box = createSimulatedBox({ clock, speed: 250_000 });
    const recorder = recordable(simulatedPort(box), clock);
    let text = '';
    recorder.record((line) => (text += line));
    const connection = connectBox({ transport: recorder.transport, clock, onCommand: recorder.ask });
    await pass(clock, 1000);
    await connection.close();
    const speeds = expectOk(parseTrace(text)).entries.flatMap((entry) =>
      entry.kind === 'speed' ? [entry.speed] : [],
    );
    expect(speeds).toEqual([250_000]);
  });

  it('of the first version still opens', () => {
    const head = '{"format":"cubewright-box-trace","version":1,"path":"x","startedAt":5}\n';
    expect(expectOk(parseTrace(`${head}{"at":3,"kind":"open"}\n`)).entries).toEqual([
      { at: 3, kind: 'open' },
    ]);
  });

  it('is readable text that names what was said', async () => {
    const { text } = await record();
    expect(text.split('\n')[0]).toBe(
      '{"format":"cubewright-box-trace","version":3,"path":"simulated","startedAt":1000000,"before":{"questions":[]}}',
    );
    for (const what of ['hello', 'info', 'askSnapshot', 'snapshot', 'beat', 'ping', 'heartbeat']) {
      expect(text).toContain(`"says":"${what}"`);
    }
  });

  it('never throws on any text', () => {
    const head = '{"format":"cubewright-box-trace","version":1,"path":"x","startedAt":5}\n';
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.json(),
            fc.object().map((o) => JSON.stringify(o)),
          ),
        ),
        (lines) => {
          for (const text of [lines.join('\n'), `${head}${lines.map((line) => `${line}\n`).join('')}`]) {
            const parsed = parseTrace(text);
            if (!parsed.ok) expect(parsed.problem.code).toMatch(/^box\//);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('refuses what is no trace, naming the line, and forgives a cut last line', async () => {
    const { text } = await record();
    const whole = expectOk(parseTrace(text)).entries.length;
    expect(expectOk(parseTrace(text.slice(0, -5))).entries).toHaveLength(whole - 1);
    expect(parseTrace('')).toEqual(refuse({ code: 'box/not-a-trace' }));
    expect(parseTrace('{"format":"other"}\n')).toEqual(refuse({ code: 'box/not-a-trace' }));
    const head = text.split('\n')[0] ?? '';
    expect(parseTrace(`${head.replace('"version":3', '"version":4')}\n`)).toEqual(
      refuse({ code: 'box/later-trace', version: 4 }),
    );
    for (const bad of [
      '{',
      'null',
      '{"at":1,"kind":"in","hex":"0"}',
      '{"at":-1,"kind":"open"}',
      '{"at":1,"kind":"?"}',
      '{"at":1,"kind":"speed","speed":-1}',
      '{"at":1,"kind":"ask","hex":"00"}',
    ]) {
      expect(parseTrace(`${head}\n{"at":0,"kind":"open"}\n${bad}\n`)).toEqual(
        refuse({ code: 'box/bad-trace-line', line: 3 }),
      );
    }
  });
});
