import { expect, it } from 'vitest';
import { keyAction } from '#renderer/games/scruble/use-keys.ts';
import { parseTwists } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

const press = (key: string, { shiftKey = false, ctrlKey = false } = {}, inner = false) =>
  keyAction({ key, shiftKey, ctrlKey, altKey: false, metaKey: false }, inner);

it.each(['U', 'D', 'L', 'R', 'F', 'B'])(
  '%s turns as cubers write it, with Shift back, after 2 the layer behind',
  (face) => {
    const twist = (text: string) => ({ kind: 'twist', twist: expectOk(parseTwists(text))[0] });
    expect(press(face.toLowerCase())).toEqual(twist(face));
    expect(press(face, { shiftKey: true })).toEqual(twist(`${face}'`));
    expect(press('2')).toEqual({ kind: 'inner' });
    expect(press(face.toLowerCase(), {}, true)).toEqual(twist(`2${face}`));
    expect(press(face, { shiftKey: true }, true)).toEqual(twist(`2${face}'`));
  },
);

it('leaves alone what the shell and the browser need', () => {
  for (const key of ['Tab', 'h', '?', 'x', '1']) expect(press(key)).toBeUndefined();
  expect(press('r', { ctrlKey: true })).toBeUndefined();
});
