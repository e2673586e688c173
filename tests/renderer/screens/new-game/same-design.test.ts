import { describe, expect, it } from 'vitest';
import { sameDesign, setsToChoose } from '#renderer/screens/new-game/OwnSetControl.tsx';
import type { DesignSummary } from '#shared/contract/index.ts';
import { alphacubesSet, cubewordSet, formatSet, type PieceSet } from '#shared/pieces/index.ts';

const edited: PieceSet = { ...alphacubesSet, pieces: alphacubesSet.pieces.slice(3) };
const files: Readonly<Record<string, string>> = {
  other: formatSet(cubewordSet),
  edited: formatSet(edited),
  damaged: '{',
  same: formatSet(alphacubesSet),
};
const titles: Readonly<Record<string, string>> = { other: cubewordSet.title };
const designs = Object.keys(files).map((id): DesignSummary => ({
  id,
  name: id,
  title: titles[id] ?? alphacubesSet.title,
  language: 'en',
  pieces: 98,
  plays: ['alphacubes'],
  changedAt: 7,
}));
const read = (id: string) => Promise.resolve(files[id]);

describe('a set of one’s own in New game', () => {
  it('stands in the list once while the design is as it was chosen', async () => {
    const same = await sameDesign(alphacubesSet, designs, read);
    expect(same).toBe('same');
    expect(setsToChoose(alphacubesSet, same, designs).map(({ kind }) => kind)).toEqual(
      designs.map(() => 'design'),
    );
  });

  it('stands beside its design once that has been edited or deleted', async () => {
    const rest = designs.filter(({ id }) => id !== 'same');
    const same = await sameDesign(alphacubesSet, rest, read);
    expect(same).toBeUndefined();
    const [first, ...others] = setsToChoose(alphacubesSet, same, rest);
    expect(first).toEqual({ kind: 'held' });
    expect(others).toEqual(rest.map((of) => ({ kind: 'design', of })));
    expect(setsToChoose(undefined, undefined, rest)[0]).toEqual({ kind: 'none' });
  });

  it('is looked for in designs of its title alone', async () => {
    const asked: string[] = [];
    await sameDesign(cubewordSet, designs, (id) => {
      asked.push(id);
      return read(id);
    });
    expect(asked).toEqual(['other']);
  });
});
