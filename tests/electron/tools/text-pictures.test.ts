import { expect, it } from 'vitest';
import { marked, marksIn } from '#tests/pictures/marked-texts.ts';
import { picturesPage } from '#tests/pictures/pictures-page.ts';

it('a text of a screen tells which texts of the catalogue it is made of', () => {
  for (let number = 0; number < 9000; number += 1) expect(marksIn(marked('', number))).toEqual([number]);
  const sentence = marked(`Claim ${marked('WORD', 17)} for 3`, 4096);
  expect(marksIn(sentence)).toEqual([17, 4096]);
  expect(sentence.replaceAll(/[\u2060-\u2064]/gu, '')).toBe('Claim WORD for 3');
  expect(marksIn('Claim WORD for 3')).toEqual([]);
});

it('the page of a language shows each text once: below its picture, or at the end', () => {
  const texts = ['play', 'tip', 'late'].map((key) => ({ key, english: `<${key}>`, text: `“${key}” & more` }));
  const page = picturesPage('nl', texts, [
    { name: '/new', picture: '001.png', found: [{ number: 1, box: { x: 10.4, y: 20 } }] },
  ]);
  expect(page).toContain('1 of 3 texts are shown, pictures: 1');
  expect(page).toContain('<img src="001.png" alt="" loading="lazy"><b style="left:10px;top:20px">1</b>');
  const rows = [...page.matchAll(/<tr id="(\w+)"><td>(\d?)<\/td>/g)].map(([, key, at]) => [key, at]);
  expect(rows).toEqual([
    ['tip', '1'],
    ['play', ''],
    ['late', ''],
  ]);
  expect(page).toContain('&lt;play&gt;</td><td>“play” &amp; more</td>');
});
