import { isJoker, setOf } from '../dice.ts';
import type { KubagramEvent } from '../events.ts';
import type { SpellingMove } from '../moves.ts';
import { valueOfWord } from '../scoring.ts';
import { withJoker, withoutJoker, withoutWord, withWord } from '../seats.ts';
import { diceOf, findWord, keeperOf, type OwnedWord } from './spelling.ts';
import type { FieldWord, KubagramState, OpenClaim } from '../state.ts';
import type { KubagramStep } from '../types.ts';

/** Dice leave the central field, jokers the fields that held them, and joined words their owners (K4, K8, K10, K11). */
export function makeWord(before: KubagramState, move: SpellingMove): KubagramStep {
  const { seats, options, nextWord: id } = before;
  const dice = diceOf(seats, move);
  const from = partsOf(before, move);
  const parts = from.reduce((sum, { word }) => sum + word.parts, 0) || 1;
  const made = { dice, parts, extended: move.kind === 'extend' };
  const value = valueOfWord(setOf(options), made);
  const word: FieldWord = { id, ...made, points: value.total };

  const used = new Set(dice.map(({ die }) => die));
  const central = before.central.filter(({ die }) => used.has(die));
  const jokers = dice.flatMap(({ die }) => {
    const seat = isJoker(die) ? keeperOf(seats, die) : undefined;
    return seat === undefined ? [] : [{ die, seat }];
  });
  let state: KubagramState = { ...before, central: before.central.filter(({ die }) => !used.has(die)) };
  for (const { die, seat } of jokers) state = withoutJoker(state, seat, die);
  for (const part of from) state = withoutWord(state, part.seat, part.word);
  state = withWord({ ...state, nextWord: id + 1 }, move.by, word);
  const claim: OpenClaim = { word: id, move: before.moves, good: false, central, jokers, parts: from };
  const event: KubagramEvent = {
    kind: 'made',
    how: move.kind,
    seat: move.by,
    word,
    value,
    from,
    move: before.moves,
  };
  return {
    state:
      options.judge === 'challenge' && seats.length > 1
        ? { ...state, claims: [...state.claims, claim] }
        : state,
    events: [event],
  };
}

function partsOf({ seats }: KubagramState, move: SpellingMove): readonly OwnedWord[] {
  if (move.kind === 'claim') return [];
  const ids = move.kind === 'join' ? move.words : [move.word];
  return ids.flatMap((id) => findWord(seats, id) ?? []);
}

/** Takes a claim back, and first every claim built on it; dice return, to the right in the central field (K14). */
export function undoClaim(before: KubagramState, id: number): KubagramStep {
  const gone = new Set([id]);
  for (const { word, parts } of before.claims) {
    if (parts.some((part) => gone.has(part.word.id))) gone.add(word);
  }
  const events: KubagramEvent[] = [];
  let state = before;
  for (const claim of before.claims.toReversed()) {
    const owned = findWord(state.seats, claim.word);
    if (!gone.has(claim.word) || owned === undefined) continue;
    state = withoutWord(state, owned.seat, owned.word);
    state = { ...state, central: [...state.central, ...claim.central] };
    for (const { die, seat } of claim.jokers) state = withJoker(state, seat, die);
    for (const { word, seat } of claim.parts) state = withWord(state, seat, word);
    events.push({ kind: 'undone', ...owned, from: claim.parts, move: claim.move });
  }
  return { state: { ...state, claims: state.claims.filter(({ word }) => !gone.has(word)) }, events };
}
