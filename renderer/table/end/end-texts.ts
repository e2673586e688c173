import {
  decidedBy,
  type ClosestMoment,
  type FeatsDone,
  type GameCourse,
  type LongestWord,
  type MadePlay,
} from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { NameOf } from '../game-table.ts';
import { pointsText } from '../score/score-parts.tsx';

/** A play is called by its word, or by a sentence of its game's own. */
export function playText(t: Translate, game: string, { called }: Pick<MadePlay, 'called'>): string {
  return typeof called === 'string' ? called : t(`record:${game}.plays.${called.says}`, called);
}

/** Returns the sentence about what decided the game; an empty text where nothing did. */
export function decidedText(t: Translate, course: GameCourse, nameOf: NameOf): string {
  const decided = decidedBy(course);
  if (decided === undefined) return '';
  const { kind, ...facts } = decided;
  const play = course.plays.find(({ at, turn }) => at === facts.at && turn === facts.turn);
  const nameIn = (fact: string) => nameOf(Number(facts[fact]) as Parameters<NameOf>[0]);
  const key = play === undefined || kind === 'alone' ? kind : `${kind}Play`;
  return t(`table:end.decided.${key}`, {
    ...facts,
    ...('seat' in facts ? { name: nameIn('seat') } : {}),
    ...('leader' in facts ? { leader: nameIn('leader') } : {}),
    ...(play === undefined ? {} : { play: playText(t, course.game, play) }),
  });
}

export function closestText(t: Translate, { turns, leader, by }: ClosestMoment, nameOf: NameOf): string {
  const [first] = turns;
  const last = turns.at(-1);
  const count = turns.length === 1 ? 'one' : turns.length === 2 ? 'two' : 'more';
  const facts = { turns: t(`table:end.turns.${count}`, { first, last }), by };
  return leader === undefined
    ? t('table:end.closest.level', facts)
    : t('table:end.closest.led', { ...facts, name: nameOf(leader) });
}

export function longestText(
  t: Translate,
  game: string,
  { word, letters, play }: LongestWord,
  nameOf: NameOf,
): string {
  const facts = {
    word,
    letters,
    name: nameOf(play.seat),
    turn: play.turn,
    play: playText(t, game, play),
  };
  return t(`table:end.longest.${play.words[0]?.word === word ? 'own' : 'other'}`, facts);
}

export function featText(t: Translate, game: string, feats: FeatsDone, nameOf: NameOf): string {
  const { plays, counts, each } = feats;
  const count = counts.reduce((sum, one) => sum + one, 0);
  const [only] = plays;
  const paid = each === undefined ? '' : 'For';
  if (count === 1 && only !== undefined) {
    const facts = { play: playText(t, game, only), name: nameOf(only.seat), turn: only.turn, each };
    return t(`table:end.feat.once${paid}`, facts);
  }
  const who = counts
    .flatMap((times, seat) =>
      times === 0 ? [] : [t('table:end.feat.who', { name: nameOf(seat as MadePlay['seat']), count: times })],
    )
    .join(', ');
  return t(`table:end.feat.times${paid}`, { count, who, each });
}

/** Returns for example `Mira 446, Joris 459`. */
export function standingText(t: Translate, names: readonly string[], scores: readonly number[]): string {
  if (names.length === 1) return pointsText(scores[0] ?? 0);
  return names
    .map((name, seat) => t('table:end.chart.score', { name, points: pointsText(scores[seat] ?? 0) }))
    .join(', ');
}
