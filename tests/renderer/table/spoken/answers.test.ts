import { describe, expect, it } from 'vitest';
import { questionKeys } from '#renderer/app/speech/questions.ts';
import type { TableTexts } from '#renderer/table/game-table.ts';
import type { PlayParts, SpokenTexts, TableTypes } from '#renderer/table/index.ts';
import { tableAnswer } from '#renderer/table/spoken/table-answer.ts';
import { draftView } from '#renderer/table/store/people.ts';
import type { PlayState } from '#renderer/table/store/play.ts';
import type { GameTypes, Onlooker } from '#shared/engine/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, randomFrom, seat as seatOf, type Seat } from '#shared/kernel/index.ts';
import { anyGame } from '#tests/support/contract/any-game.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

const { t } = createTranslator();
const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo'];
const questions = Object.values(questionKeys);

const partsOf = import.meta.glob<PlayParts<TableTypes>>('#renderer/games/*/parts.ts', { import: 'parts' });
const textsOf = import.meta.glob<TableTexts<TableTypes>>('#renderer/games/*/speech.ts', { import: 'texts' });
const spokenOf = import.meta.glob<SpokenTexts<TableTypes>>('#renderer/games/*/spoken.ts', {
  import: 'spoken',
});
const shuffles = import.meta.glob<ShuffleHidden>('#tests/support/*/shuffle-hidden.ts', {
  import: 'shuffleHidden',
});

async function ofGame<P>(files: Readonly<Record<string, () => Promise<P>>>, id: GameId): Promise<P> {
  const file = Object.entries(files).find(([path]) => path.includes(`/${id}/`));
  if (file === undefined) throw new Error(`${id} has no such file`);
  return file[1]();
}

/** All answers at a table of people with this state, of whom one may have come forward. */
async function hearing(id: GameId) {
  const { game } = anyGame(id);
  const parts = await ofGame(partsOf, id);
  const table = { texts: await ofGame(textsOf, id), spoken: await ofGame(spokenOf, id) };
  return (state: GameTypes['state'], seats: number, forward: Seat | undefined, endsAt?: number) => {
    const people = Array.from({ length: seats }, (_, at) => seatOf(at));
    const timeline = { start: state, state, stretches: [], undone: [], length: 0 };
    const players = people.map((at) => ({ name: names[at], kind: 'person' }));
    const stage = {
      kind: 'ready',
      game: { game, timeline, record: { players, options: {} }, words: new Set<string>() },
    };
    const draft = parts.drafting.begin(draftView(game.rules, state, people), undefined);
    const clock = { running: [], used: new Map([['clock:seat 1', 90_000]]) };
    const play = { stage, draft, forward, endsAt, clock, computer: { kind: 'idle' } } as unknown as PlayState;
    return questions.map((question) => [question, tableAnswer(t, question, play, table, 1000)] as const);
  };
}

describe('what a table answers (P13)', () => {
  it.each(gameIds)(
    'is the same at %s whatever lies where the listener may not look',
    { timeout: longTest },
    async (id) => {
      const { game } = anyGame(id);
      const { rules, hidesHands } = game;
      const shuffleHidden = await ofGame(shuffles, id);
      const answers = await hearing(id);
      let looked = 0;
      // A random game can be over after a move.
      for (let number = 0; looked < 4; number += 1) {
        const { steps, start } = await playAtRandom(anyGame(id), (seed + number) % 2 ** 31, {}, 60);
        expect(steps.length).toBeGreaterThan(0);
        for (const [at, { state }] of steps.entries()) {
          const { seat } = rules.turn(state);
          for (const forward of [undefined, seat]) {
            // Whoever plays alone need not come forward.
            const isOpen = forward !== undefined || !hidesHands || start.seats === 1;
            const known: readonly Onlooker[] = [(isOpen ? seat : undefined) ?? 'table'];
            const other = shuffleHidden(state, known, randomFrom(at));
            expect(answers(other, start.seats, forward)).toEqual(answers(state, start.seats, forward));
          }
        }
        looked += steps.length;
      }
    },
  );

  it.each(gameIds)('is something at %s for each thing that the game has', async (id) => {
    const answers = await hearing(id);
    const { rules } = anyGame(id).game;
    const { steps, start } = await playAtRandom(anyGame(id), 5, {}, 6);
    const state = steps.find(({ state: one }) => rules.turn(one).seat !== undefined)?.state;
    if (state === undefined) throw new Error('Nobody is on turn');
    const heard = new Map(answers(state, start.seats, rules.turn(state).seat));
    for (const question of [
      'now',
      'last',
      'scores',
      'time',
      'place',
      'row',
      'column',
      'words',
      'stock',
    ] as const)
      expect(heard.get(question), question).toMatch(/\S\.$/);
    expect([...heard.values()].join(' ')).not.toMatch(/undefined|\{\{|spoken\./);
  });

  it('is how long is left while time runs', async () => {
    const answers = await hearing('kubo');
    const unclocked = { clock: 'none', sandSeconds: 0 };
    const { steps, start } = await playAtRandom(anyGame('kubo'), 5, unclocked, 1);
    const [step] = steps;
    if (step === undefined) throw new Error('No move');
    const left = (endsAt?: number) =>
      new Map(answers(step.state, start.seats, undefined, endsAt)).get('time');
    expect(left()).toBe('No time runs.');
    expect(left(1000 + 59_400)).toBe('1 minute and 0 seconds left.');
    expect(left(1000 + 1000)).toBe('1 second left.');
    expect(left(0)).toBe('0 seconds left.');
    expect(left(1000 + 125_000)).toBe('2 minutes and 5 seconds left.');
  });

  it('P16 is every clock and the sand', async () => {
    const answers = await hearing('scruble');
    const options = { clock: 'game', clockMinutes: 1, clockAdds: 0, timer: 'sand', flips: 1 };
    const { start } = await playAtRandom(anyGame('scruble'), 5, options, 0);
    const { rules } = anyGame('scruble').game;
    const state = expectOk(rules.setup({ ...start, seats: 2 }));
    expect(new Map(answers(state, 2, undefined)).get('time')).toBe(
      `${names[0]}: 1:00 left. ${names[1]}: 0:30 over. 1:30 of sand left.`,
    );
  });
});
