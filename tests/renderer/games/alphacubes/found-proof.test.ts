import { describe, expect, it } from 'vitest';
import { hintTexts } from '#renderer/games/alphacubes/hint-text.ts';
import type { EndProof } from '#renderer/games/alphacubes/found-proof.ts';
import { parts } from '#renderer/games/alphacubes/parts.ts';
import type { HintWords } from '#renderer/table/index.ts';
import type { WordThreads } from '#renderer/worker/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, ok, refuse, seat } from '#shared/kernel/index.ts';
import { askOver, lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { knownPosition } from '#tests/support/alphacubes/known-position.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { searchOver } from '#tests/support/game-search.ts';

const { t } = createTranslator();
const me = seat(0);
const lexicon = lexiconOver(smallWords);
const ask = askOver(smallWords);

/** Which questions were asked, by what tells each from the others. */
const asked: unknown[] = [];
const help: WordThreads = {
  plays: (question) => ({ answer: ask(question), cancel: () => undefined }),
  search: (game, { layers, question }) => {
    asked.push(question);
    const found = searchOver(game, lexicon, layers, question);
    const answer = found === undefined ? refuse({ code: 'engine/no-search', game }) : ok(found);
    return { answer: Promise.resolve(answer), cancel: () => undefined };
  },
  words: () => ({ answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined }),
};

async function told(
  setting: Parameters<typeof knownPosition>[0],
  words: HintWords = 'best',
): Promise<string> {
  asked.length = 0;
  const view = rules.viewFor(knownPosition(setting), me);
  const request = { view, seat: me, help, words: smallJudge };
  const found = expectOk(await parts.findHint(request).answer);
  if (found === undefined) throw new Error('No hint');
  const later = expectOk(await (parts.later?.hint(request, found) ?? parts.findHint(request)).answer);
  return hintTexts.step(t, 'chance', later ?? found, words);
}

describe('what a hint of Alphacubes says of winning', () => {
  const hands = ['AEHNO BIKLS', 'AENPT CEIOV'];

  it.each([
    [[90, 31], /^Nothing is hidden any more: played now, it wins by at least \d+ points, whatever follows\./],
    [[0, 90], /^Nothing is hidden any more: played now, it loses by \d+ points to the best answers\./],
  ])('P38: is proved where nothing is hidden, with %j points', async (points, text) => {
    expect(await told({ hands, points })).toMatch(text);
    expect(await told({ hands, points })).toMatch(/No turn does better\.$|is better by \d+ points?\.$/);
    expect(asked).toHaveLength(1);
  });

  it('P38: names in how many of the draws it wins where the stock is nearly empty', async () => {
    expect(await told({ hands, points: [90, 0], stock: 'EHLOT' })).toBe(
      'The last cube can be drawn in 3 ways: played now, it wins in 3 of them, whatever follows.',
    );
    expect(await told({ hands, points: [0, 90], stock: 'EHLOT DEGLX' })).toBe(
      'The last 2 cubes can be drawn in 6 ways: played now, it wins in none of them against the best answers.',
    );
  });

  it('holds among everyday words where the hint keeps to them', async () => {
    expect(await told({ hands }, 'everyday')).toMatch(/That holds if both lay everyday words only\.$/);
  });

  it('is estimated where more is hidden', async () => {
    expect(await told({ hands, stock: 'EHLOT DEGLX CEILT' })).toMatch(
      /^Played now, it wins about \d+ of 100/,
    );
  });

  it.each([
    [
      ['DEFPR AENTZ AEGIL ENOQR', 'AMNTV EJLMO EHLOT AENOU'],
      '',
      'Nothing is hidden any more: played now, it loses by 16 points to the best answers. IRON from F10 across, for 8, is better by 13 points.',
    ],
    [
      ['ABCFN BDNOS', 'AIMUY DEIRV'],
      '',
      'Nothing is hidden any more: played now, it wins by at least 2 points, whatever follows. No turn does better.',
    ],
    [
      ['AEIPS AEILO AEGIL AEFOU', 'CJORT AELQV HLMSU BDNOS'],
      '',
      'Nothing is hidden any more: played now, it loses by 3 points to the best answers. Laid with the cubes AEFOU · AEIPS it is better by 1 point.',
    ],
    [
      ['DELOU AEFGR AINVW EORWX', 'ILNOY EIORU IOSTU DEIOW'],
      '',
      'Nothing is hidden any more: played now, it comes to a draw if the answers are the best, too. WORD from K8 across, for 15, is better by 1 point.',
    ],
    [
      ['EJLMO CJORT AEILO DEFPR', 'EFILY CDELN BGIPR CEILT'],
      'BIKLS',
      'The last cube can be drawn in 5 ways: played now, it wins in 0 of them and comes to a draw in 1, whatever follows. FEE from K7 down, for 14, wins in 3 of them.',
    ],
  ])('names a better turn if there is one: %j %s', async (both, stock, text) => {
    expect(await told({ hands: both, points: [40, 40], stock })).toBe(text);
  });

  it('names a pass that is better, and a turn that wins for sure where the rest is not known', async () => {
    const view = rules.viewFor(knownPosition({ hands }), me);
    const found = expectOk(await parts.findHint({ view, seat: me, help, words: smallJudge }).answer);
    if (found === undefined) throw new Error('No hint');
    const tell = (proof: EndProof) => hintTexts.step(t, 'chance', { ...found, proof }, 'best');
    const pass = { play: undefined, others: undefined, lead: 3 };
    const end = { kind: 'end', isBest: false } as const;
    expect(tell({ ...end, lead: 1, better: pass })).toMatch(/follows\. A pass is better by 2 points\.$/);
    expect(tell({ ...end, lead: undefined, better: pass })).toBe(
      'A pass wins by at least 3 points, whatever follows.',
    );
    expect(tell({ ...end, lead: undefined, better: { ...pass, play: found } })).toMatch(
      /^[A-Z]+ from [A-Q]\d+ (across|down), for \d+, wins by at least 3 points, whatever follows\.$/,
    );
    expect(tell({ ...end, lead: undefined, better: { ...pass, play: found, others: found.names } })).toMatch(
      /^Laid with the cubes .* it wins by at least 3 points, whatever follows\.$/,
    );
    expect(tell({ ...end, lead: 3, better: undefined })).toMatch(
      /wins by at least 3 points, whatever follows\.$/,
    );
  });
});
