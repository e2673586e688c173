import { alphacubes as alphacubesManifest } from '#shared/games/register.ts';
import { describe, expect, it } from 'vitest';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { bestTurns, cubeword, feltAfter, turnRequest } from '#shared/games/cubeword/index.ts';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { cubeId, expectOk, seat } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { fitProblem, gamesFor } from '#shared/games/index.ts';
import {
  alphacubesSet,
  cubewordSet,
  kubagramSets,
  ownSet,
  parseSetText,
  scrubleSet,
  setLines,
  type Face,
  type PieceSet,
} from '#shared/pieces/index.ts';
import {
  checkDesign,
  isUsable,
  paintMark,
  proposeSet,
  replacePieces,
  type ProposedKind,
} from '#shared/set-design/index.ts';
import { shuffleHidden as shuffleAlphacubes } from '#tests/support/alphacubes/shuffle-hidden.ts';
import { shuffleHidden as shuffleCubeword } from '#tests/support/cubeword/shuffle-hidden.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { shuffleHidden as shuffleKubagram } from '#tests/support/kubagram/shuffle-hidden.ts';
import { commonEnglish, foreignLexicon } from '#tests/support/set-design/foreign-words.ts';

/** A set that nobody has printed. */
function proposed(kind: ProposedKind, pieces: number, lexicon: Lexicon): PieceSet {
  const run = proposeSet({ kind, pieces, lexicon, seed: 3, title: `Own ${kind}`, language: 'und' });
  for (let next = run.next(); ; next = run.next()) if (next.done === true) return next.value.set;
}

const dice = proposed('dice', 108, foreignLexicon);
const cubes = proposed('cubes', 45, foreignLexicon);
const blanks = proposed('blanks', 25, commonEnglish);
const foreignBlanks = proposed('blanks', 25, foreignLexicon);
const own = (set: PieceSet) => ({ set: 'own', ownSet: setLines(set), allow: [], forbid: [] });

gameContract(kubagram, {
  with: ' with dice in Cyrillic',
  ...{ shuffleHidden: shuffleKubagram, lexicon: foreignLexicon, games: 1, fixed: own(dice) },
});
gameContract(alphacubes, {
  with: ' with cubes in Cyrillic',
  ...{ shuffleHidden: shuffleAlphacubes, lexicon: foreignLexicon, games: 1, fixed: own(cubes) },
});
gameContract(cubeword, {
  with: ' with cubes of one’s own',
  ...{ shuffleHidden: shuffleCubeword, lexicon: commonEnglish, games: 1, fixed: own(blanks) },
  without: ['computers propose legal moves at every level'],
});

gameContract(cubeword, {
  with: ' with cubes in Cyrillic',
  ...{ shuffleHidden: shuffleCubeword, lexicon: foreignLexicon, games: 1, fixed: own(foreignBlanks) },
  without: ['computers propose legal moves at every level'],
});

