import { encodeFrame, unasked, type HostMessage } from '#firmware-protocol/codec/index.ts';
import type { Said } from './firmware-box.ts';
import type { Act, Told } from './simavr-box.ts';

/** How far apart the same may happen, in milliseconds of the box: both count cycles, but their starts and lines differ. */
export const apartMs = 5;
/** What the chip measures of itself or of time: compared roughly. */
const measured = new Set(['at', 'longestScanUs', 'supplyMv', 'unusedRam', 'sent']);

const style = { steady: '#ff2000', blinking: '#00ff00', marked: '#0000ff', brightness: 200, limitMa: 5000 };
const lights = Array.from({ length: 108 }, (_, n) =>
  n % 3 === 0 ? ('dark' as const) : n % 3 === 1 ? ('steady' as const) : ('marked' as const),
);

/** One evening of a box, told from its first millisecond to its last. */
export function evening(): { readonly acts: readonly Act[]; readonly ms: number } {
  const acts: Act[] = [];
  let at = 40;
  let sequence = 100;
  const wait = (ms: number): void => void (at += ms);
  const tell = (message: HostMessage, ms: number): void => {
    acts.push({ at, tell: message, sequence });
    sequence += 1;
    wait(ms);
  };
  const lift = (squares: readonly number[], full = false): void =>
    void acts.push(...squares.map((square) => ({ at, square, full })));
  const acknowledge = (boot: number, event: number): void => tell({ kind: 'ping', had: { boot, event } }, 70);

  tell({ kind: 'hello', major: 1, minor: 1 }, 130);
  tell({ kind: 'askSnapshot' }, 120);
  acknowledge(0, 0);
  // A cube is lifted, told again and again, and put back together with another lift.
  lift([17]);
  wait(80);
  acknowledge(0, 1);
  lift([17], true);
  lift([100]);
  wait(125);
  acknowledge(0, 3);
  // A contact that bounces is no change.
  for (let bounce = 0; bounce < 6; bounce += 1) {
    lift([40], bounce % 2 === 1);
    wait(9);
  }
  wait(45);
  // A hand takes a whole row and more at once.
  lift(Array.from({ length: 60 }, (_, square) => square));
  wait(125);
  acknowledge(0, 63);
  tell({ kind: 'askKept', boot: 0, after: 0, most: 22 }, 30);
  tell({ kind: 'askKept', boot: 0, after: 50, most: 22 }, 30);
  // Settings, and what is no question.
  tell({ kind: 'setDebounce', ms: 100 }, 25);
  tell({ kind: 'setName', name: 'Küche' }, 25);
  tell({ kind: 'setStyle', ...style }, 25);
  tell({ kind: 'setLights', lights }, 60);
  acts.push({ at, look: 'lights' });
  tell({ kind: 'calibrate', to: 'empty' }, 25);
  acts.push({
    at,
    send: encodeFrame({ major: 1, type: 0x3e, sequence: 7, payload: Uint8Array.of(1, 2) }),
  });
  wait(25);
  acts.push({ at, send: Uint8Array.of(0, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0) });
  wait(25);
  lift([17, 18], true);
  wait(180);
  acknowledge(0, 65);
  tell({ kind: 'askLevels', first: 12, most: 8 }, 40);
  tell({ kind: 'askSelfTest' }, 60);
  tell({ kind: 'askAbout' }, 200);
  tell({ kind: 'askCounters' }, 30);
  // The reset button, and a host of 1.0 after it.
  acts.push({ at, press: 'reset' });
  wait(60);
  tell({ kind: 'askAbout' }, 30);
  tell({ kind: 'hello', major: 1, minor: 0 }, 30);
  tell({ kind: 'askSelfTest' }, 60);
  lift([90, 3]);
  wait(60);
  tell({ kind: 'ping' }, 30);
  lift([3], true);
  wait(60);
  acts.push({ at, look: 'lights' });
  return { acts, ms: at + 20 };
}

/** What was said without what is measured, and when. */
interface Plain {
  readonly at: number;
  readonly message: Readonly<Record<string, unknown>>;
}

function plain({ at, message }: Said): Plain {
  const rest = Object.entries(message).filter(([name]) => !measured.has(name));
  const changes =
    message.kind === 'beat' || message.kind === 'kept'
      ? { changes: message.changes.map(({ square, full }) => ({ square, full })) }
      : {};
  return { at, message: { ...Object.fromEntries(rest), ...changes } };
}

const isUnasked = ({ message }: Said): boolean => !('answers' in message) || message.answers === unasked;
export const answersOf = ({ said }: Told): readonly Plain[] =>
  said.filter((one) => !isUnasked(one)).map(plain);
/** What is said again, because nobody has acknowledged it or nothing is new, counts once. */
export const newsOf = ({ said }: Told): readonly Plain[] => {
  const all = said.filter(isUnasked).map(plain);
  return all.filter(
    ({ message }, place) => JSON.stringify(message) !== JSON.stringify(all[place - 1]?.message),
  );
};
export const messagesOf = (list: readonly Plain[]) => list.map(({ message }) => message);
/** The greatest distance in time of two lists of the same. */
export const distance = (a: readonly Plain[], b: readonly Plain[]): number =>
  Math.max(...a.map(({ at }, place) => Math.abs(at - (b[place]?.at ?? Infinity))));
