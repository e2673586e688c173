import { wordList, type HintTexts, type HintWords } from '#renderer/table/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { percentOf } from '#shared/engine/index.ts';
import type { FoundPlay } from './found-play.ts';
import type { BetterTurn, DrawProof, EndProof, FoundProof } from './found-proof.ts';
import type { AlphacubesTable } from './table-types.ts';

export const hintTexts: HintTexts<AlphacubesTable> = {
  step: stepText,
  none: (t) => t('alphacubes:hints.none'),
  next: (t, step) => t(`alphacubes:hints.next.${step}`),
  followLabel: (t) => t('alphacubes:hints.lay'),
  followAfter: 'play',
  follow: (play) => ({ kind: 'lay', play }),
  reveal(step, { start, direction }) {
    const place = parseSquare(start);
    return step !== 'place' || place === undefined ? undefined : { kind: 'cursor', place, direction };
  },
};

function stepText(t: Translate, step: string, play: FoundPlay, words: HintWords): string {
  const { word, start, direction, score, placements, names } = play;
  switch (step) {
    case 'score':
      return t(`alphacubes:hints.score.${words}`, { points: score });
    case 'cubes': {
      // Cubes are sorted, because their order in the word would give it away.
      return t('alphacubes:hints.cubes', { count: names.length, cubes: names.toSorted().join(' · ') });
    }
    case 'place': {
      const squares = wordList(
        t,
        placements.map(({ square }) => square),
      );
      const key = placements.length === 1 ? 'placeOne' : direction === 'across' ? 'placeAcross' : 'placeDown';
      return t(`alphacubes:hints.${key}`, { squares });
    }
    case 'chance': {
      const { ahead, proof } = play;
      if (proof !== undefined) return proofText(t, proof, words);
      if (ahead === undefined) return '';
      const { chance, error, better } = ahead;
      const facts = { chance: percentOf(chance), error: Math.max(1, percentOf(error)) };
      if (better === undefined) return t('alphacubes:hints.chance', facts);
      return t('alphacubes:hints.chanceBetter', {
        ...facts,
        ...placeOf(t, better),
        better: percentOf(better.chance),
      });
    }
    default:
      return t('alphacubes:hints.play', {
        word,
        start,
        direction: t(`alphacubes:now.${direction}`),
        points: score,
      });
  }
}

function proofText(t: Translate, proof: FoundProof, words: HintWords): string {
  return [
    ...(proof.kind === 'end' ? endSentences(t, proof) : drawSentences(t, proof)),
    ...(words === 'everyday' ? [t('alphacubes:hints.everyday')] : []),
    ...(proof.needsChallenges ? [t('alphacubes:hints.challenged')] : []),
  ].join(' ');
}

function endSentences(t: Translate, { lead, isBest, better }: EndProof): readonly string[] {
  const key = lead === undefined || lead === 0 ? 'drawn' : lead > 0 ? 'won' : 'lost';
  const own = lead === undefined ? [] : [t(`alphacubes:hints.end.${key}`, { by: Math.abs(lead) })];
  if (isBest) return [...own, t('alphacubes:hints.end.best')];
  return better === undefined ? own : [...own, ...betterSentences(t, better, lead)];
}

function betterSentences(
  t: Translate,
  { play, isSamePlay, cubes, lead }: BetterTurn,
  own: number | undefined,
): readonly string[] {
  // Without the lead of the hint's own play only the better turn is known, and that it wins.
  const [key, by] = own === undefined ? (['sure', lead] as const) : (['better', lead - own] as const);
  if (play === undefined) return [t(`alphacubes:hints.end.${key}Pass`, { by })];
  if (isSamePlay) return [t(`alphacubes:hints.end.${key}Cubes`, { by, cubes: cubes.join(' · ') })];
  return [t(`alphacubes:hints.end.${key}`, { ...placeOf(t, play), by }), ...laidWith(t, cubes)];
}

function drawSentences(t: Translate, { stock, ways, wins, draws, better }: DrawProof): readonly string[] {
  const key = draws > 0 ? 'winsOrDraws' : wins > 0 ? 'wins' : 'winsNone';
  const own = t(`alphacubes:hints.draw.${key}`, { count: stock, ways, wins, draws });
  if (better === undefined) return [own];
  const { play, cubes } = better;
  return [
    own,
    t('alphacubes:hints.draw.better', { ...placeOf(t, play), wins: better.wins }),
    ...laidWith(t, cubes),
  ];
}

function laidWith(t: Translate, cubes: readonly string[]): readonly string[] {
  if (cubes.length === 0) return [];
  return [t('alphacubes:hints.laidWith', { count: cubes.length, cubes: cubes.join(' · ') })];
}

function placeOf(
  t: Translate,
  { word, start, direction, score }: Pick<FoundPlay, 'word' | 'start' | 'direction' | 'score'>,
) {
  return { word, start, direction: t(`alphacubes:now.${direction}`), points: score };
}
