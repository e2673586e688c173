import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { cubewordSet, formatSet, kubagramSets, parseSetText, scrubleSet } from '#shared/pieces/index.ts';
import { importPieces, paintMark } from '#shared/set-design/index.ts';
import { mutated } from '#tests/fuzz/mutated.ts';

const wanted = Number(process.env.CUBEWRIGHT_SET_FILES ?? 300);
const { t } = createTranslator();
const marked = paintMark(kubagramSets.nl, 1, 'I', 'halfTurn');
const sources = [cubewordSet, scrubleSet, marked].map((set) => formatSet(set));
const csv = sources.map((text) => text.replaceAll(/["[\]{}:]/g, ''));

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
