import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  productsChanged,
  takeStep,
  type StudioHistory,
  type StudioOptions,
  type StudioStep,
} from '#renderer/screens/print/choices/studio-options.ts';
import { beginHistory, redo, undo } from '#shared/kernel/index.ts';
import { plainCutter } from '#shared/printers/index.ts';

const begun: StudioHistory = beginHistory({ choices: {}, cutter: plainCutter, printers: [], printer: '' });
const edgeStep: StudioStep = {
  kind: 'product',
  product: 'alphacubes-nets',
  change: { kind: 'option', option: 'edge' },
};
const withEdge = ({ now }: StudioHistory, edge: number): StudioOptions => ({
  ...now,
  choices: { ...now.choices, 'alphacubes-nets': { edge } },
});
const edge = (history: StudioHistory, to: number, run: number) =>
  takeStep(history, withEdge(history, to), { step: edgeStep, run });

describe('the history of the studio', () => {
  it('takes what is done in one press as one step, and the next press as another', () => {
    const held = [16, 16.5, 17].reduce((history, to) => edge(history, to, 3), edge(begun, 15.5, 2));
    expect(held.past).toHaveLength(2);
    expect(undo(held).now.choices['alphacubes-nets']).toEqual({ edge: 15.5 });
    expect(undo(undo(held)).now).toEqual(begun.now);
  });

  it('does not go on with a step that was undone, nor with that of another option', () => {
    const again = edge(undo(edge(edge(begun, 16, 2), 17, 3)), 18, 2);
    expect(again.past).toHaveLength(2);
    const cutter = takeStep(
      again,
      { ...again.now, cutter: { ...plainCutter, x: 0.1 } },
      {
        step: { kind: 'cutter', option: 'x' },
        run: 2,
      },
    );
    expect(cutter.past).toHaveLength(3);
    expect(undo(cutter).now.cutter).toBe(plainCutter);
  });

  it('keeps no step that changes nothing, also where that is found out on the way', () => {
    expect(takeStep(begun, { ...begun.now }, { step: edgeStep, run: 1 })).toBe(begun);
    const there = edge(edge(begun, 15, 1), 16, 2);
    const back = edge(there, 15, 2);
    expect(back.past).toHaveLength(1);
    expect(back.now).toEqual(edge(begun, 15, 1).now);
  });

  it('leads from the first choice to the last and back, whatever was chosen', () => {
    const step = fc.record({
      product: fc.constantFrom('alphacubes-nets', 'kubo-deck'),
      edge: fc.integer({ min: 8, max: 12 }),
      run: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const made = steps.reduce<StudioHistory>((history, { product, edge: to, run }) => {
          const choices = { ...history.now.choices, [product]: { edge: to } };
          const change = { kind: 'option', option: 'edge' } as const;
          const label = { step: { kind: 'product', product, change } as const, run };
          return takeStep(history, { ...history.now, choices }, label);
        }, begun);
        const first = made.past.reduce((history) => undo(history), made);
        expect(first.now).toEqual(begun.now);
        expect(made.past.reduce((history) => redo(history), first).now).toEqual(made.now);
      }),
    );
  });

  it('names the products whose choices differ', () => {
    const one = edge(begun, 16, 1).now;
    const other = { ...one, choices: { ...one.choices, 'kubo-deck': { margin: 7 } } };
    expect(productsChanged(begun.now, one)).toEqual(['alphacubes-nets']);
    expect(productsChanged(other, one)).toEqual(['kubo-deck']);
    expect(productsChanged(one, { ...one })).toEqual([]);
  });
});
