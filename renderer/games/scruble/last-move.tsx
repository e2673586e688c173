import { type LastMoveTexts, type TellMove } from '#renderer/table/index.ts';
import { faceOf, facesOf, headingOf, placesOf, type ScrubleEvent } from '#shared/games/scruble/index.ts';
import { sumLines } from './sum.ts';
import { texts } from './speech.ts';
import type { ScrubleTable } from './table-types.ts';
import { placeText, twistsLabel } from './texts.ts';

/** A word over this many faces brings a bonus (S6). */
const manyFaces = 3;

const tell: TellMove<ScrubleTable> = (t, { moves, seat }, { nameOf }) => {
  const events = moves.flatMap((one) => one.events);
  const claimed = events.find((event) => event.kind === 'claimed');
  if (claimed?.kind !== 'claimed') return undefined;
  const { word, run, twists } = claimed;
  const places = placesOf(run);
  const where = t('scrubleTable:lastMove.where', {
    place: placeText(t, places[0] ?? 0),
    heading: t(`scrubleTable:heading.${headingOf(run).heading}`),
  });
  const faces = facesOf(run);
  const moment = faces < manyFaces ? undefined : t('scrubleTable:lastMove.moment', { count: faces });
  return {
    title: t('scrubleTable:lastMove.title', { name: nameOf(seat), word }),
    pieces: [<Pegs key="word" claimed={claimed} />],
    sum: sumLines(t, claimed),
    from: t('scrubleTable:lastMove.from', { where, twists: twistsLabel(t, twists) }),
    ...(moment === undefined ? {} : { moment }),
    spoken: [texts.event(t, claimed, nameOf), where, moment].filter((part) => part !== undefined).join(' '),
    places: places.map((place) => ({ at: String(place) })),
  };
};

export const lastMoveTexts: LastMoveTexts<ScrubleTable> = { texts, tell };

function Pegs({ claimed }: { readonly claimed: Extract<ScrubleEvent, { kind: 'claimed' }> }) {
  return claimed.score.letters.map(({ letter, peg }) => {
    const { kind } = faceOf(peg);
    const look = kind === 'letter' ? 'letter' : 'wild';
    return (
      <span key={peg} className={`peg peg--${look} last-move-peg`}>
        {letter}
      </span>
    );
  });
}
