import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  alphabetText,
  lettersInRuns,
  buildLexicon,
  createJudge,
  decodeLexicon,
  dutchAlphabet,
  encodeLexicon,
  holdsItsWords,
  lexiconForLetters,
  latinAlphabet,
  parseWordList,
  spellingIn,
  withoutAccents,
  wordsOf,
  type Lexicon,
} from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { vowelsOf } from '#shared/lexicon/alphabet.ts';
import { createWordEngine, createWordFinder } from '#shared/word-engine/index.ts';

const plainSquares = Array.from({ length: 25 }, () => 1);

describe('a spelling', () => {
  it.each([
    ['ijs', 'ĲS'],
    ['IJs', 'ĲS'],
    ['ĳs', 'ĲS'],
    ['bijectie', 'BĲECTIE'],
    ['minijurk', 'MINĲURK'],
    ['gelijktijdig', 'GELĲKTĲDIG'],
    ['jij', 'JĲ'],
    [' fijn ', 'FĲN'],
  ])('of %s in Dutch is %s (K12)', (written, spelling) => {
    expect(spellingIn(dutchAlphabet, written)).toBe(spelling);
    expect(spellingIn(dutchAlphabet, spelling)).toBe(spelling);
  });

  it('keeps I and J apart where the alphabet does', () => {
    expect(spellingIn(latinAlphabet, 'bijou')).toBe('BIJOU');
  });

  it('is the same however its accents were typed', () => {
    expect(spellingIn('ABCDEÉ', 'cafe\u0301')).toBe('CAFÉ');
  });

  it('loses its accents where asked, and no letter', () => {
    expect(withoutAccents('één naïeve crème brûlée, Ångström')).toBe('een naieve creme brulee, Angstrom');
    expect(withoutAccents('smørrebrød ß ŉ')).toBe('smørrebrød ß ŉ');
  });
});

