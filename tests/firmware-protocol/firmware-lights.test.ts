import { describe, expect, it } from 'vitest';
import { makersSettings } from '#firmware-protocol/simulator/device.ts';
import { firmwareBox } from './firmware-box.ts';

const newer = { kind: 'hello', major: 1, minor: 1 } as const;
const red = { red: 255, green: 0, blue: 0 };
const dark = { red: 0, green: 0, blue: 0 };
const plain = {
  kind: 'setStyle',
  steady: '#ff0000',
  blinking: '#00ff00',
  marked: '#0000ff',
  brightness: 255,
  limitMa: 5000,
} as const;

describe('the lights of the firmware', () => {
  it('have the colours that the box in software has, until they are set', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    const { style } = makersSettings;
    expect(talk.ask({ kind: 'askAbout' }).message).toMatchObject({ ...style });
    // What is as it should be is white; amber is for what somebody has to put right.
    expect(style).toMatchObject({ steady: '#ffffff', blinking: '#ff8800' });
  });

  it('show what each square was told, blinking ones on and off', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask(plain);
    const lights = (['dark', 'steady', 'blinking', 'marked'] as const).flatMap((light) =>
      Array.from({ length: 27 }, () => light),
    );
    talk.ask({ kind: 'setLights', lights });
    const seen = new Set<string>();
    for (let look = 0; look < 10; look += 1) {
      talk.during(100);
      const shown = talk.box.lights();
      expect([shown[0], shown[27], shown[107]]).toEqual([dark, red, { ...dark, blue: 255 }]);
      const { red: r, green, blue } = shown[54] ?? dark;
      seen.add(`${r} ${green} ${blue}`);
    }
    expect([...seen].sort()).toEqual(['0 0 0', '0 255 0']);
    talk.ask({ kind: 'setSomeLights', first: 106, lights: ['dark', 'steady'] });
    talk.during(20);
    expect(talk.box.lights().slice(105)).toEqual([{ ...dark, blue: 255 }, dark, red]);
    expect(talk.box.strip.faults()).toBe(0);
  });

  it('stay within the current limit, all dimmed alike', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ ...plain, steady: '#ff8000', limitMa: 400 });
    talk.ask({ kind: 'setLights', lights: Array.from({ length: 108 }, () => 'steady') });
    talk.during(30);
    const ma = talk.box
      .lights()
      .reduce((sum, { red: r, green, blue }) => sum + ((r + green + blue) * 20) / 255, 0);
    expect(ma).toBeLessThanOrEqual(400);
    // Eight bits of brightness are coarse, but no more is lost than one step of them.
    expect(ma).toBeGreaterThan(300);
    expect(new Set(talk.box.lights().map((light) => JSON.stringify(light))).size).toBe(1);
  });

  it('blink all together, with the light of the board, where the box shows itself', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ kind: 'showYourself', seconds: 2 });
    const looks = Array.from({ length: 18 }, () => {
      talk.during(100);
      const lit = talk.box.lights().filter(({ red: r }) => r > 0).length;
      return { lit, board: talk.box.isLit() };
    });
    expect(new Set(looks.map(({ lit }) => lit))).toEqual(new Set([0, 108]));
    expect(new Set(looks.map(({ board }) => board))).toEqual(new Set([true, false]));
    talk.during(700);
    expect(talk.box.lights().filter(({ red: r }) => r > 0)).toEqual([]);
    expect(talk.box.isLit()).toBe(false);
  });

  it('go on blinking after noise that no zero has ended', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ kind: 'setLights', lights: Array.from({ length: 108 }, () => 'blinking') });
    talk.send(Uint8Array.of(7, 7));
    talk.during(50);
    const before = talk.box.strip.sendings();
    talk.during(900);
    expect(talk.box.strip.sendings()).toBeGreaterThanOrEqual(before + 2);
  });

  it('are named as missing by a box that has none', () => {
    const talk = firmwareBox({ hasLights: false });
    const info = talk.ask(newer).message;
    expect(info.kind === 'info' && 'features' in info ? info.features : []).not.toContain('lights');
    expect(talk.ask(plain).message).toMatchObject({ kind: 'error', error: 'not-a-feature', detail: 0x0a });
    expect(talk.ask({ kind: 'askAbout' }).message).toMatchObject({ brightness: 0, limitMa: 0 });
    talk.ask({ kind: 'showYourself', seconds: 1 });
    const looks = Array.from({ length: 10 }, () => (talk.during(90), talk.box.isLit()));
    expect(new Set(looks)).toEqual(new Set([true, false]));
    expect(talk.box.strip.sendings()).toBe(0);
  });
});

describe('B21: while the lights are sent', () => {
  it.each([
    { rows: 9, columns: 12, speed: 250_000, flickers: 15, rounds: 20 },
    { rows: 9, columns: 12, speed: 115_200, flickers: 15, rounds: 20 },
    { rows: 21, columns: 21, speed: 250_000, flickers: 4, rounds: 7 },
  ])(
    'no byte and no scan is lost: $rows x $columns at $speed',
    ({ rows, columns, speed, flickers, rounds }) => {
      const talk = firmwareBox({ rows, columns, speed, seed: 4 });
      talk.ask(newer);
      talk.ask(plain);
      const all = Math.min(192, rows * columns);
      for (let square = 0; square < flickers * 7; square += 7) talk.box.setSensor(square, 'flickers');
      for (let round = 0; round < rounds; round += 1) {
        const light = round % 2 === 0 ? 'steady' : 'marked';
        const longest = {
          kind: 'setSomeLights',
          first: 0,
          lights: Array.from({ length: all }, () => light),
        } as const;
        talk.ask(longest);
        // The longest frame of a host comes at one moment after another of the sending.
        talk.during((round * 5) / rounds);
        expect(talk.ask(longest).message.kind).toBe('acknowledge');
        talk.during(25);
      }
      const lost = { bad: 0, overruns: 0, wrongStops: 0, scansMissed: 0 };
      expect(talk.ask({ kind: 'askCounters' }).message).toMatchObject(lost);
      expect(talk.box.strip.faults()).toBe(0);
      expect(talk.box.strip.sendings()).toBeGreaterThanOrEqual(rounds);
    },
  );
});
