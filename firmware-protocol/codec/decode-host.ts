import { ok } from '#shared/kernel/index.ts';
import { limits, typeId } from './message.ts';
import { decodeName, readStyle, unpackLights } from './packing.ts';
import { within, type Reader } from './fields.ts';
import { maxSquares } from './squares.ts';

const calibrations = ['empty', 'full', 'factory'] as const;
/** The key spells "CWFU", so that no other payload starts the boot loader by accident. */
export const updateKey = [0x43, 0x57, 0x46, 0x55] as const;

export const hostReaders: Readonly<Record<number, Reader>> = {
  [typeId.hello]: {
    least: 2,
    read: (fields) => ok({ kind: 'hello', major: fields.u8(), minor: fields.u8() }),
  },
  [typeId.askSnapshot]: { least: 0, read: () => ok({ kind: 'askSnapshot' }) },
  [typeId.ping]: {
    least: 0,
    read: (fields) =>
      ok(
        fields.left() < 6
          ? { kind: 'ping' }
          : { kind: 'ping', had: { boot: fields.u16(), event: fields.u32() } },
      ),
  },
  [typeId.setDebounce]: {
    least: 2,
    read(fields, bad) {
      const ms = fields.u16();
      const { least, most } = limits.debounceMs;
      return within(ms, least, most) ? ok({ kind: 'setDebounce', ms }) : bad('ms');
    },
  },
  [typeId.setLights]: {
    least: 2,
    read(fields, bad) {
      const count = fields.u16();
      if (count > maxSquares || fields.left() < Math.ceil(count / 4)) return bad('count');
      return ok({ kind: 'setLights', lights: unpackLights(fields.bytes(Math.ceil(count / 4)), count) });
    },
  },
  [typeId.setSomeLights]: {
    least: 3,
    read(fields, bad) {
      const [first, count] = [fields.u16(), fields.u8()];
      if (first >= maxSquares) return bad('first');
      if (!within(count, 1, Math.min(limits.someLights, maxSquares - first))) return bad('count');
      if (fields.left() < Math.ceil(count / 4)) return bad('count');
      const lights = unpackLights(fields.bytes(Math.ceil(count / 4)), count);
      return ok({ kind: 'setSomeLights', first, lights });
    },
  },
  [typeId.setStyle]: {
    least: 12,
    read(fields, bad) {
      const style = readStyle(fields);
      const { least, most } = limits.currentMa;
      return within(style.limitMa, least, most) ? ok({ kind: 'setStyle', ...style }) : bad('limitMa');
    },
  },
  [typeId.askKept]: {
    least: 7,
    read(fields, bad) {
      const [boot, after, most] = [fields.u16(), fields.u32(), fields.u8()];
      return within(most, 1, limits.keptChanges) ? ok({ kind: 'askKept', boot, after, most }) : bad('most');
    },
  },
  [typeId.askLevels]: {
    least: 3,
    read(fields, bad) {
      const [first, most] = [fields.u16(), fields.u8()];
      if (first >= maxSquares) return bad('first');
      return within(most, 1, limits.levels) ? ok({ kind: 'askLevels', first, most }) : bad('most');
    },
  },
  [typeId.askSelfTest]: { least: 0, read: () => ok({ kind: 'askSelfTest' }) },
  [typeId.calibrate]: {
    least: 1,
    read(fields, bad) {
      const to = calibrations[fields.u8()];
      return to === undefined ? bad('to') : ok({ kind: 'calibrate', to });
    },
  },
  [typeId.setName]: {
    least: 1,
    read(fields, bad) {
      const size = fields.u8();
      if (size > limits.nameBytes || fields.left() < size) return bad('name');
      const name = decodeName(fields.bytes(size));
      return name === undefined ? bad('name') : ok({ kind: 'setName', name });
    },
  },
  [typeId.askAbout]: { least: 0, read: () => ok({ kind: 'askAbout' }) },
  [typeId.askCounters]: { least: 0, read: () => ok({ kind: 'askCounters' }) },
  [typeId.showYourself]: {
    least: 1,
    read(fields, bad) {
      const seconds = fields.u8();
      return seconds > limits.showSeconds ? bad('seconds') : ok({ kind: 'showYourself', seconds });
    },
  },
  [typeId.enterUpdate]: {
    least: 4,
    read: (fields, bad) =>
      updateKey.every((byte) => fields.u8() === byte) ? ok({ kind: 'enterUpdate' }) : bad('key'),
  },
};

export const calibrationId = (to: (typeof calibrations)[number]): number => calibrations.indexOf(to);