describe('an alphabet', () => {
  it('is written by its name or its letters, and read back', () => {
    const swedish = `${latinAlphabet}ÅÄÖ`;
    for (const letters of [latinAlphabet, dutchAlphabet, swedish, 'ΑΒΓΔΕ']) {
      expect(alphabetOf(alphabetText(letters))).toBe(letters);
    }
    expect(alphabetText(dutchAlphabet)).toBe('dutch');
    expect(alphabetOf('Latin')).toBe(latinAlphabet);
    expect(alphabetOf('A, B, C')).toBe('ABC');
  });

  it.each([
    [latinAlphabet, 'A–Z'],
    [dutchAlphabet, 'A–I, IJ, J–Z'],
    [`${latinAlphabet}ÅÄÖ`, 'A–Z, Å, Ä, Ö'],
    ['ABCXYZ', 'A, B, C, X, Y, Z'],
    ['АБВГДЕЖЗИЙКЛ', 'А–Л'],
  ])('%s is told as %s', (letters, told) => {
    expect(lettersInRuns(letters)).toBe(told);
  });

  it.each(['', 'A', 'german', 'ABA', 'AB1', '😀A', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆ'])(
    'is not “%s”',
    (written) => {
      expect(alphabetOf(written)).toBe(undefined);
    },
  );

  it.each([
    [latinAlphabet, 'AEIOU'],
    [dutchAlphabet, 'AEIĲOU'],
    ['ABCÅÄÖØÉY', 'AÅÄÖØÉ'],
    ['АБИЙЁЯ', 'АИЁЯ'],
    ['ΑΒΓΩΉ', 'ΑΩΉ'],
  ])('%s has the vowels %s', (letters, vowels) => {
    expect(vowelsOf(letters)).toBe(vowels);
  });

  it('keeps letters of its own when accents are taken off', () => {
    const reading = { foldAccents: true };
    const { words, leftOut } = expectOk(parseWordList('armé\nsmör\nför ort\nsøt', 'AEMORSTÖ', reading));
    expect(words).toEqual(['ARME', 'SMÖR']);
    expect(leftOut.map(({ fault }) => fault)).toEqual(['several-words', 'not-a-letter']);
  });
});

describe('a Dutch word list', () => {
  it('is sorted as its alphabet goes: IJ after I', () => {
    const { words } = expectOk(parseWordList('jas\nijs\nizabel\nijver\nik', dutchAlphabet));
    expect(words).toEqual(['IK', 'IZABEL', 'ĲS', 'ĲVER', 'JAS']);
  });

  it('counts IJ as one letter of length', () => {
    const { words, leftOut } = expectOk(parseWordList('ij\nbij', dutchAlphabet));
    expect(words).toEqual(['BĲ']);
    expect(leftOut).toEqual([{ line: 1, text: 'ij', fault: 'too-short' }]);
  });

  it('makes a lexicon that gives every word back', () => {
    const word = fc.stringMatching(/^[abijk]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (lines) => {
        const list = parseWordList(lines.join('\n'), dutchAlphabet);
        fc.pre(list.ok);
        const { words } = expectOk(list);
        const lexicon = buildLexicon(words, {
          name: 'small',
          alphabet: dutchAlphabet,
          sha256: '0'.repeat(64),
        });
        expect([...wordsOf(lexicon)]).toEqual(words);
        const judge = createJudge(lexicon);
        for (const line of lines) {
          const spelling = spellingIn(dutchAlphabet, line);
          expect(judge.has(spelling)).toBe(words.includes(spelling));
          // As two letters it is no word: no face shows I beside J to make IJ.
          if (spelling.includes('Ĳ')) expect(judge.has(line.toUpperCase())).toBe(false);
        }
      }),
    );
  });

  it('knows a letter that only the pieces have, in no word of its own', () => {
    const about = { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
    const lexicon = lexiconForLetters(buildLexicon(['AB', 'FIJI', 'IF'], about), dutchAlphabet);
    expect([...wordsOf(lexicon)]).toEqual(['AB', 'FIJI', 'IF']);
    const finder = createWordFinder(lexicon, { allowed: ['BĲ'], denied: [] });
    const pieces = ['A', 'B', 'Ĳ', 'F', 'I'].map((letter) => ({ faces: [{ letter, value: 1 }] }));
    expect(expectOk(finder.spellingsFrom({ pieces, order: 'alphabet', most: 10 })).words).toEqual([
      'AB',
      'BĲ',
      'IF',
    ]);
    expect(
      expectOk(finder.spellingsFrom({ pieces, around: 'Ĳ', order: 'alphabet', most: 10 })).words,
    ).toEqual(['BĲ']);
  });

  it('holds its words with I and J as well, in the same nodes, for pieces without IJ (7.18)', () => {
    const word = fc.stringMatching(/^[abijs]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (lines) => {
        const list = parseWordList(lines.join('\n'), dutchAlphabet);
        fc.pre(list.ok);
        const { words } = expectOk(list);
        const about = { name: 'small', sha256: '0'.repeat(64) };
        const lexicon = buildLexicon(words, { ...about, alphabet: dutchAlphabet });
        const read = expectOk(decodeLexicon(encodeLexicon(lexicon), 'small.cwlex'));
        expect(read).toEqual(lexicon);
        expect(holdsItsWords(read)).toBe(true);

        const apart = lexiconForLetters(read, latinAlphabet);
        const plain = words.map((one) => spellingIn(latinAlphabet, one)).sort();
        expect([...wordsOf(apart)].sort()).toEqual(plain);
        expect(lexiconForLetters(read, dutchAlphabet)).toBe(read);
        expect(lexiconForLetters(apart, latinAlphabet)).toBe(apart);
        // A file that was written before there were two spellings.
        const { beside, ...before } = lexicon;
        expect(beside).toBeDefined();
        expect([...wordsOf(lexiconForLetters(before, latinAlphabet))].sort()).toEqual(plain);

        // Plays from any of their letters, as those of a list that has never heard of Ĳ.
        const never = buildLexicon(plain, { ...about, alphabet: latinAlphabet });
        const position = {
          layout: {
            width: 5,
            height: 5,
            letterFactors: plainSquares,
            wordFactors: plainSquares,
            start: [12],
          },
          board: Array.from({ length: 25 }, (_, at) => (at === 12 ? { letter: 'J', value: 4 } : undefined)),
          rack: ['AI', 'BS', 'IJ', 'SA'].map((faces) => ({
            faces: [...faces].map((letter) => ({ letter, value: 1 })),
          })),
          bonuses: {},
        };
        const found = (of: Lexicon, most: number) => {
          const plays = createWordEngine(of).bestPlays(position, most);
          return Array.from({ length: plays.count }, (_, at) => plays.playAt(at))
            .map(({ word, start, direction, score }) => `${word} ${start} ${direction} ${score}`)
            .sort();
        };
        expect(found(apart, 1_000)).toEqual(found(never, 1_000));
        const most = (lines: readonly string[]) => lines.map((line) => line.split(' ').at(-1));
        expect(most(found(apart, 1))).toEqual(most(found(never, 1)));
      }),
      { numRuns: 200 },
    );
  });

  it('is spelled with I and J where the alphabet has no IJ', () => {
    expect(['ĳs', 'Ĳ', 'ijs', 'BĲECTIE'].map((one) => spellingIn(latinAlphabet, one))).toEqual([
      'IJS',
      'IJ',
      'IJS',
      'BIJECTIE',
    ]);
  });
});

describe('accents in a word list', () => {
  it('are taken off where asked, and a word that was there already is a repeat', () => {
    const folded = expectOk(parseWordList('café\ncafe\nnaïef', latinAlphabet, { foldAccents: true }));
    expect(folded).toEqual({ words: ['CAFE', 'NAIEF'], leftOut: [], leftOutCount: 0, repeats: 1 });
    const { leftOut } = expectOk(parseWordList('café\ncafe', latinAlphabet));
    expect(leftOut).toEqual([{ line: 1, text: 'café', fault: 'not-a-letter' }]);
  });

  it('do not hide letters that are letters of their own', () => {
    const { words, leftOut } = expectOk(
      parseWordList('brød\nstraße\nbrood', latinAlphabet, { foldAccents: true }),
    );
    expect(words).toEqual(['BROOD']);
    expect(leftOut.map(({ line, fault }) => [line, fault])).toEqual([
      [1, 'not-a-letter'],
      [2, 'not-a-letter'],
    ]);
  });

  it('are told of as the text is read', () => {
    const told: number[] = [];
    const text = 'zebu\n'.repeat(30_000);
    const progress = (characters: number, of: number): void => void told.push(characters, of);
    parseWordList(text, latinAlphabet, { progress });
    // Where a line begins at or after every 65,536 characters.
    expect(told).toEqual([0, 150_000, 65_540, 150_000, 131_080, 150_000]);
  });
});