describe('a set of one’s own', () => {
  it('is what it was after its lines, in any game that it fits', () => {
    for (const set of [dice, cubes, blanks, alphacubesSet, kubagramSets.nl, scrubleSet]) {
      const read = expectOk(parseSetText(setLines(set).join('\n')));
      expect({ ...read, version: 0 }).toEqual({ ...set, version: 0 });
      expect(isUsable(checkDesign({ set }))).toBe(true);
    }
  });

  it('fits the games whose pieces it has', () => {
    expect(gamesFor(dice)).toEqual(['kubagram', 'alphacubes']);
    expect(gamesFor(cubes)).toEqual(['alphacubes']);
    expect(gamesFor(blanks)).toEqual(['cubeword']);
    expect(gamesFor(cubewordSet)).toEqual(['cubeword']);
    expect(gamesFor(scrubleSet)).toEqual([]);
  });

  it('is made for a language where that is told', () => {
    const languageIn = (game: { language?(options: never): string | undefined }, set: PieceSet) =>
      game.language?.(own(set) as never);
    for (const [game, set] of [
      [kubagram, dice],
      [alphacubes, cubes],
      [cubeword, blanks],
    ] as const) {
      expect(languageIn(game, set)).toBeUndefined();
      expect(languageIn(game, { ...set, language: 'fo' })).toBe('fo');
    }
  });

  it.each([
    [kubagram, cubes, 'set/pieces-for-game'],
    [alphacubes, scrubleSet, 'set/piece-for-game'],
    [cubeword, cubes, 'set/pieces-for-game'],
  ] as const)('is refused by a game that cannot take it: %#', ({ rules, options }, set, code) => {
    const start = { options: { ...defaults(options), ...own(set) }, seats: 2, seed: 1 };
    expect(rules.setup(start as never)).toMatchObject({ ok: false, problem: { code } });
  });

  it('is refused where its file is damaged, and where cubes are alike or too few for all players', () => {
    const { needs } = alphacubesManifest.ownSets;
    const broken = setLines(cubes).with(3, '  "name": "Not a name",');
    expect(ownSet(needs, broken)).toMatchObject({ ok: false, problem: { code: 'set/bad-value' } });
    const [first] = cubes.pieces;
    const alike = expectOk(
      replacePieces(
        cubes,
        [...cubes.pieces, ...(first ? [first] : [])].map(({ faces }) => faces),
      ),
    );
    expect(fitProblem('alphacubes', alike)).toMatchObject({ code: 'set/alike-for-game', piece: 46 });
    const few = expectOk(
      replacePieces(
        cubes,
        cubes.pieces.slice(0, 20).map(({ faces }) => faces),
      ),
    );
    const options = { ...defaults(alphacubes.options), ...own(few) } as never;
    expect(alphacubes.rules.setup({ options, seats: 2, seed: 1 }).ok).toBe(true);
    expect(alphacubes.rules.setup({ options, seats: 3, seed: 1 })).toMatchObject({
      problem: { code: 'alphacubes/too-few-cubes', cubes: 20, needed: 21 },
    });
  });

  it('K6 has its own marks in the box: what lies on a 0 goes to the next player', () => {
    const taken = (set: PieceSet) => {
      const options = kubagram.optionsSchema.parse(own(set));
      const begun = expectOk(kubagram.rules.setup({ options, seats: 2, seed: 3 }));
      const turned = kubagram.rules.apply(begun, { kind: 'corner', by: seat(1), corner: 0 });
      return expectOk(kubagram.rules.apply(expectOk(turned).state, { kind: 'take', by: seat(0) })).state;
    };
    // The first square, A9, is marked I.
    expect(taken(dice).phase).toMatchObject({ kind: 'holding', held: { mark: 'I' } });
    const marked = paintMark(dice, 96, '0', 'none');
    expect(taken(marked)).toMatchObject({ handed: { mark: '0' }, phase: { kind: 'after' } });
  });

  it.each([
    ['A to Z', blanks, commonEnglish],
    ['Cyrillic', foreignBlanks, foreignLexicon],
  ] as const)('is what a search for turns of CUBEWORD lays: %s', (_, set, lexicon) => {
    const options = cubeword.optionsSchema.parse(own(set));
    const view = cubeword.rules.viewFor(
      expectOk(cubeword.rules.setup({ options, seats: 1, seed: 1 })),
      'table',
    );
    const ask = turnRequest(view, { moves: 2, nodes: 20_000, width: 10, most: 20, share: 1 });
    const { turns } = bestTurns(lexicon, { allowed: [], denied: [] }, ask);
    expect(turns.length).toBeGreaterThan(0);
    for (const { parts } of turns) expect(feltAfter(set, [], parts).ok).toBe(true);
    // Where the list has none of the letters, there is nothing to be found, and nothing goes wrong.
    const other = lexicon === commonEnglish ? foreignLexicon : commonEnglish;
    expect(bestTurns(other, { allowed: [], denied: [] }, ask).turns).toEqual([]);
    const strange = lexicon === commonEnglish ? 'Ж' : 'Q';
    const named = {
      kind: 'site',
      cube: cubeId(24),
      at: { column: 0, row: 0 },
      letter: strange,
      blank: false,
    } as const;
    expect(feltAfter(set, [], [named])).toMatchObject({ problem: { code: 'cubeword/no-letter' } });
  });

  it('has letters beyond Z in CUBEWORD: typed, named, and in its words', () => {
    const letters = `${latinAlphabet}ÅÄÖ`;
    const faces = blanks.pieces.map((piece) => piece.faces);
    const swedish = expectOk(
      replacePieces(
        { ...blanks, alphabet: letters },
        faces.map((each, at) =>
          each.map((face, place): Face => {
            if (at === 0 && place < 2 && face.kind === 'letter')
              return { kind: 'letter', letter: 'ÖÅ'.charAt(place) };
            return at === 1 && place === 0 ? { kind: 'letter', letter: 'Ä' } : face;
          }),
        ),
      ),
    );
    expect(fitProblem('cubeword', swedish)).toBeUndefined();
    const options = cubeword.optionsSchema.parse(own(swedish));
    expect(cubeword.letters(options)).toBe(letters);
    const view = cubeword.rules.viewFor(
      expectOk(cubeword.rules.setup({ options, seats: 1, seed: 1 })),
      'table',
    );
    const [first] = swedish.pieces;
    const line = `site å of ${first?.letters.join('').toLowerCase()} at 0, 0; site joker as ä at 1, 0`;
    const typed = expectOk(cubeword.notation.parse(view, seat(0), line));
    expect(typed).toMatchObject({
      parts: [
        { kind: 'site', cube: 0, letter: 'Å' },
        { kind: 'site', letter: 'Ä' },
      ],
    });
    expect(
      expectOk(cubeword.notation.parse(view, seat(0), cubeword.notation.format(view, typed as never))),
    ).toEqual(typed);
    const lexicon = buildLexicon(['ÅR', 'ÅÄ', 'ÄR', 'ÖAR'], {
      name: 'svenska',
      alphabet: letters,
      sha256: '0'.repeat(64),
    });
    const ask = turnRequest(view, { moves: 2, nodes: 20_000, width: 10, most: 20, share: 1 });
    const { turns } = bestTurns(lexicon, { allowed: [], denied: [] }, ask);
    const named = turns.flatMap(({ parts }) =>
      parts.flatMap((part) => ('letter' in part ? part.letter : [])),
    );
    expect(named).toEqual(expect.arrayContaining(['Å']));
  });

  it('has its letters and values in play', () => {
    const letters = alphacubes.letters({ ...defaults(alphacubes.options), ...own(cubes) } as never);
    expect(letters).toBe(foreignLexicon.alphabet);
  });
});
