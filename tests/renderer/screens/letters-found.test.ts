import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { SpeechRegion } from '#renderer/controls/index.ts';
import { LettersFound } from '#renderer/screens/words/LettersFound.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { countListLetters, rareLetters, type ListLetters } from '#shared/lexicon/index.ts';

function shown(counted: ListLetters, leftOut: string) {
  const onLeaveOut = (): void => undefined;
  const part = createElement(LettersFound, { chosen: { counted, leftOut }, file: 'words.txt', onLeaveOut });
  const i18n = createTranslator();
  const html = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(SpeechRegion, null, part)),
  );
  const boxes = [...html.matchAll(/<label><input type="checkbox"( checked="")?\/>(.*?)<\/label>/g)];
  return {
    boxes: boxes.map(([, checked, text]) => `${checked === undefined ? '-' : 'x'} ${text}`),
    text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  };
}

const plain = Array.from({ length: 6000 }, (_, at) => `${'abcdefgh'[at % 8]}${'mno'[at % 3]}`);
const list = expectOk(countListLetters([...plain, 'dåm', 'åk', 'xål', 'xa', 'xé'].join('\n'), false));

describe('the letters of a list that is added', () => {
  it('stand with their words, the rare ones ticked, and the words lost are counted', () => {
    const { boxes, text } = shown(list, rareLetters(list));
    expect(boxes).toEqual(['x X: 3 words', 'x Å: 3 words', 'x K: 1 word', 'x L: 1 word', 'x É: 1 word']);
    expect(text).toContain('Common letters, which stay, with their words: M 2,001, N 2,000');
    expect(text).toContain('11 letters stay, of 32 at the most. 5 of 6,005 words are lost.');
  });

  it('cost nothing where none is ticked, and are refused where too few stay', () => {
    expect(shown(list, '').text).toContain('None of the 6,005 words is lost.');
    const short = expectOk(countListLetters('ab', false));
    expect(shown(short, 'AB').text).toContain('No letters were found in words.txt.');
  });

  it('are too many until enough of them are ticked', () => {
    const cyrillic = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x430 + at).repeat(2));
    const counted = expectOk(countListLetters([...cyrillic, 'abc'].join('\n'), false));
    expect(shown(counted, 'A').text).toContain(
      '34 letters stay, of 32 at the most. 1 of 33 words is lost. words.txt uses more than 32 letters',
    );
    expect(shown(counted, 'ABC').text).not.toContain('uses more than');
  });
});
