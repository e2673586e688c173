import { describe, expect, it } from 'vitest';
import { formatDraft, parseDraft } from '#renderer/games/cubeword/draft/kept-draft.ts';
import { beginDraft } from '#renderer/games/cubeword/draft/draft.ts';
import { cubeNamed, lying } from '#tests/support/cubeword/table.ts';
import { drafted, viewOf } from '../drafting.ts';

const view = viewOf({ setUp: { felt: lying('GINTZ T 0 0') } });
const cube = (name: string) => cubeNamed(name);

describe('a draft of CUBEWORD that outlives its window', () => {
  it('comes back as it was, but for what is held', () => {
    const draft = drafted(
      view,
      { kind: 'cursor', place: { column: 1, row: -3 } },
      'AB',
      { kind: 'cross' },
      { kind: 'pick-cube', cube: cube('DEOTY') },
      { kind: 'blank' },
      'Q',
    );
    const kept: unknown = JSON.parse(JSON.stringify(formatDraft(draft)));
    expect(parseDraft(view, kept)).toEqual({ ...draft, held: undefined, past: [] });
  });

  const good = { parts: [], cursor: { column: 4, row: 2 }, direction: 'down', faces: [] };
  const site = { kind: 'site', cube: cube('ABDTU'), at: { column: 1, row: 0 }, letter: 'A', blank: false };

  it.each([
    ['no draft', 'no draft'],
    ['a direction that is none', { ...good, direction: 'up' }],
    ['a cursor far away', { ...good, cursor: { column: 4, row: 1e9 } }],
    ['something more', { ...good, more: 1 }],
  ])('is dropped where it holds %s', (_, kept) => {
    expect(parseDraft(view, kept)).toBeUndefined();
  });

  it.each([
    ['a letter that the cube has not', [{ ...site, letter: 'Z' }]],
    ['a place that is taken', [{ ...site, at: { column: 0, row: 0 } }]],
    [
      'six moves',
      Array.from({ length: 6 }, (_, at) => ({
        ...site,
        cube: at + 3,
        letter: 'X',
        blank: true,
        at: { column: at, row: 5 },
      })),
    ],
    ['what is no move', [site, { kind: 'jump' }]],
  ])('keeps its place and no move where it holds %s', (_, parts) => {
    expect(parseDraft(view, { ...good, parts })).toEqual({
      ...beginDraft(view, undefined),
      cursor: { column: 4, row: 2 },
      direction: 'down',
    });
    expect(parseDraft(view, { ...good, parts: [site] })?.parts).toEqual([site]);
  });

  it('leaves out faces that no cube has', () => {
    const faces = [
      { cube: cube('ABDTU'), letter: 'Z', blank: false },
      { cube: cube('Joker'), letter: 'Z', blank: true },
      { cube: cube('DEOTY'), letter: 'Y', blank: false },
    ];
    expect([...(parseDraft(view, { ...good, faces })?.faces ?? [])]).toEqual([
      [cube('DEOTY'), { letter: 'Y', blank: false }],
    ]);
  });
});
