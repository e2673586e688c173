import { stepDraftHistory } from '#renderer/table/index.ts';
import { mostTwists, placeName, placesOf, runFrom, runThrough } from '#shared/games/scruble/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Draft, DraftAction, DraftProblem, DraftStep } from './draft.ts';

export function reduce(draft: Draft, action: DraftAction): Result<Draft, DraftProblem> {
  const { twists, places, wilds } = draft;
  switch (action.kind) {
    case 'twist':
      return twisted(draft, [...twists, action.twist]);
    case 'take-back-twist':
      return twists.length === 0 ? noStep : twisted(draft, twists.slice(0, -1));
    case 'trace':
      return traced(draft, action.place);
    case 'untrace':
      return places.length === 0 ? noStep : shortened(draft, places.length - 1);
    case 'name': {
      const { [action.place]: _, ...others } = wilds;
      const named = action.letter === '' ? others : { ...others, [action.place]: action.letter };
      return ok(stepped(draft, { ...stepOf(draft), wilds: named }));
    }
    case 'cross':
      return ok(stepped(draft, { ...stepOf(draft), crossing: action.word }));
    case 'make': {
      const { kind: _, ...step } = action;
      return ok(stepped(draft, step));
    }
    case 'clear':
      return places.length === 0 ? noStep : ok(stepped(draft, { twists, places: [], wilds: {} }));
    case 'cursor':
      return ok({ ...draft, cursor: action.place });
    case 'go': {
      const [, next = draft.cursor] = placesOf(runFrom(draft.cursor, action.heading, 2));
      return ok({ ...draft, cursor: next });
    }
    case 'layer':
      return ok({ ...draft, layer: action.layer });
    case 'step-back':
    case 'step-on':
      return walked(draft, action.kind);
  }
}

const noStep = refuse({ code: 'scruble/no-step' } as const);

function twisted(draft: Draft, twists: Draft['twists']): Result<Draft, DraftProblem> {
  if (twists.length > mostTwists) return refuse({ code: 'scruble/twists-full', most: mostTwists });
  const layer = twists.at(-1)?.layer ?? draft.layer;
  return ok({ ...stepped(draft, { twists, places: [], wilds: {} }), layer });
}

function traced(draft: Draft, place: number): Result<Draft, DraftProblem> {
  const { places } = draft;
  const on = places.indexOf(place);
  if (on >= 0) return shortened(draft, on);
  const longer = [...places, place];
  return longer.length > 1 && runThrough(longer) === undefined
    ? refuse({ code: 'scruble/not-in-line', place: placeName(place) })
    : ok({ ...stepped(draft, { ...stepOf(draft), places: longer }), cursor: place });
}

function shortened(draft: Draft, length: number): Result<Draft, DraftProblem> {
  const places = draft.places.slice(0, length);
  const wilds = Object.fromEntries(
    Object.entries(draft.wilds).filter(([place]) => places.includes(Number(place))),
  );
  return ok(stepped(draft, { ...stepOf(draft), places, wilds }));
}

function walked(draft: Draft, way: 'step-back' | 'step-on'): Result<Draft, DraftProblem> {
  const to = stepDraftHistory(draft, stepOf(draft), way);
  if (to === undefined) return noStep;
  const { cursor, layer } = draft;
  return ok({ ...to.step, cursor, layer, past: to.past, future: to.future });
}

function stepOf({ twists, places, wilds, crossing }: Draft): DraftStep {
  return { twists, places, wilds, ...(crossing === undefined ? {} : { crossing }) };
}

function stepped(draft: Draft, next: DraftStep): Draft {
  const { cursor, layer, past } = draft;
  return { ...next, cursor, layer, past: [...past, stepOf(draft)], future: [] };
}
