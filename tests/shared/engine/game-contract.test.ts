import { expect, it } from 'vitest';
import type { Game, GameTypes, Rules } from '#shared/engine/index.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { shuffleHidden } from '#tests/support/alphacubes/shuffle-hidden.ts';
import { contractChecks } from '#tests/support/contract/checks.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tenantOf, type Tenant } from '#tests/support/contract/tenant.ts';

const words = [...new Set(smallWords)].sort();
const about = { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const tenant = tenantOf(alphacubes, buildLexicon(words, about), shuffleHidden);
const { game } = tenant;

const withGame = (change: Partial<Game<GameTypes>>): Tenant => ({ ...tenant, game: { ...game, ...change } });
const withRules = (change: Partial<Rules<GameTypes>>): Tenant =>
  withGame({ rules: { ...game.rules, ...change } });
const { rules } = game;

/** One fault for each check, as a game might have it. */
const faults: Readonly<Record<keyof typeof contractChecks, Tenant>> = {
  'pieces are conserved': withGame({
    pieces: (state) => game.pieces(state).slice(rules.turn(state).number > 3 ? 1 : 0),
  }),
  'what a move lays are pieces of the game, with its letters': withGame({
    laid: (state, move) => game.laid?.(state, move).map(({ letter }) => ({ letter, piece: 'nowhere' })) ?? [],
  }),
  'scores are the gains of the events and the settlement of the end': withRules({
    ending: (state) => {
      const ending = rules.ending(state);
      return ending && { ...ending, settlement: ending.settlement.map((points) => points + 1) };
    },
  }),
  'undo to the start and redo give the same states': withRules({
    apply: (state, move) => {
      const step = rules.apply(state, move);
      return step.ok ? ok({ ...step.value, events: [] }) : step;
    },
  }),
  'replay equals play, with verdicts and without': withRules({
    setup: (start) => rules.setup({ ...start, seed: start.seed + 1 }),
  }),
  'states, moves and options go through JSON and their schemas unchanged': withGame({
    moveSchema: game.moveSchema.transform((move) => ({ ...move, note: '' })),
  }),
  'a line of notation is read as the move it was written for': withGame({
    notation: { ...game.notation, format: () => 'pass' },
  }),
  'views and events show nothing hidden': withRules({ eventsFor: (events) => events }),
  'somebody may act exactly until the end': withRules({ ending: () => undefined }),
  'moves of others and after the end are refused as values': withRules({
    judge: (_, move) => ok(move),
  }),
  'odd moves are made or refused, never thrown': withRules({
    apply: (state, move) => {
      const step = rules.apply(state, move);
      if (!step.ok) throw new Error(step.problem.code);
      return step;
    },
  }),
  'a set-up of a state names nothing hidden': withGame({ setUpOf: (state) => ({ whole: state }) }),
  'a game set up as it stands goes on with the same scores, turn and set-up': withGame({
    setUpOf: () => ({ hands: 'unknown' }),
  }),
  'no state grows without bound': tenant,
  'records round-trip byte for byte and replay to the same end': tenant,
  'computers propose legal moves at every level': withGame({
    computers: {
      ...game.computers,
      decide: ({ by }) => Promise.resolve(ok({ kind: 'exchange', by, cubes: [] })),
    },
  }),
};

const seed = 20_261_122;

it.each(Object.entries(contractChecks))(
  'the contract’s suite notices a fault in: %s',
  async (sentence, check) => {
    const played = await playAtRandom(tenant, seed);
    await Promise.resolve(check(tenant, played));
    const faulty = faults[sentence];
    if (faulty !== tenant) {
      await expect(Promise.resolve().then(() => check(faulty ?? tenant, played))).rejects.toThrow();
      return;
    }
    // What has its fault in the game that was played: another state than its moves lead to.
    const state = { ...played.timeline.state, log: 'x'.repeat(200_000) };
    const last = played.steps.at(-1);
    if (last === undefined) throw new Error('A game has moves');
    const grown = { ...played, timeline: { ...played.timeline, state }, steps: [{ ...last, state }] };
    await expect(Promise.resolve().then(() => check(tenant, grown))).rejects.toThrow();
  },
);

it('and a view that shows the stock', async () => {
  const played = await playAtRandom(tenant, seed);
  const check = contractChecks['views and events show nothing hidden'];
  const open = withRules({ viewFor: (state, who) => ({ ...rules.viewFor(state, who), whole: state }) });
  await expect(Promise.resolve().then(() => check?.(open, played))).rejects.toThrow();
});
