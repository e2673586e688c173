import { expect, it } from 'vitest';
import { unreadLetters } from '#renderer/screens/words/ImportReport.tsx';
import { latinAlphabet } from '#shared/lexicon/index.ts';

const line = (text: string, fault: 'not-a-letter' | 'too-short' = 'not-a-letter') => ({
  line: 1,
  text,
  fault,
});

it('are the letters that a list has beside those of its alphabet, and nothing that is no letter', () => {
  const lines = [line('bagħivat'), line('ġwor1d'), line('ħobż'), line('a-b'), line('é', 'too-short')];
  expect(unreadLetters(lines, latinAlphabet)).toEqual(['Ħ', 'Ġ', 'Ż']);
  expect(unreadLetters(lines, `${latinAlphabet}ĦĠŻ`)).toEqual([]);
  const many = [...'абвгдежзийклмн'].map((letter) => line(letter));
  expect(unreadLetters(many, latinAlphabet)).toHaveLength(12);
});
