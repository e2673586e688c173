/** These sounds are reckoned, not recorded, so that the program carries no file of anybody's. */
export const sounds = ['lay', 'claim', 'splash', 'turn', 'end'] as const;
export type Sound = (typeof sounds)[number];

/** Every sound is over after this time, and no sample is further from 0 than `loudest`. */
export const longestMs = 300;
export const loudest = 0.25;

interface Tone {
  readonly hz: number;
  readonly atMs: number;
  readonly level: number;
  /** After so long the tone has a third of its level. */
  readonly decayMs: number;
}

interface Knock {
  readonly level: number;
  readonly decayMs: number;
  /** From 0 to 1: a smaller share of each new sample sounds duller. */
  readonly brightness: number;
}

interface Score {
  readonly tones: readonly Tone[];
  readonly knock?: Knock;
}

const note = (hz: number, atMs: number, level = 1): readonly Tone[] => [
  { hz, atMs, level, decayMs: 70 },
  { hz: hz * 4, atMs, level: level * 0.18, decayMs: 22 },
];

const scores: Readonly<Record<Sound, Score>> = {
  // Wood on felt.
  lay: {
    tones: [{ hz: 190, atMs: 0, level: 0.7, decayMs: 18 }],
    knock: { level: 0.9, decayMs: 9, brightness: 0.35 },
  },
  claim: { tones: [...note(392, 0), ...note(523.25, 80)] },
  splash: { tones: [...note(261.63, 0), ...note(329.63, 22), ...note(392, 44), ...note(523.25, 66)] },
  turn: { tones: note(440, 0) },
  // One warm chord.
  end: { tones: [...note(196, 0), ...note(261.63, 0), ...note(329.63, 0), ...note(392, 0)] },
};

const fadeMs = 12;

export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const length = Math.floor((longestMs / 1000) * rate);
  const raw = new Float32Array(length);
  const { tones, knock } = scores[sound];
  for (const { hz, atMs, level, decayMs } of tones) {
    const begin = Math.floor((atMs / 1000) * rate);
    for (let at = begin; at < length; at += 1) {
      const ms = ((at - begin) / rate) * 1000;
      const value = level * Math.exp(-ms / decayMs) * Math.sin((2 * Math.PI * hz * ms) / 1000);
      raw[at] = (raw[at] ?? 0) + value;
    }
  }
  if (knock !== undefined) addKnock(raw, knock, rate);
  const peak = raw.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const fade = Math.floor((fadeMs / 1000) * rate);
  return raw.map((value, at) => ((value / peak) * loudest * Math.min(fade, length - 1 - at)) / fade);
}

/** The noise of wood is the same each time, from a row of numbers that only looks random. */
function addKnock(raw: Float32Array, { level, decayMs, brightness }: Knock, rate: number): void {
  let number = 12_345;
  let dull = 0;
  for (let at = 0; at < raw.length; at += 1) {
    number = (number * 1_103_515_245 + 12_345) % 2_147_483_648;
    const noise = number / 1_073_741_824 - 1;
    dull += brightness * (noise - dull);
    const ms = (at / rate) * 1000;
    raw[at] = (raw[at] ?? 0) + level * Math.exp(-ms / decayMs) * dull;
  }
}
