import { describe, expect, it } from 'vitest';
import {
  begin,
  decisionRandom,
  levelIn,
  movesOf as movesIn,
  now,
  propose,
  replay,
  type AskPlays,
  type PlaysAsk,
} from '#shared/engine/index.ts';
import {
  alphacubes,
  alphacubesOptions,
  alphacubesRules,
  choose,
  computerLevels,
  playsAsk,
  type AlphacubesOptions,
  type AlphacubesState,
  type AlphacubesTypes,
  type AlphacubesView,
  type ComputerLevel,
} from '#shared/games/alphacubes/index.ts';
import { answerPlay } from '#shared/games/alphacubes/computer/choose.ts';
import { expectOk, refuse, seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { askOver, engineOver } from '#tests/support/alphacubes/engine.ts';
import { smallJudge, smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { moveOf, playLines, position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';

const ask = askOver(smallWords);
const engine = engineOver(smallWords);
const hand = 'AEHNO BIKLS CEILT AGHOR CJORT AEKOR ENOQR';
const other = 'AENPT CEIOV AEITY ABDIT DEHOR EIQRU NORTY';
const dice = decisionRandom(5, 3);

/** What a computer of a level does at its turn. */
const noSearch = () => Promise.reject(new Error('Alphacubes asks for plays alone'));
const think = (view: AlphacubesView, level: number, random = dice, asking: AskPlays = ask) =>
  alphacubes.computers.decide({
    view,
    by: seat(0),
    level,
    random,
    words: smallJudge,
    ask: asking,
    search: noSearch,
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
  it('plays the best there is at its highest level', async () => {
    const state = position({ hands: [hand, other], stock: 'EHLOT' });
    const [top] = engine(playsAsk(rules.viewFor(state, seat(0)), 1));
    expect(new Set((await movesOf(state, 4)).map(({ score }) => score))).toEqual(new Set([top?.score]));
  });

  it('allows itself no more than its share of the best, and not always the same play', async () => {
    const state = position({ hands: [hand, other] });
    const top = engine(playsAsk(rules.viewFor(state, seat(0)), 1))[0]?.score ?? 0;
    for (const level of computerLevels.slice(0, 3)) {
      const plays = await movesOf(state, level.level);
      const scores = plays.map(({ score }) => score);
      expect(Math.max(...scores)).toBeLessThanOrEqual(top * level.share);
      expect(Math.min(...scores)).toBeGreaterThan(0);
      expect(new Set(plays.map(({ word }) => word)).size).toBeGreaterThan(1);
    }
  });

  it('asks with the words of the table only where it knows the whole list', async () => {
    const asked: PlaysAsk[] = [];
    const listening = (question: PlaysAsk) => {
      asked.push(question);
      return ask(question);
    };
    const state = position({ hands: [hand], options: { allow: ['RITZ'], forbid: ['XU'] } });
    const view = { ...rules.viewFor(state, seat(0)), allowed: [['ZZZ']] };
    await think(view, 1, dice, listening);
    await think(view, 4, dice, listening);
    expect(asked.map(({ layers }) => layers)).toEqual([
      { allowed: [], denied: ['XU'] },
      { allowed: [], denied: ['XU'] },
      { allowed: ['RITZ', 'ZZZ'], denied: ['XU'] },
    ]);
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
    expect(await think(view, 4, dice, broken)).toMatchObject({
      problem: { code: 'engine/crashed' },
    });
    let asked = 0;
    const dying = (question: PlaysAsk) => (asked++ === 0 ? ask(question) : broken());
    expect(await think(view, 1, dice, dying)).toMatchObject({ problem: { code: 'engine/crashed' } });
  });

  it('plays for a level that a later Cubewright may know as the strongest here', () => {
    expect(levelIn(computerLevels, 3).level).toBe(3);
    expect(levelIn(computerLevels, 9).level).toBe(4);
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
    expect(challenges[3]).toBe(200);
    expect(challenges[0]).toBeGreaterThan(40);
    expect(challenges[0]).toBeLessThan(challenges[1] ?? 0);
    expect(challenges[1]).toBeLessThan(challenges[2] ?? 0);
  });

  it('does not challenge what the table has let stand', () => {
    const state = position({ hands: [other, hand], options, stock: 'EHLOT' });
    const { state: pending } = playLines({ ...state, phase: { kind: 'turn', seat: seat(1) } }, [
      '1: allow TNE',
      '1: pass',
      '0: I9 across TNE',
    ]);
    expect(new Set(answers(pending, levelIn(computerLevels, 4)))).toEqual(new Set(['accept']));
    // What is ruled while the play waits does not count for it (A8).
    const late = playLines(state, ['0: allow TNE', '0: I9 across TNE']).state;
    expect(new Set(answers(late, levelIn(computerLevels, 4)))).toEqual(new Set(['challenge']));
  });
});

describe('games of computers', () => {
  const playOut = async (seed: number, levels: readonly number[], judge: 'assisted' | 'challenge') => {
    const options = { ...defaults(alphacubesOptions), judge };
    let timeline = expectOk(begin<AlphacubesTypes>(alphacubesRules, { options, seats: levels.length, seed }));
    for (;;) {
      const state = now(timeline);
      const [at] = rules.toMove(state);
      if (at === undefined) return { timeline, start: { options, seats: levels.length, seed } };
      const proposal = await alphacubes.computers.decide({
        view: rules.viewFor(state, at),
        by: at,
        level: levels[at] ?? 1,
        random: decisionRandom(seed, timeline.length),
        words: smallJudge,
        ask,
        search: noSearch,
      });
      ({ timeline } = expectOk(propose(alphacubesRules, timeline, expectOk(proposal), smallJudge)));
    }
  };

  it.each([
    [3, [4, 1], 'assisted'],
    [11, [2, 3, 1], 'challenge'],
    [29, [4], 'assisted'],
  ] as const)('come to their end and are played alike again, seed %i', async (seed, levels, judge) => {
    const one = await playOut(seed, levels, judge);
    const again = await playOut(seed, levels, judge);
    const moves = movesIn(one.timeline);
    expect(movesIn(again.timeline)).toEqual(moves);
    expect(moves.length).toBeGreaterThan(5);
    const replayed = replay<AlphacubesTypes>(alphacubesRules, one.start, moves);
    expect(replayed.ok && now(replayed.timeline)).toEqual(now(one.timeline));
  });
});
