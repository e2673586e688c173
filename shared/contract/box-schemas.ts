import { z } from 'zod';

/** What the settings of a box may be; the numbers are those of the box protocol. */
export const boxRanges = {
  debounceMs: { least: 5, most: 500 },
  brightness: { least: 0, most: 255 },
  limitMa: { least: 20, most: 5000 },
} as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

/** How the lights of a box shine. */
export const boxLights = z.strictObject({
  steady: colour,
  blinking: colour,
  /** Steady in a colour of its own, for the square that matters now. */
  marked: colour,
  brightness: within(boxRanges.brightness),
  /** The box dims all lights alike so that they never draw more; 0 where it has no limit. */
  limitMa: z.int().min(0).max(boxRanges.limitMa.most),
});
export type BoxLights = z.infer<typeof boxLights>;

/** How a box is set; what it cannot be told is absent. */
export const boxSettings = z.strictObject({
  name: z.string().optional(),
  debounceMs: z.int().nonnegative().optional(),
  lights: boxLights.optional(),
});
export type BoxSettings = z.infer<typeof boxSettings>;

/** What is to be set anew; the rest stays. */
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
export type BoxSettingsChange = z.infer<typeof boxSettingsChange>;

/** Squares to be lit; all others go dark. */
export const lightsAsk = z.strictObject({
  lights: z
    .array(
      z.strictObject({ square: z.int().min(0).max(440), look: z.enum(['steady', 'blinking', 'marked']) }),
    )
    .max(441),
});
export type LightsAsk = z.infer<typeof lightsAsk>;

/** What is recorded of the line, or was. `full`: it ended by itself, for it had become too long. */
export const boxTrace = z.strictObject({
  state: z.enum(['recording', 'stopped', 'full']),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  characters: z.int().nonnegative(),
});

const square = z.int().min(0).max(440);
const squares = z.array(square).max(441);

/** What a check of the sensors has found: the self-test of the box, and what was seen of it meanwhile. */
export const sensorFindings = z.strictObject({
  failed: z.array(z.string().max(40)).max(40),
  unsound: squares,
  levels: z.array(z.int().min(0).max(255)).max(441).optional(),
  supplyMv: z.int().positive().optional(),
  longestScanUs: z.int().nonnegative(),
  flickers: z.array(z.strictObject({ square, times: z.int().positive() })).max(441),
  stuck: z.strictObject({ full: squares, empty: squares }).optional(),
});
