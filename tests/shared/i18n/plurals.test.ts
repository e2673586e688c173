import { describe, expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import * as screens from '#shared/i18n/en/index.ts';

const en = { ...screens, ...tables };
const { t } = createTranslator();

const things =
  'rows|columns|squares|cubes|letters|words|cards|entries|players|hands|points|bytes|marks|pieces|tries|positions|frames|questions|faces|blocks|pockets|dice|lines|moves|files|blanks|sheets|minutes|games|rounds|turns|scores|pegs|computers|groups|passes|seats|labels|stickers|tabs|people|persons';
/** A number right before several things. `3 of {{total}} words` and `9 x {{columns}} squares` may stand as they are. */
const several = new RegExp(String.raw`(?<!\b(?:of|x|by) ){{(\w+)}} (?:[a-z]+ )?(?:${things})\b`, 'g');
/** Facts that are limits, never 1; and those that are no numbers. */
const limits = ['most', 'limit', 'least', 'needed', 'expected', 'target'];
const names = ['name', 'flag', 'file', 'link'];
/** What is said where there are several, or more than fit. */
const ofSeveral = [
  'cli:balance.title',
  'cli:lab.title',
  'cli:propose.written',
  'design:piece.withTotal',
  'design:findings.fine.letters',
  'design:findings.fine.vowels',
  'design:findings.fine.different',
  'design:balance.poorest',
  'design:lab.enough',
  'design:lab.finished',
  'design:propose.done',
  'design:about.line.line-too-many-faces',
  'fact:capitalsBetween',
  'fact:labelStep',
  'problem:cubeword/not-connected',
  'problem:cubeword/set-up-blanks',
  'problem:cubeword/set-up-not-connected',
  'problem:cubeword/set-up-passes',
  'problem:kubagram/word-too-long',
  'problem:scruble/set-up-pegs',
  'problem:scruble/set-up-passes',
  'problem:box/name-too-long',
  'problem:cli/too-many-players',
  'problem:position/too-many-pieces',
  'problem:position/too-many-faces',
  'problem:words/too-many-faces',
  'problem:words/text-too-long',
  'option:print.work.drying',
  'words:add.leftOutFirst',
  'record:alphacubes.review.leaves',
  'record:scruble.review.faces',
  'record:scruble.review.length',
  'kubagramBox:several.title',
  'kubagramTable:box.label',
  'scrubleTable:lastMove.moment',
  'scrubleTable:sum.length',
  'scrubleTable:word.worthOver',
];

function texts(value: unknown, key: string): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    texts(one, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`),
  );
}

const all = Object.entries(en).flatMap(([namespace, catalogue]) => texts(catalogue, `${namespace}:`));

describe('what is counted', () => {
  it('has a form for one thing, wherever there may be one', () => {
    const oneForm = all.filter(
      ([key, text]) =>
        !/_(?:zero|one|other)$/.test(key) &&
        !/are too many/.test(text) &&
        [...text.matchAll(several)].some(([, fact = '']) => ![...limits, ...names].includes(fact)),
    );
    expect(oneForm.map(([key]) => key).sort()).toEqual(ofSeveral.toSorted());
  });

  it('is said with its number in its own form, several times in a sentence', () => {
    const say = (rows: number, columns: number) => t('box:trayOf', { rows, columns });
    expect(say(1, 12)).toBe('A box of 1 row of 12 squares, seen from above');
    expect(say(9, 1)).toBe('A box of 9 rows of 1 square, seen from above');
    expect(createTranslator('nl').t('option:print.engraving.board', { count: 1 })).toBe(
      'Een plaat met 1 vak',
    );
  });
});
