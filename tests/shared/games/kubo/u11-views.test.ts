import { describe, expect, it } from 'vitest';
import { kubo, type CardName } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { begun, moved, playedOn } from '#tests/support/kubo/table.ts';

describe('U11 hidden hands', () => {
  const hands: readonly (readonly CardName[])[] = [
    ['blue M1', 'blue L1', 'red S3'],
    ['red M4', 'red L4'],
  ];
  const table = () => begun({ setUp: { dealer: 1, hands, deck: ['green S1', 'yellow L2'] } });

  it('U11 a seat sees its own hand; of the others and of the deck only how many cards', () => {
    const view = kubo.rules.viewFor(table(), seat(1));
    expect(view.hand).toEqual(['red M4', 'red L4']);
    expect(view.seats.map(({ cards }) => cards)).toEqual([4, 2]);
    expect(view.deck).toBe(60 - 6);
    expect(JSON.stringify(view)).not.toMatch(/blue M1|green S1|random/);
  });

  it('U11 the table sees no hand', () => {
    const view = kubo.rules.viewFor(table(), 'table');
    expect(view.hand).toEqual([]);
    expect(JSON.stringify(view)).not.toMatch(/blue M1|red M4|green S1/);
  });

  it('U11 a drawn card is told to the seat that drew it alone', () => {
    const { events } = playedOn(table(), '0: end');
    const seen = (who: 'table' | number) =>
      kubo.rules.eventsFor(events, who === 'table' ? who : seat(who)).filter(({ kind }) => kind === 'drew');
    expect(seen(1)).toEqual([{ kind: 'drew', seat: 1, compulsory: true, card: 'yellow L2' }]);
    expect(seen(0)).toEqual([{ kind: 'drew', seat: 1, compulsory: true }]);
    expect(seen('table')).toEqual([{ kind: 'drew', seat: 1, compulsory: true }]);
  });

  it('U11 a new round shows each seat its own hand', () => {
    const start = begun({
      options: { match: 'rounds', rounds: 2 },
      setUp: { dealer: 1, hands: [['blue M1'], ['red M4']], deck: ['blue L1'] },
    });
    const { state, events } = playedOn(start, '0: lay blue M1', '0: lay blue L1', '0: end', '1: wave');
    const [began] = kubo.rules.eventsFor(events, seat(0)).filter(({ kind }) => kind === 'round-began');
    expect(began).toMatchObject({ hands: [state.seats[0]?.hand, []] });
    const [open] = kubo.rules.eventsFor(events, 'table').filter(({ kind }) => kind === 'round-began');
    expect(open).toMatchObject({ hands: [[], []] });
    // What was left when the round ended lies open.
    expect(kubo.rules.viewFor(state, 'table').previous?.hands).toEqual([[], ['red M4']]);
  });

  it('U11 drawing, dealing and the open hands of a round’s end reveal cards; laying and claiming do not', () => {
    const { events } = playedOn(
      table(),
      ...['0: lay blue M1', '0: lay blue L1', '0: claim blue S1 XL1', '0: end', '1: wave'],
    );
    expect(events.filter(kubo.rules.reveals).map(({ kind }) => kind)).toEqual(['drew']);
  });

  it('U7 no view says that a line is complete before somebody claims it', () => {
    const built = moved(table(), '0: lay blue M1', '0: lay blue L1');
    for (const who of [seat(0), seat(1), 'table'] as const) {
      expect(JSON.stringify(kubo.rules.viewFor(built, who))).not.toContain(' to ');
    }
    const claimed = kubo.rules.viewFor(moved(built, '0: claim blue S1 XL1'), 'table').claimed;
    expect(claimed).toEqual([{ line: 'blue S1 to blue XL1', seat: 0, points: 1, stolen: false, turn: 1 }]);
  });
});
