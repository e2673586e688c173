import { Cube } from '#renderer/board/index.ts';
import { type LastMoveTexts, type TellMove } from '#renderer/table/index.ts';
import type { FormedWord } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { eventText, texts } from './speech.ts';
import type { AlphacubesTable } from './table-types.ts';
import { productText } from './WordSum.tsx';

/** Cubes that fit beside the score in the narrowest slip. */
const roomFor = 8;

const tell: TellMove<AlphacubesTable> = (t, { moves, seat }, { nameOf }) => {
  const events = moves.flatMap((one) => one.events);
  const played = events.find((event) => event.kind === 'played' && event.seat === seat);
  const isBack = events.some(({ kind }) => kind === 'taken-back');
  if (played?.kind !== 'played' || isBack) return undefined;
  const { score, placements } = played;
  const [word, ...others] = score.words;
  if (word === undefined) return undefined;
  const letters = word.letters.flatMap(({ laid, letter }) => (laid ? [letter] : [])).join(', ');
  const direction = t(`alphacubes:now.${word.direction}`);
  const moment = score.splash === 0 ? undefined : t('alphacubes:lastMove.moment');
  const spoken = [eventText(t, played, nameOf), moment, t('alphacubes:lastMove.laid', { letters })];
  return {
    title: t('alphacubes:lastMove.title', { name: nameOf(seat), word: word.word }),
    pieces: [<Letters key="word" word={word} />],
    sum: [
      {
        text: t('alphacubes:lastMove.letters', { terms: productText(t, word) }),
        points: String(word.points),
      },
      ...others.map((other) => ({
        text: t('alphacubes:lastMove.other', { word: other.word, terms: productText(t, other) }),
        points: plus(t, other.points),
      })),
      ...(score.splash === 0
        ? []
        : [{ text: t('alphacubes:lastMove.splash'), points: plus(t, score.splash) }]),
    ],
    from: t('alphacubes:lastMove.from', { square: word.start, direction, letters }),
    ...(moment === undefined ? {} : { moment }),
    spoken: spoken.filter((part) => part !== undefined).join(' '),
    places: placements.map(({ square }) => ({ at: square })),
  };
};

export const lastMoveTexts: LastMoveTexts<AlphacubesTable> = { texts, tell };

function Letters({ word }: { readonly word: FormedWord }) {
  const side = word.letters.length > roomFor ? 28 : 36;
  return word.letters.map(({ square, letter, value, laid }) => (
    <Cube key={square} letter={letter} value={value} side={side} look={laid ? 'last-play' : 'fixed'} still />
  ));
}

function plus(t: Translate, points: number): string {
  return t('alphacubes:lastMove.plus', { points });
}
