import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';

export const virtualLineFault = z.enum(['drop', 'lose', 'flip', 'repeat', 'delay', 'reset']);
export type VirtualLineFault = z.infer<typeof virtualLineFault>;

/** A dead sensor always reads as empty, like one that is stuck empty. */
export const virtualSensor = z.enum(['sound', 'stuck-empty', 'stuck-full', 'flickers', 'dead']);
export type VirtualSensor = z.infer<typeof virtualSensor>;

const square = z.int().min(0).max(440);

export const virtualBoxAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['lift', 'put']), squares: z.array(square).min(1).max(441) }),
  z.strictObject({ kind: z.enum(['fill', 'empty', 'reset', 'hang', 'unplug', 'plug']) }),
  z.strictObject({ kind: z.literal('sensor'), square, state: virtualSensor }),
  /** These faults replace all others. */
  z.strictObject({ kind: z.literal('line'), faults: z.array(virtualLineFault).max(6) }),
  /** Below 2,700 mV the chip stops until there is more. */
  z.strictObject({ kind: z.literal('supply'), mv: z.int().min(0).max(6000) }),
]);
export type VirtualBoxAct = DeepReadonly<z.infer<typeof virtualBoxAct>>;

/** This is what lies in the box, whatever its sensors report. */
export const virtualBox = z.strictObject({
  rows: z.int().min(1).max(21),
  columns: z.int().min(1).max(21),
  /** Each square has one character, row by row: `1` holds a die. */
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

/** `box` is absent while no virtual box is connected; `asOf` orders states like that of the box. */
export const virtualBoxState = z.strictObject({ asOf: z.number(), box: virtualBox.optional() });
export type VirtualBoxState = DeepReadonly<z.infer<typeof virtualBoxState>>;
