import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramOptions } from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { begun, moveIn, playedOn, standing, type Played } from '#tests/support/kubagram/table.ts';

/** With corner 0 the last squares are J1 III, K1 III, L1 I. */
const three = { J1: 'ACH:A', K1: 'EDR:E', L1: 'AKR:K' };
const last = { L1: 'AKR:R' };

/** What is told, without what the dice and the words are worth. */
const told = ({ events }: Played) =>
  events.map(({ kind, seat: by, ...more }: { readonly kind: string; readonly seat?: number }) => {
    const { corner, turn, side, letter, to, how } = more as Readonly<Record<string, unknown>>;
    return [kind, by, corner ?? turn ?? side ?? to ?? how, letter].filter((one) => one !== undefined);
  });

describe('what a table of Kubagram is told of each move', () => {
  it('K2 K3 the corner that was chosen, and whose turn begins', () => {
    const from = begun();
    const chooser = kubagram.rules.actors(from)[0] ?? 0;
    const played = playedOn(from, `${chooser}: corner 90`);
    expect(told(played)).toEqual([
      ['corner-chosen', chooser, played.state.corner],
      ['turn', played.state.first, played.state.turn],
    ]);
  });

  it('K4 a die taken and laid, and the turn of the next', () => {
    const played = playedOn(standing({ box: three }), '0: take', '0: lay A left', '0: end');
    expect(told(played)).toEqual([
      ['took', 0, 0],
      ['laid', 0, 'left', 'A'],
      ['turn', 1, 2],
    ]);
  });

  it('K4 the new order of the central field', () => {
    const { events, state } = playedOn(standing({ central: 'ENOTSX' }), '0: arrange XSTONE');
    expect(events).toEqual([{ kind: 'arranged', seat: 0, dice: state.central }]);
    expect(state.central.map(({ letter }) => letter).join('')).toBe('XSTONE');
  });

  it('K5 a die that is skipped', () => {
    const played = playedOn(standing({ box: three }), '0: skip');
    expect(told(played).slice(0, 2)).toEqual([
      ['skipped', 0],
      ['turn', 1, 2],
    ]);
  });

  it('K11 that no word is left, and how it ended', () => {
    const state = standing({ box: last });
    const played = playedOn(state, '0: take', '0: lay R', '0: declare', '0: end');
    expect(told(played).slice(2)).toEqual([['declared', 0], ['ended']]);
    const { phase } = played.state;
    if (phase.kind !== 'over') throw new Error(phase.kind);
    expect(phase.end).toEqual({
      last: 0,
      central: -3,
      jokers: [0, 0],
      settlement: [-3, 0],
      winners: [1],
    });
    expect(played.events.at(-1)).toEqual({ kind: 'ended', end: phase.end });
  });

  it('K14 each word by how it was made', () => {
    const state = standing({ central: 'STONEHOUSE' });
    expect(told(playedOn(state, '0: claim STONE', '0: claim HOUSE'))).toEqual([
      ['made', 0, 'claim'],
      ['made', 0, 'claim'],
    ]);
  });
});

describe('a verdict that does not fit', () => {
  const claimOf = (options: Partial<KubagramOptions>) => {
    const state = standing({ central: 'STONE', options });
    const proposal = expectOk(moveIn(state, '0: claim STONE'));
    const withVerdict = (accepted: string | undefined) =>
      kubagram.rules.apply(state, {
        ...proposal,
        by: seat(0),
        ...(accepted === undefined ? {} : { accepted }),
      } as never);
    return withVerdict;
  };

  it('K14 comes too early where only a challenge looks words up', () => {
    expect(claimOf({ judge: 'challenge' })('STONE')).toEqual({
      ok: false,
      problem: { code: 'kubagram/verdict-too-early', word: 'STONE' },
    });
    expect(claimOf({ judge: 'challenge' })(undefined)).toMatchObject({ ok: true });
  });

  it('K14 is about another word, or missing', () => {
    const differs = { code: 'kubagram/verdict-differs', word: 'STONE' };
    expect(claimOf({})('TONES')).toEqual({ ok: false, problem: { ...differs, judged: 'TONES' } });
    expect(claimOf({})(undefined)).toEqual({ ok: false, problem: { ...differs, judged: '' } });
    expect(claimOf({})('STONE')).toMatchObject({ ok: true });
  });
});
