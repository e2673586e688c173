import { longestMs, samplesOf, type Sound } from './samples.ts';

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** Plays the sounds one after another. A machine without sound stays silent. */
export function playSounds(list: readonly Sound[]): void {
  if (list.length === 0) return;
  try {
    context ??= new AudioContext();
    // A browser lets a page sound only after somebody has pressed something.
    void context.resume().catch(() => undefined);
    for (const [at, sound] of list.entries()) begin(context, sound, (at * longestMs) / 1000);
  } catch {
    context = undefined;
  }
}

function begin(to: AudioContext, sound: Sound, delay: number): void {
  const buffer = buffers.get(sound) ?? bufferOf(to, sound);
  buffers.set(sound, buffer);
  const source = to.createBufferSource();
  source.buffer = buffer;
  source.connect(to.destination);
  source.start(to.currentTime + delay);
}

function bufferOf(to: AudioContext, sound: Sound): AudioBuffer {
  const samples = samplesOf(sound, to.sampleRate);
  const buffer = to.createBuffer(1, samples.length, to.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
