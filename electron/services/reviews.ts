import { keptReview, reckoning, type KeptReview } from '#shared/contract/index.ts';
import { parseJson, type Result } from '#shared/kernel/index.ts';
import { openBesideGames, type BesideGamesParts } from './beside-games.ts';

const mostBytes = 8_000_000;
/** A game is rarely measured against more levels than this. */
const mostLevels = 4;

/** Reviews of whole games lie in one `reviews/<id>.json` per game, so that they open at once the next time. */
export interface Reviews {
  /** Undefined unless the game was reviewed at this revision, against this level and as it would be today. */
  read(id: string, revision: number, level: number): Promise<KeptReview | undefined>;
  keep(id: string, review: KeptReview): Promise<Result<undefined>>;
  written(): Promise<void>;
}

export function openReviews(parts: BesideGamesParts): Reviews {
  const files = openBesideGames(parts, parts.home.reviews, mostBytes);
  return {
    async read(id, revision, level) {
      const kept = reviewsIn(await files.read(id), revision);
      return kept.find(({ review }) => review.level === level);
    },
    keep: (id, review) =>
      files.change(id, (text) => {
        const others = reviewsIn(text, review.revision).filter(
          (one) => one.review.level !== review.review.level,
        );
        return JSON.stringify([...others.slice(1 - mostLevels), review]);
      }),
    written: () => files.written(),
  };
}

function reviewsIn(text: string | undefined, revision: number): readonly KeptReview[] {
  const json = text === undefined ? undefined : parseJson(text);
  if (json?.ok !== true || !Array.isArray(json.value)) return [];
  return json.value.flatMap((one) => {
    const kept = keptReview.safeParse(one);
    const isOfToday = kept.success && kept.data.reckoning === reckoning && kept.data.revision === revision;
    return isOfToday ? [kept.data] : [];
  });
}
