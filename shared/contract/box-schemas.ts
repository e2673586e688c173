import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';

/** These ranges come from the box protocol. */
export const boxRanges = {
  debounceMs: { least: 5, most: 500 },
  brightness: { least: 0, most: 255 },
  limitMa: { least: 20, most: 5000 },
} as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

export const boxLights = z.strictObject({
  steady: colour,
  blinking: colour,
  /** A marked light is steady in a colour of its own, for the square that matters now. */
  marked: colour,
  brightness: within(boxRanges.brightness),
  limitMa: z.int().min(0).max(boxRanges.limitMa.most),
});
export type BoxLights = DeepReadonly<z.infer<typeof boxLights>>;

/** Settings that a box does not offer are absent. */
export const boxSettings = z.strictObject({
  name: z.string().optional(),
  debounceMs: z.int().nonnegative().optional(),
  lights: boxLights.optional(),
});
export type BoxSettings = DeepReadonly<z.infer<typeof boxSettings>>;

export const boxSettingsChange = z.strictObject({
  name: z.string().max(100).exactOptional(),
  debounceMs: within(boxRanges.debounceMs).exactOptional(),
  lights: z
    .strictObject({
      steady: colour.exactOptional(),
      blinking: colour.exactOptional(),
      marked: colour.exactOptional(),
      brightness: within(boxRanges.brightness).exactOptional(),
      limitMa: within(boxRanges.limitMa).exactOptional(),
    })
    .exactOptional(),
});
export type BoxSettingsChange = DeepReadonly<z.infer<typeof boxSettingsChange>>;

export const lightsRequest = z.strictObject({
  lights: z
    .array(
      z.strictObject({ square: z.int().min(0).max(440), look: z.enum(['steady', 'blinking', 'marked']) }),
    )
    .max(441),
});
export type LightsRequest = DeepReadonly<z.infer<typeof lightsRequest>>;

/** `full` means that the recording stopped by itself because it was too long. */
export const boxTrace = z.strictObject({
  state: z.enum(['recording', 'stopped', 'full']),
  /** The time is in milliseconds since 1970. */
  startedAt: z.number(),
  characters: z.int().nonnegative(),
});

/** In characters: a longer recording does not fit into a call, since each of its lines is escaped there. */
export const traceTextLimit = 8_000_000;

/** A recording with more pictures of its squares is not shown. */
export const traceMomentLimit = 20_000;

const square = z.int().min(0).max(440);
const squares = z.array(square).max(441);

const count = z.int().nonnegative();

/** What the squares did since the box was connected; the fields are those of `Flickering`. */
export const watchedSquares = z.strictObject({
  since: z.number(),
  moves: count,
  flickering: z
    .array(
      z.strictObject({
        square,
        lying: count,
        empty: count,
        moving: count,
        cubes: count,
        uneasy: count,
        margin: z.number().min(0).max(1),
      }),
    )
    .max(441),
});

export const sensorFindings = z.strictObject({
  failed: z.array(z.string().max(40)).max(40),
  unsound: squares,
  levels: z.array(z.int().min(0).max(255)).max(441).optional(),
  supplyMv: z.int().positive().optional(),
  longestScanUs: z.int().nonnegative(),
  flickers: z.array(z.strictObject({ square, times: z.int().positive() })).max(441),
  stuck: z.strictObject({ full: squares, empty: squares }).optional(),
  watched: watchedSquares.optional(),
});

export const virtualLineFault = z.enum(['drop', 'lose', 'flip', 'repeat', 'delay', 'reset']);
export type VirtualLineFault = z.infer<typeof virtualLineFault>;

/** A dead sensor always reads as empty, like one that is stuck empty. */
export const virtualSensor = z.enum(['sound', 'stuck-empty', 'stuck-full', 'flickers', 'dead']);
export type VirtualSensor = z.infer<typeof virtualSensor>;

export const virtualBoxAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['lift', 'put']), squares: z.array(square).min(1).max(441) }),
  z.strictObject({ kind: z.enum(['fill', 'empty', 'reset', 'hang', 'unplug', 'plug']) }),
  z.strictObject({ kind: z.literal('sensor'), square, state: virtualSensor }),
  /** These faults replace those set before. */
  z.strictObject({ kind: z.literal('line'), faults: z.array(virtualLineFault).max(6) }),
  /** Below 2,700 mV the chip stops until the voltage rises again. */
  z.strictObject({ kind: z.literal('supply'), mv: z.int().min(0).max(6000) }),
]);
export type VirtualBoxAct = DeepReadonly<z.infer<typeof virtualBoxAction>>;

/** This is what lies in the box, whatever its sensors report. */
const virtualBox = z.strictObject({
  rows: z.int().min(1).max(21),
  columns: z.int().min(1).max(21),
  /** Each square has one character, row by row: `1` holds a die, `0` is empty. */
  squares: z.string().regex(/^[01]*$/),
  sensors: z.array(z.strictObject({ square, state: virtualSensor })),
  lights: z.array(
    z.strictObject({ square, colour: z.string().regex(/^#[0-9a-f]{6}$/), blinks: z.boolean() }),
  ),
  faults: z.array(virtualLineFault),
  plugged: z.boolean(),
  supplyMv: z.int().nonnegative(),
});
export type VirtualBoxView = DeepReadonly<z.infer<typeof virtualBox>>;

/** `box` is absent while no virtual box is connected; `asOf` orders states, as in `boxState`. */
export const virtualBoxState = z.strictObject({ asOf: z.number(), box: virtualBox.optional() });
export type VirtualBoxState = DeepReadonly<z.infer<typeof virtualBoxState>>;
