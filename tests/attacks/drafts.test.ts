import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSquare } from '#renderer/board/index.ts';
import { draftTable, type Draft } from '#renderer/games/alphacubes/draft/draft.ts';
import { parts } from '#renderer/games/alphacubes/parts.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { draftLimit } from '#shared/contract/index.ts';
import { currentState } from '#shared/engine/index.ts';
import { alphacubesRules, type AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { expectOk, type Seat } from '#shared/kernel/index.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { openTestDoor, type TestDoor } from '#tests/electron/support/test-door.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { runs } from '#tests/support/runs.ts';

const { drafting } = parts;

const atTurn11 = { ...published.record, moves: published.record.moves.slice(0, 10) };
const green = 2 as Seat;

let view: AlphacubesView;
/** A draft of that view as its player left it: CHECK laid, a cube turned, the hand in another order. */
let genuine: Draft;

beforeAll(() => {
  const timeline = timelineOf(atTurn11);
  view = alphacubesRules.viewFor(currentState(timeline), green);
  genuine = [
    { kind: 'typed', text: 'G4 across CHECK' } as const,
    { kind: 'order', order: view.hand.toReversed() } as const,
    { kind: 'pick-cube', cube: view.hand[0] ?? -1 } as const,
    { kind: 'tip', side: 'up' } as const,
    { kind: 'let-go' } as const,
  ].reduce(
    (draft, action) => expectOk(drafting.reduce(draft, view, action)),
    drafting.begin(view, undefined),
  );
});

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Nothing in it that could not have been laid, turned and ordered at the table. */
function isSound(draft: Draft): void {
  const table = draftTable(view);
  const mine = [...view.hand].sort();
  expect([...draft.order].sort()).toEqual(mine);
  expect(parseSquare(squareOf(draft), table.columns, table.rows)).toEqual(draft.cursor);
  for (const [cube, { top, sides }] of draft.facings) {
    expect(mine).toContain(cube);
    expect([top, ...Object.values(sides)].sort()).toEqual([...table.lettersOf(cube)].sort());
  }
  for (const { cube, square, letter } of draft.laid) {
    expect(mine).toContain(cube);
    expect(parseSquare(square, table.columns, table.rows)).toBeDefined();
    expect(table.letterAt(square)).toBeUndefined();
    expect(draft.facings.get(cube)?.top ?? letter).toBe(letter);
    expect(table.lettersOf(cube)).toContain(letter);
  }
  for (const what of ['cube', 'square'] as const) {
    expect(new Set(draft.laid.map((one) => one[what])).size).toBe(draft.laid.length);
  }
  // And it can be gone on with.
  for (const letter of 'CHECKS') {
    const typed = drafting.reduce(draft, view, { kind: 'letter', letter });
    if (typed.ok) drafting.format(typed.value);
  }
}

const squareOf = ({ cursor: { column, row } }: Draft): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** Every place in a value of JSON, as the keys that lead to it. */
function places(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => places(inner).map((way) => [key, ...way]))];
}

/** The value with another in one place of it. */
function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const inner = withAt((value as Record<string, unknown>)[key], rest, other);
  if (Array.isArray(value)) return value.map((one: unknown, at) => (String(at) === key ? inner : one));
  return { ...(value as object), [key]: inner };
}

describe('a kept draft of Alphacubes that somebody has changed', () => {
  test('comes back whole where nobody has', () => {
    const kept = { ...genuine, past: [], future: [] };
    expect(drafting.parse(view, asJson(drafting.format(genuine)))).toEqual(kept);
    isSound(genuine);
  });

  test('is no draft, or one that could have been made at this table, whatever stands in one place of it', () => {
    const kept = asJson(drafting.format(genuine));
    const ways = places(kept);
    const others = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(...view.hand, -0, 'A1', 'G4', 'Z99', 'C', -1, 1e9, 0.5, '__proto__'),
      // Something of the draft itself in another place: a cube twice, a square for a letter.
      fc
        .nat(ways.length - 1)
        .map((at) => (ways[at] ?? []).reduce<unknown>((from, key) => (from as never)[key], kept)),
    );
    let drafts = 0;
    assertCompared(
      fc.property(fc.nat(ways.length - 1), others, (at, other) => {
        const draft = drafting.parse(view, withAt(kept, ways[at] ?? [], other));
        if (draft === undefined) return;
        drafts += 1;
        isSound(draft);
      }),
      { numRuns: runs(1_000), least: 100 },
      () => drafts,
    );
  });

  test('is no draft where it is any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const draft = drafting.parse(view, value);
        if (draft !== undefined) isSound(draft);
      }),
    );
  });

  test('lays nothing of another hand, and nothing where a cube lies by now', () => {
    const kept = asJson(drafting.format(genuine)) as { laid: { cube: number; square: string }[] };
    const [first, ...more] = kept.laid;
    if (first === undefined) throw new Error('nothing laid');
    const foreign = Array.from({ length: 98 }, (_, cube) => cube + 1).find(
      (cube) => !view.hand.some((own) => own === cube),
    );
    const taken = Object.keys(view.squares)[0] ?? '';
    for (const changed of [{ ...first, cube: foreign }, { ...first, square: taken }, more[0]]) {
      const draft = drafting.parse(view, { ...kept, laid: [changed, ...more] });
      expect(draft?.laid).toEqual([]);
      expect(draft?.order).toEqual(genuine.order);
    }
  });
});

