import { describe, expect, it } from 'vitest';
import { printSetOf, productsOf, solidsOf, type Product } from '#print-templates/index.ts';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import {
  alphacubesOptions,
  laidLetters,
  placementsKeeping,
  playsRequest,
} from '#shared/games/alphacubes/index.ts';
import type { SheetSet } from '#print-templates/layout/types.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  countListLetters,
  judgeForLetters,
  lettersWithout,
  parseWordList,
} from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { setLines, type PieceSet } from '#shared/pieces/index.ts';
import { checkDesign, isUsable, proposeSet, type ProposedKind } from '#shared/set-design/index.ts';
import { missingInAll } from '#print-templates/fonts/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { smallLists } from '#tests/support/set-design/small-lists.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

describe.each([
  ['Russian', 'ru', 'Мой набор'],
  ['Greek', 'el', 'Το παιχνίδι μου'],
] as const)('a set from a small list of %s', (_, language, title) => {
  const text = smallLists[language].split(/\s+/).join('\n');
  const alphabet = expectOk(lettersWithout(expectOk(countListLetters(text, true)), ''));
  const { words } = expectOk(parseWordList(text, alphabet, { foldAccents: true }));
  const lexicon = buildLexicon(words, { name: language, alphabet, sha256: '0'.repeat(64) });

  function proposed(kind: ProposedKind, pieces: number): PieceSet {
    const run = proposeSet({ kind, pieces, lexicon, seed: 5, title, language });
    for (let next = run.next(); ; next = run.next()) if (next.done === true) return next.value.set;
  }
  const cubes = proposed('cubes', 24);

  it('holds letters without accents, and nothing stands in the way of its use', () => {
    expect(alphabet).not.toMatch(/[ΆΈΉΊΌΎΏЁ]/);
    const findings = checkDesign({ set: cubes, lexicon, hasGlyph: (letter) => !missingInAll(letter) });
    expect(isUsable(findings), JSON.stringify(findings[0])).toBe(true);
  });

  it('comes out of every product that suits it, with its letters and its name to be read', async () => {
    const products = productsOf(printSetOf(cubes));
    expect(products.length).toBeGreaterThan(14);
    for (const product of products) {
      const pages = await pagesOf(
        product,
        product.options.some(({ name }) => name === 'cubes') ? { cubes: ['1-3'] } : {},
      );
      const found = pages
        .flatMap(({ texts }) => texts.map((one) => one.text))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
      expect(found, product.name).toContain(title);
      if (!letteredTemplates.includes(product.template)) continue;
      for (const letter of cubes.pieces[1]?.letters ?? []) expect(found, product.name).toContain(letter);
    }
  });

  it('can be made by machines: its solids are planned, its stencil too', () => {
    const solids = solidsOf(printSetOf(cubes));
    expect(solids.map(({ template }) => template)).toContain('solid-cubes');
    for (const solid of solids) expectOk<unknown>(solid.plan(expectOk(solid.parse({}))));
  });

  it('is played in Alphacubes, two turns with its words', () => {
    const rules = createAlphacubes(judgeForLetters(lexicon, alphabet));
    const own = { set: 'own', ownSet: setLines(cubes), allow: [], forbid: [] } as const;
    let state = expectOk(
      rules.setup({ options: { ...defaults(alphacubesOptions), ...own }, seats: 2, seed: 4 }),
    );
    const engine = createWordEngine(lexicon);
    for (const turn of [0, 1]) {
      const [by = seat(0)] = rules.toMove(state);
      const view = rules.viewFor(state, by);
      const play = engine.bestPlays(playsRequest(view, 1).position, 1).playAt(0);
      const placements = placementsKeeping(cubes, laidLetters(view, play), view.hand) ?? [];
      expect(words).toContain(play.word);
      state = expectOk(rules.apply(state, { kind: 'play', by, placements })).state;
      expect(state.turn, `turn ${turn}`).toBe(turn + 2);
    }
  });
});

async function pagesOf(product: Product, options: Readonly<Record<string, unknown>>) {
  const sheets = expectOk<SheetSet>(product.layout(expectOk(product.parse(options))));
  return readPdf(expectOk(await writePdf(sheets)));
}

/** Whose sheets have letters as text, and not as strokes or on covers alone. */
const letteredTemplates: readonly string[] = ['nets', 'stickers', 'tiles', 'letter-cards', 'cube-list'];
