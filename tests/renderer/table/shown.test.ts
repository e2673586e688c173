import { describe, expect, it } from 'vitest';
import { shallow } from 'zustand/shallow';
import { shownOf } from '#renderer/table/use-shell.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';

describe('what a table is drawn from', () => {
  it('stays the same while a move is on its way, and changes once it is saved or cannot be', async () => {
    const services = openTestServices(published.words);
    const { id } = await services.open({ ...published.record, moves: [] });
    let full = false;
    const call: Gateway['call'] = async (method, ...ask) =>
      full && method === 'saveGame'
        ? { ok: false, problem: { code: 'file/disk-full' } }
        : services.gateway.call(method, ...ask);
    const play = createPlay({ ...services.gateway, call }, id, services.tools);
    play.setCurtain(false);
    await play.load();
    const look = () => shownOf(play.store.getState());

    const before = look();
    const made = play.make([{ kind: 'pass', by: 0 as Seat }]);
    expect(play.store.getState().saving.kind).toBe('saving');
    expect(shallow(look(), before)).toBe(true);
    await made;
    expect(shallow(look(), before)).toBe(false);

    full = true;
    play.liftCurtain();
    await play.make([{ kind: 'pass', by: 1 as Seat }]);
    expect(look().unsaved?.problem.code).toBe('file/disk-full');
  });
});
