import { listedStep, wordList, type HintTexts, type NameOf, type TableTexts } from '#renderer/table/index.ts';
import {
  facePlaceOf,
  headingOf,
  placesOf,
  type CubeFace,
  type HintStep,
  type ScrubleEvent,
} from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { FoundHint } from './found-claim.ts';
import type { ScrubleTable } from './table-types.ts';
import { layerText, placeText, twistLabel, twistsLabel } from './texts.ts';
import type { TableModel } from './use-model.ts';

function eventText(t: Translate, event: ScrubleEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'claimed':
      return t('scrubleTable:news.claimed', {
        name,
        word: event.word,
        count: event.score.total,
        twists: twistsLabel(t, event.twists),
      });
    case 'passed':
      return t(event.twists.length === 0 ? 'scrubleTable:news.passed' : 'scrubleTable:news.twisted', {
        name,
        twists: twistsLabel(t, event.twists),
      });
    case 'allowed':
      return t('scrubleTable:news.allowed', { words: wordList(t, event.words) });
    case 'time-up':
      return t('scrubleTable:news.timeUp', { name });
    case 'last-round':
      return t('scrubleTable:news.lastRound', { name });
    case 'turn-began':
      return t('scrubleTable:news.turn', { name });
    case 'ended':
      return undefined;
  }
}

/** Nobody can speak up between turns, so `answer` and `between` are empty. */
export const texts: TableTexts<ScrubleTable> = {
  event: eventText,
  quiet: ['turn-began'],
  answer: () => '',
  between: () => '',
  ending: (t, { phase }) => (phase.kind === 'over' ? t(`scruble:reason.${phase.reason}`) : ''),
};

export const hintTexts: HintTexts<ScrubleTable> = {
  step: listedStep<HintStep, FoundHint>(stepText),
  none: (t) => t('scrubleTable:hint.none'),
  next: (t, step) => t(`scrubleTable:hint.next.${step}`),
  followLabel: (t) => t('scrubleTable:hint.follow'),
  follow: ({ turn }) => ({ kind: 'make', ...turn }),
  reveal(step, { turn }) {
    const [place] = turn.places;
    return step === 'twists' && place !== undefined ? { kind: 'cursor', place } : undefined;
  },
};

function stepText(t: Translate, step: HintStep): string {
  switch (step.step) {
    case 'score':
      return t('scrubleTable:hint.score', { count: step.points });
    case 'place':
      return t('scrubleTable:hint.place', {
        letters: step.letters,
        ring: layerText(t, step.ring),
        count: step.twists,
      });
    case 'word':
      return t('scrubleTable:hint.word', { word: step.word });
    case 'twists': {
      const { heading } = headingOf(step.at);
      const [place = 0] = placesOf({ ...step.at, length: 1 });
      const facts = { place: placeText(t, place), heading: t(`scrubleTable:heading.${heading}`) };
      return step.twists.length === 0
        ? t('scrubleTable:hint.here', facts)
        : t('scrubleTable:hint.twists', { ...facts, twists: twistsLabel(t, step.twists) });
    }
  }
}

export function changeText(t: Translate, { draft: last }: TableModel, model: TableModel): string | undefined {
  const { draft, word, check } = model;
  const { twists, places } = draft;
  const made = twists.length > last.twists.length ? twists.at(-1) : undefined;
  if (made !== undefined && places.length === 0) return twistLabel(t, made);
  const undone = twists.length < last.twists.length ? last.twists.at(-1) : undefined;
  if (undone !== undefined) return t('scrubleTable:twist.undone', { twist: twistLabel(t, undone) });
  if (places === last.places && draft.wilds === last.wilds) return undefined;
  if (places.length === 0) return t('scrubleTable:word.cleared');
  const spelled = [...word].join(' ');
  return check === undefined || check.problem !== undefined
    ? spelled
    : worthText(t, word, places, check.score.total);
}

/** Returns for example `F I G H T S, over 3 faces: F under; I, G, H, T at the right; S on top. 45 points.` */
function worthText(t: Translate, word: string, places: readonly number[], points: number): string {
  const spelled = [...word].join(' ');
  const groups: { face: CubeFace; letters: string[] }[] = [];
  for (const [at, place] of places.entries()) {
    const { face } = facePlaceOf(place);
    const last = groups.at(-1);
    if (last?.face === face) last.letters.push(word.charAt(at));
    else groups.push({ face, letters: [word.charAt(at)] });
  }
  if (groups.length < 2) return t('scrubleTable:word.worth', { word: spelled, points });
  const faces = groups
    .map(({ face, letters }) =>
      t('scrubleTable:word.onFace', {
        letters: letters.join(', '),
        where: t(`scrubleTable:hidden.on.${face}`),
      }),
    )
    .join('; ');
  return t('scrubleTable:word.worthOver', { word: spelled, count: groups.length, faces, points });
}
