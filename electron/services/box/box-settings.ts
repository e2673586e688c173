import { limits, type Feature, type Light } from '#firmware-protocol/codec/index.ts';
import { formatSquare } from '#firmware-protocol/simulator/index.ts';
import type { Connection } from '#firmware-protocol/transports/index.ts';
import {
  boxRanges,
  type BoxSettings,
  type BoxSettingsChange,
  type LightsRequest,
} from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { SettingsService } from '../home/settings.ts';

export type BoxSettingProblem =
  | { readonly code: 'box/not-connected' }
  | { readonly code: 'box/feature-missing'; readonly feature: Feature }
  | { readonly code: 'box/name-too-long'; readonly bytes: number; readonly most: number }
  | { readonly code: 'box/name-not-plain' };

export async function readBoxSettings(
  connection: Connection | undefined,
): Promise<Result<BoxSettings, Problem>> {
  const info = connection?.state().info;
  if (connection === undefined || info === undefined) return notConnected();
  const has = (feature: Feature): boolean => info.features.includes(feature);
  const span = has('debounce') ? { debounceMs: info.debounceMs } : {};
  // A box of protocol 1.0 cannot say more.
  if (!has('name') && !has('style')) return ok(span);
  const answered = await connection.send({ kind: 'askAbout' });
  if (!answered.ok) return answered;
  if (answered.value.kind !== 'about') return refuse({ code: 'box/odd-answer' });
  const { name, steady, blinking, marked, brightness, limitMa } = answered.value;
  return ok({
    ...span,
    ...(has('name') ? { name } : {}),
    ...(has('style') ? { lights: { steady, blinking, marked, brightness, limitMa } } : {}),
  });
}

export async function setBox(
  connection: Connection | undefined,
  change: BoxSettingsChange,
): Promise<Result<BoxSettings, Problem>> {
  const problem = hindrance(connection, change);
  if (connection === undefined || problem !== undefined)
    return refuse(problem ?? { code: 'box/not-connected' });
  const { name, debounceMs, lights } = change;
  if (lights !== undefined) {
    const now = await readBoxSettings(connection);
    if (!now.ok) return now;
    if (now.value.lights === undefined) return refuse({ code: 'box/odd-answer' });
    const { limitMa, ...style } = { ...now.value.lights, ...lights };
    // A box without a limit reports 0, but 0 may not be sent.
    const limit = limitMa === 0 ? limits.currentMa.most : limitMa;
    const done = await connection.send({ kind: 'setStyle', ...style, limitMa: limit });
    if (!done.ok) return done;
  }
  if (debounceMs !== undefined) {
    const done = await connection.send({ kind: 'setDebounce', ms: debounceMs });
    if (!done.ok) return done;
  }
  if (name !== undefined) {
    const done = await connection.send({ kind: 'setName', name: name.trim() });
    if (!done.ok) return done;
  }
  return readBoxSettings(connection);
}

export async function lightBox(
  connection: Connection | undefined,
  { lights }: LightsRequest,
): Promise<Result<undefined, Problem>> {
  const info = connection?.state().info;
  if (connection === undefined || info === undefined) return notConnected();
  const all: Light[] = Array.from({ length: info.rows * info.columns }, () => 'dark');
  for (const { square, look } of lights) {
    if (square >= all.length) {
      const names = [square, all.length - 1].map((one) => formatSquare(one, info.columns));
      return refuse({ code: 'box/no-such-square', square: names[0], last: names[1] });
    }
    all[square] = look;
  }
  const done = await connection.send({ kind: 'setLights', lights: all });
  return done.ok ? ok(undefined) : done;
}

const notConnected = () => refuse<BoxSettingProblem>({ code: 'box/not-connected' });

function hindrance(
  connection: Connection | undefined,
  { name, debounceMs, lights }: BoxSettingsChange,
): BoxSettingProblem | undefined {
  const features = connection?.state().info?.features;
  if (features === undefined) return { code: 'box/not-connected' };
  const needs: readonly (readonly [unknown, Feature])[] = [
    [name, 'name'],
    [debounceMs, 'debounce'],
    [lights, 'style'],
  ];
  const missing = needs.find(([wanted, feature]) => wanted !== undefined && !features.includes(feature));
  return missing === undefined ? nameProblem(name) : { code: 'box/feature-missing', feature: missing[1] };
}

function nameProblem(name = ''): BoxSettingProblem | undefined {
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) return { code: 'box/name-not-plain' };
  const bytes = new TextEncoder().encode(name.trim()).length;
  return bytes > limits.nameBytes ? { code: 'box/name-too-long', bytes, most: limits.nameBytes } : undefined;
}

/** Remembers the debounce span by serial number, since a box forgets it when switched off. */
export interface BoxMemory {
  spanOf(serialNumber: string): Promise<number | undefined>;
  keepSpan(serialNumber: string, ms: number): Promise<void>;
}

const key = (serialNumber: string): string => `box.debounce.${serialNumber}`;
const { least, most } = boxRanges.debounceMs;

/** Spans are kept among the program's settings; if those cannot be read or written, the box keeps its own span. */
export function openBoxMemory(settings: Pick<SettingsService, 'read' | 'write'>): BoxMemory {
  return {
    async spanOf(serialNumber) {
      const read = await settings.read();
      const span = read.ok ? read.value.remembered[key(serialNumber)] : undefined;
      return typeof span === 'number' && span >= least && span <= most ? Math.round(span) : undefined;
    },
    async keepSpan(serialNumber, ms) {
      await settings.write({ remembered: { [key(serialNumber)]: ms } });
    },
  };
}
