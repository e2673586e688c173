import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostMessage, Light } from '#firmware-protocol/codec/index.ts';
import { firmwareFolder, manifestName } from '#electron/tools/firmware/compile.ts';
import { firmwareBox, lastOf, type FirmwareBox } from '#tests/firmware-protocol/firmware-box.ts';
import type { Row } from './measure.ts';

const ram = 2048;
const flash = 32_768 - 512;
const scanMs = 1000;

/**
 * What the firmware takes of an ATmega328P, and how soon it answers (promise B21), measured on the simulated chip: with the
 * lights of all squares changing, sensors that flicker, and questions of every kind in between.
 */
export default function* firmware(): Generator<Row> {
  const { flash: used } = JSON.parse(readFileSync(join(firmwareFolder, manifestName), 'utf8')) as {
    flash: number;
  };
  yield { what: 'firmware: flash', value: used, unit: 'bytes', bar: flash };
  for (const [rows, columns] of [
    [9, 12],
    [21, 21],
  ] as const) {
    const size = `${rows} x ${columns} squares`;
    const talk = firmwareBox({ rows, columns });
    const slowestMs = slowestAnswer(talk, rows * columns);
    const toldMs = latestNews(firmwareBox({ rows, columns }), rows * columns);
    const test = lastOf([talk.ask({ kind: 'askSelfTest' })], 'selfTest');
    const counters = lastOf([talk.ask({ kind: 'askCounters' })], 'counters');
    const unused = test?.unusedRam ?? NaN;
    yield { what: `${size}: RAM with the deepest stack`, value: ram - unused, unit: 'bytes', bar: ram - 1 };
    yield { what: `${size}: longest scan`, value: test?.longestScanUs ?? NaN, unit: 'us', bar: 3 * scanMs };
    yield { what: `${size}: scans missed`, value: counters?.scansMissed ?? NaN, unit: 'times', bar: 0 };
    yield { what: `${size}: bytes lost`, value: counters?.overruns ?? NaN, unit: 'times', bar: 0 };
    yield { what: `${size}: longest answer`, value: slowestMs, unit: 'ms', bar: 50 };
    yield { what: `${size}: lift to told, with 20 ms of debounce`, value: toldMs, unit: 'ms', bar: 50 };
  }
}

const lit = (light: Light, squares: number): HostMessage => ({
  kind: 'setSomeLights',
  first: 0,
  lights: Array.from({ length: Math.min(192, squares) }, () => light),
});

/** Asks everything again and again, at changing moments. Gives the longest time to an answer. */
function slowestAnswer(talk: FirmwareBox, squares: number): number {
  talk.ask({ kind: 'hello', major: 1, minor: 1 });
  const questions: readonly HostMessage[] = [
    lit('steady', squares),
    { kind: 'askSelfTest' },
    lit('marked', squares),
    { kind: 'askLevels', first: 0, most: 32 },
    { kind: 'askSnapshot' },
    { kind: 'askKept', boot: 0, after: 0, most: 22 },
    lit('blinking', squares),
    { kind: 'setName', name: 'n'.repeat(24) },
    { kind: 'askAbout' },
    { kind: 'ping', had: { boot: 0, event: 0 } },
  ];
  for (let square = 0; square < 4; square += 1) talk.box.setSensor(square, 'flickers');
  let slowest = 0;
  for (let round = 0; round < 12; round += 1) {
    for (const question of questions) {
      const asked = talk.box.now();
      slowest = Math.max(slowest, talk.ask(question, 200).at - asked);
      talk.during(round / 4);
    }
  }
  return slowest;
}

/** From a lifted cube to its beat, at its latest, while all lights blink. */
function latestNews(talk: FirmwareBox, squares: number): number {
  talk.ask({ kind: 'hello', major: 1, minor: 1 });
  talk.ask(lit('blinking', squares));
  let latest = 0;
  for (let event = 1; event <= 25; event += 1) {
    talk.during(37);
    talk.box.set(event, false);
    const lifted = talk.box.now();
    const news = talk.during(60).find(({ message }) => message.kind === 'beat' && message.event === event);
    latest = Math.max(latest, (news?.at ?? Infinity) - lifted);
    talk.ask({ kind: 'ping', had: { boot: 0, event } });
  }
  return latest;
}