describe('drafts that come by the browser door', () => {
  let opened: TestDoor;
  let id: string;
  beforeAll(async () => {
    opened = await openTestDoor();
    const made = await opened.post('games:create', JSON.stringify({ text: newRecordText('Ann', 'Ben') }));
    ({ id } = (JSON.parse(made.body) as { readonly value: { readonly id: string } }).value);
  });
  afterAll(() => opened.close());

  const save = async (ask: unknown): Promise<unknown> =>
    (
      JSON.parse((await opened.post('drafts:save', JSON.stringify(ask))).body) as {
        readonly problem?: unknown;
      }
    ).problem;

  test('are refused by name when they are too long, too deep, or for a place that is none', async () => {
    const draft = { seat: 0, moves: 0, draft: 'x' };
    let deep: unknown = 'x';
    for (let level = 0; level < 80; level += 1) deep = [deep];
    const bad = (path: string) => ({ code: 'app/bad-ask', channel: 'drafts:save', path });
    expect(await save({ id, draft: { ...draft, draft: 'x'.repeat(draftLimit) } })).toMatchObject(
      bad('draft.draft'),
    );
    expect(await save({ id, draft: { ...draft, draft: deep } })).toMatchObject({ code: 'app/too-deep' });
    expect(await save({ id, draft: { ...draft, seat: 20 } })).toMatchObject(bad('draft.seat'));
    expect(await save({ id, draft: { ...draft, moves: -1 } })).toMatchObject(bad('draft.moves'));
    for (const name of ['../settings', '..', 'A', `${id}/x`, '']) {
      expect(await save({ id: name, draft })).toMatchObject(bad('id'));
    }
    expect(await save({ id: 'settings', draft })).toEqual({ code: 'file/no-such-game', id: 'settings' });
    expect(readdirSync(opened.home)).not.toContain('drafts');
    expect(await save({ id, draft })).toBeUndefined();
  });

  test('are read and written by nobody without a token', async () => {
    for (const channel of ['drafts:read', 'drafts:save']) {
      const answer = await opened.post(channel, JSON.stringify({ id }), { authorization: 'Bearer none' });
      expect(answer.status).toBe(401);
    }
  });
});

describe('a file of drafts that somebody has changed', () => {
  test('lays nothing, keeps no game from opening, and is written over by the next draft', async () => {
    const services = openTestServices([...published.words, 'CHECK']);
    const { id } = await services.open(atTurn11);
    const file = join(services.drafts, `${id}.json`);
    mkdirSync(services.drafts, { recursive: true });
    const kept = {
      ...(asJson(drafting.format(genuine)) as object),
      laid: [{ square: 'A1', cube: 3, letter: 'Q', picked: true }],
    };
    const hostile = [
      '[{"seat":2,"moves":10,"draft":{"__proto__":{"laid":[]}}}]',
      JSON.stringify([{ seat: 2, moves: 10, draft: kept }]),
      JSON.stringify([{ seat: 19, moves: 10, draft: kept }]),
      JSON.stringify([{ seat: 2, moves: 10, draft: { ...kept, laid: 'all' } }]),
      'not JSON at all',
    ];
    for (const text of hostile) {
      writeFileSync(file, text);
      const play = createPlay(services.gateway, id, services.tools);
      await play.load();
      play.setCurtain(false);
      expect(play.store.getState()).toMatchObject({ stage: { kind: 'ready' }, draft: { laid: [] } });
      play.act({ kind: 'typed', text: 'G4 across CHECK' });
      await services.answered();
      const again = createPlay(services.gateway, id, services.tools);
      await again.load();
      expect(again.store.getState().draft?.laid).toHaveLength(4);
    }
    expect('laid' in {}).toBe(false);
  });
});
