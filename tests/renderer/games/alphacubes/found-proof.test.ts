import { describe, expect, it } from 'vitest';
import { hintTexts } from '#renderer/games/alphacubes/hint-text.ts';
import { foundPlay } from '#renderer/games/alphacubes/found-play.ts';
import { parts } from '#renderer/games/alphacubes/parts.ts';
import type { HintWords } from '#renderer/table/index.ts';
import type { WordThreads } from '#renderer/worker/index.ts';
import { playsRequest } from '#shared/games/alphacubes/index.ts';
import type { EndTurn } from '#shared/games/alphacubes/search/end/end-game.ts';
import { endRequest, leadAfter } from '#shared/games/alphacubes/search/end/end-request.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, ok, refuse, seat } from '#shared/kernel/index.ts';
import { askOver, lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { knownPosition } from '#tests/support/alphacubes/known-position.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { oneCube } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { searchOver } from '#tests/support/game-search.ts';

const { t } = createTranslator();
const me = seat(0);
const lexicon = lexiconOver(smallWords);
const ask = askOver(smallWords);

/** Which questions were asked, by what tells each from the others. */
const asked: unknown[] = [];
let ended: unknown;
const help: WordThreads = {
  plays: (question) => ({ answer: ask(question), cancel: () => undefined }),
  search: (game, { layers, question }) => {
    asked.push(question);
    const isEnd = ended !== undefined && asked.length === 1;
    const found = isEnd ? { found: ended } : searchOver(game, lexicon, layers, question);
    const answer = found === undefined ? refuse({ code: 'engine/no-search', game }) : ok(found);
    return { answer: Promise.resolve(answer), cancel: () => undefined };
  },
  words: () => ({ answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined }),
};

/** @param end is what the solver answers instead, as it would of a longer search */
async function told(
  setting: Parameters<typeof knownPosition>[0],
  words: HintWords = 'best',
  end?: unknown,
): Promise<string> {
  asked.length = 0;
  ended = end;
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
    [
      [90, 31],
      /^Nothing is hidden any more: played now, it wins by at least \d+ points, whatever the other player does\./,
    ],
    [[0, 90], /^Nothing is hidden any more: played now, it loses by \d+ points to the best answers\./],
  ])('P38: is proved where nothing is hidden, with %j points', async (points, text) => {
    expect(await told({ hands, points })).toMatch(text);
    expect(await told({ hands, points })).toMatch(/No turn does better\.$|is better by \d+ points?\./);
    expect(asked).toHaveLength(1);
  });

  it('P38: names in how many of the draws it wins where the stock is nearly empty', async () => {
    expect(await told({ hands, points: [90, 0], stock: 'EHLOT' })).toBe(
      'The last cube can be drawn in 3 ways: played now, it wins in 3 of them, whatever the other player does.',
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
      'Nothing is hidden any more: played now, it wins by at least 2 points, whatever the other player does. No turn does better.',
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
      'The last cube can be drawn in 5 ways: played now, it wins in 0 of them and comes to a draw at least in 1, whatever the other player does. FEE from K7 down, for 14, wins in 3 of them. Lay it with the cubes DEFPR · EJLMO.',
    ],
  ])('names a better turn if there is one: %j %s', async (both, stock, text) => {
    expect(await told({ hands: both, points: [40, 40], stock })).toBe(text);
  });

  it('names what wins for sure where the search was too long: the play itself, another, other cubes, a pass', async () => {
    const both = ['AEIPS AEILO AEGIL AEFOU', 'CJORT AELQV HLMSU BDNOS'];
    const view = rules.viewFor(knownPosition({ hands: both, points: [40, 40] }), me);
    const [found, best] = expectOk(await ask(playsRequest(view, 2)));
    const question = endRequest(view, me);
    if (found === undefined || best === undefined || question === undefined) throw new Error('No play');
    const sure = (turn: Omit<EndTurn, 'by'>, lead: number) => ({
      isExact: false,
      gain: lead - leadAfter(view, question, 0),
      line: [{ by: question.by, ...turn }],
    });
    const own = foundPlay(view, view.hand, found).placements.map(({ cube }) => view.hand.indexOf(cube));
    const tell = (answer: unknown) => told({ hands: both, points: [40, 40] }, 'best', answer);
    expect(await tell(sure({ play: found, cubes: own }, 3))).toBe(
      'Nothing is hidden any more: played now, it wins by at least 3 points, whatever the other player does.',
    );
    expect(await tell(sure({ cubes: [] }, 1))).toBe(
      'A pass wins by at least 1 point, whatever the other player does.',
    );
    const others = foundPlay(view, view.hand, best).placements.map(({ cube }) => view.hand.indexOf(cube));
    expect(await tell(sure({ play: best, cubes: others }, 3))).toMatch(
      /^[A-Z]+ from [A-Q]\d+ (across|down), for \d+, wins by at least 3 points, whatever the other player does\. Lay it with the cubes? [A-Z ·]+\.$/,
    );
    const better = ['AEFOU', 'AEIPS'].map((name) => oneCube(name)).map((cube) => view.hand.indexOf(cube));
    expect(await tell(sure({ play: found, cubes: better }, 3))).toBe(
      'Laid with the cubes AEFOU · AEIPS it wins by at least 3 points, whatever the other player does.',
    );
    // Where even that is not known, the look-ahead answers.
    expect(await tell(sure({ play: found, cubes: own }, 0))).toMatch(/^Played now, it wins about/);
  });

  it('says that bad words must be challenged where only a challenge looks them up (A5)', async () => {
    expect(await told({ hands, options: { judge: 'challenge' } })).toMatch(
      /A word that is not in the list must be challenged for that\.$/,
    );
    expect(await told({ hands })).not.toMatch(/challenged/);
  });

  it('counts minutes over the clock, and proves nothing while words wait (A8)', () => {
    const view = rules.viewFor(knownPosition({ hands, points: [40, 40] }), me);
    const question = endRequest(view, me);
    if (question === undefined) throw new Error('No question');
    const late = { ...view, clock: { over: [2, 0] } };
    expect(leadAfter(late, question, 0)).toBe(leadAfter(view, question, 0) - 20);
    expect(endRequest({ ...view, waiting: [['ZZZ']] }, me)).toBeUndefined();
  });
});
