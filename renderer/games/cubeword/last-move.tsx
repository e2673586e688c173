import { Cube } from '#renderer/board/index.ts';
import { wordList, type LastMoveTexts, type MarkedPlace, type TellMove } from '#renderer/table/index.ts';
import {
  placedCube,
  placeKey,
  type CubewordView,
  type NewWord,
  type Part,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { texts } from './speech.ts';
import type { CubewordTable } from './table-types.ts';
import { placeWords, termsText } from './texts.ts';

const sides = { one: 40, more: 32 } as const;
const kinds = ['site', 're-site', 're-face', 're-name'] as const;

const tell: TellMove<CubewordTable> = (t, { moves, seat }, { nameOf, before }) => {
  const turned = moves.flatMap((one) => one.events).find((event) => event.kind === 'turned');
  if (turned?.kind !== 'turned') return undefined;
  const { parts, score } = turned;
  const touched = new Set(parts.map(({ cube }) => cube));
  const counted = score.words.filter(({ standing }) => standing.kind === 'counts');
  const words = counted.map(({ word }) => word);
  const name = nameOf(seat);
  const done = partsText(t, parts);
  const places = placesOf(before(), parts, touched);
  if (counted.length === 0) {
    return {
      title: t('cubewordTable:lastMove.moved', { name, count: touched.size }),
      from: t('cubewordTable:lastMove.fromParts', { parts: done }),
      places,
    };
  }
  const where = wordList(
    t,
    counted.map(({ word, start, direction }) =>
      t(`cubewordTable:lastMove.where.${direction}`, { word, place: placeWords(start) }),
    ),
  );
  const from = t('cubewordTable:lastMove.from', { where, parts: done });
  return {
    title: t('cubewordTable:lastMove.made', { name, words: wordList(t, words) }),
    pieces: counted.map((word) => (
      <Letters
        key={`${word.word} ${placeKey(word.start)} ${word.direction}`}
        word={word}
        touched={touched}
        side={counted.length > 1 ? sides.more : sides.one}
      />
    )),
    sum: counted.map((word) => ({
      text: t('cubewordTable:lastMove.word', { word: word.word, terms: termsText(word) }),
      points: String(word.points),
    })),
    from,
    spoken: `${texts.event(t, turned, nameOf) ?? ''} ${from}`,
    places,
  };
};

export const lastMoveTexts: LastMoveTexts<CubewordTable> = { texts, tell };

interface LettersProps {
  readonly word: NewWord;
  readonly touched: ReadonlySet<CubeId>;
  readonly side: number;
}

function Letters({ word, touched, side }: LettersProps) {
  return word.letters.map(({ letter, cube }) => (
    <Cube key={cube} letter={letter} side={side} look={touched.has(cube) ? 'last-play' : 'fixed'} still />
  ));
}

/** Returns for example `2 from the pool and 1 turned`. */
function partsText(t: Translate, parts: readonly Part[]): string {
  const said = kinds.flatMap((kind) => {
    const count = parts.filter((part) => part.kind === kind).length;
    return count === 0 ? [] : [t(`cubewordTable:lastMove.parts.${kind}`, { count })];
  });
  return wordList(t, said);
}

function placesOf(
  { felt }: CubewordView,
  parts: readonly Part[],
  touched: ReadonlySet<CubeId>,
): readonly MarkedPlace[] {
  const left = parts.flatMap((part): readonly MarkedPlace[] => {
    const was = part.kind === 're-site' ? placedCube(felt, part.cube) : undefined;
    return was === undefined ? [] : [{ at: `left ${placeKey(was)}`, letter: was.letter }];
  });
  return [...[...touched].map((cube) => ({ at: `cube ${cube}` })), ...left];
}
