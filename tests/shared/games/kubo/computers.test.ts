import { describe, expect, it } from 'vitest';
import { kubo, openLines, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { expectOk, randomFrom, seat } from '#shared/kernel/index.ts';
import { computerGame, decisionOf, ladderMatch } from '#tests/support/kubo/ladder.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';

/** `CUBEWRIGHT_LADDER_GAMES=400` plays that many games of each pair of levels. */
const asked = Number(process.env.CUBEWRIGHT_LADDER_GAMES ?? 0);

describe('computer players of Kubo', () => {
  const levels = kubo.computers.levels.map(({ level }) => level);

  it('have four levels', () => {
    expect(levels).toEqual([1, 2, 3, 4]);
  });

  // The seeds are fixed and the players decide by them alone: the outcome is the same on every machine. A game of level 4
  // takes seconds: it is played only when games are asked for.
  const pairs = [[2, 1], [3, 2], ...(asked > 0 ? [[4, 3] as const] : [])] as const;
  it.each(pairs)(
    'level %i beats level %i, by a step that can be climbed',
    { timeout: longTest * 10 },
    async (upper, lower) => {
      const match = await ladderMatch(upper, lower, asked === 0 ? 60 : asked);
      tellFigures({ games: match.games, won: match.won });
      expect(match.won).toBeGreaterThanOrEqual(0.6);
      expect(match.won).toBeLessThanOrEqual(0.8);
    },
  );

  it.each([3, 4, 5, 6])(
    'finish games of %i, over several rounds and however the cube stands',
    async (seats) => {
      const orientation = (['standard', 'onSide', 'onEnd'] as const)[seats % 3] ?? 'standard';
      const players = Array.from({ length: seats }, (_, at) => 1 + (at % 3));
      const options = { orientation, match: 'rounds', rounds: 2, stealSeconds: 0 } as const;
      const { state } = await computerGame(players, { seed: seats, options });
      expect(kubo.rules.ending(state)?.reason).toBe('rounds-played');
    },
  );

  it('decide alike for the same view and chance', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => computerGame([3, 2, 1], { seed: 5, options: { match: 'one' } })),
    );
    expect(one?.moves).toEqual(other?.moves);
  });

  /** Both claims and steals happen, and the lower levels miss lines. */
  it('U7 claim, steal, wave on and miss lines, the lower the more', async () => {
    const shares = await Promise.all(
      [1, 2, 3].map(async (level) => {
        let [claimed, stolen, lost] = [0, 0, 0];
        for (let number = 1; number <= 12; number += 1) {
          const { moves, state: last } = await computerGame([level, level], { seed: number });
          let state: KuboState = begun({ seed: number });
          for (const move of moves) {
            if (move.kind === 'claim') {
              claimed += 1;
              if (state.phase.kind === 'window') stolen += 1;
            }
            const next = expectOk(kubo.rules.apply(state, move)).state;
            if (state.phase.kind === 'window' && next.phase.kind !== 'window') {
              lost += openLines(state, state.phase).length;
            }
            state = next;
          }
          expect(state).toEqual(last);
        }
        expect(claimed).toBeGreaterThan(0);
        expect(stolen).toBeGreaterThan(0);
        return lost / (lost + claimed);
      }),
    );
    expect(shares.toSorted((one, other) => other - one)).toEqual(shares);
    expect(shares[0]).toBeGreaterThan(0.1);
  });
});

describe('the strongest level', () => {
  const decide = (state: KuboState) => decisionOf(state, seat(0), 4, randomFrom(31));
  const table = (own: readonly CardName[], laid: readonly CardName[]) =>
    begun({
      setUp: {
        dealer: 1,
        laid,
        hands: [own.slice(0, -1), ['red M1', 'yellow S3', 'yellow XL4']],
        deck: own.slice(-1),
      },
    });

  it('completes a Zoker and claims it', async () => {
    const built: readonly CardName[] = [
      'green S1',
      'green S2',
      'green M2',
      'yellow M2',
      'yellow L2',
      'yellow L3',
    ];
    const state = table(['red XL4', 'red M4', 'green L4'], [...built, 'red L3', 'red XL3']);
    expect(await decide(state)).toMatchObject({ kind: 'lay', card: 'red XL4' });
    const laid = moved(state, '0: lay red XL4');
    expect(await decide(laid)).toMatchObject({ kind: 'claim', line: 'blue S1 to red XL4' });
  });

  it('does not lay the third card of a Zoker when an opponent may well hold the fourth', async () => {
    const built: readonly CardName[] = [
      'green S1',
      'green S2',
      'green M2',
      'yellow M2',
      'yellow L2',
      'red L2',
    ];
    const state = table(['yellow L3', 'blue M1', 'green L1'], [...built, 'red XL2', 'red XL3']);
    expect(openLines(state, state.phase)).toEqual([]);
    expect(await decide(state)).not.toMatchObject({ card: 'yellow L3' });
  });

  it('knows its view alone: other hidden cards change nothing', async () => {
    const state = begun({ seed: 3, setUp: { dealer: 1 } });
    const [own, other] = state.seats;
    if (own === undefined || other === undefined) throw new Error('Two sit here');
    const swapped: KuboState = {
      ...state,
      seats: [own, { ...other, hand: state.deck.slice(0, 4) }],
      deck: [...other.hand, ...state.deck.slice(4)],
      random: randomFrom(1),
    };
    expect(await decide(swapped)).toEqual(await decide(state));
  });
});
