import { z } from 'zod';

/** What may be wrong with the line to the virtual box, each by its name in the box protocol's simulator. */
export const virtualLineFault = z.enum(['drop', 'lose', 'flip', 'repeat', 'delay', 'reset']);
export type VirtualLineFault = z.infer<typeof virtualLineFault>;

/** How a sensor behaves; a dead one reads as empty for ever, as one that is stuck empty does. */
export const virtualSensor = z.enum(['sound', 'stuck-empty', 'stuck-full', 'flickers', 'dead']);
export type VirtualSensor = z.infer<typeof virtualSensor>;

const square = z.int().min(0).max(440);

/** What a hand does to the virtual box. */
export const virtualBoxAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['lift', 'put']), squares: z.array(square).min(1).max(441) }),
  z.strictObject({ kind: z.enum(['fill', 'empty', 'reset', 'hang', 'unplug', 'plug']) }),
  z.strictObject({ kind: z.literal('sensor'), square, state: virtualSensor }),
  /** These faults and no others. */
  z.strictObject({ kind: z.literal('line'), faults: z.array(virtualLineFault).max(6) }),
  /** Below 2,700 mV the chip stops until there is more. */
  z.strictObject({ kind: z.literal('supply'), mv: z.int().min(0).max(6000) }),
]);
export type VirtualBoxAct = z.infer<typeof virtualBoxAct>;

/** The virtual box from outside: what lies in it, whatever its sensors say. */
export const virtualBox = z.strictObject({
  rows: z.int().min(1).max(21),
  columns: z.int().min(1).max(21),
  /** A character a square, row by row: `1` where a die lies. */
  squares: z.string().regex(/^[01]*$/),
  /** Sensors that are not sound. */
  sensors: z.array(z.strictObject({ square, state: virtualSensor })),
  /** Lights that shine, in the colour they last had. */
  lights: z.array(
    z.strictObject({ square, colour: z.string().regex(/^#[0-9a-f]{6}$/), blinks: z.boolean() }),
  ),
  faults: z.array(virtualLineFault),
  plugged: z.boolean(),
  supplyMv: z.int().nonnegative(),
});
export type VirtualBoxView = z.infer<typeof virtualBox>;

/** `box` is absent while no virtual box is connected; `asOf` orders states as that of the box does. */
export const virtualBoxState = z.strictObject({ asOf: z.number(), box: virtualBox.optional() });
export type VirtualBoxState = z.infer<typeof virtualBoxState>;
