import type { GameId } from '#shared/games/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import { kubagram } from '../story/kubagram.ts';
import { kubo } from '../story/kubo.ts';
import { choose, dealGame, enter, write, writeLine, type Ear } from './by-ear.ts';

/** A whole game by ear: dealt, played and looked back at. A long one is begun, and another ended from near its end. */
export interface EarStory {
  readonly begin: (ear: Ear) => Promise<void>;
  /** A game near its end, where the one that is dealt is far from it. */
  readonly last?: (() => GameRecord) | undefined;
  readonly end: (ear: Ear) => Promise<void>;
  /** What may be asked of a turn that is looked back at. */
  readonly asks: readonly string[];
}

async function comeForward(ear: Ear, turn: number, name: string): Promise<void> {
  await ear.hear('n', new RegExp(`^${name}’s hand is covered`));
  await ear.goTo(new RegExp(`^Show ${name}’s hand, button`));
  await ear.press('Enter');
  await ear.hear('n', new RegExp(`^Turn ${turn}, ${name} to play`));
}

/** Takes a hint a step at a time, as these begin, and follows it. */
async function followHint(ear: Ear, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await ear.press('!');
    await ear.hear('a', new RegExp(`^${step}`));
  }
  await ear.goTo(/^(Lay it|Prepare it|Make these moves|Do it), button/);
  await ear.press('Enter');
}

/** A typed word is spelled at the first Enter, and claimed at the second. */
async function claim(ear: Ear, word: string): Promise<void> {
  await writeLine(ear, `claim ${word}`);
  await ear.hear('n', new RegExp(word));
  await ear.press('Enter');
  await ear.hear('l', new RegExp(`^Turn \\d+: \\w+ claims ${word}`));
}

async function oneRound(ear: Ear): Promise<void> {
  await choose(ear, 'Finish', 'Rounds');
  await write(ear, 'Rounds, rounds', '1');
}

