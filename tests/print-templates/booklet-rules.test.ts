import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printSets } from '#print-templates/index.ts';
import { rulesOf } from '#print-templates/templates/booklet/index.ts';
import type { Booklet, BookletSection } from '#shared/i18n/booklets.ts';

const games = ['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'] as const;
type Game = (typeof games)[number];

const items = JSON.parse(readFileSync(new URL('../rule-items.json', import.meta.url), 'utf8')) as Readonly<
  Record<Game, readonly string[]>
>;

/** Where a booklet says what an item rules, with words that it must say there; or why no player needs it. */
type Told = readonly (readonly [section: string, words: RegExp])[] | { readonly leftOut: string };

const told: Readonly<Record<Game, Readonly<Record<string, Told>>>> = {
  alphacubes: {
    A1: [
      ['contents', /17 by 17 squares, 81 of them premium/],
      ['variants', /second board/],
    ],
    A2: [
      ['contents', /98 cubes.*five different letters.*sum of the five/],
      ['setUp', /draws seven.*no blank/],
      ['turn', /until you hold seven again, as far as it goes/],
    ],
    A3: [
      ['words', /one to seven cubes.*without a gap.*never changed.*in the middle.*by a side.*must be a word/],
      ['score', /Letters come first, then words.*laid on it now.*both words.*50 more/],
    ],
    A4: [
      [
        'turn',
        /Exchange one to seven cubes, but no more than the stock holds: draw the new ones first.*Pass/,
      ],
    ],
    A5: [
      ['challenge', /any one opponent.*together, once.*the turn is over.*misses the next turn/],
      ['variants', /5 or 10 points.*out of it.*tried again.*the next one, too/],
    ],
    A6: [
      [
        'end',
        /stock is empty.*one more turn each.*Missed turns stay missed.*everybody passes.*three whole rounds.*costs its sum.*no bonus/,
      ],
    ],
    A7: [
      ['setUp', /Draw lots/],
      ['variants', /Alone/],
    ],
    A8: [
      ['setUp', /allow or forbid words.*forbid XU and to allow RITZ/],
      ['challenge', /from the next turn on/],
    ],
    A9: { leftOut: 'Slips of the published game.' },
  },
  cubeword: {
    C1: [['contents', /24 cubes.*five different letters and a blank face.*Joker/]],
    C2: [['contents', /no board/]],
    C3: [
      [
        'turn',
        /up to five moves.*Site.*Re-site.*Re-face.*Re-name.*two moves.*Joker alone.*in one.*never go back/,
      ],
    ],
    C4: [
      ['legal', /left to right and from top to bottom.*touches no other cube by a side; corners/],
      ['turn', /more than eight blanks be up; the Joker is not counted/],
      ['variants', /hang together/],
    ],
    C5: [['legal', /Two letters are enough/]],
    C6: [
      [
        'score',
        /1 to 5 count 1 each, letters 6 and 7 count 2.*eighth.*3.*holds its place.*nowhere.*counts in both.*scores once, the better/,
      ],
    ],
    C7: [
      ['restored', /two whole turns.*passes included.*turn 5 counts again from turn 8.*COLOUR/],
      ['variants', /British and American spellings are two words/],
    ],
    C8: [
      ['setUp', /first player puts up to five cubes anywhere/],
      ['legal', /first turn, too/],
    ],
    C9: [
      [
        'end',
        /100 points.*30 minutes.*25 points ahead.*ten have been played.*passed twice running.*empty pool ends nothing/,
      ],
    ],
    C10: [['legal', /No names, no abbreviations.*hyphen or an apostrophe.*foreign/]],
    C11: { leftOut: 'Nothing is known of what the die does in later variants.' },
  },
  kubagram: {
    K1: [
      [
        'contents',
        /105 dice with three letters each.*Three jokers.*9 rows of 12 squares, marked I, III or 0.*1 to 9/,
      ],
    ],
    K2: [
      [
        'setUp',
        /to the right of the first.*turn the tray once.*lower left.*nearest row first, each row from left to right/,
      ],
    ],
    K3: [
      ['setUp', /draws one die blind.*nearest to A.*draw again.*IJ comes after I.*passed over/],
      ['variants', /joker that was drawn/],
    ],
    K4: [['turn', /Claim words.*left or right end.*Claim words again.*Only the player on turn/]],
    K5: [['turn', /Once in the game you may skip.*last die is taken all the same/]],
    K6: [
      [
        'squares',
        /I: the letter that is up.*III: choose one.*0: hand the die.*ordinary turn.*cannot be skipped/,
      ],
      ['variants', /only claim words after laying/],
    ],
    K7: [['turn', /its letter is never changed/]],
    K8: [
      [
        'jokers',
        /I or a III alike.*anyone’s.*set it aside.*at least one die from the central field, or a whole word.*two make it four times.*three eight times/,
      ],
    ],
    K9: [
      [
        'score',
        /five letters or more.*claimed again.*5 for the sixth letter, 10 more for the seventh, 15 more for the eighth.*doubled for each joker/,
      ],
      ['variants', /from 3 for children to 8/],
    ],
    K10: [
      [
        'compounds',
        /two or more whole words.*nothing between.*strike.*as many times as it has simple words.*never taken in any other way, and never split/,
      ],
    ],
    K11: [
      [
        'end',
        /last die of the tray.*two letters or more.*by two dice or more.*counts double.*central field are taken/,
      ],
      ['variants', /one die be enough.*short words only when no full word is left/],
    ],
    K11b: [['end', /take jokers that others have set aside.*sum of its six faces/]],
    K12: [['contents', /IJ is one letter on one face; I beside J does not/]],
    K13: [
      [
        'squares',
        /ten consonants or more.*no vowel.*even from a I.*Y is a consonant; the Dutch IJ is a vowel/,
      ],
      ['jokers', /must be laid, with a vowel/],
    ],
    K14: [
      [
        'challenge',
        /Abbreviations.*looked up.*undone with everything built on it.*5 points for the player of a bad word, 5 for the challenger/,
      ],
    ],
    K15: [
      ['variants', /Alone: nobody draws or skips, a 0 is a III/],
      ['end', /may be negative/],
    ],
    K16: { leftOut: 'Slips of the source.' },
  },
  kubo: {
    U1: [
      [
        'contents',
        /64 cards in four colours, blue, green, yellow and red; four sizes, S, M, L and XL; and the numbers 1 to 4/,
      ],
    ],
    U2: [
      ['setUp', /S1, S4, XL1 and XL4.*60 cards.*four to each.*left/],
      ['variants', /on its side.*on its end/],
    ],
    U3: [['places', /Colours are layers.*sizes go to the right.*numbers away from you/]],
    U4: [
      [
        'laying',
        /Beside a card of its own layer.*nothing need lie below.*directly below.*ever laid under.*dead/,
      ],
    ],
    U5: [
      [
        'turn',
        /Draw one card.*more than five.*two cards or more in your last turn.*hand of five.*draw no more/,
      ],
    ],
    U6: [['turn', /as many cards as you like, one after another, or none/]],
    U7: [
      [
        'score',
        /corners count.*before you end the turn, each line by itself.*at once.*wrong claim costs nothing/,
      ],
      ['steal', /ten seconds.*calls first.*lost for good, even a Zoker/],
      ['variants', /Another time for stealing/],
    ],
    U8: [['score', /scores 1. There are 48.*scores 2. There are 24.*scores 12. There are 4/]],
    U9: [
      [
        'end',
        /Zoker is claimed.*last card.*top layer is full.*whole round lays nothing.*may still claim.*may still steal/,
      ],
    ],
    U10: [
      ['end', /costs 1 point/],
      ['variants', /Several rounds, three.*50 points/],
    ],
    U11: [['setUp', /Keep your cards to yourself/]],
    U12: { leftOut: 'A slip of the source.' },
  },
  scruble: {
    S1: [['contents', /4 by 4 by 4.*96 pegs.*82 are letters.*2 are wild, and 12 are premium/]],
    S2: [['setUp', /sixty twists.*nobody’s/]],
    S3: [['turn', /any of the twelve layers, the middle ones too, by a quarter or a half turn/]],
    S4: [
      [
        'words',
        /rings of 16 places.*either direction.*straight on over the edges.*at most sixteen.*no diagonal.*A premium peg is no letter/,
      ],
    ],
    S5: [
      ['words', /at least three letters/],
      ['variants', /four letters at least/],
    ],
    S6: [
      [
        'score',
        /5 for six letters, 10 for seven or eight, 15 for nine or more.*10 if the letters, wild ones too, lie on three or four faces/,
      ],
    ],
    S7: [
      [
        'score',
        /letter peg multiplies the letter that it touches. Those come first.*multiply each other.*15 letters.*better end. One of 16 has none/,
      ],
    ],
    S8: [['turn', /Twist at least once.*already.*either direction.*part of a standing word is not new/]],
    S9: [
      [
        'crossing',
        /claimed before, by anyone.*plain sum.*another ring.*three letters or more.*One older word counts.*same letter in both.*again in later turns/,
      ],
    ],
    S10: [['turn', /claim one word.*hand the cube on.*scores 0.*No word is claimed as new twice/]],
    S11: [['words', /any letter and counts 0.*free again.*Two letters of a word at least/]],
    S12: [
      [
        'variants',
        /Option two.*any letter inside a word and count 0.*dearer of its two neighbours.*multiply each other.*Outside/,
      ],
    ],
    S13: [['variants', /90 seconds.*up to four times.*twists stay/]],
    S14: [
      ['end', /more than 100 points, or after ten rounds/],
      ['variants', /round is completed.*reached 100 points/],
    ],
    S15: { leftOut: 'What the source’s examples leave out.' },
  },
};

