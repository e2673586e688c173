import { describe, expect, it } from 'vitest';
import { textsOf } from '#print-templates/layout/facts.ts';
import { netNames } from '#print-templates/layout/nets/net-shapes.ts';
import { alphacubesSet, kubagramSets } from '#shared/pieces/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import {
  areaOf,
  drawnPart,
  foldPanels,
  isInside,
  partedPanels,
  type Space,
} from '#tests/support/print/panels.ts';

/** What stands on each face of one printed net, and which way that face looks once the net is folded. */
function foldedFaces(product: string, options: Readonly<Record<string, unknown>>) {
  const [sheet] = layOut(product, { ...options, guide: false }).sheets;
  const ops = sheet?.ops ?? [];
  const drawn = drawnPart(
    ops.filter((op) => op.kind === 'path' && (op.purpose === 'cut' || op.purpose === 'fold')),
  );
  const panels = partedPanels(drawn).toSorted((a, b) => areaOf(b.outline) - areaOf(a.outline));
  expect(panels).toHaveLength(13);
  const [root] = panels;
  if (root === undefined) throw new Error('No panel');
  const placed = foldPanels(panels, drawn.folds, root, () => 90);
  // Large letters alone: no value, no number of a tab.
  const texts = textsOf(ops).filter(({ purpose, size }) => purpose === 'ink' && size > 14);
  return panels.slice(0, 6).map((panel) => {
    const at = (x: number, y: number): Space => placed.get(panel)?.({ x, y }) ?? [0, 0, 0];
    const [o, a, b] = [at(0, 0), at(1, 0), at(0, 1)];
    const [u, v] = [a, b].map((end) => end.map((along, axis) => along - (o[axis] ?? 0))) as [
      number[],
      number[],
    ];
    const [[u1 = 0, u2 = 0, u3 = 0], [v1 = 0, v2 = 0, v3 = 0]] = [u, v];
    return {
      // The middle of a letter lies above its baseline.
      texts: texts
        .filter(({ x, y, size }) => isInside(panel.outline, { x: x + 0.5, y: y - size * 0.1 }))
        .map(({ text }) => text),
      looks: [u2 * v3 - u3 * v2, u3 * v1 - u1 * v3, u1 * v2 - u2 * v1].map((way) => Math.round(way) + 0),
    };
  });
}

describe.each(netNames)('the %s, printed and folded from what is drawn', (net) => {
  it('has every face of a cube once, and looks each way once (R7)', () => {
    const faces = foldedFaces('alphacubes-nets', { net, cubes: ['37'], edge: 20 });
    const cube = alphacubesSet.pieces[36];
    const wanted = (cube?.faces ?? []).map((face) =>
      face.kind === 'letter' ? face.letter : face.kind === 'number' ? `${face.number}` : '',
    );
    expect(faces.flatMap(({ texts }) => texts).sort()).toEqual(wanted.toSorted());
    for (const { texts } of faces) expect(texts).toHaveLength(1);
    expect(new Set(faces.map(({ looks }) => looks.join())).size).toBe(6);
  });

  it.each(['en', 'nl', 'af', 'sv'] as const)(
    'has the pairs of Kubagram (%s) on opposite sides (R12)',
    (language) => {
      const faces = foldedFaces(`kubagram-${language}-nets`, { net, cubes: ['5'], edge: 20 });
      const die = kubagramSets[language].pieces[4];
      expect(new Set(faces.flatMap(({ texts }) => texts))).toEqual(new Set(die?.letters));
      for (const { texts, looks } of faces) {
        const opposite = faces.find((other) =>
          other.looks.every((way, axis) => way === -(looks[axis] ?? 0) + 0),
        );
        expect(texts).toHaveLength(1);
        expect(opposite?.texts).toEqual(texts);
      }
    },
  );
});

it('single cubes that are printed again have the net that the set had', () => {
  const cut = (cubes: readonly string[]) => {
    const { ops } = layOut('alphacubes-nets', { net: 'stairs', cubes, guide: false }).sheets[0] ?? {
      ops: [],
    };
    return drawnPart(ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').slice(0, 1)).outline;
  };
  const [alone, among] = [cut(['1']), cut([])];
  expect(areaOf(alone)).toBeCloseTo(areaOf(among), 6);
  expect(alone).toHaveLength(among.length);
});