export const earStories: Readonly<Record<GameId, EarStory>> = {
  alphacubes: {
    async begin(ear) {
      await dealGame(ear, 'Alphacubes', 20);
      await comeForward(ear, 1, 'Ben');
      await ear.hear('h');
      await ear.hear('p', /centre/);
      await ear.type('EAR');
      await ear.hear('w', /Together/);
      await ear.press('Enter');
      await ear.hear('l', /^Turn 1: Ben plays EAR/);
      await comeForward(ear, 2, 'Ann');
      await ear.hear('r', /EAR/);
      await ear.goTo(/^Pass, button/);
      await ear.press('Enter');
      await ear.hear('l', /^Turn 2: Ann passes/);
    },
    async end(ear) {
      await comeForward(ear, 3, 'Ben');
      await ear.hear('s');
      await ear.goTo(/^Pass, button/);
      await ear.press('Enter');
      await ear.endGame();
    },
    asks: ['p', 'r', 'c', 'h'],
  },
  cubeword: {
    async begin(ear) {
      await dealGame(ear, 'CUBEWORD', 5, oneRound);
      await ear.hear('n', /^Turn 1, Ann to play/);
      await ear.hear('p', /^0, 0/);
      await ear.type('CAT');
      await ear.hear('w', /CAT/);
      await ear.hear('n', /[Tt]urn 1\b/);
      await ear.press('Enter');
      await ear.hear('l', /^Turn 1: Ann/);
    },
    async end(ear) {
      await ear.hear('n', /^Turn 2, Ben to play/);
      await ear.hear('s');
      await ear.goTo(/^Pass, button/);
      await ear.press('Enter');
      await ear.endGame();
    },
    asks: ['p', 'r', 'c', 'w'],
  },
  kubagram: {
    async begin(ear) {
      await dealGame(ear, 'Kubagram', 11);
      await ear.hear('n', /Choose the corner/);
      await enter(ear, 'corner 90', 'Ben turns the box');
      await ear.hear('n');
      await ear.hear('p');
      await enter(ear, 'take', 'Ann takes');
      await ear.hear('h');
      await ear.hear('n');
    },
    last: kubagram.last,
    async end(ear) {
      await ear.hear('n', /^Turn 1, Ann/);
      await ear.hear('p');
      await claim(ear, 'TABLE');
      await claim(ear, 'SPOON');
      await enter(ear, 'join TABLE SPOON', 'Ann joins');
      await ear.hear('w');
      await enter(ear, 'take', 'Ann takes');
      await ear.hear('h');
      await enter(ear, 'lay A left', 'Ann lays');
      await writeLine(ear, 'end');
      await ear.hear('n', /^Turn 2, Ben/);
      await enter(ear, 'take', 'Ben takes');
      await enter(ear, 'lay T right', 'Ben lays');
      await enter(ear, 'declare', 'Ben');
      await claim(ear, 'AT');
      await ear.hear('n');
      await writeLine(ear, 'end');
      await ear.endGame();
    },
    asks: ['p', 'r', 'w', 'b'],
  },
  kubo: {
    async begin(ear) {
      await dealGame(ear, 'Kubo', 3, (one) => write(one, 'Steal window, s', '0'));
      await comeForward(ear, 1, 'Ann');
      await ear.hear('h');
      const now = await ear.hear('n', /can lie: /);
      const [, card = ''] = /can lie: (\w+ \w+)/.exec(now) ?? [];
      await ear.press('Enter');
      await ear.hear('l', new RegExp(`^Turn 1: Ann lays ${card}`));
      await ear.hear('n');
    },
    last: kubo.last,
    async end(ear) {
      await comeForward(ear, 1, 'Ann');
      await ear.hear('h');
      await ear.press('Enter');
      await ear.hear('l', /^Turn 1: Ann lays red S1/);
      await ear.hear('v', /^Pillar: Blue M1 lies; .*; Red M1, empty\.$/);
      await ear.hear('h', /^In the hand, 1 card\. red M1, can lie/);
      await ear.press('Enter');
      await ear.hear('l', /^Turn 1: Ann lays red M1/);
      await enter(ear, 'claim blue S1 red S1', 'Ann claims');
      await ear.hear('w');
      await enter(ear, 'end', 'Ann ends');
      await ear.hear('n');
      await enter(ear, 'wave', 'Ben');
    },
    asks: ['p', 'r', 'c', 'v', 'b'],
  },
  scruble: {
    async begin(ear) {
      await dealGame(ear, 'SCRUBLE Cube', 8, oneRound);
      await ear.hear('n', /^Turn 1, Ben to play/);
      await ear.hear('p');
      await ear.press('r');
      await ear.hear('n', /1 twist this turn/);
      await ear.press('Backspace');
      await ear.hear('n', /No twist yet/);
      await followHint(ear, ['There is a word', 'It has', 'It is', 'Turn .*; it begins']);
      await ear.hear('n', /Traced: WIG/);
      await ear.press('Enter');
      await ear.hear('l', /^Turn 1: Ben claimed WIG/);
    },
    async end(ear) {
      await ear.hear('n', /^Turn 2, Ann to play/);
      await ear.hear('s');
      await ear.goTo(/^End turn, button/);
      await ear.press('Enter');
      await ear.endGame();
    },
    asks: ['p', 'r', 'c', 'w'],
  },
};

/** From the end of a game: the turns with their grades, and the first of them. */
export async function lookBack(ear: Ear, asks: readonly string[]): Promise<void> {
  ear.part('Looked back at');
  await ear.goTo(/^Look back, button/);
  await ear.press('Enter');
  // All turns are reckoned first, since what is said would else depend on the machine.
  await ear.hear('n', /^You look back\.(?!.*turns? reckoned)/);
  await ear.goTo(/^1, .*(points?)/);
  await ear.press('Home');
  await ear.hear('n', /[Tt]urn 1\b/);
  for (const question of asks) await ear.hear(question);
}

/** Makes a set tonight: what is asked for, what the plan says, and the file of its sheets. */
export async function printKit(ear: Ear): Promise<void> {
  ear.part('A kit to print');
  await ear.press('t');
  await ear.hear('p', /^Make a set tonight, heading/);
  await ear.hear('n', /^Make a set tonight\. .*sheets/);
  await ear.hear('h');
  await ear.hear('w');
  await ear.hear('b');
  await ear.goTo(/^Save all.*, button/);
  await ear.press('Enter');
  await ear.hear('l', /is in your downloads/);
}
