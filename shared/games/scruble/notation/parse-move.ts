import type { Actor } from '#shared/engine/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { isSpelling, tidyWord } from '#shared/table-words/index.ts';
import { actorProblem } from '../apply.ts';
import { placeAt, ringLength, side } from '../cube.ts';
import { findWord, nearestRefusal } from './find-word.ts';
import type { Claim, ScrubleMove } from '../moves.ts';
import { headings, isFace, runFrom } from './place-names.ts';
import { scrubleLetters } from '../setup.ts';
import type { MoveProblem, WordNotThere } from '../problems.ts';
import type { ScrubleView } from '../state.ts';
import type { Twist } from '../twists.ts';
import { clip, parseTwists, type TwistTextProblem } from './twist-names.ts';
import { mostTwists } from '../schemas.ts';

export type LineProblem =
  | TwistTextProblem
  | { readonly code: 'scruble/empty-text' }
  | { readonly code: 'scruble/unknown-text'; readonly found: string }
  | { readonly code: 'scruble/clock-ends' }
  | { readonly code: 'scruble/clock-time-expected' }
  | { readonly code: 'scruble/no-word' }
  | { readonly code: 'scruble/bad-word'; readonly word: string }
  | { readonly code: 'scruble/too-many-twists'; readonly twists: number; readonly most: number }
  /** A place is a face, a row and a column, with the direction of the word. */
  | { readonly code: 'scruble/place-expected'; readonly found: string }
  | MoveProblem
  | WordNotThere;

type Parsed<T> = Result<T, LineProblem>;

const mostText = 8_000;

/** @param made are the twists of this turn so far; those of the line follow them */
export function parseMove(
  view: ScrubleView,
  by: Actor,
  text: string,
  made: readonly Twist[] = [],
): Parsed<ScrubleMove> {
  const line = text.slice(0, mostText).trim();
  if (line === '') return refuse({ code: 'scruble/empty-text' });
  const [head = '', ...rest] = line.split(/[\s,]+/);
  if (head.toLowerCase() === 'time') return parseTime(by, rest);
  if (by === 'clock') return refuse({ code: 'scruble/unknown-text', found: clip(line) });
  if (head.toLowerCase() === 'allow') {
    const words = rest.map((word) => tidyWord(scrubleLetters, word));
    const bad = words.find((word) => !isSpelling(word));
    if (words.length === 0) return refuse({ code: 'scruble/no-word' });
    return bad === undefined
      ? ok({ kind: 'allow', by, words })
      : refuse({ code: 'scruble/bad-word', word: clip(bad) });
  }
  const colon = line.lastIndexOf(':');
  const read = parseTwists(colon < 0 ? '' : line.slice(0, colon));
  if (!read.ok) return read;
  const twists = [...made, ...read.value];
  if (twists.length > mostTwists) {
    return refuse({ code: 'scruble/too-many-twists', twists: twists.length, most: mostTwists });
  }
  const said = line.slice(colon + 1).trim();
  if (said === '') return refuse({ code: 'scruble/no-word' });
  if (/^pass[.;]?$/i.test(said)) return ok({ kind: 'pass', by, twists });
  const claim = parseClaim(view, twists, said);
  if (claim.ok) return ok({ kind: 'claim', by, twists, ...claim.value });
  // A player who may not move now learns that first, not what is wrong with the word.
  return refuse(actorProblem(view, { kind: 'pass', by, twists: [] }) ?? claim.problem);
}

function parseTime(by: Actor, rest: readonly string[]): Parsed<ScrubleMove> {
  if (by !== 'clock') return refuse({ code: 'scruble/clock-ends' });
  const [moment = ''] = rest;
  return rest.length === 1 && /^\d{1,15}$/.test(moment)
    ? ok({ kind: 'time', by, at: Number(moment) })
    : refuse({ code: 'scruble/clock-time-expected' });
}

type Word = Pick<Claim, 'word' | 'at' | 'crossing'>;

const wordLine =
  /^(?:claim\s+(?!at\s))?([a-z]+)(?:\s+(?:at\s+)?([a-z]+\s+[\d\s,]+[a-z]+))?(?:,?\s+crossing\s+([a-z]+))?[.;]?$/i;
const placeLine = /^([a-z]+)\s+(\d)[\s,]*(\d)[\s,]*([a-z]+)$/i;

function parseClaim(view: ScrubleView, twists: readonly Twist[], said: string): Parsed<Word> {
  const [, letters, where, older] = wordLine.exec(said) ?? [];
  if (letters === undefined) return refuse({ code: 'scruble/unknown-text', found: clip(said) });
  const word = tidyWord(scrubleLetters, letters);
  if (!isSpelling(word) || word.length > ringLength)
    return refuse({ code: 'scruble/bad-word', word: clip(word) });
  const crossing: Pick<Claim, 'crossing'> = older === undefined ? {} : { crossing: older.toUpperCase() };
  const at = where === undefined ? foundAt(view, twists, word, crossing.crossing) : parsedAt(where);
  return at.ok ? ok({ word, at: at.value, ...crossing }) : at;
}

function foundAt(
  view: ScrubleView,
  twists: readonly Twist[],
  word: string,
  crossing: string | undefined,
): Parsed<Claim['at']> {
  const [best] = findWord(view, twists, word, crossing);
  return best === undefined ? refuse(nearestRefusal(view, twists, word, crossing)) : ok(best.at);
}

function parsedAt(where: string): Parsed<Claim['at']> {
  const [, face = '', row = '', column = '', way = ''] = placeLine.exec(where.trim().toLowerCase()) ?? [];
  const heading = headings.find((one) => one === way);
  const [down, along] = [Number(row) - 1, Number(column) - 1];
  const isOn = (at: number) => at >= 0 && at < side;
  if (!isFace(face) || heading === undefined || row === '' || !isOn(down) || !isOn(along)) {
    return refuse({ code: 'scruble/place-expected', found: clip(where) });
  }
  const { ring, from, back } = runFrom(placeAt({ face, row: down, column: along }), heading, 2);
  return ok({ ring, from, back });
}
