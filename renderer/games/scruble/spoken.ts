import type { SpokenFacts, SpokenTexts } from '#renderer/table/index.ts';
import {
  afterTwists,
  checkClaim,
  faceOf,
  facesOf,
  letterOf,
  placesOf,
  pointsOf,
  runFrom,
  runThrough,
  standingOn,
  type Cube,
  type Heading,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { beginDraft, type Draft } from './draft/draft.ts';
import type { ScrubleTable } from './table-types.ts';
import { placeText, twistsLabel } from './texts.ts';

type Facts = SpokenFacts<ScrubleTable>;

export const spoken: SpokenTexts<ScrubleTable> = {
  place(t, facts) {
    const place = draftOf(facts).cursor;
    return t('scrubleTable:spoken.place', {
      peg: pegText(t, cubeOf(facts)[place]),
      place: placeText(t, place),
      worth: pointsOf(cubeId(cubeOf(facts)[place] ?? 0)),
    });
  },
  row: (t, facts) => ringText(t, facts, 'right'),
  column: (t, facts) => ringText(t, facts, 'down'),
  words: (t, facts) => [tracedText(t, facts), standingText(t, facts)].join(' '),
  stock: (t, { view }) => goalText(t, view),
  now(t, facts) {
    const { twists, places } = draftOf(facts);
    const made =
      twists.length === 0
        ? t('scrubleTable:twist.none')
        : `${t('scrubleTable:twist.made', { count: twists.length, twists: twistsLabel(t, twists) })}.`;
    const may = t('scrubleTable:spoken.now');
    return [made, ...(places.length === 0 ? [] : [tracedText(t, facts)]), may].join(' ');
  },
};

/** Only the person on turn may hear of twists and a word that are not played; the cursor is everybody's. */
function draftOf({ draft, mayMove }: Facts): Draft {
  const none = beginDraft();
  return mayMove && draft !== undefined ? draft : { ...none, cursor: draft?.cursor ?? none.cursor };
}

function cubeOf(facts: Facts): Cube {
  return afterTwists(facts.view.cube, draftOf(facts).twists);
}

function pegText(t: Translate, peg: number | undefined): string {
  const face = faceOf(cubeId(peg ?? 0));
  if (face.kind === 'letter') return face.letter;
  if (face.kind !== 'premium') return t('scrubleTable:peg.wild');
  return t(face.of === 'word' ? 'scrubleTable:peg.word' : 'scrubleTable:peg.letter-premium', {
    text: String(faceText(face)),
    times: face.times,
  });
}

function ringText(t: Translate, facts: Facts, heading: Heading): string {
  const cube = cubeOf(facts);
  const places = placesOf(runFrom(draftOf(facts).cursor, heading, 16));
  return t('scrubleTable:spoken.ring', {
    place: placeText(t, places[0] ?? 0),
    heading: t(`scrubleTable:heading.${heading}`),
    pegs: places.map((place) => pegText(t, cube[place])).join('; '),
  });
}

function tracedText(t: Translate, facts: Facts): string {
  const { places, wilds, twists, crossing } = draftOf(facts);
  if (places.length === 0) return t('scrubleTable:word.cleared');
  const cube = cubeOf(facts);
  const word = places.map((place) => letterOf(cubeId(cube[place] ?? 0)) ?? wilds[place] ?? '?').join('');
  const run = runThrough(places);
  if (run === undefined || word.includes('?')) return t('scrubleTable:spoken.traced', { word });
  const { ring, from, back } = run;
  const at = { ring, from, back };
  const check = checkClaim(
    facts.view,
    { twists, word, at, ...(crossing === undefined ? {} : { crossing }) },
    facts.words,
  );
  return t('scrubleTable:spoken.worth', {
    word,
    faces: facesOf(check.run),
    points: check.score.total,
  });
}

function standingText(t: Translate, facts: Facts): string {
  const { claimed } = facts.view;
  if (claimed.length === 0) return t('scrubleTable:spoken.noWords');
  const words = claimed.map(({ word }) => word).join(', ');
  const standing = standingOn(cubeOf(facts), claimed).map(({ word }) => word);
  return [
    t('scrubleTable:spoken.claimed', { words }),
    ...(standing.length === 0 ? [] : [t('scrubleTable:spoken.standing', { words: standing.join(', ') })]),
  ].join(' ');
}

function goalText(t: Translate, { options, round, lastRound }: ScrubleView): string {
  if (lastRound !== undefined) return t('scrubleTable:goal.last');
  return options.finish === 'rounds'
    ? t('scrubleTable:goal.rounds', { round, rounds: options.rounds })
    : t('scrubleTable:goal.target', { target: options.target });
}