function wordsOf({ title, body, example }: BookletSection): string {
  return [title, ...body.flat(), example?.title ?? '', ...(example?.rows.flat() ?? [])].join(' ');
}

function sectionOf({ sections }: Booklet, name: string): BookletSection {
  const section = sections[name];
  if (section === undefined) throw new Error(`No section ${name}`);
  return section;
}

/** As it is printed with the first bundled set of the game. */
function printedRules(game: Game): Booklet {
  const set = printSets.find((one) => one.game === game);
  if (set === undefined) throw new Error(`No set for ${game}`);
  return rulesOf(game, set, 'en');
}

describe.each(games)('the booklet of %s (R16)', (game) => {
  const english = printedRules(game);

  it('tells every item of the rules that a player needs', () => {
    expect(Object.keys(told[game])).toEqual(items[game]);
    for (const [item, places] of Object.entries(told[game])) {
      if ('leftOut' in places) continue;
      for (const [section, words] of places) {
        expect(wordsOf(sectionOf(english, section)), item).toMatch(words);
      }
    }
  });

  it('has no section that no item speaks of, but what a booklet is for and where it comes from', () => {
    const spoken = Object.values(told[game]).flatMap((places) =>
      'leftOut' in places ? [] : places.map(([section]) => section),
    );
    const silent = Object.keys(english.sections).filter((name) => !spoken.includes(name));
    expect(silent).toEqual(['aim', 'origin']);
    expect(wordsOf(sectionOf(english, 'origin'))).toMatch(/unofficial.*after/);
    expect(wordsOf(sectionOf(english, 'origin'))).toMatch(/no part in this/);
  });
});
