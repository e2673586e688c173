import type { LaidFace, Play, PlayList } from './play.ts';

/**
 * Orders plays by score, direction (across first), square, word and laid faces. No two plays of a position are equal in
 * this order, so every engine lists the same ones.
 */
export function comparePlays(one: Play, other: Play): number {
  return (
    other.score - one.score ||
    Number(one.direction === 'down') - Number(other.direction === 'down') ||
    one.start - other.start ||
    compareTexts(one.word, other.word) ||
    compareLaid(one.laid, other.laid)
  );
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function compareLaid(one: readonly LaidFace[], other: readonly LaidFace[]): number {
  for (const [place, face] of one.entries()) {
    const against = other[place];
    if (against === undefined) return 1;
    const difference = Number(face.blank) - Number(against.blank) || against.value - face.value;
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Returns the best plays that score `atMost` or less; only they, and ties with the last one, become objects. */
export function bestOf(plays: PlayList, most: number, atMost = Infinity): readonly Play[] {
  if (most <= 0) return [];
  const least = leastWanted(plays, most, atMost);
  const chosen: Play[] = [];
  for (let place = 0; place < plays.count; place += 1) {
    const score = plays.scoreAt(place);
    if (score >= least && score <= atMost) chosen.push(plays.playAt(place));
  }
  return chosen.sort(comparePlays).slice(0, most);
}

/** Up to this many best scores are kept sorted while the list is read; for more, all scores are sorted at the end. */
const mostKept = 64;

function leastWanted(plays: PlayList, most: number, atMost: number): number {
  const room = most <= mostKept ? most : plays.count;
  const best = new Float64Array(room).fill(-Infinity);
  let kept = 0;
  for (let place = 0; place < plays.count; place += 1) {
    const score = plays.scoreAt(place);
    if (score > atMost) continue;
    if (room > mostKept) {
      best[kept] = score;
      kept += 1;
    } else if (score > (best[room - 1] ?? 0)) {
      let at = room - 1;
      for (; at > 0 && (best[at - 1] ?? 0) < score; at -= 1) best[at] = best[at - 1] ?? 0;
      best[at] = score;
    }
  }
  if (room <= mostKept) return best[room - 1] ?? -Infinity;
  const sorted = best.subarray(0, kept).sort();
  return sorted[Math.max(0, kept - most)] ?? -Infinity;
}
