import { limits, tickMs, type HostMessage, type Kept } from '../codec/index.ts';
import type { Change, History, KnownBox, Link } from './state.ts';
import { rememberedChanges, timing } from './timing.ts';

/** Asks for the order of changes that a snapshot skipped; those no longer kept stay as the two pictures show them. */
export function openHistory(before: KnownBox, event: number, now: number): History | undefined {
  const { info, event: from } = before;
  const skipped = event - from;
  if (info.minor === 0 || !info.features.includes('kept') || skipped < 2) return undefined;
  return { from, upTo: event, got: [], most: limits.keptChanges, tries: 0, dueAt: now, asked: [] };
}

/** Smaller answers would get through a bad line more often, but carry too little. */
const fewest = 4;

export function askHistory(link: Link, now: number): { readonly next: Link; readonly message: HostMessage } {
  const { box, history, sequence } = link;
  if (box === undefined || history === undefined) throw new RangeError('There is no history to ask for');
  const most = history.tries === 0 ? history.most : Math.max(fewest, history.most >> 1);
  const tries = history.tries + 1;
  const asked = [...history.asked, sequence].slice(-16);
  const next = tries > timing.commandTries ? undefined : history;
  const after = history.from + history.got.length;
  return {
    next: {
      ...link,
      history: next && { ...next, most, tries, asked, dueAt: now + timing.commandRetryMs },
    },
    message: { kind: 'askKept', boot: box.info.boot, after, most },
  };
}

export function handleKept(link: Link, kept: Kept, now: number): Link {
  const { box, history } = link;
  if (box === undefined || history === undefined) return link;
  const next = history.from + history.got.length + 1;
  if (kept.first !== next) {
    // Matching changes count whatever question they answer; only an answer to an open question may end the history.
    return history.asked.includes(kept.answers) ? { ...link, history: undefined } : link;
  }
  const got = [...history.got, ...changesOf(kept)].slice(0, history.upTo - history.from);
  if (got.length < history.upTo - history.from) {
    return { ...link, history: { ...history, got, tries: 0, asked: [], dueAt: now } };
  }
  const { from, upTo } = history;
  const newer = box.changes.filter(({ event }) => event > upTo);
  const older = box.changes.filter(({ event }) => event <= from);
  const changes = [...newer, ...got.toReversed(), ...older].slice(0, rememberedChanges);
  return { ...link, history: undefined, box: { ...box, changes } };
}

function changesOf({ first, at, changes }: Kept): readonly Change[] {
  let time = at;
  return changes.map(({ square, full, ticks }, place) => {
    if (place > 0) time += ticks * tickMs;
    return { square, full, at: time, event: first + place };
  });
}
