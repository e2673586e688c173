import { describe, expect, it } from 'vitest';
import {
  begin,
  decisionRandom,
  levelIn,
  movesOf as movesIn,
  currentState,
  playedLevel,
  propose,
  replay,
  type AskPlays,
  type AskSearch,
  type PlaysRequest,
} from '#shared/engine/index.ts';
import {
  aheadRequest,
  parseAheadFound,
  alphacubes,
  alphacubesOptions,
  alphacubesRules,
  choose,
  computerLevels,
  hintEffort,
  playsRequest,
  type AlphacubesOptions,
  type AlphacubesState,
  type AlphacubesTypes,
  type AlphacubesView,
  type ComputerLevel,
} from '#shared/games/alphacubes/index.ts';
import { answerPlay } from '#shared/games/alphacubes/computer/choose.ts';
import { expectOk, ok, refuse, seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { askOver, askWords, engineOver, lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { moveOf, playLines, position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';

const ask = askOver(smallWords);
const engine = engineOver(smallWords);
const hand = 'AEHNO BIKLS CEILT AGHOR CJORT AEKOR ENOQR';
const other = 'AENPT CEIOV AEITY ABDIT DEHOR EIQRU NORTY';
const dice = decisionRandom(5, 3);

/** What a computer of a level does at its turn. */
const lexicon = lexiconOver(smallWords);
const search: AskSearch = ({ layers, question }) => {
  const answer = searchOver(alphacubes.id, lexicon, layers, question);
  return Promise.resolve(answer === undefined ? refuse({ code: 'engine/no-search' }) : ok(answer));
};
const think = (view: AlphacubesView, level: number, random = dice, asking: AskPlays = ask) =>
  alphacubes.computers.decide({
    view,
    by: seat(0),
    level,
    random,
    words: smallJudge,
    ask: asking,
    askWords,
    search,
  });

async function movesOf(
  state: AlphacubesState,
  level: number,
  tries = 40,
): Promise<readonly { readonly score: number; readonly word: string }[]> {
  const view = rules.viewFor(state, seat(0));
  return Promise.all(
    Array.from({ length: tries }, async (_, at) => {
      const move = expectOk(await think(view, level, decisionRandom(at, at)));
      const step = expectOk(rules.apply(state, move));
      const played = step.events.find((event) => event.kind === 'played');
      return { score: played?.score.total ?? 0, word: played?.score.words[0]?.word ?? '' };
    }),
  );
}

describe('a computer player', () => {
  it('plays what scores most where it looks no further', async () => {
    const state = position({ hands: [hand, other], stock: 'EHLOT' });
    const [top] = engine(playsRequest(rules.viewFor(state, seat(0)), 1));
    expect(new Set((await movesOf(state, 19)).map(({ score }) => score))).toEqual(new Set([top?.score]));
  });

  it('plays at its highest level what looking ahead finds best, alike each time', async () => {
    const state = position({ hands: [hand, other], stock: 'EHLOT' });
    const view = rules.viewFor(state, seat(0));
    const ask = aheadRequest(view, seat(0), dice, levelIn(computerLevels, 20).ahead ?? hintEffort);
    const { layers } = playsRequest(view, 1);
    const [best] = parseAheadFound(searchOver(alphacubes.id, lexicon, layers, ask)?.found)?.plays ?? [];
    const step = expectOk(rules.apply(state, expectOk(await think(view, 20))));
    const played = step.events.find((event) => event.kind === 'played');
    expect(played?.score).toMatchObject({ total: best?.play.score, words: [{ word: best?.play.word }] });
    expect(await think(view, 20)).toEqual(await think(view, 20));
  });

  it('allows itself no more than its share of the best, and not always the same play', async () => {
    const state = position({ hands: [hand, other] });
    const all = engine(playsRequest(rules.viewFor(state, seat(0)), 10_000)).map(({ score }) => score);
    const [top = 0, least = 0] = [all[0], all.at(-1)];
    for (const level of computerLevels.filter(({ sees }) => sees === 0)) {
      const plays = await movesOf(state, level.level);
      const scores = plays.map(({ score }) => score);
      expect(Math.max(...scores)).toBeLessThanOrEqual(Math.max(2 * least + 1, top * level.share[1]));
      expect(Math.min(...scores)).toBeGreaterThan(0);
      expect(new Set(plays.map(({ word }) => word)).size).toBeGreaterThan(1);
    }
  });

  it('asks with the words of the table only where it knows the whole list', async () => {
    const asked: PlaysRequest[] = [];
    const listening = (question: PlaysRequest) => {
      asked.push(question);
      return ask(question);
    };
    const state = position({ hands: [hand], options: { allow: ['RITZ'], forbid: ['XU'] } });
    const view = { ...rules.viewFor(state, seat(0)), allowed: [['ZZZ']] };
    await think(view, 1, dice, listening);
    const ofChild = asked.splice(0);
    expect(ofChild.length).toBeGreaterThan(1);
    for (const { layers } of ofChild) expect(layers).toEqual({ allowed: [], denied: ['XU'] });
    await think(view, 19, dice, listening);
    expect(asked.map(({ layers }) => layers)).toEqual([{ allowed: ['RITZ', 'ZZZ'], denied: ['XU'] }]);
  });

  it('A4 exchanges the less useful cubes where nothing can be laid, as far as the stock goes, and passes without one', () => {
    const nothing = { best: undefined, plays: [] };
    const view = (stock: string) => rules.viewFor(position({ hands: [hand], stock }), seat(0));
    const passed = choose(view(''), seat(0), nothing, dice);
    expect(passed).toEqual({ kind: 'pass', by: 0 });
    const swapped = choose(view('EHLOT DEGLX'), seat(0), nothing, dice);
    expect(swapped).toMatchObject({ kind: 'exchange', by: 0 });
    expect(swapped.kind === 'exchange' ? swapped.cubes : []).toHaveLength(2);
  });

  it('exchanges rather than lay for little, but lays for little when the stock is empty', () => {
    const little = { word: 'AT', start: 144, direction: 'across', score: 2 } as const;
    const play = {
      ...little,
      laid: [
        { square: 144, letter: 'A', value: 1, blank: false },
        { square: 145, letter: 'T', value: 1, blank: false },
      ],
    };
    const found = { best: play, plays: [play] };
    const poor = position({ hands: [hand], stock: 'EHLOT DEGLX IMPSU AINTU INOTY AEFOU AELNT' });
    expect(choose(rules.viewFor(poor, seat(0)), seat(0), found, dice).kind).toBe('exchange');
    const bare = position({ hands: [hand] });
    expect(choose(rules.viewFor(bare, seat(0)), seat(0), found, dice)).toMatchObject({
      kind: 'play',
      placements: [
        { square: 'I9', letter: 'A' },
        { square: 'J9', letter: 'T' },
      ],
    });
  });

  it('hands on what the word engine cannot do', async () => {
    const view = rules.viewFor(position({ hands: [hand] }), seat(0));
    const broken = () => Promise.resolve(refuse({ code: 'engine/crashed', reason: 'no memory' }));
    expect(await think(view, 19, dice, broken)).toMatchObject({
      problem: { code: 'engine/crashed' },
    });
    let asked = 0;
    const dying = (question: PlaysRequest) => (asked++ === 0 ? ask(question) : broken());
    expect(await think(view, 1, dice, dying)).toMatchObject({ problem: { code: 'engine/crashed' } });
  });

  it('plays for a level that a later Cubewright may know as the strongest here', () => {
    expect(levelIn(computerLevels, 3).level).toBe(3);
    expect(levelIn(computerLevels, 98).level).toBe(21);
  });
});

describe('A5 a computer that may challenge', () => {
  const options: Partial<AlphacubesOptions> = { judge: 'challenge' };
  const laid = (line: string) => {
    const state = position({ hands: [hand, other], stock: 'EHLOT', options });
    return expectOk(rules.apply(state, moveOf(state, 0, line))).state;
  };
  const answers = (state: AlphacubesState, level: ComputerLevel) =>
    Array.from({ length: 200 }, (_, at) => {
      if (state.phase.kind !== 'challenge') throw new Error('nothing to challenge');
      const view = rules.viewFor(state, seat(1));
      return answerPlay(view, seat(1), state.phase.pending, level, smallJudge, decisionRandom(at, at)).kind;
    });

  it('never challenges a word of the list, whatever its own vocabulary', () => {
    const state = laid('I9 across TEN');
    for (const level of computerLevels) {
      expect(new Set(answers(state, level))).toEqual(new Set(['accept']));
    }
  });

  it('challenges what is not in it: always at the highest level, now and then at the lowest', () => {
    const state = laid('I9 across TNE');
    const challenges = computerLevels.map(
      (level) => answers(state, level).filter((kind) => kind === 'challenge').length,
    );
    expect(challenges.slice(-2)).toEqual([200, 200]);
    expect(challenges[0]).toBeGreaterThan(20);
    expect(challenges).toEqual(challenges.toSorted((one, other) => one - other));
  });

  it('does not challenge what the table has let stand', () => {
    const state = position({ hands: [other, hand], options, stock: 'EHLOT' });
    const { state: pending } = playLines({ ...state, phase: { kind: 'turn', seat: seat(1) } }, [
      '1: allow TNE',
      '1: pass',
      '0: I9 across TNE',
    ]);
    expect(new Set(answers(pending, levelIn(computerLevels, 19)))).toEqual(new Set(['accept']));
    // What is ruled while the play waits does not count for it (A8).
    const late = playLines(state, ['0: allow TNE', '0: I9 across TNE']).state;
    expect(new Set(answers(late, levelIn(computerLevels, 19)))).toEqual(new Set(['challenge']));
  });
});

describe('games of computers', () => {
  const playOut = async (seed: number, levels: readonly number[], judge: 'assisted' | 'challenge') => {
    const options = { ...defaults(alphacubesOptions), judge };
    let timeline = expectOk(begin<AlphacubesTypes>(alphacubesRules, { options, seats: levels.length, seed }));
    for (;;) {
      const state = currentState(timeline);
      const [at] = rules.toMove(state);
      if (at === undefined) return { timeline, start: { options, seats: levels.length, seed } };
      const view = rules.viewFor(state, at);
      const proposal = await alphacubes.computers.decide({
        view,
        by: at,
        level: playedLevel(alphacubes.computers, view, at, levels[at] ?? 1),
        random: decisionRandom(seed, timeline.length),
        words: smallJudge,
        ask,
        search,
        askWords,
      });
      ({ timeline } = expectOk(propose(alphacubesRules, timeline, expectOk(proposal), smallJudge)));
    }
  };

  it.each([
    [3, [19, 1], 'assisted'],
    [11, [8, 12, 0], 'challenge'],
    [29, [9], 'assisted'],
  ] as const)('come to their end and are played alike again, seed %i', async (seed, levels, judge) => {
    const one = await playOut(seed, levels, judge);
    const again = await playOut(seed, levels, judge);
    const moves = movesIn(one.timeline);
    expect(movesIn(again.timeline)).toEqual(moves);
    expect(moves.length).toBeGreaterThan(5);
    const replayed = replay<AlphacubesTypes>(alphacubesRules, one.start, moves);
    expect(replayed.ok && currentState(replayed.timeline)).toEqual(currentState(one.timeline));
  });
});
