import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { nextInt, randomFrom, type RandomState } from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { cubewordSet, formatSet, kubagramSets, parseSetText, scrubleSet } from '#shared/pieces/index.ts';
import { importPieces, paintMark } from '#shared/set-design/index.ts';

const wanted = Number(process.env.CUBEWRIGHT_SET_FILES ?? 300);
const { t } = createTranslator();
const marked = paintMark(kubagramSets.nl, 1, 'I', 'halfTurn');
const sources = [cubewordSet, scrubleSet, marked].map(formatSet);
const csv = sources.map((text) => text.replaceAll(/["[\]{}:]/g, ''));
const scraps = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ';',
  '\n',
  '\0',
  '-1',
  '1e9',
  'null',
  'A',
  'é',
  '\uD800',
  '*',
  '2W',
  '=',
  '  ',
];

/** Some characters are lost, doubled, changed for others, or moved elsewhere. */
function mutated(text: string, seed: number): string {
  let state: RandomState = randomFrom(seed);
  const draw = (below: number): number => {
    const [drawn, next] = nextInt(state, below);
    state = next;
    return drawn;
  };
  let left = text;
  for (let times = 1 + draw(4); times > 0; times -= 1) {
    const from = draw(left.length + 1);
    const to = Math.min(left.length, from + draw(12));
    const part = left.slice(from, to);
    const put = [
      () => '',
      () => part + part,
      () => scraps[draw(scraps.length)] ?? '',
      () => part.toLowerCase(),
    ];
    left = left.slice(0, from) + (put[draw(put.length)]?.() ?? '') + left.slice(to);
  }
  return left;
}

it(`of ${wanted} mutated set files none makes us throw, and each refusal says where and what to do`, () => {
  fc.assert(
    fc.property(fc.nat(sources.length - 1), fc.integer({ min: 0, max: 2 ** 31 }), (which, seed) => {
      const text = mutated(sources[which] ?? '', seed);
      const set = parseSetText(text);
      if (set.ok) {
        expect(parseSetText(formatSet(set.value))).toMatchObject({ ok: true });
        return;
      }
      const facts = Object.keys(set.problem).filter((key) => key !== 'code');
      expect(facts.length, text).toBeGreaterThan(0);
      const told = problemText(t, set.problem);
      expect(told).not.toContain('{{');
      expect(told).not.toContain(set.problem.code);
    }),
    { numRuns: wanted },
  );
});

it(`of ${wanted} mutated texts of pieces none makes us throw, and each line passed over is named`, () => {
  fc.assert(
    fc.property(fc.nat(csv.length - 1), fc.integer({ min: 0, max: 2 ** 31 }), (which, seed) => {
      const text = mutated(csv[which] ?? '', seed);
      const { problems } = importPieces(text, latinAlphabet);
      const lines = text.split(/\r\n|\n|\r/).length;
      const unnamed = problems.filter(
        ({ line, code }) =>
          line < 1 ||
          line > lines ||
          !t(`design:about.line.${code}`, { line, found: '' }).includes(`${line}`),
      );
      expect(unnamed).toEqual([]);
    }),
    { numRuns: wanted },
  );
});
